### Top Suit.

topsuit-pass-by-drawing = Passar custa uma carta: “draw” compra uma e passa.
topsuit-draw-stands-alone = Você não escolhe o que compra: escreva só “draw”.
topsuit-card-twice = Você não pode jogar { SAID($card) } duas vezes.
topsuit-no-combination = Isso não é uma combinação: jogue uma carta, de duas a quatro de um valor, ou { $shortest } ou mais de um naipe em sequência. O ás só vem acima do rei.
topsuit-other-kind = Nesta vaza se jogam { $kind ->
    [single] cartas avulsas
    [pair] pares
    [triple] trincas
    [quad] quadras
   *[run] sequências
}: faça o mesmo, ou compre.
topsuit-quad-too-low = Só um valor mais alto supera uma quadra, e { SAID($card) } não está acima de { SAID($current) }.
topsuit-too-weak = { SAID($card) } { $kind ->
    [single] { "" }não supera
   *[other] por cima não supera
} { SAID($current) }: { $current ->
    [AC] é preciso uma carta de espadas ou de ouros.
    [AD] nada a supera.
    [AH] é preciso uma carta de paus ou de ouros.
    [AS] é preciso uma carta de copas ou de ouros.
   *[other] é preciso { $suit ->
        [C] uma carta de paus mais alta, ou espadas, ou ouros
        [H] uma carta de copas mais alta, ou paus, ou ouros
        [S] uma carta de espadas mais alta, ou copas, ou ouros
       *[D] uma carta de ouros mais alta
    }.
}
topsuit-no-run = Não há aqui sequência para aumentar.
topsuit-run-complete = Uma sequência que chegou a { SAID($top) } não continua.
topsuit-extension-too-long = Você pode acrescentar no máximo { $most } cartas; uma fileira mais longa é uma sequência própria: jogue-a.
topsuit-not-next = O que você acrescenta tem que seguir { SAID($top) } no seu naipe: { SAID($next) } primeiro.

## Como se chamam as combinações. A carta de cima vem primeiro, pois ela decide.

topsuit-kind = { $kind ->
    [single] carta avulsa
    [pair] par
    [triple] trinca
    [quad] quadra
   *[run] sequência
}
topsuit-kinds = { $kind ->
    [single] Cartas avulsas
    [pair] Pares
    [triple] Trincas
    [quad] Quadras
    [extend] Aumentar
   *[run] Sequências
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Par
    [triple] Trinca
    [quad] Quadra
   *[run] Sequência
}: { $cards }
topsuit-set = { $top } sobre { $under }
topsuit-run = { $first } a { $last }
topsuit-drew = comprou
topsuit-extended = acrescentou { $cards }
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] espadas ou ouros
        [H] paus ou ouros
       *[S] copas ou ouros
    }
   *[no] { $suit ->
        [C] uma carta de paus mais alta, ou espadas, ou ouros
        [H] uma carta de copas mais alta, ou paus, ou ouros
        [S] uma carta de espadas mais alta, ou copas, ou ouros
       *[D] uma carta de ouros mais alta
    }
}
topsuit-needs = { $kind ->
    [single] é preciso { $stronger }
    [pair] é preciso um par com { $stronger } por cima
    [triple] é preciso uma trinca com { $stronger } por cima
   *[run] é preciso uma sequência até { $stronger }
}
topsuit-needs-rank = é preciso uma quadra de valor mais alto
topsuit-nothing-beats = nada supera { $kind ->
    [quad] quatro ases
   *[other] o ás de ouros
}

## O que a mesa mostra

