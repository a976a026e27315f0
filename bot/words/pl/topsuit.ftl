### Top Suit.

topsuit-pass-by-drawing = Pas kosztuje kartę: „draw” dobiera jedną i pasuje.
topsuit-draw-stands-alone = Dobieranej karty się nie wybiera: napisz samo „draw”.
topsuit-card-twice = Nie możesz zagrać dwa razy: { SAID($card) }.
topsuit-no-combination = To nie jest kombinacja: zagraj jedną kartę, od dwóch do czterech kart jednej wartości albo sekwens co najmniej { $shortest } kart jednego koloru. As stoi tylko nad królem.
topsuit-other-kind = Ta lewa jest na { $kind ->
    [single] pojedyncze karty
    [pair] pary
    [triple] trójki
    [quad] karety
   *[run] sekwensy
}: zagraj taką kombinację albo dobierz.
topsuit-quad-too-low = Karetę bije tylko wyższa wartość, a { SAID($card) } nie jest wyżej niż { SAID($current) }.
topsuit-too-weak = { SAID($card) }{ $kind ->
    [single] { "" }
   *[other] { " " }na wierzchu
} nie bije { SAID($current) }: { $current ->
    [AC] trzeba do tego pika lub kara.
    [AD] nic tego nie bije.
    [AH] trzeba do tego trefla lub kara.
    [AS] trzeba do tego kiera lub kara.
   *[other] trzeba do tego { $suit ->
        [C] wyższego trefla, pika lub kara
        [H] wyższego kiera, trefla lub kara
        [S] wyższego pika, kiera lub kara
       *[D] wyższego kara
    }.
}
topsuit-no-run = Nie ma tu sekwensu do przedłużenia.
topsuit-run-complete = Sekwens, na którego końcu jest { SAID($top) }, nie idzie dalej.
topsuit-extension-too-long = Dołożyć można najwyżej tyle kart: { $most }; dłuższy rząd to osobny sekwens: zagraj go.
topsuit-not-next = Dokładać trzeba po kolei w tym samym kolorze. Na końcu jest { SAID($top) }, następna: { SAID($next) }.

## Jak nazywają się kombinacje. Wierzchnia karta stoi pierwsza, bo ona rozstrzyga.

topsuit-kind = { $kind ->
    [single] pojedyncza karta
    [pair] para
    [triple] trójka
    [quad] kareta
   *[run] sekwens
}
topsuit-kinds = { $kind ->
    [single] Pojedyncze karty
    [pair] Pary
    [triple] Trójki
    [quad] Karety
    [extend] Przedłużenia
   *[run] Sekwensy
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Para
    [triple] Trójka
    [quad] Kareta
   *[run] Sekwens
}: { $cards }
topsuit-set = { $top } na { $under }
topsuit-run = { $first } do { $last }
topsuit-drew = dobiera
topsuit-extended = przedłuża: { $cards }
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] pik lub karo
        [H] trefl lub karo
       *[S] kier lub karo
    }
   *[no] { $suit ->
        [C] wyższy trefl, pik lub karo
        [H] wyższy kier, trefl lub karo
        [S] wyższy pik, kier lub karo
       *[D] wyższe karo
    }
}
topsuit-needs = { $kind ->
    [single] bije to: { $stronger }
    [pair] bije to para, na wierzchu { $stronger }
    [triple] bije to trójka, na wierzchu { $stronger }
   *[run] bije to sekwens, na końcu { $stronger }
}
topsuit-needs-rank = bije to kareta wyższej wartości
topsuit-nothing-beats = nic nie bije { $kind ->
    [quad] czterech asów
   *[other] asa karo
}

## Co pokazuje stół

