### Jak partia kończy się przed czasem: głosy i ludzie, na których nikt nie musi już czekać.

button-end-match = Zakończ partię
button-end-agree = Też zakończ
button-end-without = Zakończ bez nich
button-end-withdraw = Jednak gram dalej
button-take-over = Komputer: { $name }
table-ending = ⏹ { $count ->
    [one] Koniec partii proponuje
   *[other] Koniec partii proponują
} { $names }. { $how }
ending-early = { $missing ->
    [one] Kończy się, gdy poprosi o to jeszcze jedna osoba
    [few] Kończy się, gdy poproszą o to jeszcze { $missing } osoby
   *[other] Kończy się, gdy poprosi o to jeszcze { $missing } osób
} i nic się nie liczy: zagrano jeszcze za mało.
ending-agreed = { $missing ->
    [one] Kończy się, bez rankingu, gdy zgodzi się jeszcze jedna osoba
    [few] Kończy się, bez rankingu, gdy zgodzą się jeszcze { $missing } osoby
   *[other] Kończy się, bez rankingu, gdy zgodzi się jeszcze { $missing } osób
}: zgodzić się musi każdy, kto nie poddał partii. Jeśli nie chcesz czekać, możesz poddać partię; to przegrana.
ending-without = { $missing ->
    [one] Kończy się, gdy poprosi o to jeszcze jedna osoba
    [few] Kończy się, gdy poproszą o to jeszcze { $missing } osoby
   *[other] Kończy się, gdy poprosi o to jeszcze { $missing } osób
}: { $names } { $count ->
    [one] zajmuje
   *[other] zajmują
} ostatnie miejsce, a kto został, nic nie traci.
ending-by = Zgodzić się można przez „Moje karty” albo /table end.
ending-now = Kończy się od razu, gdy poprosi o to ktokolwiek z grających.
table-overdue = ⌛ { $names } { $count ->
    [one] nie gra
   *[other] nie grają
} od { $when }. Nikt nie musi dłużej czekać: „Moje karty” mówi, co możesz zrobić.
panel-overdue = ⌛ **{ $names }** { $count ->
    [one] nie gra
   *[other] nie grają
} od { $when }. { $computer ->
    [yes] Na razie gra komputer.
   *[no] Nie musisz dłużej czekać:
}
panel-stalling = ⌛ **{ $names }** raz po raz { $count ->
    [one] zużywa
   *[other] zużywają
} prawie cały możliwy czas. Nie musisz dłużej czekać:
panel-drags = Raz po raz zużywasz prawie cały swój czas. Graj szybciej, bo inaczej komputer zagra dalej za ciebie.
panel-overdue-computer = • Komputer może zastąpić osobę { $name }, która może jeszcze wrócić. Kto nie wróci do końca partii, zajmuje ostatnie miejsce.
panel-overdue-early = { $only ->
    [yes] Partia kończy się, gdy
   *[no] Albo partia kończy się, gdy
} poprosi o to więcej niż połowa obecnych. Zagrano jeszcze za mało, więc nic się nie liczy.
panel-overdue-end = { $only ->
    [yes] Partia kończy się, gdy
   *[no] Albo partia kończy się, gdy
} poproszą o to wszyscy obecni: { $names } { $count ->
    [one] zajmuje
   *[other] zajmują
} ostatnie miejsce, a wasze rankingi mogą tylko wzrosnąć.
table-end-asked = Twoja prośba o koniec partii jest zapisana. { $how }
table-end-withdrawn = Twoja prośba o koniec partii jest wycofana.
table-away-votes = Nie ma cię w tej partii, więc nie masz głosu. Najpierw wróć.
table-not-overdue = Ta osoba ma jeszcze czas.
table-ended-without = ### Partia skończona przed czasem; poza stołem: { $absent }. { $count ->
    [one] Wygrywa
   *[other] Wygrywają
} { $names }.

## Kto jest pytany, przy rewanżu albo gdy zmieniło się, w co się gra

lobby-seat-asked = { $number }. { $name } (zaproszenie; miejsce zwalnia się { $when })
lobby-asks = Jeśli masz zaproszenie, naciśnij „Dołącz”. Potem gospodarz może zacząć.
table-asked = { $more ->
    [0] { $name } ma zaproszenie, ale jeszcze nie dołącza.
   *[other] { $name } i inni ({ $more }) mają zaproszenia, ale jeszcze nie dołączają.
} Nikt nie gra partii bez swojej zgody.

## Podpowiedzi

table-hints-rated = Na tym serwerze podpowiedzi są dozwolone przy każdym stole, a partie i tak są rankingowe.
button-hints-yes = Pozwól na podpowiedzi
button-hints-no = Zabroń podpowiedzi
lobby-hints = 💡 Podpowiedzi są tu dozwolone, więc partia nie będzie rankingowa.
lobby-hints-rated = 💡 Podpowiedzi są tu dozwolone, a partia i tak jest rankingowa.
