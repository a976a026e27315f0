### Differ.

differ-auction-first = The auction is still going on: bid or pass.
differ-auction-over = The auction is over: play a card.
differ-opener-must-bid = The first to speak must bid; passing is for those who face a bid.
differ-bid-too-low = { CARD($bid) } does not beat { CARD($current) }: bid more tricks, or as many in a higher suit.
differ-no-trump-off = This table plays without no-trump bids.
differ-not-a-bid = A bid is a number of tricks from 1 to { $tricks } and a suit, such as 5♥.
