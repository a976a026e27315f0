### Ce qui a été fait à Spring Cleaning, pour qui peut connaître les cartes ; les panneaux disent des places, car on les voit.

springcleaning-told-play = jouer { $cards }
springcleaning-told-offer = offrir { $cards }
springcleaning-told-insert = insérer le { $card } { $end ->
    [only] comme seule carte
    [left] au bout gauche
    [right] au bout droit
   *[no] entre { $before } et { $after }
} ({ PLACE($gap) })
springcleaning-told-pass = passer

## La même chose pour qui ne peut pas les connaître.

springcleaning-told-hidden-play = jouer { $count ->
    [1] la carte en { PLACE($first) } de la main
   *[other] les cartes de { PLACE($first) } à { PLACE($last) } de la main
}{ $sources ->
    [both] { " " }avec { $cards } en Offre
   *[hand] { "" }
}
springcleaning-told-hidden-offer = offrir la carte en { PLACE($place) } de la main
