### Spring Cleaning.

springcleaning-opening-first = Najpierw każdy wystawia kartę z ręki.
springcleaning-arrange-first = Twoja ręka jest pusta: najpierw podnieś Ofertę, jej karty w kolejności, jakiej chcesz.
springcleaning-insert-first = Najpierw wstaw dobraną kartę do ręki: a to jej lewy koniec, { PLACE($last) } prawy.
springcleaning-offer-first = Na koniec ruchu wystaw kartę z ręki.
springcleaning-leader-must-play = Wychodzisz: zagraj kombinację z ręki.
springcleaning-leader-own-hand = Wychodzisz, a kto wychodzi, gra tylko z ręki; Oferty są dla tych, którzy grają po nim.
springcleaning-no-pass = Spasować można tylko wtedy, gdy nie ma czego dobrać: zagraj coś albo dobierz kartę.
springcleaning-deck-empty = Talon jest pusty i nie ma odrzuconych kart do potasowania: dobierz z innej Oferty.
springcleaning-own-offer = Z własnej Oferty nie można dobrać.
springcleaning-not-on-offer = Nie ma tam w Ofercie takiej karty: { $card }.
springcleaning-not-a-place = Podaj każdą kartę przez miejsce, w którym leży: w ręce albo w czyjej Ofercie.
springcleaning-not-held = Nie masz takiej karty ({ $card }) albo nie masz ich tyle.
springcleaning-several = Można to zagrać na kilka sposobów; wybierz jeden: { $ways }.
springcleaning-no-such-place = Nie ma takiego miejsca w twojej ręce.
springcleaning-no-such-gap = Nie ma takiego miejsca: a to lewy koniec ręki, { PLACE($last) } prawy.
springcleaning-twice = Jednej karty z ręki nie można zagrać dwa razy.
springcleaning-too-many = Kart o wartości { $card } w tej Ofercie jest { $there ->
    [one] tylko jedna
   *[other] tylko { $there }
}.
springcleaning-not-neighbours = Karty z ręki muszą leżeć obok siebie.
springcleaning-not-rising = Karty z ręki muszą rosnąć od lewej do prawej.
springcleaning-no-combination = To nie jest kombinacja: zagraj jedną kartę, grupę równych kart albo sekwens, na przykład 3‑4‑5.
springcleaning-too-weak = To nie bije { $cards }. Bije to { $top ->
    [yes] dowolna kombinacja { $more } kart
   *[no] { $kind ->
        [single] wyższa karta albo dowolne dwie
        [set] wyższa grupa { $size } kart albo dowolna kombinacja { $more } kart
       *[run] wyższy sekwens { $size } kart albo dowolna kombinacja { $more } kart
    }
}.
springcleaning-unbeatable = Sekwensu wszystkich dziewięciu nic nie bije.

## Jak nazywają się karty i kombinacje. Oferta ma literę swojego miejsca.

springcleaning-nothing = nic
springcleaning-from-offer = { $cards }{"\u00A0"}od{"\u00A0"}{ $name }
springcleaning-from-own = { $cards }{"\u00A0"}od{"\u00A0"}ciebie
springcleaning-at = { $cards } ({ PLACE($place) })
springcleaning-kinds = { $kind ->
    [single] Pojedyncze karty
    [set] Grupy
   *[run] Sekwensy
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Grupy { $size } kart
       *[run] Sekwensy { $size } kart
    }
   *[yes] { $cards }
} ({ $count ->
    [one] { $count } sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
})
springcleaning-needs-none = sekwens dziesięciu kart, którego nie ma
springcleaning-needs = { $top ->
    [yes] { "" }
   *[no] { $kind ->
        [single] wyższa karta albo{ " " }
        [set] wyższa grupa { $size } kart albo{ " " }
       *[run] wyższy sekwens { $size } kart albo{ " " }
    }
}dowolna kombinacja { $more } kart

## Co pokazuje stół

