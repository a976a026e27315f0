### Spring Cleaning.

springcleaning-opening-first = Primeiro cada um oferece uma carta da mão.
springcleaning-arrange-first = Sua mão está vazia: primeiro recolha sua Oferta, com as cartas na ordem que quiser.
springcleaning-insert-first = Primeiro insira na mão a carta que comprou: a é a ponta esquerda, { PLACE($last) } a direita.
springcleaning-offer-first = Para terminar sua vez, ofereça uma carta da mão.
springcleaning-leader-must-play = Você sai: jogue uma combinação da sua mão.
springcleaning-leader-own-hand = Você sai, e quem sai joga só da mão; as Ofertas são para quem segue.
springcleaning-no-pass = Você só pode passar quando não há nada a comprar: jogue algo, ou compre uma carta.
springcleaning-deck-empty = O monte está vazio, e não há descarte a embaralhar: compre de outra Oferta.
springcleaning-own-offer = Você não pode comprar da sua própria Oferta.
springcleaning-not-on-offer = Não há nenhum { $card } em Oferta ali.
springcleaning-not-a-place = Nomeie cada carta por onde ela está, na sua mão ou na Oferta de quem.
springcleaning-not-held = Você não tem nenhum { $card }, ou não tantos.
springcleaning-several = Isso pode ser jogado de várias formas; escolha uma: { $ways }.
springcleaning-no-such-place = Essa posição não existe na sua mão.
springcleaning-no-such-gap = Essa posição não existe: a é a ponta esquerda da sua mão, { PLACE($last) } a direita.
springcleaning-twice = Você não pode jogar duas vezes uma carta da mão.
springcleaning-too-many = Ali { $there ->
    [1] só há um { $card }
   *[other] só há { $there } cartas de valor { $card }
} em Oferta.
springcleaning-not-neighbours = As cartas da sua mão têm que estar lado a lado.
springcleaning-not-rising = As cartas da sua mão têm que subir da esquerda para a direita.
springcleaning-no-combination = Isso não é uma combinação: jogue uma carta, um grupo de cartas iguais, ou uma sequência como 3‑4‑5.
springcleaning-too-weak = Isso não supera { $cards }: jogue { $top ->
    [yes] { $more } cartas quaisquer
   *[no] { $kind ->
        [single] uma carta mais alta, ou duas quaisquer
        [set] um grupo de { $size } mais alto, ou { $more } quaisquer
       *[run] uma sequência de { $size } mais alta, ou { $more } quaisquer
    }
} que combinem.
springcleaning-unbeatable = Nada supera uma sequência de todas as nove.

## Como se chamam as cartas e as combinações. Uma Oferta leva a letra do seu lugar.

springcleaning-nothing = nada
springcleaning-from-offer = { $cards }{"\u00A0"}de{"\u00A0"}{ $name }
springcleaning-from-own = seu{"\u00A0"}{ $cards }
springcleaning-at = { $cards } em { PLACE($place) }
springcleaning-kinds = { $kind ->
    [single] Cartas avulsas
    [set] Grupos
   *[run] Sequências
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Grupos de { $size }
       *[run] Sequências de { $size }
    }
   *[yes] { $cards }
} ({ $count ->
    [1] { $count } forma
   *[other] { $count } formas
})
springcleaning-needs-none = uma sequência de dez, que não existe
springcleaning-needs = { $top ->
    [yes] { "" }
   *[no] { $kind ->
        [single] uma carta mais alta ou{ " " }
        [set] um grupo de { $size } mais alto ou{ " " }
       *[run] uma sequência de { $size } mais alta ou{ " " }
    }
}{ $more } cartas quaisquer que combinem

## O que a mesa mostra

springcleaning-round = Rodada { $number }
springcleaning-opening = Cada um escolhe uma carta a oferecer. Elas ficam fechadas até todos terem escolhido.
springcleaning-to-beat = A superar: **{ $cards }** de **{ $name }**, com { $needs }.
springcleaning-beaten = Superado nesta vaza: { $plays }
springcleaning-leads = **{ $name }** sai: nenhuma combinação na mesa.
springcleaning-play = { $name }: { $cards }
springcleaning-seat = **{ $name }**: { $hand ->
    [1] { $hand } carta
   *[other] { $hand } cartas
} na mão · Oferta: **{ $offer }**
springcleaning-piles = Monte: { $deck } · descarte: { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } — vaza de **{ $name }**.
   *[no] { $plays } — a rodada terminou antes que fosse ganha.
}
springcleaning-ended = **Rodada { $number }**: { $ended ->
    [yes] { $name } ficou sem cartas.
   *[no] durava demais e foi interrompida.
}
springcleaning-result = { $said } Lixo: { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [1] {" "}(resta{"\u00A0"}uma{"\u00A0"}carta{ $nearer ->
        [no] {""}
       *[other] , senta mais perto de { $nearer }
    })
   *[other] {" "}(restam{"\u00A0"}{ $cards }{"\u00A0"}cartas{ $nearer ->
        [no] {""}
       *[other] , senta mais perto de { $nearer }
    })
}
springcleaning-scores = Lixo: { $scores } (com { $most } a partida termina; ganha quem tiver menos)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = Na rodada { $number }, { $finisher } ficou sem cartas e { $name } ainda tinha { $cards }.
springcleaning-tie = Empate em { $trash } de lixo: ganha quem levou menos na última rodada.

