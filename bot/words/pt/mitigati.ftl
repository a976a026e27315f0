### Mitigati.

mitigati-bargain-now = Ainda se negocia a rodada: passe, peça, ofereça ou siga a distribuição.
mitigati-discard-now = Primeiro descarta quem dá as cartas.
mitigati-declare-now = É hora de declarar. Quando tiver mostrado o que quer, não declare mais nada.
mitigati-play-now = O jogo começou: jogue uma carta.

## A negociação

mitigati-not-a-number = { $verb ->
    [offer] Ofereça
   *[demand] Peça
} um número inteiro de pontos de 1 a { $most }.
mitigati-demand-less = Você já pede { $demand }: só pode pedir menos, ou oferecer pontos.
mitigati-offer-more = Você já oferece { $offer }: só pode oferecer mais.
mitigati-offered-before = Você já oferece { $offer }: não pode pedir nada até as próximas cartas.

## O descarte

mitigati-discard-count = Descarte exatamente { $count } cartas diferentes.
mitigati-not-discarded = Você tem que ficar com { SAID($card) }: Reis, o Mago, o Mundo e o Louco não se descartam.

## As declarações

mitigati-declared-already = Nesta rodada você já declarou { $kind ->
    [abundance] Abundância
    [kings] Reis
    [honours] Honras
   *[mixed] Reis e Honras
}.
mitigati-clash = { $kind ->
    [mixed] Reis e Honras misturados são para quem não declara nem uns nem outras sozinhos; você declarou { $other ->
        [kings] Reis
       *[honours] Honras
    }.
   *[other] { $other ->
        [mixed] Você declarou Reis e Honras misturados, então não pode mais declarar { $kind ->
            [kings] Reis
           *[honours] Honras
        }.
       *[other] Você só pode declarar Reis e também Honras se nenhuma carta de um grupo for mostrada ao lado do outro.
    }
}
mitigati-few-trumps = Uma Abundância pede { $least } trunfos e você tem { $held }; o Louco não é um.
mitigati-few-mixed = Isso pede { $least } Reis e Honras ao todo e você tem { $held }.
mitigati-kings-missing = Para declarar Reis são precisos os quatro, e você não tem { SAID($card) }.
mitigati-honours-missing = Para declarar Honras são precisos o Mago, o Mundo e o Louco, e você não tem { SAID($card) }.
mitigati-card-twice = Nomeie cada carta uma só vez.
mitigati-show-trumps = Mostre pelo menos { $least } trunfos.
mitigati-show-mixed = Mostre pelo menos { $least } Reis e Honras.
mitigati-not-a-trump = { SAID($card) } não é um trunfo.
mitigati-kings-only = Ao lado dos quatro Reis, mostrados de todo modo, você só pode nomear Honras; { SAID($card) } não é uma.
mitigati-honours-only = Ao lado das três Honras, mostradas de todo modo, você só pode nomear Reis; { SAID($card) } não é um.
mitigati-mixed-only = { SAID($card) } não é Rei nem Honra.

## O jogo

mitigati-must-follow = { $suit ->
    [T] Saíram com trunfo e você { $held ->
        [1] só tem um: jogue-o
       *[other] tem { $held }: jogue um deles
    }
   *[other] O naipe de saída é { SUIT($suit) } e você { $held ->
        [1] só tem uma carta dele: jogue-a
       *[other] tem { $held } cartas dele: jogue uma
    }
}{ $fool ->
    [yes] , ou o Louco
   *[no] {""}
}.
mitigati-must-trump = Você não tem { SUIT($suit) }, então tem que jogar { $held ->
    [1] seu único trunfo
   *[other] um dos seus { $held } trunfos
}{ $fool ->
    [yes] , ou o Louco
   *[no] {""}
}.

## O que a mesa mostra

