### Mitigati.

mitigati-bargain-now = The hand is still being bargained over: pass, demand, offer or keep dealing.
mitigati-discard-now = The Dealer discards first.
mitigati-declare-now = This is the time to declare. Declare nothing more when you have shown all you want.
mitigati-play-now = The play has begun: play a card.

## Bargaining

mitigati-not-a-number = { $verb ->
    [offer] Offer
   *[demand] Demand
} a whole number of points from 1 to { $most }.
mitigati-demand-less = You already demand { $demand }: you can only demand less, or offer points yourself.
mitigati-offer-more = You already offer { $offer }: you can only offer more.
mitigati-offered-before = You already offer { $offer }: you cannot demand anything until the next cards come.

## The discard

mitigati-discard-count = Discard exactly { $count } different cards.
mitigati-not-discarded = You must keep { SAID($card) }: Kings, the Magician, the World and the Fool cannot be discarded.

## Declarations

mitigati-declared-already = You have declared { $kind ->
    [abundance] Abundance
    [kings] Kings
    [honours] Honours
   *[mixed] Kings and Honours
} in this hand already.
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
mitigati-kings-missing = Declaring Kings takes all four of them, and you do not hold { SAID($card) }.
mitigati-honours-missing = Declaring Honours takes the Magician, the World and the Fool, and you do not hold { SAID($card) }.
mitigati-card-twice = Name each card once.
mitigati-show-trumps = Show at least { $least } trumps.
mitigati-show-mixed = Show at least { $least } Kings and Honours.
mitigati-not-a-trump = { SAID($card) } is not a trump.
mitigati-kings-only = Beside the four Kings, which are shown anyway, you can only name Honours; { SAID($card) } is none.
mitigati-honours-only = Beside the three Honours, which are shown anyway, you can only name Kings; { SAID($card) } is none.
mitigati-mixed-only = { SAID($card) } is neither a King nor an Honour.

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

## What the table shows

mitigati-hand = Hand { $number } of { $hands }
mitigati-packets = Everyone holds { $cards } of their 25 cards; { $name } deals.
mitigati-nobody-spoke = Nobody has spoken yet.
mitigati-stance-demand = { $name } demands{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } offers{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } passes
mitigati-stance-continue = { $name } keeps dealing
mitigati-stance-silent = { $name } yet to speak
mitigati-settle-quiet = The hand stops only with a demand and an offer.
mitigati-settle-demand = { $names } { $count ->
    [one] offers
   *[other] offer
} **{ $offered }** to stop; nobody demands anything yet.
mitigati-settle-missing = { $names } { $count ->
    [one] wants
   *[other] want
} **{ $demanded }** to stop; { $offered ->
    [0] nobody offers anything yet
   *[other] offered so far: **{ $offered }**
}.
mitigati-settle-pass = If **{ $name }** passes, the hand stops: { $points }
mitigati-stops = Then the hand stops: { $points }
mitigati-one-more-pass = One more pass, and the deal goes on.
mitigati-discarding = **{ $name }** has taken the last three cards and discards three.
mitigati-declared = { $name } declared { $kind ->
    [abundance] an abundance of trumps
    [kings] the four Kings
    [honours] the three Honours
   *[mixed] Kings and Honours
}: { $cards }: **{ $bonus }** from each opponent.
mitigati-shows = { $name } shows { $kind ->
    [abundance] { $count } trumps
    [kings] the four Kings
    [honours] the three Honours
   *[mixed] Kings and Honours
}: **{ $bonus }** from each opponent
mitigati-nothing-declared = Nothing has been declared.
mitigati-taken = Taken: { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}
mitigati-debt = { $owner } owes { $creditor } a card (for the Fool).

## What a hand brought

mitigati-result-stopped = **Hand { $number }** was settled with { $cards } cards each: { $points }
mitigati-result = **Hand { $number }**, dealt by { $name }:
mitigati-result-line = { $name }: { $cards } card points { $over ->
    [yes] are { $by } above
    [no] are { $by } below
   *[par] are just
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , declarations { $bonus }
}: **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## What is asked of a player

