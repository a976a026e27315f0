### Why a computer player of Differ did what it did, or a hint says so.

differ-why-open = The opener must bid, and { $trump ->
    [N] no trumps promise
   *[other] { SUIT($trump) } promise
} the most: about { $tricks } tricks. Once a bid is made, every trick scores.
differ-why-bid = { $trump ->
    [N] Without trumps
   *[other] With { SUIT($trump) } as trumps
} about { $tricks } tricks are likely, enough to make the bid; and then every trick scores.
differ-why-risk = { $trump ->
    [N] Without trumps
   *[other] With { SUIT($trump) } as trumps
} about { $tricks } tricks are likely; bidding higher is risky, but better than leaving { BID($bid) } to someone else.
differ-why-pass = The best bid now would be { BID($bid) }, with about { $tricks } likely: letting the other player try promises more.
differ-why-top = There is no higher bid.
differ-why-only = { THE($card) } is the only legal card.
differ-why-draw = Nobody can beat { THE($card) }, and it draws out trumps that could ruff later.
differ-why-sure = As far as can be seen, nobody can beat { THE($card) }.
differ-why-sure-ours = After { THE($card) } the differ cannot take this trick.
differ-why-likely = { THE($card) } takes the trick about { $percent }% of the time, and costs little later.
differ-why-likely-ours = After { THE($card) } the differ loses the trick about { $percent }% of the time.
differ-why-lead-low = No lead is likely to take the trick, so lead { THE($card) }, your least useful card.
differ-why-leave = { $seat } has the trick already and plays against the differ too, so { THE($card) } is enough.
differ-why-leave-least = { $seat } plays against the differ too and has the trick, but may not keep it, so spend only { THE($card) }.
differ-why-later = Others can still take this trick from the differ: { THE($card) } is enough here.
differ-why-lost = You probably can't win this trick, so throw { THE($card) }.
differ-why-gone = This trick is lost, so throw { THE($card) }, your least useful card.
differ-why-keep = Cards that could take this trick are worth more later, so play { THE($card) }, your least useful card.
differ-why-last = You play last: { THE($card) } takes the trick at the least cost.
differ-why-ruff = You play last: { THE($card) } ruffs the trick.
differ-why-holds = { THE($card) } takes the trick, and nobody still to play can beat it.
differ-why-tries = { THE($card) } has the best chance of the trick, about { $percent }%.
differ-why-tries-ours = { THE($card) } is the best chance to keep the trick from the differ, about { $percent }%.
differ-why-ruff-likely = { THE($card) } ruffs, and keeps the trick about { $percent }% of the time.
