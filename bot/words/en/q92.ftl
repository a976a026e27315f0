### 92Q.

q92-auction-first = The auction is still going on: bid or pass.
q92-auction-over = The auction is over: play a card.
q92-bid-too-low = { $bid } does not beat { $current }: bid more tricks, in whatever suit you like.
q92-not-a-bid = A bid is a number of tricks from 1 to { $tricks } and a suit, such as 5H.
q92-partners-first = The bid is yours: first choose { $count ->
    [one] your partner
   *[other] your { $count } partners
}.
q92-not-yourself = You are on your own side already: choose somebody else.
q92-partners-count = Choose exactly { $count ->
    [one] one partner
   *[other] { $count } different partners
}.
q92-left-must-follow = You can throw off { SUIT($left) }, the left suit, only when you hold no { SUIT($suit) }, and you hold { $held }.
