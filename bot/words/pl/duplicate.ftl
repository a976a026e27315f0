### Wieczory duplikatowe: te same zapieczętowane karty dla wszystkich, liczone według tego, co inni osiągają z tych samych miejsc.

duplicate-about = Te same zapieczętowane karty dla wszystkich drużyn, porównywane między sobą
duplicate-new-about = Otwórz wieczór duplikatowy: wszyscy grają te same pudełka, kiedy chcą
duplicate-join-about = Weź udział w wieczorze innego serwera, z kodem od jego gospodarza
duplicate-show-about = Wieczory duplikatowe tutaj i twoje: gra, wyniki, pudełka
duplicate-game-option = W co się gra
duplicate-boards-option = Ile pudełek gra każdy; 2, jeśli nie wybierzesz inaczej
duplicate-size-option = Ile osób ma drużyna; przy 1 każdy gra dla siebie
duplicate-time-option = Ile czasu jest na grę od początku; trzy dni, jeśli nie wybierzesz inaczej
duplicate-code-option = Kod wieczoru
duplicate-team-option = Nazwa twojej drużyny, gdy gra się drużynami
duplicate-hours = { $hours ->
    [2] dwie godziny
    [24] jeden dzień
    [72] trzy dni
    [168] tydzień
   *[other] dwa tygodnie
}
duplicate-form-option = Każdy z każdym albo system szwajcarski: w każdej rundzie spotykają się sąsiedzi z tabeli
duplicate-form = { $form ->
    [swiss] system szwajcarski
   *[other] każdy z każdym
}
setup-nights-option = Czy można tu otwierać wieczory duplikatowe i dołączać do wieczorów innych serwerów
setup-short-nights = Wieczory duplikatowe

## Wieczór