mitigati-ask-bargain = Your turn: demand or offer points to stop the hand here, pass, or keep dealing.
mitigati-ask-bargain-on = Your turn: demand, offer, pass, or keep dealing.
mitigati-ask-demanding = Your turn. Your demand of { $points } can only go down.
mitigati-ask-offering = Your turn. Your offer of { $points } can only go up.
mitigati-ask-number = { $verb ->
    [offer] Offer
   *[demand] Demand
} **{ $points }** { $points ->
    [one] point
   *[other] points
} to stop the hand here?
mitigati-ask-discard = Your turn: discard three cards face down; they count among your tricks.{ $kept ->
    [0] {""}
   *[other] {" "}These must stay: { $cards }.
}
mitigati-ask-more-discards = To discard: { $cards }. Choose { $missing ->
    [one] one more
   *[other] { $missing } more
}.
mitigati-ask-these = Discard { $cards }?
mitigati-ask-declare = Your turn: show something and each opponent pays you for it, or declare nothing{ $before ->
    [0] {""}
   *[other] {" "}more
}.
mitigati-ask-no-declaration = Your turn: you have nothing { $before ->
    [0] {""}
   *[other] more{" "}
}to declare.
mitigati-ask-abundance = { $least } trumps win { $least } points from each opponent, every further one a point more. All that you name are shown.
mitigati-ask-which = Choose { $least } or more of your { $held } trumps.
mitigati-ask-kings = The four Kings win 20 points from each opponent, and each Honour shown beside them 5 more.
mitigati-ask-honours = The three Honours win 15 points from each opponent, and each King shown beside them 5 more.
mitigati-ask-mixed = Four Kings and Honours win 10 points from each opponent, each further one 5 more.
mitigati-ask-first = Your turn: the Fool was led, so play any card; it decides the suit to follow.
mitigati-ask-follow = Your turn: { $suit ->
    [T] trumps were
   *[other] { SUIT($suit) } was
} led, so play { $suit ->
    [T] a trump
   *[other] { SUIT($suit) }
}{ $fool ->
    [yes] , or the Fool
   *[no] {""}
}.
mitigati-ask-trump = Your turn: you have no { SUIT($suit) }, so play a trump{ $fool ->
    [yes] , or the Fool
   *[no] {""}
}.
mitigati-ask-discard-any = Your turn: you have neither { SUIT($suit) } nor trumps, so play any card.
mitigati-ask-no-trump = Your turn: trumps were led and you have none, so play any card.

## Buttons and selects

mitigati-continue = Keep dealing
mitigati-demand = Demand …
mitigati-offer = Offer …
mitigati-change = { $by } { $more ->
    [yes] more
   *[no] less
}
mitigati-pass-stops = Pass: the hand stops
mitigati-settle-by-offer = Settle: pay { $points }
mitigati-settle-by-demand = Settle: get { $points }
mitigati-say-demand = Demand { $points }
mitigati-say-offer = Offer { $points }
mitigati-back = Back
mitigati-discard-all = All { $count } are above; or type a suit
mitigati-discard-these = Discard them
mitigati-keep = Keep { $card }
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Abundance: { $least } to { $most } each
mitigati-kind-kings = Kings: { $least } to { $most } each
mitigati-kind-honours = Honours: { $least } to { $most } each
mitigati-kind-mixed = Kings and Honours: { $least } to { $most } each
mitigati-just-abundance = Abundance: { $points } each
mitigati-just-kings = The four Kings: { $points } each
mitigati-just-honours = The three Honours: { $points } each
mitigati-just-mixed = Kings and Honours: { $points } each
mitigati-show-all = Show all { $count }: { $points } each
mitigati-show-lowest = The lowest { $count }: { $points } each
mitigati-how-many-trumps = How many trumps?
mitigati-which-trumps = Choose them one by one
mitigati-which-menu = Which trumps?
mitigati-beside = Show beside them, 5 more for each …
mitigati-mixed-menu = Show four or more …
mitigati-done = Declare nothing more
mitigati-nothing = Declare nothing