mitigati-hand = Rodada { $number } de { $hands }
mitigati-packets = Cada um tem { $cards } das suas 25 cartas; dá as cartas: { $name }.
mitigati-nobody-spoke = Ninguém falou ainda.
mitigati-stance-demand = { $name } pede{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } oferece{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } passa
mitigati-stance-continue = { $name } segue a distribuição
mitigati-stance-silent = { $name } ainda não falou
mitigati-settle-quiet = A rodada só para com um pedido e uma oferta.
mitigati-settle-demand = { $names } { $count ->
    [1] oferece
   *[other] oferecem
} **{ $offered }** para parar; ninguém pede nada ainda.
mitigati-settle-missing = { $names } { $count ->
    [1] pede
   *[other] pedem
} **{ $demanded }** para parar; { $offered ->
    [0] ninguém oferece nada ainda
   *[other] oferecido até agora: **{ $offered }**
}.
mitigati-settle-pass = Se **{ $name }** passar, a rodada para: { $points }
mitigati-stops = Então a rodada para: { $points }
mitigati-one-more-pass = Mais um passe e vêm mais cartas.
mitigati-discarding = **{ $name }** pegou as três últimas cartas e descarta três.
mitigati-declared = { $name } declarou { $kind ->
    [abundance] Abundância de trunfos
    [kings] os quatro Reis
    [honours] as três Honras
   *[mixed] Reis e Honras
}: { $cards }: **{ $bonus }** de cada adversário.
mitigati-shows = { $name } mostra { $kind ->
    [abundance] { $count } trunfos
    [kings] os quatro Reis
    [honours] as três Honras
   *[mixed] Reis e Honras
}: **{ $bonus }** de cada adversário
mitigati-nothing-declared = Nada foi declarado.
mitigati-taken = Ganho: { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}, { $points ->
    [1] { $points } ponto de cartas
   *[other] { $points } pontos de cartas
}
mitigati-debt = { $owner } deve uma carta a { $creditor } (pelo Louco).

## O que uma rodada rendeu

mitigati-result-stopped = **Rodada { $number }**, com acordo fechado em { $cards } cartas cada: { $points }
mitigati-result = **Rodada { $number }**, cartas dadas por { $name }:
mitigati-result-line = { $name }: { $cards } pontos de cartas, { $over ->
    [yes] { $by } acima de
    [no] { $by } abaixo de
   *[par] exatamente
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , declarações { $bonus }
}: **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## O que se pede a alguém

mitigati-ask-bargain = Sua vez: peça ou ofereça pontos por parar a rodada aqui, passe, ou siga a distribuição.
mitigati-ask-bargain-on = Sua vez: peça, ofereça, passe ou siga a distribuição.
mitigati-ask-demanding = Sua vez. Seu pedido de { $points } só pode baixar.
mitigati-ask-offering = Sua vez. Sua oferta de { $points } só pode subir.
mitigati-ask-number = { $verb ->
    [offer] Oferecer
   *[demand] Pedir
} **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
} por parar a rodada aqui?
mitigati-ask-discard = Sua vez: descarte três cartas fechadas; elas contam entre suas vazas.{ $kept ->
    [0] {""}
   *[other] {" "}Estas têm que ficar: { $cards }.
}
mitigati-ask-more-discards = Para descartar: { $cards }. Escolha mais { $missing ->
    [1] uma
   *[other] { $missing }
}.
mitigati-ask-these = Descartar { $cards }?
mitigati-ask-declare = Sua vez: mostre algo e cada adversário lhe paga, ou não declare { $before ->
    [0] nada
   *[other] mais nada
}.
mitigati-ask-no-declaration = Sua vez: você não tem { $before ->
    [0] nada
   *[other] mais nada
} a declarar.
mitigati-ask-abundance = { $least } trunfos ganham { $least } pontos de cada adversário, e cada um a mais, um ponto a mais. Todos os que você nomear são mostrados.
mitigati-ask-which = Escolha pelo menos { $least } dos seus { $held } trunfos.
mitigati-ask-kings = Os quatro Reis ganham 20 pontos de cada adversário, e cada Honra mostrada ao lado, mais 5.
mitigati-ask-honours = As três Honras ganham 15 pontos de cada adversário, e cada Rei mostrado ao lado, mais 5.
mitigati-ask-mixed = Quatro Reis e Honras ganham 10 pontos de cada adversário, e cada carta a mais, mais 5.
mitigati-ask-first = Sua vez: saíram com o Louco, então jogue qualquer carta; ela decide o naipe de saída.
mitigati-ask-follow = Sua vez: { $suit ->
    [T] saíram com trunfo; jogue um trunfo
   *[other] o naipe de saída é { SUIT($suit) }; siga o naipe
}{ $fool ->
    [yes] , ou jogue o Louco
   *[no] {""}
}.
mitigati-ask-trump = Sua vez: você não tem { SUIT($suit) }, então jogue um trunfo{ $fool ->
    [yes] , ou o Louco
   *[no] {""}
}.
mitigati-ask-discard-any = Sua vez: o naipe de saída é { SUIT($suit) }; você não tem, nem trunfos, então jogue qualquer carta.
mitigati-ask-no-trump = Sua vez: saíram com trunfo e você não tem, então jogue qualquer carta.

