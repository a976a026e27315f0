### Spring Cleaning.

springcleaning-opening-first = First everyone offers a card from their hand.
springcleaning-arrange-first = Your hand is empty: first take up your Offer, its cards in the order that you want.
springcleaning-insert-first = First put the card that you drew into your hand: a is its left end, { PLACE($last) } its right end.
springcleaning-offer-first = To end your turn, offer a card from your hand.
springcleaning-leader-must-play = You lead: play a combination from your hand.
springcleaning-leader-own-hand = You lead, and the leader plays from the hand alone; Offers are for those who follow.
springcleaning-no-pass = You can pass only when there is nothing to draw: play something, or draw a card.
springcleaning-deck-empty = The deck is empty, and there are no discards to shuffle: draw from another Offer.
springcleaning-own-offer = You cannot draw from your own Offer.
springcleaning-not-on-offer = There is no { $card } on offer there.
springcleaning-not-a-place = Name each card by where it lies, in your hand or in whose Offer.
springcleaning-not-held = You hold no { $card }, or not so many.
springcleaning-several = That can be played in several ways; choose one of them: { $ways }.
springcleaning-no-such-place = There is no such place in your hand.
springcleaning-no-such-gap = There is no such place: a is the left end of your hand, { PLACE($last) } its right end.
springcleaning-twice = You cannot play one card of your hand twice.
springcleaning-too-many = There { $there ->
    [one] is only one { $card }
   *[other] are only { $there } cards of value { $card }
} on offer there.
springcleaning-not-neighbours = The cards from your hand must lie next to each other.
springcleaning-not-rising = The cards from your hand must rise from left to right.
springcleaning-no-combination = That is no combination: play one card, a set of equal cards, or a run such as 3‑4‑5.
springcleaning-too-weak = That does not beat { $cards }: play { $top ->
    [yes] any { $more } cards
   *[no] a higher { $kind ->
        [single] card, or any two
        [set] set of { $size }, or any { $more }
       *[run] run of { $size }, or any { $more }
    }
} that go together.
springcleaning-unbeatable = Nothing beats a run of all nine.

## What cards and combinations are called. An Offer is named by the letter of its seat.

springcleaning-nothing = nothing
springcleaning-from-offer = { $name }'s{"\u00A0"}{ $cards }
springcleaning-from-own = your{"\u00A0"}{ $cards }
springcleaning-at = { $cards } at { PLACE($place) }
springcleaning-kinds = { $kind ->
    [single] Single cards
    [set] Sets
   *[run] Runs
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Sets of { $size }
       *[run] Runs of { $size }
    }
   *[yes] { $cards }
} ({ $count ->
    [one] one way
   *[other] { $count } ways
})
springcleaning-needs-none = a run of ten, which there is not
springcleaning-needs = { $top ->
    [yes] { "" }
   *[no] { $kind ->
        [single] a higher card or{ " " }
        [set] a higher set of { $size } or{ " " }
       *[run] a higher run of { $size } or{ " " }
    }
}any { $more } cards that go together

## What the table shows

springcleaning-round = Round { $number }
springcleaning-opening = Everyone chooses a card to offer. They lie face down until all have chosen.
springcleaning-to-beat = **{ $name }** leads the trick with **{ $cards }**. To beat it: { $needs }.
springcleaning-beaten = Beaten in this trick: { $plays }
springcleaning-leads = **{ $name }** leads: no combination lies on the table.
springcleaning-play = { $name }: { $cards }
springcleaning-seat = **{ $name }**: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand · Offer: **{ $offer }**
springcleaning-piles = Deck: { $deck } · discards: { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } — **{ $name }** won it.
   *[no] { $plays } — the round ended before it was won.
}
springcleaning-ended = **Round { $number }**: { $ended ->
    [yes] { $name } ran out of cards.
   *[no] it went on too long and was stopped.
}
springcleaning-result = { $said } Trash: { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [one] {" "}(one{"\u00A0"}card{"\u00A0"}left{ $nearer ->
        [no] {""}
       *[other] , sits closer to { $nearer }
    })
   *[other] {" "}({ $cards }{"\u00A0"}cards{"\u00A0"}left{ $nearer ->
        [no] {""}
       *[other] , sits closer to { $nearer }
    })
}
springcleaning-scores = Trash: { $scores } (at { $most } the match ends; least trash wins)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = In round { $number }, { $finisher } ran out of cards while { $name } still had { $cards }.
springcleaning-tie = Tied at { $trash } trash: less in the last round wins.

