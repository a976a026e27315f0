### Spring Cleaning.

springcleaning-opening-first = First everybody offers a card: “offer h0” to “offer h{ $last }”.
springcleaning-arrange-first = Your hand is empty: first take up your Offer with “arrange” and its cards in the order you want.
springcleaning-insert-first = First put the card that you drew into your hand: “insert 0” is the left end, “insert { $last }” the right end.
springcleaning-offer-first = To end your turn, offer a card from your hand: “offer h0” to “offer h{ $last }”.
springcleaning-leader-must-play = You lead: play a combination from your hand.
springcleaning-leader-own-hand = You lead, and who leads plays from the hand alone; cards on offer are for those who follow.
springcleaning-no-pass = You may only pass when there is nothing to draw: play something, or draw a card.
springcleaning-deck-empty = There is no deck any more, and there are no discards to make a new one: draw from another Offer.
springcleaning-own-offer = You cannot draw from your own Offer.
springcleaning-not-on-offer = There is no { $card } on offer there.
springcleaning-not-a-place = Name each card by its place: “h0” is the leftmost of your hand, “1.4” a 4 from the Offer of seat 1.
springcleaning-no-such-place = There is no such card: your hand goes from h0 to h{ $last }.
springcleaning-no-such-gap = There is no such place: “insert 0” is the left end, “insert { $last }” the right end.
springcleaning-twice = You cannot play more than { $there ->
    [one] one card
   *[other] { $there } cards
} from { $place }.
springcleaning-not-neighbours = The cards from your hand must lie next to each other.
springcleaning-not-rising = The cards from your hand must rise from left to right.
springcleaning-no-combination = That is no combination: play one card, a set of equal cards, or a run such as 3-4-5.
springcleaning-too-weak = That does not beat { $cards }: play a higher { $kind ->
    [single] card, or any two
    [set] set of { $size }, or any { $more }
   *[run] run of { $size }, or any { $more }
} that go together.
springcleaning-unbeatable = Nothing beats a run of all nine.