## O que se pede a alguém

springcleaning-ask-opening = Escolha uma carta a oferecer. Todas se abrem juntas; depois qualquer um pode usá-las.
springcleaning-ask-lead = Você sai: jogue uma carta, cartas iguais ou uma sequência como 3, 4, 5, de vizinhas na sua mão.{ $many ->
    [yes] { " " }Escolha primeiro o tipo.
   *[no] { "" }
}
springcleaning-ask-beat = Supere { $cards } com { $needs }{ $draws ->
    [yes] , ou compre uma carta.
   *[no] ; não há nada a comprar.
}{ $many ->
    [yes] { " " }Escolha primeiro o tipo.
   *[no] { "" }
}
springcleaning-ask-draw = Você não pode superar { $cards } (é preciso { $needs }){ $draws ->
    [yes] : compre uma carta.
   *[no] , e não há nada a comprar: só pode passar.
}
springcleaning-ask-which = { $kind ->
    [single] Qual carta?
    [set] Qual grupo?
   *[run] Qual sequência?
}
springcleaning-ask-insert = Você comprou **{ $card }**. Onde vai essa carta?
springcleaning-ask-offer = Agora ofereça uma carta da mão (a que comprou também serve).
springcleaning-ask-arrange = Sua mão está vazia, então você recolhe sua Oferta. { $chosen ->
    [0] Em que ordem? Depois ela não muda mais. Escolha primeiro a carta mais à esquerda, ou uma ordem inteira.
   *[other] Até agora, da esquerda: **{ $cards }**. O que vem depois?
}
springcleaning-which = Qual?
springcleaning-whereabouts = Mais ou menos onde?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Embaralhar e comprar
   *[other] Comprar do monte ({ $cards })
}
springcleaning-draw-offer = Ou comprar uma carta em Oferta
springcleaning-draw-card = Pegar o { $card } de { $name }
springcleaning-whose = Oferta de { $name } …
springcleaning-gap = { $end ->
    [first] à esquerda
    [last] à direita
    [left] antes de { $after }
    [right] depois de { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Depois { $card }
springcleaning-order = { $order ->
    [up] Subindo: { $cards }
    [down] Descendo: { $cards }
   *[so] Recolher { $cards }
}
springcleaning-orders = Nesta ordem
springcleaning-back = Outra coisa

springcleaning-sure-draw = comprar { $deck ->
    [yes] do monte
   *[no] o { $card } de { $name }
}
springcleaning-sure-insert = inseri-la em { PLACE($gap) }
springcleaning-sure-arrange = recolher { $cards }

## Para quem ouve em vez de olhar

springcleaning-spoken-hand = Sua mão da esquerda para a direita: { $count ->
    [0] nenhuma carta
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } em { PLACE($place) }
springcleaning-spoken-drawn = A carta { $card } ainda não está na sua mão. Inseri-la em a é pô-la à esquerda da sua primeira carta, em b à esquerda da segunda, e assim por diante.
springcleaning-spoken-sealed = Você oferece { $card } em { PLACE($place) }, quando todos tiverem escolhido.
springcleaning-spoken-kind = { $kind ->
    [single] Cartas avulsas
    [set] Grupos
   *[run] Sequências
} que você pode jogar: { $cards }.
springcleaning-news-took = { $name } pega o { $card } de { $owner }
springcleaning-news-offered = { $name } oferece o { $card }
springcleaning-news-drew = { $name } compra
springcleaning-news-arranged = { $name } recolhe a própria Oferta
springcleaning-spoken-offer = Sua Oferta: { $offer }.
springcleaning-spoken-trick = Nesta vaza: { $plays }.

## Comandos

springcleaning-name = Spring Cleaning
springcleaning-game = Esvazie uma mão que não pode arrumar, com cartas que os outros oferecem
springcleaning-size = { $size ->
    [5] Dez cartas cada
   *[other] Doze cartas cada
}
springcleaning-about = Spring Cleaning: esvazie uma mão que não pode arrumar, com cartas que os outros oferecem
springcleaning-option-players = Quantos jogam: de 2 a 5
springcleaning-offer-about = Oferecer uma carta da mão
springcleaning-offer-option = Sua posição na mão: a é a mais à esquerda
springcleaning-play-about = Jogar uma carta, um grupo ou uma sequência
springcleaning-play-option = Escolha na lista, ou digite cartas como 3 4 5
springcleaning-draw-about = Comprar uma carta do monte ou da Oferta de alguém
springcleaning-draw-option = O monte, ou uma carta em Oferta da lista
springcleaning-insert-about = Inserir na mão a carta que comprou
springcleaning-insert-option = A posição que ela terá na mão: a é a ponta esquerda
springcleaning-arrange-about = Recolher sua Oferta na ordem que quiser
springcleaning-arrange-option = Suas cartas da esquerda para a direita, como 3 4 5 5
springcleaning-pass-about = Passar, quando não há nada a comprar

## Regras

springcleaning-topic-combinations = Combinações
springcleaning-topic-turn = Uma vez
springcleaning-topic-offers = As Ofertas
springcleaning-topic-pickup = Uma mão vazia
springcleaning-topic-end = O lixo e o fim

springcleaning-rules-overview = **Spring Cleaning** é para dois a cinco jogadores, cada um por si, com os valores de 1 a 9, { $copies } cartas de cada.
    Cada um recebe { $dealt } cartas (com { $sizes } jogadores), e *as mantém na ordem em que vieram*.
    Para começar, todos põem diante de si uma carta da mão, aberta: sua *Oferta*.
    Você tenta livrar-se de todas as suas cartas, mão e Oferta. Quem ainda tem cartas no fim de uma rodada leva lixo.
springcleaning-rules-combinations =
    Uma **carta avulsa**; um **grupo** de duas ou mais cartas iguais; ou uma **sequência** de dois ou mais valores que sobem de um em um, como 3, 4, 5.
    As cartas da sua mão têm que estar lado a lado, e as de uma sequência têm que subir da esquerda para a direita:
    4, 3, 5 não é uma sequência, e 7, 1, 7 não é um par.
    Uma combinação é superada por uma mais alta do mesmo tipo e tamanho, ou por *qualquer uma* que tenha exatamente uma carta a mais.
springcleaning-rules-turn =
    Quem sai primeiro é sorteado.
    Quem sai joga uma combinação só da mão. Depois cada um na sua vez, em sentido horário, supera a
    combinação na mesa ou compra: do monte, ou uma carta da Oferta de outro. Uma carta comprada vai a qualquer lugar da
    mão, e depois uma carta da mão vai para a própria Oferta.
    Você pode comprar mesmo que pudesse jogar, e jogar depois mesmo que tenha comprado. Quando a vez volta a quem jogou a
    combinação na mesa, essa pessoa ganha a vaza: suas cartas vão para o descarte, e quem a ganhou sai de novo.
    Quando o monte está vazio, o descarte é embaralhado. Só quem não pode comprar absolutamente nada pode passar.
springcleaning-rules-offers =
    Quem não sai pode usar numa combinação quaisquer cartas de quaisquer Ofertas, também da própria, também sem nenhuma carta da
    mão. Elas se encaixam em qualquer lugar: com 3, 5 na mão e um 4 em Oferta você tem 3, 4, 5.
    Se alguém leva a última carta de uma pessoa que também não tem mão, essa pessoa acabou, e a rodada termina.
springcleaning-rules-pickup =
    Quem não tem mão no começo da sua vez recolhe toda a sua Oferta, na ordem que quiser. Daí em diante
    essa ordem não muda. Até lá suas cartas em Oferta podem ser usadas e compradas como antes, até a última.
springcleaning-rules-end =
    A rodada termina assim que alguém não tem carta nenhuma, nem na mão nem em Oferta, e essa pessoa não leva lixo. Dos
    outros, quem tem menos cartas leva 1 de lixo, o seguinte 2, e assim por diante; entre iguais leva menos quem se senta
    mais perto, em sentido horário, de quem acabou. Uma rodada que ninguém termina é interrompida depois de { $turns } vezes, e conta como está.
    Quando alguém tem { $trash } de lixo (com { $sizes } jogadores), a partida terminou. Ganha quem tem menos lixo; depois, menos
    na última rodada; quem ainda empata divide a vitória. Senão, quem tem mais lixo sai na próxima rodada; entre iguais, quem levou
    mais na última, e depois quem se senta mais perto, em sentido horário, de quem acabou. Se vários acabam ao mesmo tempo, conta-se a
    partir de quem tinha a vez, ou senão do primeiro deles depois; numa rodada interrompida, a partir de quem saiu nela.

## O que as imagens mostram, para quem as ouve: no máximo 1024 caracteres ao todo.

springcleaning-picture-deck = Monte { $count }
springcleaning-picture-discarded = Descarte { $count }
springcleaning-picture-new = Nova
springcleaning-picture-left = { $cards ->
    [0] sem cartas
    [1] resta 1 carta
   *[other] restam { $cards } cartas
}
springcleaning-picture-trash = lixo { $trash }
springcleaning-picture-hand = Sua mão da esquerda para a direita: { $cards }.
springcleaning-picture-drawn = Você comprou { $card }.
springcleaning-picture-order = Na nova ordem: { $cards }.
springcleaning-picture-free = { $count ->
    [1] { $count } posição
   *[other] { $count } posições
} da sua mão { $count ->
    [1] continua livre
   *[other] continuam livres
}.
springcleaning-picture-chosen = Escolhido: { $cards }.
springcleaning-picture-useful = Útil agora: { $cards }.
springcleaning-picture-trick = Esta vaza: { $plays }.
springcleaning-picture-open = Nenhuma combinação na mesa.
springcleaning-picture-seat = { $name }: { $hand } na mão, oferece { $cards }; lixo: { $trash }.
springcleaning-picture-piles = Monte: { $deck }, descarte: { $discards }.
springcleaning-picture-winner = { $name } ganha.
