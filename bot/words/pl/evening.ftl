### Kilka partii z rzędu: co razem dają, i następna.

button-evening = Wieczór
menu-next-match = Następna gra …
table-evening-about = Wynik wieczoru: wszystkie partie z rzędu, w każdą grę
evening-title = Wieczór po { $count } partiach
evening-total = Razem
evening-points = Zwycięzca partii ma 12 punktów, ostatni nie ma żadnego, w każdej grze i przy każdej liczbie graczy; miejsca pośrednie leżą w równych odstępach, a przy równych miejscach punkty się dzieli. Partia poddana za wcześnie się nie liczy.
evening-computer = komputer, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
}: **{ $points }** – { $matches }
list-more = … i jeszcze { $count }
evening-none = Nie ma tu jeszcze wieczoru. Zaczyna się, gdy po partii gracie dalej: przez „Rewanż” albo grę z listy „Następna gra …”.
evening-too-many = Jest was za dużo na tę grę: gra w nią najwyżej { $most }.

## Kolejka przy stole

button-wait = Czekaj na miejsce
button-queue = Do kolejki
button-wait-no-more = Wyjdź z kolejki
table-wait-about = Czekaj na miejsce przy stole w tym kanale
queue-line = ⏳ Na miejsce czekają: { $names }.
queue-joined = ✓ Czekasz na miejsce, numer w kolejce: { $place }. Gdy zwolni się dla ciebie miejsce, dostaniesz wiadomość tu w kanale, a miejsce będzie czekać dziesięć minut. Nikt nie siada bez własnej zgody.
queue-left = Już nie czekasz.
queue-called = { $user }, jest dla ciebie wolne miejsce: { $game }. Naciśnij „Dołącz” przy stole. Czas mija { $when }; potem dostaje je następna osoba w kolejce.
queue-already = Czekasz tu już na miejsce.
queue-not-waiting = Nie czekasz tu na miejsce.
queue-seat-free = Jest wolne miejsce: naciśnij „Dołącz”.
queue-full = W kolejce jest już { $most } osób i więcej się nie zmieści.
queue-not-here = Przy tym stole nie można czekać na miejsce.

## Miejsce, które w środku partii przechodzi w inne ręce

button-substitute = Oddaj moje miejsce
button-substitute-waiting = Komuś z kolejki
button-substitute-keep = Zostaję na miejscu
button-substitute-take = Przejmij miejsce
substitute-menu = Kto zagra dalej za ciebie?
substitute-asked = **Oddać swoje miejsce na resztę partii?**
    Kto je przejmie, widzi twoje karty i gra dalej od tej chwili; do tej partii nie można już wrócić. Do tego czasu grasz ty.
    W rankingu liczy się to jak odejście: zajmujesz ostatnie miejsce. Osobie, która gra za ciebie, partia się nie liczy.
substitute-offered = Twoje miejsce może przejąć { $user }. Do tego czasu grasz ty.
substitute-offered-all = Twoje miejsce może przejąć ktoś, kto czeka na wolne. Do tego czasu grasz ty.
substitute-offers = { $user }, { $name } oddaje ci swoje miejsce na resztę partii: { $game }. Widzisz wtedy karty z tego miejsca i grasz dalej; do twojego rankingu się to nie liczy.
substitute-offers-all = { $name } oddaje swoje miejsce na resztę partii: { $game }. Pierwszeństwo mają osoby czekające na miejsce. Osobie, która gra dalej, nie liczy się to do rankingu.
substitute-taken = Miejsce po { $owner } przejmuje { $name } i gra dalej.
substitute-line = ↻ Zastępstwa: { $pairs }.
substitute-pair = { $name } za { $owner }
substitute-not-here = Przy tym stole miejsca nie przechodzą w inne ręce.
substitute-once = To miejsce już raz w tej partii zmieniło właściciela.
substitute-seated = Ta osoba już siedzi przy tym stole.
substitute-was-there = Kto w partii oddał swoje miejsce, nie przejmie w niej innego: zna karty.
substitute-gone = Tego miejsca nie można już przejąć.
substitute-not-you = To miejsce jest dla kogoś innego.
substitute-others-wait = Inni czekają tu na miejsce i mają pierwszeństwo.
substitute-too-soon = Przed chwilą oferta już była. Odczekaj minutę, zanim ją powtórzysz.