duplicate-title = ## { $game } · wieczór duplikatowy { NUMBER($night, useGrouping: 0) }
duplicate-number = Wieczór { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Wieczory duplikatowe
duplicate-listed = • Wieczór { NUMBER($night, useGrouping: 0) }, { $game }: { $status ->
    [lobby] otwarty
    [playing] trwa
    [over] zakończony
   *[off] odwołany
}
duplicate-lobby = { $teams ->
    [0] Nikt jeszcze nie bierze udziału.
   *[other] { $size ->
        [1] Biorą udział ({ $teams }):
       *[other] Drużyny na razie ({ $teams }):
    }
}
duplicate-how = -# Pudełek na osobę: { $boards }. Każdy gra sam z komputerami (zwykłe, { $others }), kiedy chce, w ciągu { $hours ->
    [2] dwóch godzin
    [24] jednego dnia
    [72] trzech dni
    [168] tygodnia
   *[other] dwóch tygodni
} od początku. { $size ->
    [1] Wszyscy grają te same pudełka z tych samych miejsc.
   *[other] W drużynie każdy gra inne pudełka, a w każdej innej drużynie ktoś gra to samo z tego samego miejsca; w drużynie można więc rozmawiać o tym, co już rozegrane.
} Pudełko jest warte średnią twoich różnic z innymi. Co nie jest rozegrane na czas, grają komputery.
duplicate-how-swiss = -# System szwajcarski, rundy: { $boards }, łączny czas od początku: { $time }. { $size ->
    [1] W każdej rundzie wszyscy grają to samo pudełko z tego samego miejsca,
   *[other] W każdej rundzie członkowie drużyny grają różne pudełka, te same we wszystkich drużynach i z tych samych miejsc,
} każdy sam z komputerami (zwykłe, { $others }). Spotykają się sąsiedzi z tabeli, a kto wyciągnie więcej z tych samych kart, wygrywa: dwa punkty, jeden za remis, dwa za wolny los. Przy równych punktach liczą się punkty przeciwników (Buchholz), potem różnica ze wszystkimi. Gdy wszystkie pudełka rundy są rozegrane, zaczyna się następna. Co nie jest rozegrane na czas, grają komputery.
duplicate-worth = -# W każdym pudełku liczy się, o ile lepiej poszło ci niż innym.
duplicate-promise-short = -# Rozdania zapieczętowane: `{ $commitment }…`
duplicate-promise = -# Karty były ustalone, zanim ktokolwiek dołączył: `{ $commitment }`
duplicate-playing = ▸ Otwarte do { $until }.
duplicate-progress = • { $name }: rozegrane pudełka { $done } z { $boards }
duplicate-over = **Wieczór zakończony.** Średnie różnice i matchpointy:
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Runda { $round } z { $rounds }, do { $until }.
duplicate-pair = • { $one } przeciw { $other }: rozegrane pudełka { $done } z { $boards }
duplicate-bye = • { $name } ma wolny los, liczony jak wygrana: rozegrane pudełka { $done } z { $boards }
duplicate-after-round = **Po rundzie { $round }:**
duplicate-over-swiss = **Wieczór zakończony.** Punkty, punkty przeciwników (Buchholz) i średnia różnica ze wszystkimi:
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Punkty
duplicate-buchholz = Buchholz
duplicate-margin = Różnica
duplicate-own = rozegrane pudełka: { $own } z { $boards }
duplicate-unplayed = ▸ Nikt nie grał: wszystkie te wyniki są od komputerów i nikt nie wygrał.
duplicate-gave-up = Ten wieczór toczy się dalej bez ciebie: nikt na ciebie nie czeka, a twoje pudełka gra zwykły komputer. „Następne pudełko” pozwala wrócić, dopóki nie zaczęła się następna runda.
duplicate-gone-mark = poza grą
duplicate-off = Ten wieczór jest odwołany.
duplicate-moved = -# Przeniesiony niżej.
duplicate-called = ▸ Wasze pudełka czekają: { $users }
duplicate-team = Drużyna { $team }
duplicate-team-named = { $name } (drużyna { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Pudełko { $first }
   *[other] Pudełka { $first }–{ $last }
}
duplicate-after = Wieczór duplikatowy { NUMBER($night, useGrouping: 0) }
duplicate-score = Wynik
duplicate-difference = Różnica
duplicate-nobody = komputer
button-duplicate = Wieczór
button-duplicate-join = Weź udział
button-duplicate-leave = Zrezygnuj
button-duplicate-begin = Zacznij
button-duplicate-off = Odwołaj wieczór
button-duplicate-code = Zaproś serwer
button-duplicate-guests = Usuń gracza
button-duplicate-play = Następne pudełko
button-duplicate-file = Plik do sprawdzenia
menu-duplicate-boards = Pudełko…
duplicate-guests-title = ## Kto bierze udział
duplicate-guests = Kogo odeślesz, ten nie dołączy już do tego wieczoru, chyba że na to pozwolisz. Nikt nie dostaje o tym wiadomości.
duplicate-guests-none = Nikt inny jeszcze nie bierze udziału.
duplicate-menu-team = Odeślij całą drużynę…
duplicate-menu-away = Odeślij kogoś…
duplicate-menu-unname = Odbierz drużynie nazwę…
duplicate-menu-back = Pozwól komuś wrócić…
duplicate-code = Kod tego wieczoru to **{ $code }**. Daj go komuś na innym serwerze: gdy wpisze tam `/duplicate join code:{ $code }`, jego serwer też będzie mógł wziąć udział. Kto ma kod, może zapraszać ludzi, dopóki wieczór się nie zacznie.
duplicate-team-title = Twoja drużyna
duplicate-team-label = Jej nazwa
duplicate-team-means = Nowa nazwa zakłada drużynę. Nazwa lub numer tutejszej pozwala do niej dołączyć; miejsc: { $size }.
duplicate-file = Każda partia wieczoru ze swoim ziarnem, i wyniki. `python -m bot verify` i verify.mjs liczą wszystko od nowa; docs/fair-deals.md mówi, jak.

## Pudełko

duplicate-board-title = ### { $game } · pudełko { $board }, wieczór { NUMBER($night, useGrouping: 0) }
duplicate-board = Pudełko { $board } (miejsce { $seat })
duplicate-board-picture = Pudełko { $board } · datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Wszyscy na miejscu { $seat }. Datum, średnia wszystkich wyników, to { NUMBER($datum, maximumFractionDigits: 1) }; różnica jest liczona od średniej innych. /replay pokazuje partię po numerze.
duplicate-board-replay = Powtórka: { $name }
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
}: { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** gra: { $where }.
duplicate-left = ▸ **{ $name }** odchodzi od tego pudełka i może jeszcze wrócić.
duplicate-finished = **{ $name }** kończy to pudełko.
duplicate-stopped = **{ $name }** nie kończy tego pudełka; zrobi to komputer, gdy wieczór się skończy.
duplicate-scored = To pudełko masz za sobą, z wynikiem **{ $score }**. Ile to warte, widać po końcu wieczoru; do tego czasu nie mów rywalom nic o kartach.
duplicate-hidden = -# Inni grają te same karty, więc są ukryte do końca wieczoru.
duplicate-leave-asked = **Odejść od tego pudełka?**
    Ono czeka: do końca wieczoru możesz wrócić, przez „Moje karty” albo /hand.
    Albo poddaj partię: wtedy komputer gra do końca, a ty nie możesz zagrać jej jeszcze raz.

## Dlaczego nie

duplicate-sealed = Inni mogą jeszcze mieć te karty przed sobą, więc nikt ich nie widzi do końca wieczoru.
duplicate-none = Nie ma tu takiego wieczoru duplikatowego.
duplicate-none-here = Nie ma tu jeszcze wieczorów duplikatowych. Otwórz jeden przez /duplicate new.
duplicate-no-code = Żaden wieczór duplikatowy nie ma tego kodu.
duplicate-begun = Ten wieczór już trwa albo jest odwołany.
duplicate-not-on = Ten wieczór nie jest teraz grany.
duplicate-not-in = Nie bierzesz udziału w tym wieczorze.
duplicate-gone = Ten wieczór poszedł już dalej bez ciebie.
duplicate-in = Już bierzesz udział w tym wieczorze.
duplicate-host = To może tylko gospodarz wieczoru.
duplicate-host-stays = Siebie nie odeślesz; wypisuje cię „Zrezygnuj”.
duplicate-away = Gospodarz tego wieczoru cię odesłał.
duplicate-few = Wieczór potrzebuje co najmniej { $fewest } uczestników lub drużyn.
duplicate-full = Na tym wieczorze nie ma już miejsc: najwyżej { $most }.
duplicate-most = Masz już niezakończone wieczory: { $most }. Prowadzi do nich /duplicate show, na każdym serwerze.
duplicate-no-name = Gra się tu drużynami: podaj nazwę swojej.
duplicate-name-taken = Drużyna z innego serwera ma tę nazwę.
duplicate-no-team = Nie ma drużyny { $team }.
duplicate-team-full = W tej drużynie nie ma już miejsc.
duplicate-once = Masz już to pudełko zaczęte.
duplicate-waits = Twoje pudełka tej rundy są rozegrane albo jej czas minął. Następna zaczyna się, gdy wszystkie są rozegrane.
duplicate-all-played = Wszystkie twoje pudełka są rozegrane. Wyniki widać po końcu wieczoru.
duplicate-lost = Tajemnica kart tego wieczoru zaginęła.
duplicate-not-here = Wieczory duplikatowe są na tym serwerze wyłączone (/setup).

## Skąd są karty

fair-board = **Wieczór duplikatowy**: rozdania pudełka { $board } są te same dla wszystkich, którzy grają wieczór { NUMBER($night, useGrouping: 0) }. Kliknięcia i słowa nie są domieszane: ziarno pochodzi z tajemnicy, wylosowanej, zanim ktokolwiek dołączył.
fair-secret-night = Ziarno zostanie tu pokazane po końcu wieczoru.
fair-night-secret = **Tajemnicą wieczoru** było `{ $secret }`; ziarno to jej HMAC-SHA256 z `duplicate { $night } { $board }`.
fair-proved-night = **Udowodnione** na końcu: wszyscy mieli te same karty, a wynikają one z tajemnicy wieczoru.
fair-trusted-night = **Na zaufaniu**: kto prowadzi Toucan. W wieczorze duplikatowym nie ma kliknięć ani słów, więc mógł losować tajemnice, aż jakaś mu się spodobała, i może znać karty przed grą. Na zaufaniu jest też to, że nikt nie mówi innej drużynie, co wie o kartach.
