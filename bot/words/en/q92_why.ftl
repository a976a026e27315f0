### Why a computer player of 92Q did what it did, or a hint says so.

q92-why-bid = With { SUIT($trump) } as trumps this hand is worth about { $tricks } tricks to its side, so the bid should be made.
q92-why-risk = With { SUIT($trump) } as trumps about { $tricks } tricks are likely; bidding higher is risky, but the winner chooses the partners.
q92-why-pass = { $least } tricks are too many: with { SUIT($trump) }, the best suit here, about { $tricks } are likely.
q92-why-rare = { $least } tricks are too many: even with the best suits here they would be made less than a third of the time.
q92-why-wait = With { SUIT($trump) } about { $tricks } tricks are likely, but passing promises as much: the bidder may choose you as a partner.
q92-why-partners = { $seat } bid { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
}{ $count ->
    [one] , which shows strength.
    [2] ; the other is the next strongest or has the fewest points.
   *[other] ; the others are the next strongest or have the fewest points.
}
q92-why-partners-behind = Nobody else bid, so choose players with few points: what they gain matters least.
q92-why-only = { THE($card) } is the only legal card.
q92-why-draw = { THE($card) } should take the trick, and it draws out trumps that could ruff later.
q92-why-sure = { THE($card) } takes the trick: nobody should beat it.
q92-why-likely = { THE($card) } probably takes the trick.
q92-why-lead-low = No lead is likely to take the trick, so lead { THE($card) }, your least useful card.
q92-why-leave = { $seat } is a partner and has the trick, so { THE($card) } is enough.
q92-why-breaks = { THE($card) } does not follow, so the two is low in this trick, and { $seat }, a partner, has it.
q92-why-later = This side can still take the trick: { THE($card) } is enough here.
q92-why-lost = You probably can't win this trick, so throw { THE($card) }.
q92-why-keep = Cards that could take this trick are worth more later, so play { THE($card) }, your least useful card.
q92-why-two = Everyone should follow, and then { THE($card) } is the highest card of the trick.
q92-why-left = { THE($card) } counts as the suit that was led here, and takes the trick.
q92-why-ruff = { THE($card) } ruffs the trick.
q92-why-tries = { THE($card) } may take the trick.
q92-why-try = { THE($card) } has a chance of taking the trick.
q92-why-over = { THE($card) } takes the trick from { $seat }: partners or not, each is paid for their own tricks.
q92-why-gone = This trick is lost, so throw { THE($card) }, your least useful card.
