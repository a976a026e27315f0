### Differ.

differ-auction-first = The auction is not over: bid or pass.
differ-auction-over = The auction is over: play a card.
differ-opener-must-bid = You can't pass yet: the first player has to bid.
differ-bid-too-low = { BID($bid) } does not beat { BID($current) }: bid more tricks, or as many in a higher suit.
differ-no-trump-off = This table plays without no-trump bids.
differ-not-a-bid = A bid is a number of tricks from 1 to { $tricks } and a suit, such as { BID("5H") }.

## What the table shows

differ-contract = **{ $name }** bid **{ BID($bid) }**: **{ $taken }** of { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} so far. { $trump ->
    [N] No trumps
   *[other] Trumps: { SUIT($trump) }
}.
differ-result = Hand { $number }: { $name } bid { BID($bid) } and took { $taken }: { $made ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $name }
   *[no] { $points } short, so { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to each opponent
}.
differ-missed = Hand { $number }: { BID($bid) } would have won { $name } the match, but fell { $short } short.

## What is asked of a player

differ-ask-open = Your turn: open the auction. You must bid.
differ-ask-bid = Your turn: beat { BID($bid) } or pass.
differ-ask-suit = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
}: which suit is trumps?

## For those who listen instead of looking

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""}, dealer
   *[no] {""}
}: face up { $cards }; { $hand } in hand, { $pile } in the pile, { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
} taken.

## Commands

differ-name = Differ
differ-game = Bid for tricks, then play from your hand and from face-up cards that refill
differ-with-no_trump = no-trump bids
differ-with-suits = suits ranked { $value }

differ-about = Differ: bid, then play from hand and face-up cards that refill
differ-option-no-trump = Allow no-trump bids
differ-option-suits = The order of suits in the auction, lowest first (CDHS)
differ-option-target = The score that ends the match (18)
differ-play-about = Play a card from your hand or your face-up cards

## Rules

differ-topic-refill = Refilling

differ-rules-overview = **Differ** is for four players, each for themselves, with 52 cards; the ace is high.
    One player — the *differ* — wins an auction by promising a number of tricks with a trump suit of their choice.
    The other three — the *enders* — try to stop them. Some of everyone's cards lie face up for all to see,
    and they are replaced from a face-down pile as they are played.
    The player with the most points once someone reaches { $target } wins; players with the same total share the win.
differ-rules-deal =
    Everyone gets thirteen cards as a face-down *foundation pile*. The first four are turned face up, the next three
    are taken into the hand, and six stay face down: nobody looks at them, not even their owner.
    The deal moves clockwise with each hand.
    The first dealer is drawn at random.
differ-rules-auction =
    The player left of the dealer opens and must bid: a number of tricks from 1 to 13 and a trump suit{ $no_trump ->
        [yes] {""}, or no trump
       *[no] {""}
    }.
    A later bid must promise more tricks, or as many in a higher suit. From low to high: { $suits }{ $no_trump ->
        [yes] {""} < no trump
       *[no] {""}
    }.
    Anyone who passes is out of this auction. The highest bidder becomes the differ; a bid that nothing can beat ends the auction at once.
differ-rules-play =
    The differ leads to the first trick; after that, the winner of the last trick.
    Play a card from your hand or from your face-up cards. If either holds a card of the suit that was led, you must
    follow suit; otherwise play what you like. The highest trump takes the trick; without trumps, the highest card of the suit
    that was led does. All thirteen tricks are played.
differ-rules-refill =
    After each trick, a player without face-up cards turns up four from the foundation pile, and a player without hand cards
    draws three; or as many as are left.
differ-rules-score =
    If the differ took at least as many tricks as they bid, they score a point for every trick they took, and the others nothing.
    If not, each ender scores the number of tricks that were missing, and the differ nothing.
    Bid 6 and take 7: 7 points. Bid 6 and take 4: two short, so 2 points to each opponent.

## What its pictures show, for those who listen to them: at most 1,024 characters in all. `score`, `taken`,
## `hand` and `foundation` are numbers; `cards` are names of cards, parted by commas.

differ-picture-contract = { $name } bid { BID($bid) } and has taken { $taken }.
differ-picture-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}, { $hand } in hand, { $foundation } in the pile.
differ-picture-face-up = Face up: { $cards }.
differ-picture-foundation = Pile: { $count }.
differ-picture-pile = Pile
