### Why a computer player of Top Suit did what it did, or a hint says so.

topsuit-why-only-draw = Nothing in this hand can be played, so draw.
topsuit-why-end = Drawing the last card ends the match, and there is nothing better to win now.
topsuit-why-no-lead = No card here is good to lead: better to draw and let someone else begin.
topsuit-why-keep = Drawing costs less than playing { THE($top) }, which is worth more later.
topsuit-why-beaten = Even with { THE($top) } on top it would be beaten about { $percent }% of the time: better to draw.
topsuit-why-draw = No play here promises as much as drawing.
topsuit-why-out = That empties the hand, which brings a point and ends the match.
topsuit-why-last = You play last, so { THE($top) } takes the trick for certain and costs you little.
topsuit-why-takes = You play last, so { THE($top) } takes the trick for certain.
topsuit-why-extend = Adding { THE($top) } takes the run over, and about { $percent }% of the time nobody takes it back.
topsuit-why-sure = As far as can be seen, nobody can beat { THE($top) } here.
topsuit-why-likely = With { THE($top) } on top it takes the trick about { $percent }% of the time, and nothing promises more.
topsuit-why-spare = With { THE($top) } on top it holds only about { $percent }% of the time, but nothing promises more.
topsuit-why-hardly = { THE($top) } will hardly hold, but nothing promises more.
