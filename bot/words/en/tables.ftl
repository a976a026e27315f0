### What the card table itself says, before any game's rules are asked.

table-gone = This table is no longer there.
table-in-channel = There is already a table in this channel. Join in there, or open yours in another channel.
aside-goes-on = { $name } plays on { $where ->
    [messages] in private messages
   *[other] in { $where }
}: someone else wants to play here.
rematch-open = The rematch is open already: { $where }
aside-told = Someone else wants to play in { $where }, so your match against computer players there has made room. Nothing is lost.
table-not-seated = You have no seat at this table.
table-already-seated = You already have a seat at this table.
table-full = Every seat is taken.
table-no-such-size = A table of this game cannot have that many seats, or more people sit there already.
table-seat-taken = { $name } has that seat.
table-no-computer = No computer player has that seat.
table-host-only = Only the host can do that. After ten minutes without the host, anyone who sits here can.
table-not-started = The match has not begun yet.
table-started = The match has already begun.
table-seats-free = { $free ->
    [one] One seat is still free: someone can join, or the host can add a computer player.
   *[other] { $free } seats are still free: others can join, or the host can add computer players.
}
table-done-already = That turn of yours is over. This is how things stand now.
table-moved-on = The table has moved on. This is how things stand now.
table-not-over = The match is not over yet.
table-unreadable = This match was played under older rules I no longer support, so I can neither show it nor go on with it.
game-gone = The game “{ $game }” is no longer here, so its matches can neither be shown nor go on.
table-resting = Toucan is about to restart. Nothing is lost; try again in a moment.
table-newer = This table was started by a newer Toucan, which is just being brought in. Nothing is lost; try again in a few minutes.
table-draining = Toucan is about to be updated: no new table opens for now. Try again in a while.
table-draining-told = -# Toucan is about to be updated. This table goes on; no new one opens until that is done.
no-such-level = There is no computer player for { $game } of the level “{ $level }”.
former-player = a former player