## What a player is asked to confirm

mitigati-sure-pass = pass
mitigati-sure-continue = keep dealing
mitigati-sure-demand = demand { $points }
mitigati-sure-offer = offer { $points }
mitigati-sure-discard = discard { $cards }
mitigati-sure-abundance = show { $count } trumps
mitigati-sure-kings = show the four Kings{ $count ->
    [0] {""}
   *[other] {" "}and { $cards }
}
mitigati-sure-honours = show the three Honours{ $count ->
    [0] {""}
   *[other] {" "}and { $cards }
}
mitigati-sure-mixed = show { $cards }
mitigati-sure-done = declare nothing more
mitigati-sure-play = play { $cards }

## For those who listen instead of looking

mitigati-spoken-hand = Your { $count } cards: { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , the Dealer
   *[no] {""}
}: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
mitigati-spoken-shown = Known to be in the hand of { $name }: { $cards }.
mitigati-spoken-discards = Discarded: { $cards }.

## Commands

mitigati-name = Mitigati
mitigati-game = Tarot for three, with bargaining while the cards are still being dealt
mitigati-with-hands = { $value ->
    [one] { $value } hand
   *[other] { $value } hands
}
mitigati-about = Mitigati: tarot for three, with bargaining over half-dealt hands
mitigati-option-hands = How many hands the match has (3)
mitigati-pass-about = Pass in the bargaining
mitigati-demand-about = Demand points to stop the hand here
mitigati-demand-option = How many points
mitigati-offer-about = Offer points to stop the hand here
mitigati-offer-option = How many points
mitigati-continue-about = Keep dealing: nobody bargains until the next cards
mitigati-discard-about = As Dealer, discard three cards
mitigati-discard-option = Such as 2F for the 2 of Fire, or 5 for trump 5; name fewer, and choose the others in your panel
mitigati-declare-about = Declare trumps, Kings or Honours before the play
mitigati-declare-kind = What you declare
mitigati-declare-cards = The cards to show, such as “1 21 fool”; “all” for as many as you can
mitigati-kind-name-abundance = Abundance: ten trumps or more
mitigati-kind-name-kings = Kings: all four, and Honours beside them
mitigati-kind-name-honours = Honours: all three, and Kings beside them
mitigati-kind-name-mixed = Kings and Honours mixed, four or more
mitigati-done-about = Declare nothing more
mitigati-play-option = Such as KF for the King of Fire, 14 for trump 14, or fool
mitigati-cards-none = No further card
mitigati-cards-all = All: { $cards }

## Rules

mitigati-topic-cards = The cards and their points
mitigati-topic-bargaining = The deal and the bargaining
mitigati-topic-discard = The Dealer's discard
mitigati-topic-declarations = Declarations
mitigati-topic-fool = The Fool

mitigati-rules-overview = **Mitigati** is a tarot game for three, each for themselves, with 78 cards.
    While the cards are still being dealt, everyone can demand or offer points to stop the hand before it is played. If nobody
    settles, the Dealer discards three cards, rare holdings are shown for a bonus, and 25 tricks are played for the card points in them.

    This match has { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }; the highest total wins, and players with the same total share the win. A hand that is settled counts as one of them.
    The first Dealer is drawn at random, and the deal moves clockwise with each hand.
mitigati-rules-cards =
    Four suits — Air, Earth, Fire and Water — have fourteen cards each. From high to low: King, Queen, Cavalier, Jack, 10 down to 2, and the ace below the 2.

    Above every suit stand 21 numbered trumps; 1 is the *Magician*, 21 the *World*. The *Fool* is no trump and has no suit.
    The Magician, the World and the Fool are the *Honours*.

    Card points: Honours, Kings and aces 5 each; Queens 4, Cavaliers 3, Jacks 2; every other card 1. That makes 146 in the pack.
