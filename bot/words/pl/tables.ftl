### Co mówi sam stół, zanim zapyta się o zasady gry.

table-gone = Tego stołu już nie ma.
table-in-channel = W tym kanale jest już stół. Zagraj przy nim albo otwórz swój w innym kanale.
aside-goes-on = { $name } gra dalej { $where ->
    [messages] w prywatnych wiadomościach
   *[other] w { $where }
}: ktoś inny chce tu zagrać.
rematch-open = Rewanż jest już otwarty: { $where }
aside-told = Ktoś inny chce zagrać w { $where }, więc twoja partia z komputerami zwolniła tam miejsce. Nic nie przepadło.
table-not-seated = Nie masz miejsca przy tym stole.
table-already-seated = Masz już miejsce przy tym stole.
table-full = Wszystkie miejsca są zajęte.
table-no-such-size = Stół tej gry nie może mieć tylu miejsc albo siedzi przy nim już więcej osób.
table-seat-taken = To miejsce zajmuje { $name }.
table-no-computer = Na tym miejscu nie siedzi komputer.
table-host-only = To może zrobić tylko gospodarz. Po dziesięciu minutach bez niego może to każdy, kto tu siedzi.
table-not-started = Partia się jeszcze nie zaczęła.
table-started = Partia już się zaczęła.
table-seats-free = { $free ->
    [one] Jedno miejsce jest jeszcze wolne: ktoś może dołączyć albo gospodarz może dodać komputer.
    [few] { $free } miejsca są jeszcze wolne: inni mogą dołączyć albo gospodarz może dodać komputery.
   *[other] { $free } miejsc jest jeszcze wolnych: inni mogą dołączyć albo gospodarz może dodać komputery.
}
table-done-already = Ten twój ruch już minął. Teraz jest tak.
table-moved-on = Gra poszła dalej. Teraz jest tak.
table-not-over = Partia jeszcze się nie skończyła.
table-unreadable = Ta partia grana była według starszych zasad, których już nie obsługuję, więc nie mogę jej pokazać ani prowadzić dalej.
game-gone = Gry „{ $game }” już tu nie ma, więc jej partii nie można ani pokazać, ani prowadzić dalej.
table-resting = Toucan zaraz uruchomi się ponownie. Nic nie przepadło; spróbuj za chwilę.
table-newer = Ten stół zaczął się w nowszej wersji Toucan, która jest właśnie instalowana. Nic nie przepadło; spróbuj znów za kilka minut.
table-draining = Toucan zaraz będzie aktualizowany: na razie nie otwiera się nowych stołów. Spróbuj za jakiś czas.
table-draining-told = -# Toucan zaraz będzie aktualizowany. Ten stół gra dalej; nowe nie otwierają się, dopóki to trwa.
no-such-level = Dla { $game } nie ma komputera o poziomie „{ $level }”.
former-player = dawny gracz
