### O que foi feito em Spring Cleaning, para quem pode conhecer as cartas; os painéis dizem posições, pois quem os lê as vê.

springcleaning-told-play = jogar { $cards }
springcleaning-told-offer = oferecer { $cards }
springcleaning-told-insert = inserir o { $card } { $end ->
    [only] como única carta
    [left] na ponta esquerda
    [right] na ponta direita
   *[no] entre { $before } e { $after }
} ({ PLACE($gap) })
springcleaning-told-pass = passar

## O mesmo para quem não pode conhecê-las.

springcleaning-told-hidden-play = jogar { $count ->
    [1] a carta em { PLACE($first) } da mão
   *[other] as cartas de { PLACE($first) } a { PLACE($last) } da mão
}{ $sources ->
    [both] { " " }com { $cards } em Oferta
   *[hand] { "" }
}
springcleaning-told-hidden-offer = oferecer a carta em { PLACE($place) } da mão
