### Why a computer player of Differ did what it did, or a hint says so.

differ-why-open = The opener must bid, and { $trump ->
    [N] no trumps promise
   *[other] { SUIT($trump) } promise
} most: about { $tricks } tricks. Once a bid is made, every trick scores.
differ-why-bid = With { SUIT($trump) } as trumps about { $tricks } tricks are likely, enough to make it; and then every trick scores.
differ-why-risk = { $trump ->
    [N] Without trumps
   *[other] With { SUIT($trump) } as trumps
} about { $tricks } tricks are likely; to go higher is risky, but better than leaving { BID($bid) } to someone else.
differ-why-pass = { BID($bid) } would be the best bid now, and about { $tricks } tricks are likely: that promises less than letting the other player try.
differ-why-top = No bid is higher.
differ-why-only = { SAID($card) } is the only legal card.
differ-why-draw = Nobody can beat { SAID($card) }, and it draws trumps that could ruff later.
differ-why-sure = As far as can be seen nobody can take the trick from { SAID($card) }.
differ-why-sure-ours = After { SAID($card) } the differ cannot take this trick.
differ-why-likely = { SAID($card) } takes the trick about { $percent } % of the time, and costs little later.
differ-why-likely-ours = After { SAID($card) } the differ loses the trick about { $percent } % of the time.
differ-why-lead-low = No lead is likely to take the trick, so { SAID($card) }, the least useful card.
differ-why-leave = { $seat } has the trick already and plays against the differ too: no need to spend more than { SAID($card) }.
differ-why-leave-least = { $seat } plays against the differ too and has the trick, but may not keep it: { SAID($card) } is the least useful card.
differ-why-later = Others can still take this trick from the differ: { SAID($card) } is enough here.
differ-why-lost = The trick is probably lost, so { SAID($card) }, the least useful card.
differ-why-keep = What could take this trick is better kept for later: { SAID($card) } is the least useful card.
differ-why-last = Last to play: { SAID($card) } takes the trick at the least cost.
differ-why-ruff = Last to play: { SAID($card) } ruffs the trick.
differ-why-holds = { SAID($card) } takes the trick, and nobody still to play can beat it.
differ-why-tries = { SAID($card) } takes the trick about { $percent } % of the time.
differ-why-ruff-likely = { SAID($card) } ruffs, and keeps the trick about { $percent } % of the time.