## Botões e menus

mitigati-continue = Seguir a distribuição
mitigati-demand = Pedir …
mitigati-offer = Oferecer …
mitigati-change = { $by } { $more ->
    [yes] a mais
   *[no] a menos
}
mitigati-pass-stops = Passar: a rodada para
mitigati-settle-by-offer = Fechar acordo: pagar { $points }
mitigati-settle-by-demand = Fechar acordo: receber { $points }
mitigati-say-demand = Pedir { $points }
mitigati-say-offer = Oferecer { $points }
mitigati-back = Voltar
mitigati-discard-all = As { $count } estão acima; digite um naipe
mitigati-discard-these = Descartá-las
mitigati-keep = Ficar com { $card }
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Abundância: de { $least } a { $most } cada
mitigati-kind-kings = Reis: de { $least } a { $most } cada
mitigati-kind-honours = Honras: de { $least } a { $most } cada
mitigati-kind-mixed = Reis e Honras: de { $least } a { $most } cada
mitigati-just-abundance = Abundância: { $points } cada
mitigati-just-kings = Os quatro Reis: { $points } cada
mitigati-just-honours = As três Honras: { $points } cada
mitigati-just-mixed = Reis e Honras: { $points } cada
mitigati-show-all = Mostrar os { $count }: { $points } cada
mitigati-show-lowest = Os { $count } mais baixos: { $points } cada
mitigati-how-many-trumps = Quantos trunfos?
mitigati-which-trumps = Escolher um por um
mitigati-which-menu = Quais trunfos?
mitigati-beside = Mostrar ao lado, mais 5 por cada …
mitigati-mixed-menu = Mostrar quatro ou mais …
mitigati-done = Não declarar mais nada
mitigati-nothing = Não declarar nada

## O que alguém tem que confirmar

mitigati-sure-pass = passar
mitigati-sure-continue = seguir a distribuição
mitigati-sure-demand = pedir { $points }
mitigati-sure-offer = oferecer { $points }
mitigati-sure-discard = descartar { $cards }
mitigati-sure-abundance = mostrar { $count } trunfos
mitigati-sure-kings = mostrar os quatro Reis{ $count ->
    [0] {""}
   *[other] {" "}e { $cards }
}
mitigati-sure-honours = mostrar as três Honras{ $count ->
    [0] {""}
   *[other] {" "}e { $cards }
}
mitigati-sure-mixed = mostrar { $cards }
mitigati-sure-done = não declarar mais nada
mitigati-sure-play = jogar { $cards ->
    [Louco] o Louco
    [Mago] o Mago
    [Mundo] o Mundo
   *[other] { $cards }
}

## Para quem ouve em vez de olhar

mitigati-spoken-hand = { $count ->
    [1] Sua carta
   *[other] Suas { $count } cartas
}: { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , dá as cartas
   *[no] {""}
}: { $hand ->
    [1] { $hand } carta
   *[other] { $hand } cartas
} na mão.
mitigati-spoken-shown = Sabe-se que estão na mão de { $name }: { $cards }.
mitigati-spoken-discards = Descartado: { $cards }.

## Comandos