mitigati-rules-bargaining =
    Cards come in packets of five. When everyone holds 10, then 15, then 20 cards, there is a round of bargaining, begun by *Eldest*, the player
    left of the Dealer. In turn everyone can pass, *demand* points for stopping here, *offer* points for it, or *keep dealing*.

    In one round of bargaining a demand can only fall, an offer only rise; a player who demands can turn to offering, but not back.

    When all three have spoken, someone demands, and the offers together cover the demands, the hand stops: each demand is paid in full out of the
    offers, and any surplus is not paid, beginning with the newest offer. If one player deals on, or all three pass in turn, the deal goes on.
    Nothing said carries over to the next round.
mitigati-rules-discard =
    After the last packet the Dealer takes the three cards that are left and discards three face down. Kings and Honours cannot be among them;
    aces and other trumps can. The three belong to the Dealer's tricks: their points count at the end.
mitigati-rules-declarations =
    Before the play, Eldest first, everyone can show cards for a bonus that each opponent pays.

    • *Abundance*: ten trumps, 10 points, and one more for each further trump shown. The Fool is none.
    • *Kings*: all four, 20 points, and 5 more for each Honour shown beside them.
    • *Honours*: all three, 15 points, and 5 more for each King shown beside them.

    Kings and Honours go together only if neither is shown beside the other.

    • *Mixed*: four Kings and Honours, 10 points, 5 more for each further one; only for those who declare neither Kings nor Honours.

    Each can be declared once, and nobody has to. What is shown goes back to the hand.
mitigati-rules-play =
    Eldest leads to the first trick, then the winner of the last one. Follow suit if you can; if not, play a trump; if you have none,
    play what you like. You don't have to beat the cards on the table. The highest trump takes the trick, or else the highest card of the suit that was led.
mitigati-rules-fool =
    The Fool can be played at any time, whatever was led, and never takes the trick. Its owner keeps it and owes the one who took that trick
    a card: at the end of the hand the cheapest from their own tricks, to which the Dealer's discards belong. A player without such a card
    gives the Fool itself away.
    If the Fool is led, the next card decides the suit to follow.
mitigati-rules-score =
    At the end of a hand everyone counts the card points in their tricks. Each point above 49 wins a point, each below 49 loses one;
    declarations and bargains come on top. With 60, 50 and 36 card points the hand brings +11, +1 and −13.

## What its pictures show, for those who listen to them: at most 1,024 characters in all.

mitigati-picture-demand = { $name } demands { $points }.
mitigati-picture-offer = { $name } offers { $points }.
mitigati-picture-pass = { $name } passes.
mitigati-picture-shown = { $name } shows { $cards }.
mitigati-picture-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.
mitigati-picture-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} with { $points } card points.
mitigati-picture-bonus = Declarations: { $points }.
mitigati-picture-points = This hand: { $points }.
mitigati-picture-known = Known: { $cards }.
mitigati-picture-debt = Owes { $name } a card for the Fool.
mitigati-picture-match = Hand { $number } of { $hands }. { $done } of { $all } tricks played.
mitigati-picture-hand-of = Hand { $number } of { $hands }
mitigati-picture-dealt = { $number } of { $all } cards
mitigati-picture-owes = { $owner } owes { $creditor } a card
mitigati-picture-balance = { $offered } offered of { $demanded } demanded
mitigati-picture-demands = demands { $points }
mitigati-picture-offers = offers { $points }
mitigati-picture-passes = passes
mitigati-picture-cards = { $points } − { $par } in cards{ $bonus ->
    [none] {""}
   *[other] , { $bonus } shown
}
mitigati-picture-marked = Framed: { $cards }.
mitigati-picture-away = Discarded: { $cards }.
mitigati-picture-free = You can choose { $cards }.
mitigati-picture-dim = You cannot choose { $cards }.
mitigati-picture-means-pile = Card points
mitigati-picture-means-bonus = Declarations
mitigati-picture-discards = Your discards