## What is asked of a player

springcleaning-ask-opening = Choose a card to offer. All are turned up together; then anyone can use them.
springcleaning-ask-lead = You lead: play a card, equal cards or a run such as 3, 4, 5, from neighbours in your hand.{ $many ->
    [yes] { " " }First choose what kind.
   *[no] { "" }
}
springcleaning-ask-beat = Beat { $cards }: { $needs }{ $draws ->
    [yes] , or draw a card.
   *[no] ; there is nothing to draw.
}{ $many ->
    [yes] { " " }First choose what kind.
   *[no] { "" }
}
springcleaning-ask-draw = You cannot beat { $cards } (it takes { $needs }){ $draws ->
    [yes] : draw a card.
   *[no] , and there is nothing to draw: you can only pass.
}
springcleaning-ask-which = { $kind ->
    [single] Which card?
    [set] Which set?
   *[run] Which run?
}
springcleaning-ask-insert = You drew **{ $card }**. Where does it go?
springcleaning-ask-offer = Now offer a card from your hand (the one you drew is fine).
springcleaning-ask-arrange = Your hand is empty, so you take up your Offer. { $chosen ->
    [0] In which order? Afterwards it stays so. Choose the leftmost card first, or a whole order.
   *[other] So far from the left: **{ $cards }**. What comes next?
}
springcleaning-which = Which?
springcleaning-whereabouts = Where about?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Reshuffle and draw
   *[other] Draw from deck ({ $cards })
}
springcleaning-draw-offer = Or take a card on offer
springcleaning-draw-card = Take { $name }'s { $card }
springcleaning-whose = { $name }'s Offer …
springcleaning-gap = { $end ->
    [first] far left
    [last] far right
    [left] before { $after }
    [right] after { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Next { $card }
springcleaning-order = { $order ->
    [up] Upward: { $cards }
    [down] Downward: { $cards }
   *[so] Take up { $cards }
}
springcleaning-orders = In this order
springcleaning-back = Something else

springcleaning-sure-draw = { $deck ->
    [yes] draw from the deck
   *[no] take { $name }'s { $card }
}
springcleaning-sure-insert = put it in at { PLACE($gap) }
springcleaning-sure-arrange = take up { $cards }

## For those who listen instead of looking

springcleaning-spoken-hand = Your hand from left to right: { $count ->
    [0] no cards
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } at { PLACE($place) }
springcleaning-spoken-drawn = The { $card } is not in your hand yet. To put it in at a is to put it left of your first card, at b left of your second, and so on.
springcleaning-spoken-sealed = You offer { $card } at { PLACE($place) }, once all have chosen.
springcleaning-spoken-kind = { $kind ->
    [single] Single cards
    [set] Sets
   *[run] Runs
} that you can play: { $cards }.
springcleaning-news-took = { $name } takes { $card } from { $owner }
springcleaning-news-offered = { $name } offers { $card }
springcleaning-news-drew = { $name } draws
springcleaning-news-arranged = { $name } takes up the Offer
springcleaning-spoken-offer = Your Offer: { $offer }.
springcleaning-spoken-trick = In this trick: { $plays }.

## Commands

springcleaning-name = Spring Cleaning
springcleaning-game = Empty a hand you can't rearrange, using cards the others offer
springcleaning-size = { $size ->
    [5] Ten cards each
   *[other] Twelve cards each
}
springcleaning-about = Spring Cleaning: empty a hand you can't rearrange, using cards the others offer
springcleaning-option-players = How many play: 2 to 5
springcleaning-offer-about = Offer a card from your hand
springcleaning-offer-option = Its place in your hand: a is the leftmost
springcleaning-play-about = Play a card, a set or a run
springcleaning-play-option = Choose from the list, or type cards such as 3 4 5
springcleaning-draw-about = Draw a card from the deck or from someone's Offer
springcleaning-draw-option = The deck, or a card on offer from the list
springcleaning-insert-about = Put the card you drew into your hand
springcleaning-insert-option = The place it will have in your hand: a is the left end
springcleaning-arrange-about = Take up your Offer in an order of your choice
springcleaning-arrange-option = Its cards from left to right, such as 3 4 5 5
springcleaning-pass-about = Pass, when there is nothing to draw

## Rules

springcleaning-topic-combinations = Combinations
springcleaning-topic-turn = A turn
springcleaning-topic-offers = Offers
springcleaning-topic-pickup = An empty hand
springcleaning-topic-end = Trash and the end

springcleaning-rules-overview = **Spring Cleaning** is for two to five players, each for themselves, with the values 1 to 9, { $copies } cards of each.
    Everyone is dealt { $dealt } cards (with { $sizes } players), and *keeps them in the order in which they came*.
    To begin with, all put one card of their hand face up before them: their *Offer*.
    You try to get rid of all your cards, hand and Offer. Anyone who still has cards at the end of a round takes trash.
springcleaning-rules-combinations =
    A **single card**; a **set** of two or more equal cards; or a **run** of two or more values that rise by one, such as 3, 4, 5.
    The cards from your hand must lie next to each other, and those of a run must rise from left to right:
    4, 3, 5 is no run, and 7, 1, 7 no pair.
    A combination is beaten by a higher one of the same kind and size, or by *any* that has exactly one card more.
springcleaning-rules-turn =
    Who leads first is drawn at random.
    The leader plays a combination from the hand alone. Then everyone in turn, clockwise, either beats the
    combination on the table or draws: from the deck, or a card of anyone else's Offer. A drawn card goes anywhere into
    the hand, and then a card of the hand goes on your own Offer.
    You can draw even if you could play, and play later even if you drew. When the turn comes back to the player of the
    combination on the table, they win the trick: its cards are discarded, and they lead.
    When the deck is empty, the discards are shuffled. You can pass only if there is nothing at all to draw.
springcleaning-rules-offers =
    Anyone who does not lead can use any cards of any Offers in a combination, also their own, also without a card from the
    hand. They fit in anywhere: with 3, 5 in your hand and a 4 on offer you have 3, 4, 5.
    If someone takes the last card of a player who has no hand either, that player is out, and the round is over.
springcleaning-rules-pickup =
    Anyone without a hand at the start of their turn takes up their whole Offer, in any order they like. From then on
    that order stays as it is. Until then their cards on offer can be used and drawn as before, even the last one.
springcleaning-rules-end =
    The round ends as soon as someone has no cards at all, neither in hand nor on offer. They take no trash. Of the
    others, the player with the fewest cards takes 1 trash, the next 2, and so on; among equals it is less for the one who sits
    nearer, clockwise, to the one who ran out. A round that nobody ends is stopped after { $turns } turns, and counts as it stands.
    When someone has { $trash } trash (with { $sizes } players), the match is over. The least trash wins; then, less
    in the last round; players who are still equal share the win. Otherwise the player with the most trash leads the next round: among
    equals, the one who took more in the last one, then the one who sits nearer, clockwise, to the one who ran out.
    If several run out at once, count from the one whose turn it was, or else from the first of them after that; in a round
    that was stopped, from its leader.

## What its pictures show, for those who listen to them: at most 1,024 characters in all.

springcleaning-picture-deck = Deck { $count }
springcleaning-picture-discarded = Discards { $count }
springcleaning-picture-new = New
springcleaning-picture-left = { $cards ->
    [0] ran out
    [one] { $cards } card left
   *[other] { $cards } cards left
}
springcleaning-picture-trash = trash { $trash }
springcleaning-picture-hand = Your hand from left to right: { $cards }.
springcleaning-picture-drawn = You drew { $card }.
springcleaning-picture-order = In the new order: { $cards }.
springcleaning-picture-free = { $count ->
    [one] One place
   *[other] { $count } places
} of your hand { $count ->
    [one] is
   *[other] are
} still free.
springcleaning-picture-chosen = Chosen: { $cards }.
springcleaning-picture-useful = Useful now: { $cards }.
springcleaning-picture-trick = This trick: { $plays }.
springcleaning-picture-open = No combination on the table.
springcleaning-picture-seat = { $name }: { $hand } in hand, offers { $cards }; trash: { $trash }.
springcleaning-picture-piles = Deck: { $deck }, discards: { $discards }.
springcleaning-picture-winner = { $name } wins.