springcleaning-round = Runda { $number }
springcleaning-opening = Każdy wybiera kartę do wystawienia. Leżą zakryte, aż wybiorą wszyscy.
springcleaning-to-beat = Do przebicia: **{ $cards }**, **{ $name }**. Bije to { $needs }.
springcleaning-beaten = Przebite w tej lewie: { $plays }
springcleaning-leads = Wychodzi **{ $name }**: na stole nie ma kombinacji.
springcleaning-play = { $name }: { $cards }
springcleaning-seat = **{ $name }**: w ręce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } kart
} · Oferta: **{ $offer }**
springcleaning-piles = Talon: { $deck } · odrzucone: { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } — wygrywa **{ $name }**.
   *[no] { $plays } — runda kończy się, zanim ktoś wygra lewę.
}
springcleaning-ended = **Runda { $number }**: { $ended ->
    [yes] bez kart zostaje { $name }.
   *[no] za długa, została przerwana.
}
springcleaning-result = { $said } Śmieci: { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [one] {" "}(zostaje{"\u00A0"}{ $cards }{"\u00A0"}karta{ $nearer ->
        [no] {""}
       *[other] , siedzi bliżej: { $nearer }
    })
    [few] {" "}(zostają{"\u00A0"}{ $cards }{"\u00A0"}karty{ $nearer ->
        [no] {""}
       *[other] , siedzi bliżej: { $nearer }
    })
   *[other] {" "}(zostaje{"\u00A0"}{ $cards }{"\u00A0"}kart{ $nearer ->
        [no] {""}
       *[other] , siedzi bliżej: { $nearer }
    })
}
springcleaning-scores = Śmieci: { $scores } (przy { $most } partia się kończy; wygrywa, kto ma najmniej śmieci)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = Runda { $number }: bez kart zostaje { $finisher }, a { $name } ma ich jeszcze { $cards }.
springcleaning-tie = Remis (śmieci: { $trash }): wygrywa, kto w ostatniej rundzie dostał mniej.

## Pytania do gracza