mitigati-name = Mitigati
mitigati-game = Tarô para três, com negociação enquanto as cartas ainda são dadas
mitigati-with-hands = { $value ->
    [1] { $value } rodada
   *[other] { $value } rodadas
}
mitigati-about = Mitigati: tarô para três, com negociação de mãos meio distribuídas
mitigati-option-hands = Quantas rodadas a partida tem (3)
mitigati-pass-about = Passar na negociação
mitigati-demand-about = Pedir pontos por parar a rodada aqui
mitigati-demand-option = Quantos pontos
mitigati-offer-about = Oferecer pontos por parar a rodada aqui
mitigati-offer-option = Quantos pontos
mitigati-continue-about = Seguir a distribuição: ninguém negocia até as próximas cartas
mitigati-discard-about = Ao dar as cartas, descartar três cartas
mitigati-discard-option = Como 2F (2 de Fogo) ou 5 (trunfo 5); A Ar, E Terra, W Água; o resto, no seu painel
mitigati-declare-about = Declarar trunfos, Reis ou Honras antes do jogo
mitigati-declare-kind = O que você declara
mitigati-declare-cards = As cartas a mostrar, como “1 21 fool”; “all” para todas as que puder
mitigati-kind-name-abundance = Abundância: dez trunfos ou mais
mitigati-kind-name-kings = Reis: os quatro, e Honras ao lado
mitigati-kind-name-honours = Honras: as três, e Reis ao lado
mitigati-kind-name-mixed = Reis e Honras misturados, quatro ou mais
mitigati-done-about = Não declarar mais nada
mitigati-play-option = Como KF (rei de Fogo; A Ar, E Terra, F Fogo, W Água), 14 (trunfo 14) ou fool (o Louco)
mitigati-cards-none = Nenhuma carta mais
mitigati-cards-all = Todas: { $cards }

## Regras

mitigati-topic-cards = As cartas e seus pontos
mitigati-topic-bargaining = A distribuição e a negociação
mitigati-topic-discard = O descarte de quem dá as cartas
mitigati-topic-declarations = As declarações
mitigati-topic-fool = O Louco

mitigati-rules-overview = **Mitigati** é um jogo de tarô para três, cada um por si, com 78 cartas.
    Enquanto as cartas ainda são dadas, cada um pode pedir ou oferecer pontos por parar a rodada antes de jogá-la. Se ninguém
    fechar acordo, quem dá as cartas descarta três cartas, mostram-se combinações raras por um prêmio, e jogam-se 25 vazas pelos pontos das cartas nelas.

    Esta partida tem { $hands ->
        [1] { $hands } rodada
       *[other] { $hands } rodadas
    }; ganha o total mais alto, e quem empata divide a vitória. Uma rodada com acordo conta como uma delas.
    Quem dá as cartas primeiro é sorteado; a cada rodada a distribuição passa ao próximo, em sentido horário.
mitigati-rules-cards =
    Quatro naipes — Ar, Terra, Fogo e Água — têm catorze cartas cada. Do mais alto ao mais baixo: rei (K), dama (Q), cavaleiro (C), valete (J), do 10 ao 2, e o ás abaixo do 2.

    Acima de todo naipe há 21 trunfos numerados; o 1 é o *Mago*, o 21 o *Mundo*. O *Louco* não é trunfo e não tem naipe.
    O Mago, o Mundo e o Louco são as *Honras* (no tarô francês: o Petit, o 21 e a Desculpa).

    Pontos de cartas: Honras, reis e ases 5 cada; damas 4, cavaleiros 3, valetes 2; qualquer outra carta 1. São 146 no baralho.
mitigati-rules-bargaining =
    As cartas vêm em pacotes de cinco. Quando cada um tem 10, depois 15, depois 20, há uma volta de negociação, começada pelo *mão*, quem está
    à esquerda de quem dá as cartas. Na sua vez, cada um pode passar, *pedir* pontos por parar aqui, *oferecer* pontos por isso, ou *seguir a distribuição*.

    Numa volta de negociação um pedido só pode baixar, uma oferta só subir; quem pede pode passar a oferecer, mas não o contrário.

    Quando os três falaram, alguém pede e as ofertas juntas cobrem os pedidos, a rodada para: cada pedido é pago inteiro das
    ofertas, e o que sobra não é pago, a começar pela oferta mais nova. Se alguém segue a distribuição, ou os três passam em sequência, ela continua.
    Nada do que foi dito vale para a volta seguinte.
