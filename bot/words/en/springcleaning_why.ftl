### Why a computer player of Spring Cleaning did what it did, or a hint says so.

springcleaning-why-out = These are your last cards: you end the round without trash.
springcleaning-why-empty = That empties your hand, so you can take up your Offer in the best order.
springcleaning-why-lead = { $count ->
    [one] One card
   *[other] { $count } cards
} to begin with: the rest fits together best without { $count ->
    [one] it
   *[other] them
}.
springcleaning-why-from-offers = It beats the last play with cards from Offers alone, and keeps your hand together.
springcleaning-why-filled = With { $count ->
    [one] a card from an Offer
   *[other] { $count } cards from Offers
} you shed awkward cards of your hand.
springcleaning-why-beat = It beats the last play, and your other cards still fit together.
springcleaning-why-deck = Every possible play would tear your hand apart: better to draw a card and offer one more.
springcleaning-why-only-deck = Nothing you can play beats the last play, and the deck promises more than the Offers.
springcleaning-why-no-offers = Nothing you can play beats the last play, and nobody else has an Offer to take from.
springcleaning-why-take = The { $card } fits into the hand.
springcleaning-why-take-best = Taking the { $card } seems the best you can do.
springcleaning-why-pass = There is nothing to play and nothing to draw.
springcleaning-why-insert = There the { $card } goes with the card beside it.
springcleaning-why-insert-aside = The { $card } goes with nothing, so put it where it separates nothing.
springcleaning-why-insert-least = There the { $card } is least in the way.
springcleaning-why-offer = The { $card } fits least into your hand; on your Offer it can be used, or placed anew later.
springcleaning-why-opening = Without the { $card } the rest of the hand fits together best.
springcleaning-why-arrange = Equal cards together, or runs upward: whichever takes fewer plays.
