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

## Kolejka przy stole

button-wait = Czekaj na miejsce
button-queue = Do kolejki
button-wait-no-more = Nie czekaj dłużej
table-wait-about = Czekaj na miejsce przy stole w tym kanale
queue-line = ⏳ Na miejsce czekają: { $names }.
queue-joined = ✓ Czekasz na miejsce, numer w kolejce: { $place }. Gdy zwolni się dla ciebie miejsce, wiadomość o tym przyjdzie tu na kanale, a miejsce czeka dziesięć minut. Nikt nie siada bez własnej zgody.
queue-left = Już nie czekasz.
queue-called = { $user }, jest dla ciebie wolne miejsce: { $game }. Naciśnij „Dołącz” przy stole. Czas mija { $when }; potem dostaje je następna osoba w kolejce.
queue-already = Czekasz tu już na miejsce.
queue-not-waiting = Nie czekasz tu na miejsce.
queue-seat-free = Jest wolne miejsce: naciśnij „Dołącz”.
queue-full = W kolejce jest już { $most } osób i więcej się nie zmieści.
queue-not-here = Przy tym stole nie można czekać na miejsce.
