### 92Q.

q92-auction-first = O leilão não terminou: dê um lance ou passe.
q92-auction-over = O leilão terminou: jogue uma carta.
q92-bid-too-low = { BID($bid) } não supera { BID($current) }: dê um lance de mais vazas, no naipe que quiser.
q92-not-a-bid = Um lance é um número de vazas de 1 a { $tricks } e um naipe, como { BID("5H") }.
q92-partners-first = Você ganhou o leilão: escolha primeiro { $count ->
    [1] seu parceiro
   *[other] seus { $count } parceiros
}.
q92-not-yourself = Você já está no seu próprio lado: escolha outra pessoa.
q92-partners-count = Escolha exatamente { $count ->
    [1] um parceiro
   *[other] { $count } parceiros diferentes
}.
q92-left-must-follow = Você só pode descartar { SUIT($left) }, o naipe esquerdo, se não tiver { SUIT($suit) }, e você tem { $held }.

q92-nobody-called = Ninguém aqui se chama “{ $name }”, ou mais de uma pessoa: escolha na lista, ou dê o número do lugar.

## O que a mesa mostra

q92-choosing = **{ $name }** ganhou o leilão com **{ BID($bid) }** e escolhe { $count ->
    [1] um parceiro
   *[other] { $count } parceiros
}.
q92-contract = **{ $name }**, com { $partners }, deu o lance **{ BID($bid) }**: até agora **{ $taken }** de { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}. Contra, { $others }: **{ $against }**.
q92-trumps = Trunfo: **{ SUIT($trump) }** (do mais alto ao mais baixo: { $top } …). Naipe esquerdo: **{ SUIT($left) }**.
q92-ranks = Trunfos altos: { $top } …
q92-two = { $followed ->
    [yes] Todos seguiram o naipe até agora: o 2 de { SUIT($suit) } ganha se todos seguirem.
   *[no] Nem todos seguiram o naipe: nesta vaza os 2 valem menos.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } como { $suit }
