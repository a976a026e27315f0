### Why a computer player of Top Suit did what it did, or a hint says so.

topsuit-why-only-draw = Nothing in the hand may be played, so it has to be a draw.
topsuit-why-end = Drawing the last card ends the match, and that is the best that can be had now.
topsuit-why-no-lead = No card here is good to lead: better to draw and let somebody else begin.
topsuit-why-keep = It costs less to draw than to part with { SAID($top) }, which is worth more later.
topsuit-why-beaten = Even with { SAID($top) } on top it would be beaten about { $percent } % of the time: better to draw.
topsuit-why-out = That empties the hand, which brings a point and ends the match.
topsuit-why-last = Nobody acts after this, so { SAID($top) } takes the trick for certain, and these cards are missed least.
topsuit-why-extend = Adding { SAID($top) } makes the run one's own, and about { $percent } % of the time it stays so.
topsuit-why-sure = As far as can be seen nobody can beat { SAID($top) } here.
topsuit-why-likely = With { SAID($top) } on top it takes the trick about { $percent } % of the time, and costs little later.
topsuit-why-spare = It holds only about { $percent } % of the time, but { SAID($top) } would hardly be missed.
