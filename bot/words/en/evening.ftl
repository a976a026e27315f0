### Several matches in a row: what they come to, and the next one.

button-evening = The evening
menu-next-match = Next match of this evening…
table-evening-about = The score of this evening: all matches in a row, whatever was played
evening-title = The evening after { $count } matches
evening-total = Total
evening-points = Whoever wins a match has 12 points and the last has none, whatever the game and however many play; the places between lie at equal distances, and equal places share. A match that was conceded before its first hand was over does not count.
evening-computer = computer, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
evening-none = There is no evening here yet. It begins when you go on after a match, with Rematch or with a game below “Next match of this evening”.
evening-too-many = There are too many of you for that game: at most { $most } people play it.

## The queue at a table

button-wait = Wait for a seat
button-queue = Queue up
button-wait-no-more = Wait no more
table-wait-about = Wait for a seat at the table in this channel
queue-line = ⏳ Waiting for a seat: { $names }.
queue-joined = ✓ You are waiting for a seat, in place { $place }. When one is free for you, you are told here in the channel, and it is kept for ten minutes. Nobody is seated without saying yes.
queue-left = You are not waiting any more.
queue-called = { $user }, a seat is free for you: { $game }. Press Join at the table. Your time ends { $when }; then it is offered to whoever waits next.
queue-already = You are already waiting for a seat here.
queue-not-waiting = You are not waiting for a seat here.
queue-seat-free = A seat is free: press Join.
queue-full = { $most } people are already waiting here, and more have no room.
queue-not-here = At this table nobody can wait for a seat.