topsuit-trick = Vaza { $number }
topsuit-open = Ainda não há nada a superar: vale qualquer combinação.
topsuit-to-beat = A superar: **{ $cards }** ({ $kind }) de **{ $name }**; { $needs }{ $extends ->
    [yes] , ou aumentar a sequência.
   *[no] .
}
topsuit-this-trick = Esta vaza: { $acts }
topsuit-last-trick = { $acts } — { $taken ->
    [yes] vaza de **{ $name }**.
   *[no] vaza de ninguém.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Cartas restantes: { $held } · monte **{ $cards }**
topsuit-spoken-circle = Copas ganha de espadas, espadas ganha de paus, paus ganha de copas; ouros ganha dos três.
topsuit-result = Vaza { $number }: { $name } +1 ({ $cards })
topsuit-result-nobody = Vaza { $number }: ninguém jogou
topsuit-result-emptied = Última carta jogada: { $name } +1
topsuit-result-exhausted = O monte está vazio.
topsuit-result-cut-short = A vaza inacabada não conta.
topsuit-out = { $name } ficou sem cartas com { $cards }{ $won ->
    [yes] , e esse ponto decidiu a partida
   *[no] {""}
}.
topsuit-dry = O monte acabou. Menos cartas na mão: { $names } ({ $cards }).

## O que se pede a alguém

topsuit-ask-lead = Você sai: jogue o que quiser, ou compre e passe.{ $many ->
    [yes] { " " }Escolha primeiro o tipo.
   *[no] { "" }
}
topsuit-ask-first = Sua vez: jogue o que quiser, ou compre e passe.{ $many ->
    [yes] { " " }Escolha primeiro o tipo.
   *[no] { "" }
}
topsuit-ask-beat = Sua vez: { $ways ->
    [extend] você só pode aumentar { $cards }
    [both] supere ou aumente { $cards } ({ $needs })
   *[beat] supere { $cards } ({ $needs })
}, ou compre uma carta e passe.{ $many ->
    [yes] { " " }Há muitas formas: escolha passo a passo.
   *[no] { "" }
}
topsuit-ask-draw = Sua vez: você não pode superar { $cards } ({ $needs }), então compre uma carta e passe.
topsuit-ask-which = { $kind ->
    [single] Qual carta?
    [pair] Qual par? A carta nomeada primeiro fica por cima e decide.
    [triple] Qual trinca? A carta nomeada primeiro fica por cima e decide.
    [quad] Qual quadra?
    [extend] O que você acrescenta?
   *[run] Qual sequência? Sua carta mais alta decide.
}
topsuit-add = Aumentar: + { $cards }
topsuit-goes-out = { $cards }: +1, a partida termina
topsuit-among = { $cards } ({ $count })
topsuit-from = De { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [1] Comprar a última: a partida termina
   *[other] Comprar uma carta e passar
}
topsuit-to-draw = comprar uma carta e passar
topsuit-to-extend = aumentar com { $cards }
topsuit-to-play = jogar { $cards }
topsuit-back = Outra coisa

## Para quem ouve em vez de olhar

topsuit-nothing = nenhuma carta
topsuit-spoken-current = A superar: { $kind }, { $cards }, de { $name }.
topsuit-spoken-trick = Nesta vaza: { $acts }.
topsuit-spoken-last = Na vaza anterior: { $acts }.

## Comandos

topsuit-name = Top Suit
topsuit-game = Supere a última jogada ou compre; cada naipe ganha do próximo, em círculo
topsuit-size = { $size ->
    [3] Dez cartas cada para começar
   *[4] Oito cartas cada para começar
}
topsuit-about = Top Suit: supere o que foi jogado antes, pelo valor ou pelo círculo dos naipes
topsuit-option-players = Quantos jogam: 3 ou 4
topsuit-play-about = Jogar uma carta, várias de um valor, ou uma sequência
topsuit-play-option = Como KH, ou 5S 5H com 5 de copas por cima; C paus, D ouros, H copas, S espadas, Q dama
topsuit-extend-about = Acrescentar uma ou duas cartas à sequência na mesa
topsuit-extend-option = Como 7C 8C numa sequência até o 6 de paus
topsuit-draw-about = Comprar uma carta e passar

## Regras

topsuit-topic-trick = Uma vaza
topsuit-topic-combinations = Combinações
topsuit-topic-suits = O que ganha de quê
topsuit-topic-extend = Aumentar uma sequência
topsuit-topic-end = Os pontos e o fim

topsuit-rules-overview = **Top Suit** é para três ou quatro jogadores, cada um por si, com 52 cartas (K rei, Q dama, J valete); o ás é a carta mais alta.
    Entre três, cada um recebe { $three } cartas, entre quatro { $four }; as outras são o monte.
    Você tenta ser o último a jogar em cada vaza, e livrar-se das suas cartas. O que ganha de quê depende do naipe
    da carta de cima, e os naipes formam um círculo em que cada um ganha do próximo.
    A partida termina quando alguém fica sem cartas ou o monte está vazio. Ganha quem tem mais pontos; quem
    empata divide a vitória.
topsuit-rules-trick =
    Quem sai primeiro é sorteado.
    Começa quem sai, e depois cada um joga uma vez, em sentido horário: joga uma combinação, ou compra uma carta e passa. Você pode
    passar mesmo que pudesse jogar, e quem sai também pode passar.
    A primeira combinação de uma vaza é livre. Uma posterior tem que ser do mesmo tipo e superar a que foi jogada por último.
    Depois que todos tiveram a vez, quem jogou por último ganha a vaza, marca um ponto e sai na próxima. Se ninguém jogou,
    ninguém marca e a saída passa ao lugar seguinte.
topsuit-rules-combinations =
    Uma **carta avulsa**; um **par**, uma **trinca** ou uma **quadra** de um valor; ou uma **sequência** de { $run } ou mais cartas seguidas de um naipe.
    O ás só vem acima do rei.
    A *carta de cima* decide: num par ou numa trinca a que você põe por cima, numa sequência a mais alta. Das quadras só conta o valor.
    Uma sequência pode ser superada por uma mais curta ou mais longa.
topsuit-rules-suits =
    Compare as cartas de cima. No mesmo naipe o valor mais alto supera o mais baixo. Entre dois naipes os valores não importam:
    uma carta do naipe mais forte supera qualquer carta do mais fraco. **Ouros ganha de todos os outros naipes**, e os outros três vão
    em círculo: **copas ganha de espadas, espadas ganha de paus, paus ganha de copas**.
    Assim 3♠ ganha de K♣, e 2♦ ganha de A♥, mas 10♠ não ganha de 5♦. Nada ganha de A♦.
topsuit-rules-extend =
    Se há uma sequência a superar, você pode acrescentar a ela: a próxima carta do seu naipe, ou as próximas { $most }.
    Então a sequência mais longa é sua, e outros podem superá-la ou aumentá-la na sua vez. Uma sequência até o ás não continua.
topsuit-rules-end =
    Cada vaza vale um ponto para quem jogou nela por último. A partida termina na hora em que alguém joga sua última carta,
    o que lhe vale mais um ponto, ou em que alguém compra a última carta do monte.
    Se até então todos já tinham tido a vez, a vaza conta também; senão, não conta.

## O que as imagens mostram, para quem as ouve: no máximo 1024 caracteres ao todo.

topsuit-picture-deck = Monte
topsuit-picture-beat = A superar
topsuit-picture-top = Carta de cima a superar: { $card }.
topsuit-picture-useful = Útil agora: { $cards }.
topsuit-picture-useless = Nenhuma é útil agora.
topsuit-picture-current = A superar: { $cards } de { $name }.
topsuit-picture-trick = Esta vaza: { $acts }.
topsuit-picture-last = Última vaza: { $acts }.
topsuit-picture-seat = { $name }: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}, { $hand } na mão.
topsuit-picture-match = Monte: { $stock }. Copas ganha de espadas, espadas ganha de paus, paus ganha de copas, ouros ganha de todos.
