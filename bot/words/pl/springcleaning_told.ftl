### Co zrobiono w Spring Cleaning, dla tych, którzy mogą znać karty; panele mówią o miejscach, bo ich czytelnik je widzi.

springcleaning-told-play = zagrać { $cards }
springcleaning-told-offer = wystawić { $cards }
springcleaning-told-insert = wstawić { $card } { $end ->
    [only] jako jedyną kartę
    [left] na lewym końcu
    [right] na prawym końcu
   *[no] między { $before } a { $after }
} ({ PLACE($gap) })
springcleaning-told-pass = pas

## To samo dla tych, którzy nie mogą.

springcleaning-told-hidden-play = zagrać { $count ->
    [one] kartę z ręki ({ PLACE($first) })
   *[other] karty z ręki od { PLACE($first) } do { PLACE($last) }
}{ $sources ->
    [both] { " " }i z Ofert { $cards }
   *[hand] { "" }
}
springcleaning-told-hidden-offer = wystawić kartę z ręki ({ PLACE($place) })