mitigati-rules-discard =
    Depois do último pacote, quem dá as cartas pega as três cartas que restam e descarta três fechadas. Entre elas não pode haver Reis nem Honras;
    ases e outros trunfos podem. As três pertencem às vazas de quem dá as cartas: seus pontos contam no fim.
mitigati-rules-declarations =
    Antes do jogo, a começar pelo mão, cada um pode mostrar cartas por um prêmio que cada adversário paga.

    • *Abundância*: dez trunfos, 10 pontos, e mais um por trunfo a mais mostrado. O Louco não é um.
    • *Reis*: os quatro, 20 pontos, e mais 5 por Honra mostrada ao lado.
    • *Honras*: as três, 15 pontos, e mais 5 por Rei mostrado ao lado.

    Reis e Honras só vão juntos se nenhuma carta de um grupo for mostrada ao lado do outro.

    • *Misturados*: quatro Reis e Honras, 10 pontos, mais 5 por carta a mais; só para quem não declara nem Reis nem Honras.

    Cada coisa se declara uma vez, e ninguém é obrigado. O que se mostra volta para a mão.
mitigati-rules-play =
    O mão sai na primeira vaza, depois quem ganhou a última. Siga o naipe se puder; senão, jogue um trunfo; se não tiver,
    jogue o que quiser. Ninguém é obrigado a superar as cartas anteriores. Ganha a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe de saída.
mitigati-rules-fool =
    O Louco pode ser jogado a qualquer momento, seja qual for a saída, e nunca ganha a vaza. Seu dono fica com ele e deve uma carta a quem
    ganhou essa vaza: no fim da rodada, a mais barata das próprias vazas, às quais pertence o descarte de quem dá as cartas. Quem não tem tal carta
    entrega o próprio Louco.
    Se saírem com o Louco, a carta seguinte decide o naipe de saída.
mitigati-rules-score =
    No fim de uma rodada cada um conta os pontos de cartas das suas vazas. Cada ponto acima de 49 ganha um ponto, cada um abaixo perde um;
    declarações e acordos se somam. Com 60, 50 e 36 pontos de cartas, a rodada rende +11, +1 e −13.

## O que as imagens mostram, para quem as ouve: no máximo 1024 caracteres ao todo.

mitigati-picture-demand = { $name } pede { $points }.
mitigati-picture-offer = { $name } oferece { $points }.
mitigati-picture-pass = { $name } passa.
mitigati-picture-shown = { $name } mostra { $cards }.
mitigati-picture-seat = { $name }: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}, { $hand ->
    [1] { $hand } carta
   *[other] { $hand } cartas
} na mão.
mitigati-picture-taken = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
} com { $points } pontos de cartas.
mitigati-picture-bonus = Declarações: { $points }.
mitigati-picture-points = Esta rodada: { $points }.
mitigati-picture-known = Sabe-se: { $cards }.
mitigati-picture-debt = Deve a { $name } uma carta pelo Louco.
mitigati-picture-match = Rodada { $number } de { $hands }. Vazas jogadas: { $done } de { $all }.
mitigati-picture-hand-of = Rodada { $number } de { $hands }
mitigati-picture-dealt = { $number } de { $all } cartas
mitigati-picture-owes = { $owner } deve uma carta a { $creditor }
mitigati-picture-balance = oferecidos { $offered } de { $demanded }
mitigati-picture-demands = pede { $points }
mitigati-picture-offers = oferece { $points }
mitigati-picture-passes = passa
mitigati-picture-cards = { $points } − { $par } em cartas{ $bonus ->
    [none] {""}
   *[other] , mostra { $bonus }
}
mitigati-picture-marked = Emoldurado: { $cards }.
mitigati-picture-away = Descartado: { $cards }.
mitigati-picture-free = Você pode escolher: { $cards }.
mitigati-picture-dim = Você não pode escolher: { $cards }.
mitigati-picture-means-pile = Pontos de cartas
mitigati-picture-means-bonus = Declarações
mitigati-picture-discards = Seu descarte
