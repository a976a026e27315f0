### Several matches in a row: what they come to, and the next one.

button-evening = The evening
menu-next-match = Next game …
table-evening-about = The score of this evening: all matches in a row, whatever was played
evening-title = The evening after { $count } matches
evening-total = Total
evening-points = The winner of a match has 12 points and the last has none, whatever the game and the number of players; the places between are spaced evenly, and equal places share. A match conceded too soon does not count.
evening-computer = computer, { $level }
evening-match = { $game } { $points } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
})
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
list-more = … and { $count } more
evening-none = There is no evening here yet. It begins when you go on after a match, with “Rematch” or with a game from “Next game …”.
evening-too-many = There are too many of you for that game: at most { $most } people play it.

## The queue at a table

button-wait = Wait for a seat
button-queue = Queue up
button-wait-no-more = Leave the queue
table-wait-about = Wait for a seat at the table in this channel
queue-line = ⏳ Waiting for a seat: { $names }.
queue-joined = ✓ You are waiting for a seat, in place { $place }. When one is free for you, you are told here in the channel, and it is kept for ten minutes. Nobody is seated without saying yes.
queue-left = You are not waiting any more.
queue-called = { $user }, a seat is free for you: { $game }. Press Join at the table. Your time ends { $when }; then it is offered to the next in line.
queue-already = You are already waiting for a seat here.
queue-not-waiting = You are not waiting for a seat here.
queue-seat-free = A seat is free: press Join.
queue-full = { $most } people are already waiting here; there is no room for more.
queue-not-here = This table has no queue.

## A seat that changes hands in the middle of a match

button-substitute = Give my seat away
button-substitute-waiting = To the next in line
button-substitute-keep = Keep my seat
button-substitute-take = Take the seat
substitute-menu = Who plays on for you?
substitute-asked = **Give your seat away for the rest of the match?**
    The person who takes it sees your cards and plays on from here; you cannot come back to this match. You play until they sit down.
    For the ratings you have left: you come last. The person who plays on for you is not rated.
substitute-offered = Your seat is offered to { $user }. You play until they take it.
substitute-offered-all = Your seat is offered to those who wait for one. You play until someone takes it.
substitute-offers = { $user }, { $name } offers you their seat for the rest of the match: { $game }. You would see their cards and play on; the match is not rated for you.
substitute-offers-all = { $name } gives their seat away for the rest of the match: { $game }. Those who wait for a seat come first. The match is not rated for the person who plays on.
substitute-taken = { $name } has taken { $owner }’s seat and plays on.
substitute-line = ↻ Played on: { $pairs }.
substitute-pair = { $name } for { $owner }
substitute-not-here = Seats can't change hands at this table.
substitute-once = This seat has already changed hands in this match.
substitute-seated = They already sit at this table.
substitute-was-there = A player who gave their seat away can't take another in that match: they know the cards.
substitute-gone = This seat is no longer available.
substitute-not-you = This seat is offered to someone else.
substitute-others-wait = Others wait for a seat here, and come first.
substitute-too-soon = You have only just offered your seat. Wait a minute before you do it again.
