### Differ.

differ-auction-first = O leilão não terminou: dê um lance ou passe.
differ-auction-over = O leilão terminou: jogue uma carta.
differ-opener-must-bid = Você ainda não pode passar: quem começa tem que dar um lance.
differ-bid-too-low = { BID($bid) } não supera { BID($current) }: dê um lance de mais vazas, ou do mesmo número num naipe mais alto.
differ-no-trump-off = Nesta mesa não há lances sem trunfo.
differ-not-a-bid = Um lance é um número de vazas de 1 a { $tricks } e um naipe, como { BID("5H") }.

## O que a mesa mostra

differ-contract = **{ $name }** deu o lance **{ BID($bid) }**: até agora **{ $taken }** de { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}. { $trump ->
    [N] Sem trunfo
   *[other] Trunfo: { SUIT($trump) }
}.
differ-result = Rodada { $number }: { $name } deu o lance { BID($bid) } e ganhou { $taken }: { $made ->
    [yes] { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $name }
   *[no] { $points } a menos, então { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para cada adversário
}.
differ-missed = Rodada { $number }: { BID($bid) } daria a partida a { $name }, mas { $short ->
    [1] faltou 1 vaza
   *[other] faltaram { $short } vazas
}.

## O que se pede a alguém

differ-ask-open = Sua vez: abra o leilão. Você tem que dar um lance.
differ-ask-bid = Sua vez: supere { BID($bid) } ou passe.
differ-ask-suit = { $tricks ->
    [1] Uma vaza
   *[other] { $tricks } vazas
}: que naipe de trunfo?

## Para quem ouve em vez de olhar

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""} (dá as cartas)
   *[no] {""}
}, abertas: { $cards }; { $hand } na mão, { $pile } na reserva, { $taken ->
    [1] { $taken } vaza ganha
   *[other] { $taken } vazas ganhas
}.

## Comandos

differ-name = Differ
differ-game = Dê lances de vazas, e jogue da mão e de cartas abertas que são repostas
differ-with-no_trump = lances sem trunfo
differ-with-suits = ordem dos naipes { $value }

differ-about = Differ: leilão, e depois se joga da mão e de cartas abertas que são repostas
differ-option-no-trump = Permitir lances sem trunfo
differ-option-suits = A ordem dos naipes, o mais baixo primeiro (C paus, D ouros, H copas, S espadas)
differ-option-target = Os pontos que terminam a partida (18)
differ-play-about = Jogar uma carta da sua mão ou uma das suas abertas

## Regras

differ-topic-refill = Repor

differ-rules-overview = **Differ** é para quatro, cada um por si, com 52 cartas (K rei, Q dama, J valete); o ás é a carta mais alta.
    Alguém — o *differ* — ganha um leilão prometendo um número de vazas com um naipe de trunfo à sua escolha.
    Os outros três — os *enders* — tentam impedir. Parte das cartas de cada um fica aberta, à vista de todos,
    e é reposta de uma pilha fechada conforme se joga.
    Quando alguém chega a { $target }, ganha quem tem mais pontos; quem empata divide a vitória.
differ-rules-deal =
    Cada um recebe treze cartas fechadas: sua *reserva*. As quatro primeiras são abertas, as três seguintes
    vão para a mão, e seis ficam fechadas: ninguém as olha, nem o dono.
    A cada rodada a distribuição passa ao próximo, em sentido horário.
    Quem dá as cartas primeiro é sorteado.
differ-rules-auction =
    Quem está à esquerda de quem dá as cartas abre e tem que dar um lance: um número de vazas de 1 a 13 e um naipe de trunfo{ $no_trump ->
        [yes] {""}, ou sem trunfo
       *[no] {""}
    }.
    Um lance posterior tem que prometer mais vazas, ou o mesmo número num naipe mais alto. Do mais baixo ao mais alto: { $suits }{ $no_trump ->
        [yes] {""} < sem trunfo
       *[no] {""}
    }.
    Quem passa está fora deste leilão. O lance mais alto faz o differ; um lance que ninguém pode superar termina o leilão na hora.
differ-rules-play =
    O differ sai na primeira vaza; depois, quem ganhou a última.
    Jogue uma carta da mão ou uma das suas abertas. Se houver entre elas uma carta do naipe de saída, você tem que
    seguir o naipe; senão, jogue o que quiser. O trunfo mais alto ganha a vaza; sem trunfos, a carta mais alta do naipe
    de saída. Jogam-se as treze vazas.
differ-rules-refill =
    Depois de cada vaza, quem não tem cartas abertas abre quatro da reserva, e quem não tem cartas na mão
    compra três; ou quantas restarem.
differ-rules-score =
    Se o differ ganhou pelo menos tantas vazas quantas deu no lance, marca um ponto por vaza ganha, e os outros nada.
    Se não, cada ender marca tantos pontos quantas vazas faltaram, e o differ nada.
    Lance 6 e 7 ganhas: 7 pontos. Lance 6 e 4 ganhas: faltam duas, então 2 pontos para cada adversário.

## O que as imagens mostram, para quem as ouve: no máximo 1024 caracteres ao todo. `score`, `taken`,
## `hand` e `foundation` são números; `cards`, nomes de cartas separados por vírgulas.

differ-picture-contract = { $name }: lance { BID($bid) }, vazas ganhas: { $taken }.
differ-picture-seat = { $name }: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}, { $taken ->
    [1] { $taken } vaza
   *[other] { $taken } vazas
}, mão { $hand }, reserva { $foundation }.
differ-picture-face-up = Abertas: { $cards }.
differ-picture-foundation = Reserva: { $count }.
differ-picture-pile = Reserva