topsuit-trick = Lewa { $number }
topsuit-open = Jeszcze nie ma czego bić: pasuje dowolna kombinacja.
topsuit-to-beat = Do przebicia: **{ $cards }** ({ $kind }), **{ $name }**; { $needs }{ $extends ->
    [yes] , a można ją też przedłużyć w górę.
   *[no] .
}
topsuit-this-trick = Ta lewa: { $acts }
topsuit-last-trick = { $acts } — { $taken ->
    [yes] bierze **{ $name }**.
   *[no] nikt jej nie bierze.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Karty w rękach: { $held } · talon **{ $cards }**
topsuit-spoken-circle = Kier bije pik, pik bije trefl, trefl bije kier; karo bije wszystkie trzy.
topsuit-result = Lewa { $number }: { $name } +1 ({ $cards })
topsuit-result-nobody = Lewa { $number }: nikt nie zagrał
topsuit-result-emptied = Ostatnia karta zagrana: { $name } +1
topsuit-result-exhausted = Talon jest pusty.
topsuit-result-cut-short = Niedokończona lewa się nie liczy.
topsuit-out = { $name } kończy karty, zagrywając { $cards }{ $won ->
    [yes] ; ten punkt daje wygraną
   *[no] {""}
}.
topsuit-dry = Talon się kończy. Najmniej kart: { $names } ({ $cards }).

## Pytania do gracza

topsuit-ask-lead = Wychodzisz: zagraj dowolną kombinację albo dobierz i spasuj.{ $many ->
    [yes] { " " }Najpierw wybierz jej rodzaj.
   *[no] { "" }
}
topsuit-ask-first = Twoja kolej: zagraj dowolną kombinację albo dobierz i spasuj.{ $many ->
    [yes] { " " }Najpierw wybierz jej rodzaj.
   *[no] { "" }
}
topsuit-ask-beat = Twoja kolej: { $ways ->
    [extend] możesz tylko przedłużyć { $cards }
    [both] przebij lub przedłuż { $cards } ({ $needs })
   *[beat] przebij { $cards } ({ $needs })
} albo dobierz kartę i spasuj.{ $many ->
    [yes] { " " }Sposobów jest wiele: wybieraj po kolei.
   *[no] { "" }
}
topsuit-ask-draw = Twoja kolej: nie możesz przebić { $cards } ({ $needs }), więc dobierz kartę i spasuj.
topsuit-ask-which = { $kind ->
    [single] Która karta?
    [pair] Która para? Karta wymieniona pierwsza leży na wierzchu i rozstrzyga.
    [triple] Która trójka? Karta wymieniona pierwsza leży na wierzchu i rozstrzyga.
    [quad] Która kareta?
    [extend] Co dokładasz?
   *[run] Który sekwens? Rozstrzyga jego najwyższa karta.
}
topsuit-add = Przedłuż: + { $cards }
topsuit-goes-out = { $cards }: +1, koniec partii
topsuit-among = { $cards } ({ $count })
topsuit-from = Od { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [one] Dobierz ostatnią kartę: koniec partii
   *[other] Dobierz kartę i spasuj
}
topsuit-to-draw = dobrać kartę i spasować
topsuit-to-extend = przedłużyć: { $cards }
topsuit-to-play = zagrać: { $cards }
topsuit-back = Coś innego

## Dla tych, którzy słuchają zamiast patrzeć

topsuit-nothing = brak kart
topsuit-spoken-current = Do przebicia: { $kind }, { $cards } ({ $name }).
topsuit-spoken-trick = W tej lewie: { $acts }.
topsuit-spoken-last = W poprzedniej lewie: { $acts }.

## Komendy

topsuit-name = Top Suit
topsuit-game = Przebij ostatnie zagranie albo dobierz; kolory biją się w koło
topsuit-size = { $size ->
    [3] Na początek po dziesięć kart
   *[4] Na początek po osiem kart
}
topsuit-about = Top Suit: przebijaj to, co leży przed tobą, wartością albo kołem kolorów
topsuit-option-players = Ile osób gra: 3 albo 4
topsuit-play-about = Zagraj jedną kartę, kilka kart jednej wartości albo sekwens
topsuit-play-option = Np. KH albo 5S 5H z piątką kier na wierzchu; wartość, kolor lub „pair” zawęża listę
topsuit-extend-about = Dołóż jedną lub dwie karty do sekwensu na stole
topsuit-extend-option = Na przykład 7C 8C do sekwensu, który kończy szóstka trefl
topsuit-draw-about = Dobierz kartę i spasuj

## Zasady

topsuit-topic-trick = Lewa
topsuit-topic-combinations = Kombinacje
topsuit-topic-suits = Co bije co
topsuit-topic-extend = Przedłużanie sekwensu
topsuit-topic-end = Punkty i koniec

topsuit-rules-overview = **Top Suit** jest dla trzech lub czterech osób, każda gra na siebie, 52 kartami; as jest najwyższy.
    Przy trzech osobach każda dostaje { $three } kart, przy czterech { $four }; pozostałe to talon.
    Staraj się grać w każdej lewie ostatnią kombinację i pozbyć się kart. Co bije co, zależy od koloru
    wierzchniej karty, a kolory biją się nawzajem w koło.
    Partia kończy się, gdy ktoś nie ma już kart albo talon jest pusty. Wygrywa, kto ma najwięcej punktów; przy
    równej liczbie wygrana jest wspólna.
topsuit-rules-trick =
    Pierwszego wychodzącego losuje się.
    Zaczyna wychodzący, a potem każdy ma jeden ruch, zgodnie z ruchem wskazówek zegara: zagrać kombinację albo dobrać jedną kartę i spasować. Pasować
    wolno też wtedy, gdy można grać, i wolno to również wychodzącemu.
    Pierwsza kombinacja lewy jest dowolna. Następna musi być tego samego rodzaju i bić tę zagraną ostatnio.
    Gdy wszyscy wykonają ruch, kto zagrał ostatni, bierze lewę, dostaje punkt i wychodzi do następnej. Jeśli nikt nie zagrał,
    nikt nie dostaje punktu, a wychodzi następne miejsce zgodnie z ruchem wskazówek zegara.
topsuit-rules-combinations =
    {""}**Pojedyncza karta**; **para**, **trójka** lub **kareta** jednej wartości; albo **sekwens**, czyli kolejne karty jednego koloru, najmniej { $run }.
    As stoi tylko nad królem.
    Rozstrzyga *wierzchnia karta*: w parze i trójce ta, którą kładziesz na wierzch, w sekwensie najwyższa. W karetach liczy się tylko wartość.
    Sekwens można przebić krótszym lub dłuższym.
topsuit-rules-suits =
    Porównuje się wierzchnie karty. W tym samym kolorze wyższa wartość bije niższą. Między dwoma kolorami wartości się nie liczą:
    każda karta silniejszego koloru bije każdą kartę słabszego. **Karo bije każdy inny kolor**, a trzy pozostałe biją się
    w koło: **kier bije pik, pik bije trefl, trefl bije kier**.
    Tak więc 3♠ bije K♣, a 2♦ bije A♥, ale 10♠ nie bije 5♦. Nic nie bije A♦.
topsuit-rules-extend =
    Jeśli do przebicia jest sekwens, możesz go zamiast tego przedłużyć: następną kartą jego koloru albo kilkoma następnymi, najwyżej { $most }.
    Dłuższy sekwens jest wtedy twój, a inni mogą go z kolei przebić lub przedłużyć. Sekwens do asa nie idzie dalej.
topsuit-rules-end =
    Każda lewa to jeden punkt dla tego, kto zagrał w niej ostatni. Partia kończy się od razu, gdy ktoś zagra swoją ostatnią kartę,
    co daje mu punkt więcej, albo gdy ktoś dobierze ostatnią kartę talonu.
    Jeśli wszyscy wykonali już w lewie ruch, ona też się liczy; jeśli nie, nie liczy się nikomu.

## Co pokazują obrazki, dla tych, którzy ich słuchają: razem najwyżej 1024 znaki.

topsuit-picture-deck = Talon
topsuit-picture-beat = Do przebicia
topsuit-picture-top = Wierzchnia karta do przebicia: { $card }.
topsuit-picture-useful = Przydatne teraz: { $cards }.
topsuit-picture-useless = Żadna nie jest teraz przydatna.
topsuit-picture-current = Do przebicia: { $cards } ({ $name }).
topsuit-picture-trick = Ta lewa: { $acts }.
topsuit-picture-last = Ostatnia lewa: { $acts }.
topsuit-picture-seat = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, w ręce { $hand }.
topsuit-picture-match = Talon: { $stock }. Kiery biją piki, piki biją trefle, trefle biją kiery, kara biją wszystko.
