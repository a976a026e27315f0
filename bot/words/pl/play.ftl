### Drogi do stołu bez pisania: strona /play i kącik karciany.

play-open-about = Otwórz stół z list: gra, osoby, komputery, czas na ruch
play-title = ## Zagraj: { $game }
play-begins-alone = Grasz przeciw { $computers ->
    [one] jednemu komputerowi
   *[other] komputerom ({ $computers })
}. Zaczynasz od razu.
play-begins = W tym kanale otwiera się stół, wolne miejsca: { $open }{ $computers ->
    [0] {""}
   *[other] {""}, komputery: { $computers }
}. Dołączyć może każdy.
play-menu-game = Jaka gra?
play-menu-size = Ile miejsc?
play-menu-people = Kto gra?
play-menu-level = Jak dobre są komputery?
play-menu-clock = Jaki czas na ruch?
play-size = Osób: { $size }
play-people-alone = Gram tylko ja
play-people-alone-means = { $computers ->
    [one] Drugie miejsce bierze komputer
   *[other] Pozostałe miejsca ({ $computers }) biorą komputery
} i grasz od razu
play-people = Ludzi: { $people }
play-people-means = { $computers ->
    [one] Jedno miejsce bierze komputer
   *[other] Miejsca dla komputerów: { $computers }
}, inni dołączają w kanale
play-people-all-means = Wszystkie miejsca są dla ludzi, którzy dołączają w kanale
play-level-novice = Komputery: początkujące
play-level-novice-means = Dużo zapominają i przeoczają: dobre na pierwszą partię
play-level-easy = Komputery: łatwe
play-level-easy-means = Często źle oceniają
play-level-normal = Komputery: zwykłe
play-level-normal-means = Grają solidnie, według praktycznych reguł
play-level-hard = Komputery: trudne
play-level-hard-means = Myślą naprzód i zwykle wygrywają ze zwykłymi
play-level-program-means = Nie jest częścią Toucan: sprawdź, jak gra
play-clock-none-means = Nikt się nie spieszy
play-clock-live-means = Dla stołu, przy którym wszyscy są na miejscu
play-clock-relaxed-means = Na wieczór, gdy robi się też co innego
play-clock-day-means = Na partię, która trwa kilka dni
button-play = Graj
button-play-alone = Graj
button-play-open = Otwórz
button-learn = Lekcja
play-opened = ✓ { $game }: { $open ->
    [0] stół jest poniżej, twoje karty też.
   *[other] stół jest poniżej, a ty już przy nim siedzisz. Inni naciskają „Dołącz”.
}

## Kącik karciany

corner-title = ## 🃏 Kącik karciany
corner-about = Wybierz grę, przeciw komputerom albo z innymi. Bez wpisywania.
corner-game = **{ $game }** · osób: { $players } · około { $minutes } min
corner-lacking = **Stoły z wolnymi miejscami**
corner-table = • { $game }, { $name }: { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
} → { $where }
corner-menu-join = Dołącz do stołu
corner-join = { $game }: { $name }
corner-joined = Masz miejsce, { $game }: { $where }
button-my-tables = Moje stoły
setup-corner-option = Kanał, w którym stała wiadomość pozwala wszystkim grać bez pisania
setup-menu-corner = Kanał kącika (puste = brak)
setup-corner = Kącik karciany: { $channel }

## /tables

tables-about = Twoje stoły na wszystkich serwerach, najpierw te, które czekają na ciebie
tables-title = ### Twoje stoły
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **twoja kolej**
tables-turn-by = **twoja kolej** (czas mija { $when })
tables-lobby = { $free ->
    [0] może się zacząć
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
tables-more = … i jeszcze { $number }
tables-shelved = Zawieszone stoły, które można tu wznowić:
tables-none = Nie masz miejsca przy żadnym stole.
