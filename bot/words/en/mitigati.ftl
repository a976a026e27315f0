### Mitigati.

mitigati-bargain-now = The hand is still being bargained over: pass, demand, offer, or call to continue.
mitigati-discard-now = The Dealer discards first.
mitigati-declare-now = This is the time to declare; say “done” when you have nothing more to show.
mitigati-play-now = The play has begun: play a card.

## Bargaining

mitigati-not-a-number = { $verb ->
    [offer] Offer
   *[demand] Demand
} a whole number of points from 1 to { $most }.
mitigati-demand-less = You demand { $demand } already: you can only ask for less, or offer points yourself.
mitigati-offer-more = You offer { $offer } already: you can only offer more.
mitigati-offered-before = You offer { $offer } already: until the next cards come, you cannot demand any more.

## The discard

mitigati-discard-count = Discard exactly { $count } different cards.
mitigati-not-discarded = You must keep { CARD($card) }: Kings, the Magician, the World and the Fool cannot be discarded.

## Declarations

mitigati-declared-already = You have declared { $kind } in this hand already.
mitigati-clash = { $kind ->
    [mixed] Kings and Honours mixed are for those who declare neither alone; you have declared { $other ->
        [kings] Kings
       *[honours] Honours
    }.
   *[other] { $other ->
        [mixed] You have declared Kings and Honours mixed, so you cannot declare { $kind ->
            [kings] Kings
           *[honours] Honours
        } any more.
       *[other] You can declare both Kings and Honours only if neither is shown beside the other.
    }
}
mitigati-few-trumps = Abundance takes { $least } trumps and you hold { $held }; the Fool is not one.
mitigati-few-mixed = That takes { $least } Kings and Honours in all and you hold { $held }.
mitigati-kings-missing = Declaring Kings takes all four of them, and you do not hold { CARD($card) }.
mitigati-honours-missing = Declaring Honours takes the Magician, the World and the Fool, and you do not hold { CARD($card) }.
mitigati-card-twice = Name each card once.
mitigati-show-trumps = Show at least { $least } trumps.
mitigati-show-mixed = Show at least { $least } Kings and Honours.
mitigati-not-a-trump = { CARD($card) } is not a trump.
mitigati-fool-no-trump = The Fool is not a trump.
mitigati-kings-only = Beside the four Kings, which are shown anyway, you can only name Honours; { CARD($card) } is none.
mitigati-honours-only = Beside the three Honours, which are shown anyway, you can only name Kings; { CARD($card) } is none.
mitigati-mixed-only = { CARD($card) } is neither a King nor an Honour.

## The play

mitigati-must-follow = { $suit ->
    [T] Trumps were
   *[other] { SUIT($suit) } was
} led and you hold { $held ->
    [one] one: play it
   *[other] { $held }: play one of them
}{ $fool ->
    [yes] , or the Fool
   *[no] {""}
}.
mitigati-must-trump = You have no { SUIT($suit) }, so you must play { $held ->
    [one] your only trump
   *[other] one of your { $held } trumps
}{ $fool ->
    [yes] , or the Fool
   *[no] {""}
}.
