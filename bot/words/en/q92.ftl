### 92Q.

q92-auction-first = The auction is not over: bid or pass.
q92-auction-over = The auction is over: play a card.
q92-bid-too-low = { BID($bid) } does not beat { BID($current) }: bid more tricks, in whatever suit you like.
q92-not-a-bid = A bid is a number of tricks from 1 to { $tricks } and a suit, such as { BID("5H") }.
q92-partners-first = You won the auction: first pick { $count ->
    [one] your partner
   *[other] your { $count } partners
}.
q92-not-yourself = You are on your own side already: choose someone else.
q92-partners-count = Choose exactly { $count ->
    [one] one partner
   *[other] { $count } different partners
}.
q92-left-must-follow = You can throw { SUIT($left) }, the left suit, only if you have no { SUIT($suit) }, and you have { $held }.

q92-nobody-called = Nobody here is called “{ $name }”, or more than one is: choose from the list, or give the seat's number.

## What the table shows

q92-choosing = **{ $name }** has won the auction with **{ BID($bid) }** and is choosing { $count ->
    [one] a partner
   *[other] { $count } partners
}.
q92-contract = { $name } & { $partners } bid **{ BID($bid) }**: **{ $taken }** of { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} so far. Against them { $others }: **{ $against }**.
q92-trumps = Trumps: **{ SUIT($trump) }** (high to low: { $top } …). Left suit: **{ SUIT($left) }**.
q92-ranks = Top trumps: { $top } …
q92-two = { $followed ->
    [yes] All have followed so far: the two of { SUIT($suit) } wins if everyone does.
   *[no] Not everyone has followed: twos are low in this trick.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } as { $suit }
q92-result = Hand { $number }: { $name } bid { BID($bid) } with { $partners }; they took { $taken }{ $slam ->
    [yes] {""}, so one side has every trick
   *[no] {""}
}: { $made ->
    [yes] made
   *[no] not made
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Hand { $number }: everyone passed.

## What is asked of a player

q92-ask-open = Your turn: bid a number of tricks and a trump suit, or pass.
q92-ask-bid = Your turn: bid at least { $tricks } tricks in any suit to beat { BID($bid) }, or pass.
q92-ask-suit = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
}, with which suit as trumps?
q92-ask-partners = You won the auction: now pick { $count ->
    [one] your partner
   *[other] your { $count } partners
} for this hand.
q92-ask-discard-left = Your turn: { SUIT($suit) } were led and you have none, so play any card. Your { SUIT($left) }, the left suit, would count as { SUIT($suit) }.
q92-counts-as = { $card } as { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
q92-choose-partners = Choose { $count } partners

q92-your-partners = play with { $names }

## For those who listen instead of looking

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (bidder)
    [partner] {""} (on the bidder's side)
    [other] {""} (on the other side)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, dealer
   *[no] {""}
}: { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}.
q92-spoken-trumps = Trumps: { SUIT($trump) }, queen and 9 on top. Left suit: { SUIT($left) }.
q92-spoken-left = { $card } as { SUIT($suit) } by { $name }

## Commands

q92-name = 92Q
q92-game = Bid for tricks, pick your partners, and turn one suit into another
q92-size = { $size ->
    [4] Thirteen cards each; the highest bidder picks one partner
    [6] Eight cards each; the highest bidder picks two partners
   *[8] Six cards each; the highest bidder picks three partners
}

q92-about = 92Q: bid for tricks, choose partners, and turn one suit into another
q92-option-players = How many play: 4, 6 or 8 (4)
q92-option-target = The score that ends the match (92)
q92-partners-about = Choose your partners for this hand, once you have won the auction
q92-partners-option = A player at the table
q92-partners-second = Your second partner, where six or eight play
q92-partners-third = Your third partner, where eight play

## Rules

q92-topic-partners = Partners
q92-topic-play = The play and the left suit
q92-topic-order = Which card is highest

q92-rules-overview = **92Q** is for four, six or eight players with 52 cards. In each hand the winner of an auction names trumps and
    picks partners for that hand alone, so that half the table plays against the other half. Points go to players, not to sides:
    on the winning side everyone is paid for the tricks they took themselves.
    Three things make it special: in trumps the nine and the queen beat the ace; cards of the *left suit* can turn into the suit
    that was led; and if everyone follows suit, a two takes the trick.
    The match ends with the hand in which someone reaches { $target }. The highest total wins; equal totals share it.
q92-rules-deal =
    All cards are dealt one at a time: thirteen each for four players, eight for six, six for eight. The four cards that are left
    with six or eight players are set aside, and nobody sees them in that hand. The deal moves clockwise with each hand.
    The first dealer is drawn at random.
q92-rules-auction =
    The player left of the dealer speaks first. Bid a number of tricks, at most as many as a hand has, and a trump suit; or pass,
    and be out of this auction. Each bid must name more tricks than the one before, in the same suit or another: suits have no
    order. The last one left plays their bid, and a bid of every trick ends the auction at once. If all pass, the next dealer deals.
q92-rules-partners =
    The bidder chooses partners from all the others, wherever they sit, until half the table is on that side: one partner with
    four players, two with six, three with eight. Nobody can refuse, and everyone knows who plays with whom.
    Together they have to take as many tricks as were bid.
q92-rules-play =
    The player left of the dealer leads to the first trick, and after that the winner of the last one. If you hold a card of the
    suit that was led, you must follow suit; if not, play what you like.
    The left suit is the other suit of the trumps' colour: spades if clubs are trumps, hearts if diamonds are, and the
    other way round. A card of the left suit that is thrown on another suit *becomes* that suit: with hearts led, the king of
    spades counts as a king of hearts and has followed suit. With trumps led, it becomes a trump. You can do
    so only if you hold no card of the suit that was led, and you never have to. When the left suit itself is led, it is an ordinary suit.
q92-rules-order =
    From the top: trumps go queen, 9, ace, king, jack, 10, then 8 down to 2; every other suit ace, king, queen, jack, then 10 down to 2. Any trump beats all
    other suits; without trumps in it, the trick goes to the highest card of the suit that was led. If two cards count as
    the same, the first one played wins.
    If every card of the trick counts as the suit that was led, the two beats everything, even the queen of trumps.
    A card of the left suit thrown off counts as following, and can become such a two itself. If anyone played another suit,
    twos are the lowest of their suit; a two of trumps still beats every other suit.
q92-rules-score =
    If the bidder's side took at least as many tricks as were bid, it wins the hand; if not, the other side does.
    Each player of the winning side scores three points for every trick of their own; nine, if their side took all the tricks.
    The losing side scores nothing. Bid 7, with tricks 5 and 3: 15 and 9 points. Tricks 4 and 2 are one short: the other two,
    with 4 and 3 tricks, score 12 and 9.

## What its pictures show, for those who listen to them: at most 1,024 characters in all.

q92-picture-contract = { BID($bid) } bid, { $taken } taken; { $left } are the left suit.
q92-picture-turned = { $name } { $card } as { $suit }
q92-picture-two-high = Twos are high so far.
q92-picture-two-low = Twos are low.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (bidder)
    [partner] {""} (bidder's side)
    [other] {""} (other side)
   *[none] {""}
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}.
q92-picture-turning = { $cards } would count as { $suit }.
q92-picture-partner = Partner
q92-picture-other = Opponent
q92-picture-left = Left suit
q92-picture-high = is high
q92-picture-low = is low
