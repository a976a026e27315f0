### Why a computer player of Spring Cleaning did what it did, or a hint says so.

springcleaning-why-out = These are the last cards of all: that ends the round without trash.
springcleaning-why-empty = That empties the hand, so the Offer can be taken up in the best order.
springcleaning-why-lead = { $count ->
    [one] One card
   *[other] { $count } cards
} to begin with: what is left fits together best without { $count ->
    [one] it
   *[other] them
}.
springcleaning-why-from-offers = It beats what lies there with cards of Offers alone, and keeps the hand together.
springcleaning-why-filled = With { $count ->
    [one] a card from an Offer
   *[other] { $count } cards from Offers
} you shed cards that are hard to get rid of.
springcleaning-why-beat = It beats what lies there, and the cards that are left still fit together.
springcleaning-why-deck = Whatever could be played would tear the hand apart: better a new card and one more on the Offer.
springcleaning-why-only-deck = Nothing that could be played beats what lies there, and the deck promises more than the Offers.
springcleaning-why-no-offers = Nothing that could be played beats what lies there, and nobody else has an Offer to take from.
springcleaning-why-take = The { $card } fits into the hand.
springcleaning-why-take-best = There seems to be nothing better to do than to take the { $card }.
springcleaning-why-pass = There is nothing to play and nothing to draw.
springcleaning-why-insert = There the { $card } goes together with a card beside it.
springcleaning-why-insert-aside = The { $card } goes with nothing, so it lies where it separates nothing.
springcleaning-why-insert-least = There the { $card } seems to be least in the way.
springcleaning-why-offer = The { $card } fits least into the hand; on the Offer it can be used, or arranged anew later.
springcleaning-why-opening = Without the { $card } the rest of the hand fits together best.
springcleaning-why-arrange = Equal cards together, or runs upward: so it takes the fewest plays.
