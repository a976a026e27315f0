### Why a computer player of Top Suit did what it did, or a hint says so.

topsuit-why-only-draw = Nothing in this hand can be played, so the only way is to draw.
topsuit-why-end = Drawing the last card ends the match, and nothing better is to be won now.
topsuit-why-no-lead = No card here is good to lead: better to draw and let someone else begin.
topsuit-why-keep = It costs less to draw than to part with { SAID($top) }, which is worth more later.
topsuit-why-beaten = Even with { SAID($top) } on top it would be beaten about { $percent } % of the time: better to draw.
topsuit-why-out = That empties the hand, which brings a point and ends the match.
topsuit-why-last = Nobody acts after this, so { SAID($top) } takes the trick for certain, and these are the least useful cards.
topsuit-why-takes = Nobody acts after this, so { SAID($top) } takes the trick for certain.
topsuit-why-extend = Adding { SAID($top) } takes the run over, and about { $percent } % of the time nobody takes it back.
topsuit-why-sure = As far as can be seen nobody can beat { SAID($top) } here.
topsuit-why-likely = With { SAID($top) } on top it takes the trick about { $percent } % of the time, and costs little later.
topsuit-why-spare = It holds only about { $percent } % of the time, but { SAID($top) } is of little use.
topsuit-why-hardly = It will hardly hold, but { SAID($top) } is of little use.
