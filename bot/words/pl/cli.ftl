### Wiersz poleceń.

cli = Toucan, stół karciany na Discordzie.
cli-version = powiedz, który to Toucan
cli-selfplay = Wypisz skończone partie między komputerami, jako zapisy.
cli-players = ile miejsc (domyślnie: najmniej, ile dopuszcza gra)
cli-seed = to samo ziarno daje te same partie
cli-count = ile partii
cli-set = opcja gry; można powtarzać
cli-level = jak dobrze grają: chance, easy, normal albo hard
cli-compile = Przetłumacz przeszukiwanie komputerów na kod maszynowy, żeby w tym samym czasie widziały dalej.
cli-disk-full = Na dysku nie ma już miejsca, więc nie wszystko udało się zapisać.
compile-begins = Tłumaczenie; trwa to minutę lub dwie.
compile-done = Gotowe: procesy, które myślą, użyją tego od następnego uruchomienia.
cli-run-compile = Zrób tymczasem kod maszynowy komputerów, gdzie są mypyc i kompilator C.
compile-beside = Komputery są tłumaczone na kod maszynowy; trwa to minutę lub dwie, raz na wersję.
compile-done-beside = Komputery myślą teraz jako kod maszynowy.
compile-no-mypyc = Potrzeba do tego mypyc i kompilatora C: python -m pip install "mypy[mypyc]"
compile-failed = Nie udało się tego przetłumaczyć: { $said }
compile-unused = Kod maszynowy w „.compiled” powstał z innego kodu i nie jest używany. Jeszcze raz: python -m bot compile
compile-not-here = Komputery myślą bez kodu maszynowego: nie ma tu mypyc albo kompilatora C.
cli-duel = Niech dwa komputery spotkają się w tych samych rozdaniach, z zamianą miejsc; powiedz, który jest lepszy.
cli-duel-a = { $levels }; albo program: jego nazwa z ENGINES lub jego komenda w cudzysłowie
cli-duel-b = z kim się spotyka
cli-duel-matches = ile partii, po dwie na parę
cli-duel-budget = ile sekund czasu procesora może zużyć na decyzję gracz, który przeszukuje (0.7)
cli-duel-iterations = ile iteracji przeszukuje zamiast tego: ten sam wynik na każdej maszynie
cli-duel-jobs = ile procesów gra naraz
cli-duel-json = wypisz dane jako JSON
cli-duel-record = zachowuj każdą skończoną parę w tym pliku; z tym samym plikiem pojedynek idzie dalej od miejsca, gdzie stanął
cli-engine = Bądź programem, który gra: czytaj pozycje ze standardowego wejścia, wiersz po wierszu, i odpowiadaj, jak mówi docs/engines.md.
engine-other-version = ten program zna tylko { $known }
engine-not-a-position = To nie pozycja: position GAME players=N rules=N seat=N
engine-other-rules = Ten program gra { $game } według zasad { $rules }, a to nie jest taki stół.
engine-no-position = Jaka pozycja? Jej wiersz nie przyszedł albo jest niezrozumiały.
engine-no-budget = Jak długo? go seconds=N, go iterations=N albo oba.
engine-not-a-view = Dane pozycji do siebie nie pasują.
cli-check = Odtwórz zapisy i powiedz, co jest w nich złego; „-” to standardowe wejście.
cli-files = zapisy
option-form = „{ $text }” to nie opcja: napisz nazwa=wartość.
option-twice = Opcja „{ $name }” jest podana dwa razy.
no-such-level = Dla { $game } nie ma komputera o poziomie „{ $level }”.
duel-goes-on = Zachowane pary: { $done } z { $all }; ta sama komenda idzie dalej.
duel-record-unusable = { $file }: { $reason }
duel-record-form = { $file } nie jest zapisem pojedynku: wiersz { $line } do niego nie pasuje.
duel-record-other = { $file } jest z innego pojedynku: { $name } to tam { $found }, a teraz byłoby { $wanted }. Wybierz inny plik.
duel-record-sources = { $file } zaczęto z innym kodem Toucan albo innym Pythonem; jego par nie można liczyć razem z nowymi. Wybierz inny plik.

check-match = { $game }, czynności { $actions }, wyniki { $scores }, zwycięzcy { $winners }
check-encoding = ten wiersz nie jest w UTF-8
check-line-long = ten wiersz ma więcej bajtów niż { $most }; dalej plik nie jest czytany
check-file-long = ten plik ma więcej bajtów niż { $most }; dalej nie jest czytany
check-lost = znak tego wiersza zaginął po drodze: „{ $text }”
check-spaces = słowa oddziela jedna spacja, a tu jest ich więcej: „{ $text }”
check-cut = ten wiersz jest ucięty: { $found } z { $wanted } kart
check-form = „{ $text }” to nie wiersz zapisu
check-no-game = partia zaczyna się wierszem „game …”
check-unknown-game = nie ma gry „{ $slug }”
check-option-form = „{ $text }” to nie opcja: napisz nazwa=wartość
check-option-twice = opcja „{ $name }” jest podana dwa razy
check-header = po grze następują players=N i rules=V
check-number = „{ $text }” to nie liczba w tutejszym zapisie
check-rules = zasad { $given } gry { $game } nie można odtworzyć; to jest wersja { $known }
check-fact-differs = { $fact } to { $found }, a nie { $claimed }
check-fact-false = partia nie jest skończona
check-fact-unknown = „{ $text }” to nie fakt, który można sprawdzić
check-not-refused = „{ $text }” było dozwolone
check-refused = { $action }: { $reason }
