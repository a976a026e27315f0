### Lo que se hizo en Spring Cleaning, para quienes pueden conocer las cartas; los paneles dicen puestos, pues quien los lee los ve.

springcleaning-told-play = jugar { $cards }
springcleaning-told-offer = ofrecer { $cards }
springcleaning-told-insert = insertar el { $card } { $end ->
    [only] como única carta
    [left] a la izquierda
    [right] a la derecha
   *[no] entre { $before } y { $after }
} ({ PLACE($gap) })
springcleaning-told-pass = pasar

## Lo mismo para quienes no pueden conocerlas.

springcleaning-told-hidden-play = jugar { $count ->
    [one] la carta en { PLACE($first) } de la mano
   *[other] las cartas de { PLACE($first) } a { PLACE($last) } de la mano
}{ $sources ->
    [both] { " " }con { $cards } en Oferta
   *[hand] { "" }
}
springcleaning-told-hidden-offer = ofrecer la carta en { PLACE($place) } de la mano