q92-result = Rodada { $number }: { $name } deu o lance { BID($bid) } com { $partners } e ganharam { $taken }{ $slam ->
    [yes] {""}, então um lado tem todas as vazas
   *[no] {""}
}: { $made ->
    [yes] cumprido
   *[no] não cumprido
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Rodada { $number }: todos passaram.

## O que se pede a alguém

q92-ask-open = Sua vez: dê um lance de vazas com um naipe de trunfo, ou passe.
q92-ask-bid = Sua vez: para superar { BID($bid) }, dê um lance de pelo menos { $tricks } vazas em qualquer naipe, ou passe.
q92-ask-suit = { $tricks ->
    [1] Uma vaza
   *[other] { $tricks } vazas
}, com que naipe de trunfo?
q92-ask-partners = Você ganhou o leilão: escolha { $count ->
    [1] seu parceiro
   *[other] seus { $count } parceiros
} para esta rodada.
q92-ask-discard-left = Sua vez: o naipe de saída é { SUIT($suit) } e você não tem, então jogue qualquer carta. Uma do naipe esquerdo, { SUIT($left) }, contaria como { SUIT($suit) }.
q92-counts-as = { $card } como { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
q92-choose-partners = Escolher { $count ->
    [1] { $count } parceiro
   *[other] { $count } parceiros
}

q92-your-partners = jogar com { $names }

## Para quem ouve em vez de olhar

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (declarante)
    [partner] {""} (do lado do declarante)
    [other] {""} (do outro lado)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, dá as cartas
   *[no] {""}
}: { $taken ->
    [1] { $taken } vaza
   *[other] { $taken } vazas
}.
q92-spoken-trumps = Trunfo: { SUIT($trump) }, no alto a dama e o 9. Naipe esquerdo: { SUIT($left) }.
q92-spoken-left = { $card } como { SUIT($suit) } de { $name }

## Comandos

q92-name = 92Q
q92-game = Dê lances de vazas, escolha seus parceiros, e transforme um naipe em outro
q92-size = { $size ->
    [4] Treze cartas cada; o lance mais alto escolhe um parceiro
    [6] Oito cartas cada; o lance mais alto escolhe dois parceiros
   *[8] Seis cartas cada; o lance mais alto escolhe três parceiros
}

q92-about = 92Q: dê lances de vazas, escolha parceiros, e transforme um naipe em outro
q92-option-players = Quantos jogam: 4, 6 ou 8 (4)
q92-option-target = Os pontos que terminam a partida (92)
q92-partners-about = Escolher seus parceiros para esta rodada, se você ganhou o leilão
q92-partners-option = Alguém da mesa
q92-partners-second = Seu segundo parceiro, se jogam seis ou oito
q92-partners-third = Seu terceiro parceiro, se jogam oito

## Regras

q92-topic-partners = Os parceiros
q92-topic-play = O jogo e o naipe esquerdo
q92-topic-order = Qual carta é mais alta

q92-rules-overview = **92Q** é para quatro, seis ou oito jogadores com 52 cartas (K rei, Q dama, J valete). Em cada rodada, quem ganha um leilão escolhe o trunfo
    e seus parceiros só para essa rodada: metade da mesa joga contra a outra. Os pontos são dos jogadores, não dos lados:
    no lado que ganha, cada um recebe pelas vazas que ganhou.
    Três coisas o tornam especial: no trunfo, o nove e a dama superam o ás; cartas do *naipe esquerdo* podem virar o naipe
    de saída; e, se todos seguem o naipe, um dois ganha a vaza.
    A partida termina com a rodada em que alguém chega a { $target }. Ganha o total mais alto; totais iguais dividem.
q92-rules-deal =
    Todas as cartas são dadas uma a uma: treze a cada um entre quatro, oito entre seis, seis entre oito. As quatro cartas que sobram
    com seis ou oito jogadores são postas de lado, e ninguém as vê nessa rodada. A cada rodada a distribuição passa ao próximo, em sentido horário.
    Quem dá as cartas primeiro é sorteado.
q92-rules-auction =
    Fala primeiro quem está à esquerda de quem dá as cartas. Dê um lance de um número de vazas, no máximo tantas quantas cartas tem uma mão, e um naipe de trunfo; ou passe,
    e fique fora deste leilão. Cada lance tem que nomear mais vazas que o anterior, no mesmo naipe ou em outro: os naipes não têm
    ordem. Quem resta por último joga seu lance, e um lance de todas as vazas termina o leilão na hora. Se todos passam, o próximo distribui.
q92-rules-partners =
    Quem ganhou o leilão escolhe parceiros entre todos os outros, onde quer que estejam, até que metade da mesa esteja desse lado: um parceiro
    entre quatro, dois entre seis, três entre oito. Ninguém pode recusar, e todos sabem quem joga com quem.
    Juntos eles têm que ganhar tantas vazas quantas o lance disse.
q92-rules-play =
    Sai na primeira vaza quem está à esquerda de quem dá as cartas, e depois quem ganhou a última. Se você tem uma carta do naipe
    de saída, tem que seguir o naipe; senão, jogue o que quiser.
    O naipe esquerdo é o outro naipe da cor do trunfo: espadas se paus é trunfo, copas se ouros é, e
    vice-versa. Uma carta do naipe esquerdo descartada sobre outro naipe *vira* esse naipe: se saírem com copas, o rei de
    espadas conta como rei de copas e seguiu o naipe. Se saírem com trunfo, ela vira trunfo. Você só pode fazê-lo
    se não tem nenhuma carta do naipe de saída, e nunca é obrigado. Quando saem com o próprio naipe esquerdo, ele é um naipe comum.
q92-rules-order =
    Do mais alto ao mais baixo: no trunfo dama, 9, ás, rei, valete, 10 e depois do 8 ao 2; em qualquer outro naipe ás, rei, dama, valete e depois do 10 ao 2. Um trunfo supera todos os
    outros naipes; sem trunfo, a vaza é da carta mais alta do naipe de saída. Se duas cartas contam como a mesma, ganha a jogada primeiro.
    O dois é a carta mais alta, acima até da dama de trunfo, quando todas as cartas da vaza contam como o naipe de saída.
    Uma carta descartada do naipe esquerdo conta como seguir o naipe, e pode ela mesma virar um dois assim. Se alguém jogou outro naipe,
    os 2 são os mais baixos do seu naipe; um dois de trunfo supera ainda assim o que não é trunfo.
q92-rules-score =
    Se o lado do lance ganhou pelo menos tantas vazas quantas prometeu, ganha a rodada; senão, ganha o outro lado.
    Cada jogador do lado vencedor marca três pontos por vaza que ganhou; nove, se seu lado ganhou todas as vazas.
    O lado perdedor não marca nada. Lance 7, com 5 e 3 vazas: 15 e 9 pontos. Com 4 e 2 vazas falta uma: os outros dois,
    com 4 e 3 vazas, marcam 12 e 9.

## O que as imagens mostram, para quem as ouve: no máximo 1024 caracteres ao todo.

q92-picture-contract = Lance { BID($bid) }, vazas ganhas: { $taken }; naipe esquerdo: { $left }.
q92-picture-turned = { $name } { $card } como { $suit }
q92-picture-two-high = Os 2 valem mais até agora.
q92-picture-two-low = Os 2 valem menos.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (declarante)
    [partner] {""} (lado do declarante)
    [other] {""} (outro lado)
   *[none] {""}
}: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}, { $taken ->
    [1] { $taken } vaza
   *[other] { $taken } vazas
}.
q92-picture-turning = Contariam como { $suit }: { $cards }.
q92-picture-partner = Parceiro
q92-picture-other = Adversário
q92-picture-left = Naipe esquerdo
q92-picture-high = vale mais
q92-picture-low = vale menos
