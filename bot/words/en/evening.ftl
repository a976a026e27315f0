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
