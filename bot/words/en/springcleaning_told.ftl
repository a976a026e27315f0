### What was done in Spring Cleaning, for those who may know the cards; panels say places, for their reader sees them.

springcleaning-told-play = play { $cards }
springcleaning-told-offer = offer { $cards }
springcleaning-told-insert = put the { $card } { $end ->
    [only] in as the only card
    [left] at the left end
    [right] at the right end
   *[no] between { $before } and { $after }
} ({ PLACE($gap) })
springcleaning-told-pass = pass

## The same for those who may not.

springcleaning-told-hidden-play = play { $count ->
    [one] the card at { PLACE($first) } of the hand
   *[other] the cards at { PLACE($first) } to { PLACE($last) } of the hand
}{ $sources ->
    [both] { " " }with { $cards } on offer
   *[hand] { "" }
}
springcleaning-told-hidden-offer = offer the card at { PLACE($place) } of the hand