springcleaning-ask-opening = Wybierz kartę do wystawienia. Wszystkie odkrywa się razem; potem każdy może ich używać.
springcleaning-ask-lead = Wychodzisz: zagraj kartę, równe karty albo sekwens, na przykład 3, 4, 5, z sąsiednich kart ręki.{ $many ->
    [yes] { " " }Najpierw wybierz rodzaj.
   *[no] { "" }
}
springcleaning-ask-beat = Przebij { $cards } ({ $needs }){ $draws ->
    [yes] {""} albo dobierz kartę.
   *[no] ; nie ma czego dobrać.
}{ $many ->
    [yes] { " " }Najpierw wybierz rodzaj.
   *[no] { "" }
}
springcleaning-ask-draw = Nie możesz przebić { $cards } (bije to { $needs }){ $draws ->
    [yes] : dobierz kartę.
   *[no] , a nie ma czego dobrać: możesz tylko spasować.
}
springcleaning-ask-which = { $kind ->
    [single] Która karta?
    [set] Która grupa?
   *[run] Który sekwens?
}
springcleaning-ask-insert = Dobrana karta: **{ $card }**. Gdzie ją wstawić?
springcleaning-ask-offer = Teraz wystaw kartę z ręki (może to być ta dobrana).
springcleaning-ask-arrange = Twoja ręka jest pusta, więc podnosisz Ofertę. { $chosen ->
    [0] W jakiej kolejności? Potem tak już zostanie. Wybierz najpierw kartę najbardziej z lewej albo całą kolejność.
   *[other] Na razie od lewej: **{ $cards }**. Co dalej?
}
springcleaning-which = Która?
springcleaning-whereabouts = Mniej więcej gdzie?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Przetasuj i dobierz
   *[other] Dobierz z talonu ({ $cards })
}
springcleaning-draw-offer = Albo dobierz kartę z Oferty
springcleaning-draw-card = Weź { $card } od { $name }
springcleaning-whose = Oferta: { $name } …
springcleaning-gap = { $end ->
    [first] na lewym końcu
    [last] na prawym końcu
    [left] przed { $after }
    [right] za { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Dalej { $card }
springcleaning-order = { $order ->
    [up] Rosnąco: { $cards }
    [down] Malejąco: { $cards }
   *[so] Podnieś { $cards }
}
springcleaning-orders = W tej kolejności
springcleaning-back = Coś innego

springcleaning-sure-draw = dobrać { $deck ->
    [yes] z talonu
   *[no] { $card } od { $name }
}
springcleaning-sure-insert = wstawić, miejsce { PLACE($gap) }
springcleaning-sure-arrange = podnieść { $cards }

## Dla tych, którzy słuchają zamiast patrzeć

springcleaning-spoken-hand = Twoja ręka od lewej do prawej: { $count ->
    [0] brak kart
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } ({ PLACE($place) })
springcleaning-spoken-drawn = Karty { $card } nie ma jeszcze w ręce. Wstawiona na a trafi na lewo od pierwszej karty, na b na lewo od drugiej i tak dalej.
springcleaning-spoken-sealed = Wystawiasz { $card } ({ PLACE($place) }), gdy wybiorą wszyscy.
springcleaning-spoken-kind = { $kind ->
    [single] Pojedyncze karty
    [set] Grupy
   *[run] Sekwensy
}, które możesz zagrać: { $cards }.
springcleaning-news-took = { $name } bierze { $card } z Oferty: { $owner }
springcleaning-news-offered = { $name } wystawia { $card }
springcleaning-news-drew = { $name } dobiera
springcleaning-news-arranged = { $name } podnosi swoją Ofertę
springcleaning-spoken-offer = Twoja Oferta: { $offer }.
springcleaning-spoken-trick = W tej lewie: { $plays }.

## Komendy

springcleaning-name = Spring Cleaning
springcleaning-game = Opróżnij rękę, której nie wolno układać, także kartami z cudzych Ofert
springcleaning-size = { $size ->
    [5] Po dziesięć kart
   *[other] Po dwanaście kart
}
springcleaning-about = Spring Cleaning: opróżnij rękę, której nie wolno układać, także kartami z cudzych Ofert
springcleaning-option-players = Ile osób gra: od 2 do 5
springcleaning-offer-about = Wystaw kartę z ręki
springcleaning-offer-option = Jej miejsce w ręce: a to najbardziej z lewej
springcleaning-play-about = Zagraj kartę, grupę albo sekwens
springcleaning-play-option = Wybierz z listy albo wpisz karty, np. 3 4 5
springcleaning-draw-about = Dobierz kartę z talonu albo z czyjejś Oferty
springcleaning-draw-option = Talon albo karta z Oferty z listy
springcleaning-insert-about = Wstaw dobraną kartę do ręki
springcleaning-insert-option = Miejsce, które będzie mieć w ręce: a to lewy koniec
springcleaning-arrange-about = Podnieś swoją Ofertę w wybranej kolejności
springcleaning-arrange-option = Jej karty od lewej do prawej, np. 3 4 5 5
springcleaning-pass-about = Spasuj, gdy nie ma czego dobrać

## Zasady

springcleaning-topic-combinations = Kombinacje
springcleaning-topic-turn = Ruch
springcleaning-topic-offers = Oferty
springcleaning-topic-pickup = Pusta ręka
springcleaning-topic-end = Śmieci i koniec

springcleaning-rules-overview = **Spring Cleaning** jest dla dwóch do pięciu osób, każda gra na siebie, kartami o wartościach od 1 do 9; po { $copies } kart każdej.
    Każdy dostaje { $dealt } kart (liczba osób: { $sizes }) i *zachowuje je w kolejności, w jakiej przyszły*.
    Na początek każdy kładzie przed sobą odkrytą kartę z ręki: swoją *Ofertę*.
    Staraj się pozbyć wszystkich kart, z ręki i z Oferty. Kto na końcu rundy ma jeszcze karty, dostaje śmieci.
springcleaning-rules-combinations =
    {""}**Pojedyncza karta**; **grupa** dwóch lub więcej równych kart; albo **sekwens** dwóch lub więcej wartości rosnących o jeden, na przykład 3, 4, 5.
    Karty z ręki muszą leżeć obok siebie, a w sekwensie rosnąć od lewej do prawej:
    4, 3, 5 to nie sekwens, a 7, 1, 7 to nie para.
    Kombinację bije wyższa tego samego rodzaju i tej samej wielkości albo *dowolna*, która ma dokładnie jedną kartę więcej.
springcleaning-rules-turn =
    Pierwszego wychodzącego losuje się.
    Wychodzący gra kombinację z samej ręki. Potem każdy po kolei, zgodnie z ruchem wskazówek zegara, albo przebija
    kombinację na stole, albo dobiera: z talonu albo kartę z cudzej Oferty. Dobraną kartę wstawia się do ręki
    gdziekolwiek, a potem kładzie kartę z ręki na własną Ofertę.
    Dobierać wolno, choć można by grać, a po dobraniu wolno później grać. Gdy kolej wraca do tego, czyja
    kombinacja leży na stole, wygrywa on lewę: jej karty są odrzucane, a on wychodzi.
    Gdy talon jest pusty, tasuje się odrzucone. Spasować może tylko ten, kto nie ma czego dobrać.
springcleaning-rules-offers =
    Kto nie wychodzi, może użyć w kombinacji dowolnych kart z dowolnych Ofert, także swoich, także bez żadnej karty z
    ręki. Pasują wszędzie: z 3, 5 w ręce i 4 w Ofercie masz 3, 4, 5.
    Jeśli ktoś weźmie ostatnią kartę osobie, która nie ma też ręki, ta osoba jest bez kart i runda się kończy.
springcleaning-rules-pickup =
    Kto na początku ruchu nie ma ręki, podnosi całą swoją Ofertę, w dowolnej kolejności. Od tej chwili
    kolejność się nie zmienia. Do tego czasu kart z Oferty można używać i dobierać je jak zwykle, nawet ostatnią.
springcleaning-rules-end =
    Runda kończy się, gdy ktoś nie ma już żadnych kart, ani w ręce, ani w Ofercie. Nie dostaje śmieci. Z
    pozostałych kto ma najmniej kart, dostaje 1 śmieć, następny 2 i tak dalej; przy równej liczbie mniej dostaje ten, kto siedzi
    bliżej, zgodnie z ruchem wskazówek zegara, osoby bez kart. Rundę, której nikt nie kończy, przerywa się po { $turns } ruchach i liczy tak, jak stoi.
    Gdy ktoś ma śmieci { $trash } (liczba osób: { $sizes }), partia się kończy. Wygrywa, kto ma najmniej śmieci, potem kto dostał najmniej
    w ostatniej rundzie; przy dalszym remisie wygrana jest wspólna. W przeciwnym razie do następnej rundy wychodzi ten, kto ma najwięcej
    śmieci; przy równej liczbie kto w ostatniej dostał więcej, a potem kto siedzi bliżej, zgodnie z ruchem wskazówek zegara, osoby bez kart.
    Jeśli kilka osób zostaje bez kart naraz, liczy się od tej, która miała ruch, a inaczej od pierwszej z nich po niej; w przerwanej
    rundzie od tej, która w niej wyszła pierwsza.

## Co pokazują obrazki, dla tych, którzy ich słuchają: razem najwyżej 1024 znaki.

springcleaning-picture-deck = Talon { $count }
springcleaning-picture-discarded = Odrzucone { $count }
springcleaning-picture-new = Nowa
springcleaning-picture-left = { $cards ->
    [0] bez kart
    [one] zostaje { $cards } karta
    [few] zostają { $cards } karty
   *[other] zostaje { $cards } kart
}
springcleaning-picture-trash = śmieci { $trash }
springcleaning-picture-hand = Twoja ręka od lewej do prawej: { $cards }.
springcleaning-picture-drawn = Dobrana karta: { $card }.
springcleaning-picture-order = W nowej kolejności: { $cards }.
springcleaning-picture-free = W twojej ręce { $count ->
    [one] jest jeszcze wolne { $count } miejsce
    [few] są jeszcze wolne { $count } miejsca
   *[other] jest jeszcze wolnych { $count } miejsc
}.
springcleaning-picture-chosen = Wybrane: { $cards }.
springcleaning-picture-useful = Przydatne teraz: { $cards }.
springcleaning-picture-trick = Ta lewa: { $plays }.
springcleaning-picture-open = Na stole nie ma kombinacji.
springcleaning-picture-seat = { $name }: w ręce { $hand }, w Ofercie { $cards }; śmieci: { $trash }.
springcleaning-picture-piles = Talon: { $deck }, odrzucone: { $discards }.
springcleaning-picture-winner = Wygrywa { $name }.
