### Was in Spring Cleaning getan wurde, für alle, die die Karten kennen dürfen.

springcleaning-told-play = { $cards } spielen
springcleaning-told-offer = { $cards } anbieten
springcleaning-told-insert = { $card } { $end ->
    [only] als einzige Karte einstecken
    [left] ganz links einstecken
    [right] ganz rechts einstecken
   *[no] zwischen { $before } und { $after } stecken
} ({ PLACE($gap) })
springcleaning-told-pass = passen

## Dasselbe für alle, die sie nicht kennen dürfen.

springcleaning-told-hidden-play = { $count ->
    [one] die Handkarte auf Platz { PLACE($first) }
   *[other] die Handkarten auf Platz { PLACE($first) } bis { PLACE($last) }
}{ $sources ->
    [both] { " " }mit { $cards } aus dem Angebot
   *[hand] { "" }
} spielen
springcleaning-told-hidden-offer = die Handkarte auf Platz { PLACE($place) } anbieten
