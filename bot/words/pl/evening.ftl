### Kilka partii z rzędu: co razem dają, i następna.

button-evening = Wieczór
menu-next-match = Następna partia wieczoru…
table-evening-about = Wynik wieczoru: wszystkie partie z rzędu, w każdą grę
evening-title = Wieczór, liczba partii: { $count }
evening-total = Razem
evening-points = Zwycięzca partii ma 12 punktów, ostatni nie ma żadnego, w każdej grze i przy każdej liczbie graczy; miejsca pośrednie leżą w równych odstępach, a równe miejsca się dzielą. Partia poddana przed końcem pierwszego rozdania się nie liczy.
evening-computer = komputer, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
evening-none = Nie ma tu jeszcze wieczoru. Zaczyna się, gdy po partii gracie dalej: przez „Rewanż” albo grę z listy „Następna partia wieczoru”.
evening-too-many = Jest was za dużo na tę grę: gra w nią najwyżej { $most }.
