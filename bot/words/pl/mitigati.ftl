### Mitigati.

mitigati-bargain-now = Trwają jeszcze targi o to rozdanie: spasuj, żądaj, oferuj albo rozdawaj dalej.
mitigati-discard-now = Najpierw zrzutka rozdającego.
mitigati-declare-now = Teraz jest czas na meldunki. Gdy wszystko jest pokazane, zakończ meldowanie.
mitigati-play-now = Rozgrywka już trwa: zagraj kartę.

## Targi

mitigati-not-a-number = { $verb ->
    [offer] Zaoferuj
   *[demand] Zażądaj
} całej liczby punktów od 1 do { $most }.
mitigati-demand-less = Żądasz już { $demand }: możesz tylko żądać mniej albo zaoferować punkty.
mitigati-offer-more = Oferujesz już { $offer }: możesz tylko zaoferować więcej.
mitigati-offered-before = Oferujesz już { $offer }: do następnych kart nie możesz niczego żądać.

## Zrzutka

mitigati-discard-count = Zrzuć dokładnie tyle różnych kart: { $count }.
mitigati-not-discarded = { SAID($card) } musi zostać: Królów, Maga, Świata i Głupca nie można zrzucić.

## Meldunki

mitigati-declared-already = W tym rozdaniu meldunek „{ $kind ->
    [abundance] Obfitość
    [kings] Króle
    [honours] Honory
   *[mixed] Króle i Honory
}” już był.
mitigati-clash = { $kind ->
    [mixed] Króle i Honory razem są dla tych, którzy nie meldują ani jednych, ani drugich osobno; zameldowane już: { $other ->
        [kings] Króle
       *[honours] Honory
    }.
   *[other] { $other ->
        [mixed] Króle i Honory są już zameldowane razem, więc nie można osobno zameldować: { $kind ->
            [kings] Króle
           *[honours] Honory
        }.
       *[other] Króle i Honory można zameldować osobno tylko wtedy, gdy jednych nie pokazano obok drugich.
    }
}
mitigati-few-trumps = Obfitość wymaga { $least } atutów, a masz { $held }; Głupiec nie jest atutem.
mitigati-few-mixed = To wymaga { $least } Królów i Honorów razem, a masz { $held }.
mitigati-kings-missing = Meldunek Królów wymaga wszystkich czterech, a brakuje: { SAID($card) }.
mitigati-honours-missing = Meldunek Honorów wymaga Maga, Świata i Głupca, a brakuje: { SAID($card) }.
mitigati-card-twice = Wymień każdą kartę raz.
mitigati-show-trumps = Pokaż co najmniej { $least } atutów.
mitigati-show-mixed = Pokaż co najmniej { $least } Królów i Honorów.
mitigati-not-a-trump = { SAID($card) } to nie atut.
mitigati-kings-only = Obok czterech Królów, które i tak się pokazuje, można wymienić tylko Honory; { SAID($card) } to nie Honor.
mitigati-honours-only = Obok trzech Honorów, które i tak się pokazuje, można wymienić tylko Króle; { SAID($card) } to nie Król.
mitigati-mixed-only = { SAID($card) } to ani Król, ani Honor.

## Rozgrywka

mitigati-must-follow = Wyjście: { $suit ->
    [T] atut
   *[other] { SUIT($suit) }
}. Masz { $held ->
    [one] jedną taką kartę: zagraj ją
   *[other] takich kart { $held }: zagraj jedną z nich
}{ $fool ->
    [yes] {""} albo Głupca
   *[no] {""}
}.
mitigati-must-trump = { $suit ->
    [A] Nie masz Powietrza
    [E] Nie masz Ziemi
    [F] Nie masz Ognia
   *[W] Nie masz Wody
}, więc musisz zagrać { $held ->
    [one] swój jedyny atut
   *[other] jeden ze swoich atutów ({ $held })
}{ $fool ->
    [yes] {""} albo Głupca
   *[no] {""}
}.

## Co pokazuje stół

mitigati-hand = Rozdanie { $number } z { $hands }
mitigati-packets = Każdy ma na razie { $cards } z 25 kart; rozdaje { $name }.
mitigati-nobody-spoke = Nikt jeszcze nic nie powiedział.
mitigati-stance-demand = { $name } żąda{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } oferuje{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } pasuje
mitigati-stance-continue = { $name } rozdaje dalej
mitigati-stance-silent = { $name } jeszcze milczy
mitigati-settle-quiet = Rozdanie kończy się tu tylko z żądaniem i ofertą.
mitigati-settle-demand = { $names } { $count ->
    [one] oferuje
   *[other] oferują
} **{ $offered }** za koniec; nikt jeszcze niczego nie żąda.
mitigati-settle-missing = { $names } { $count ->
    [one] żąda
   *[other] żądają
} **{ $demanded }** za koniec; { $offered ->
    [0] nikt jeszcze nic nie oferuje
   *[other] zaoferowano dotąd **{ $offered }**
}.
mitigati-settle-pass = Jeśli **{ $name }** spasuje, rozdanie się kończy: { $points }
mitigati-stops = Wtedy rozdanie się kończy: { $points }
mitigati-one-more-pass = Jeszcze pas i rozdaje się dalej.
mitigati-discarding = **{ $name }** bierze ostatnie trzy karty i zrzuca trzy.
mitigati-declared = { $name } melduje { $kind ->
    [abundance] Obfitość atutów
    [kings] cztery Króle
    [honours] trzy Honory
   *[mixed] Króle i Honory
}: { $cards }: **{ $bonus }** od każdego przeciwnika.
mitigati-shows = { $name } pokazuje { $kind ->
    [abundance] atuty, razem { $count }
    [kings] cztery Króle
    [honours] trzy Honory
   *[mixed] Króle i Honory
}: po **{ $bonus }** od przeciwników
mitigati-nothing-declared = Nie ma meldunków.
mitigati-taken = Wzięte: { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}, { $points ->
    [one] { $points } oczko
    [few] { $points } oczka
   *[other] { $points } oczek
}
mitigati-debt = Dług za Głupca: { $owner } daje kartę po rozdaniu; dostaje ją { $creditor }.

## Co przyniosło rozdanie

mitigati-result-stopped = **Rozdanie { $number }** skończyła ugoda, karty w rękach: po { $cards }. { $points }
mitigati-result = **Rozdanie { $number }**, rozdaje { $name }:
mitigati-result-line = { $name }: oczka { $cards }, { $over ->
    [yes] o { $by } powyżej
    [no] o { $by } poniżej
   *[par] dokładnie
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , meldunki { $bonus }
}: **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## Pytania do gracza

mitigati-ask-bargain = Twoja kolej: zażądaj lub zaoferuj punkty, żeby tu zakończyć rozdanie, spasuj albo rozdawaj dalej.
mitigati-ask-bargain-on = Twoja kolej: żądaj, oferuj, pasuj albo rozdawaj dalej.
mitigati-ask-demanding = Twoja kolej. Żądanie { $points } może tylko maleć.
mitigati-ask-offering = Twoja kolej. Oferta { $points } może tylko rosnąć.
mitigati-ask-number = { $verb ->
    [offer] Twoja oferta
   *[demand] Twoje żądanie
}, żeby tu zakończyć rozdanie: **{ $points }**
mitigati-ask-discard = Twoja kolej: zrzuć trzy karty, zakryte; liczą się do twoich lew.{ $kept ->
    [0] {""}
   *[other] {" "}Te muszą zostać: { $cards }.
}
mitigati-ask-more-discards = Do zrzucenia: { $cards }. Wybierz jeszcze { $missing ->
    [one] jedną
   *[other] { $missing }
}.
mitigati-ask-these = Zrzucić: { $cards }?
mitigati-ask-declare = Twoja kolej: pokaż coś, a każdy przeciwnik ci zapłaci, albo { $before ->
    [0] nic nie melduj
   *[other] zakończ meldowanie
}.
mitigati-ask-no-declaration = Twoja kolej: nie masz { $before ->
    [0] {""}
   *[other] już{" "}
}nic do zameldowania.
mitigati-ask-abundance = { $least } atutów przynosi po { $least } punktów od każdego przeciwnika, a każdy dalszy o punkt więcej. Wszystkie wymienione są pokazywane.
mitigati-ask-which = Wybierz { $least } lub więcej ze swoich atutów ({ $held }).
mitigati-ask-kings = Cztery Króle przynoszą 20 punktów od każdego przeciwnika, a każdy Honor pokazany obok 5 więcej.
mitigati-ask-honours = Trzy Honory przynoszą 15 punktów od każdego przeciwnika, a każdy Król pokazany obok 5 więcej.
mitigati-ask-mixed = Cztery Króle i Honory razem przynoszą 10 punktów od każdego przeciwnika, każdy dalszy 5 więcej.
mitigati-ask-first = Twoja kolej: wyjściem był Głupiec, więc zagraj dowolną kartę; ona decyduje o kolorze.
mitigati-ask-follow = Twoja kolej, wyjście: { $suit ->
    [T] atut
   *[other] { SUIT($suit) }
}. Zagraj { $suit ->
    [T] atut
   *[other] ten kolor
}{ $fool ->
    [yes] {""} albo Głupca
   *[no] {""}
}.
mitigati-ask-trump = Twoja kolej: { $suit ->
    [A] nie masz Powietrza
    [E] nie masz Ziemi
    [F] nie masz Ognia
   *[W] nie masz Wody
}, więc zagraj atut{ $fool ->
    [yes] {""} albo Głupca
   *[no] {""}
}.
mitigati-ask-discard-any = Twoja kolej: nie masz ani { $suit ->
    [A] Powietrza
    [E] Ziemi
    [F] Ognia
   *[W] Wody
}, ani atutów, więc zagraj dowolną kartę.
mitigati-ask-no-trump = Twoja kolej: wyjście było w atuty, a nie masz żadnego, więc zagraj dowolną kartę.

## Przyciski i listy

mitigati-continue = Rozdawaj dalej
mitigati-demand = Żądaj …
mitigati-offer = Oferuj …
mitigati-change = { $by } { $more ->
    [yes] więcej
   *[no] mniej
}
mitigati-pass-stops = Pas: koniec rozdania
mitigati-settle-by-offer = Ugoda: zapłać { $points }
mitigati-settle-by-demand = Ugoda: weź { $points }
mitigati-say-demand = Żądaj { $points }
mitigati-say-offer = Oferuj { $points }
mitigati-back = Wstecz
mitigati-discard-all = Wszystkie ({ $count }) są wyżej; wpisz kolor
mitigati-discard-these = Zrzuć je
mitigati-keep = Zostaje { $card }
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Obfitość: od { $least } do { $most } od każdego
mitigati-kind-kings = Króle: od { $least } do { $most } od każdego
mitigati-kind-honours = Honory: od { $least } do { $most } od każdego
mitigati-kind-mixed = Króle i Honory: od { $least } do { $most } od każdego
mitigati-just-abundance = Obfitość: po { $points }
mitigati-just-kings = Cztery Króle: po { $points }
mitigati-just-honours = Trzy Honory: po { $points }
mitigati-just-mixed = Króle i Honory: po { $points }
mitigati-show-all = Pokaż wszystkie { $count }: po { $points }
mitigati-show-lowest = Najniższe { $count }: po { $points }
mitigati-how-many-trumps = Ile atutów?
mitigati-which-trumps = Wybierz po jednym
mitigati-which-menu = Które atuty?
mitigati-beside = Pokaż obok, za każdą kartę 5 więcej …
mitigati-mixed-menu = Pokaż cztery lub więcej …
mitigati-done = Zakończ meldowanie
mitigati-nothing = Nic nie melduj

## Co gracz ma potwierdzić

mitigati-sure-pass = spasować
mitigati-sure-continue = rozdawać dalej
mitigati-sure-demand = żądać { $points }
mitigati-sure-offer = oferować { $points }
mitigati-sure-discard = zrzucić: { $cards }
mitigati-sure-abundance = pokazać atuty: { $count }
mitigati-sure-kings = pokazać cztery Króle{ $count ->
    [0] {""}
   *[other] {" "}i { $cards }
}
mitigati-sure-honours = pokazać trzy Honory{ $count ->
    [0] {""}
   *[other] {" "}i { $cards }
}
mitigati-sure-mixed = pokaż: { $cards }
mitigati-sure-done = zakończyć meldowanie
mitigati-sure-play = zagrać: { $cards }

## Dla tych, którzy słuchają zamiast patrzeć

mitigati-spoken-hand = Twoje karty ({ $count }): { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , rozdaje
   *[no] {""}
}: w ręce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } kart
}.
mitigati-spoken-shown = { $name }, znane karty w ręce: { $cards }.
mitigati-spoken-discards = Zrzucone: { $cards }.

## Komendy

mitigati-name = Mitigati
mitigati-game = Tarot dla trzech osób, z targami, gdy karty są jeszcze rozdawane
mitigati-with-hands = { $value ->
    [one] { $value } rozdanie
    [few] { $value } rozdania
   *[other] { $value } rozdań
}
mitigati-about = Mitigati: tarot dla trzech osób, z targami o rozdania w połowie drogi
mitigati-option-hands = Ile rozdań ma partia (3)
mitigati-pass-about = Spasuj w targach
mitigati-demand-about = Zażądaj punktów, żeby tu zakończyć rozdanie
mitigati-demand-option = Ile punktów
mitigati-offer-about = Zaoferuj punkty, żeby tu zakończyć rozdanie
mitigati-offer-option = Ile punktów
mitigati-continue-about = Rozdawaj dalej: do następnych kart nikt się nie targuje
mitigati-discard-about = Zrzuć trzy karty, gdy rozdajesz
mitigati-discard-option = Np. 2F: 2 Ognia, 5: atut 5; możesz podać mniej, a resztę wybrać w panelu
mitigati-declare-about = Zamelduj atuty, Króle lub Honory przed rozgrywką
mitigati-declare-kind = Co meldujesz
mitigati-declare-cards = Karty do pokazania, np. „1 21 fool”; „all”: ile się da
mitigati-kind-name-abundance = Obfitość: dziesięć atutów lub więcej
mitigati-kind-name-kings = Króle: wszystkie cztery, a obok Honory
mitigati-kind-name-honours = Honory: wszystkie trzy, a obok Króle
mitigati-kind-name-mixed = Króle i Honory razem, cztery lub więcej
mitigati-done-about = Zakończ meldowanie
mitigati-play-option = Na przykład KF: Król Ognia, 14: atut 14, albo fool
mitigati-cards-none = Żadnej więcej karty
mitigati-cards-all = Wszystkie: { $cards }

## Zasady

mitigati-topic-cards = Karty i ich oczka
mitigati-topic-bargaining = Rozdawanie i targi
mitigati-topic-discard = Zrzutka rozdającego
mitigati-topic-declarations = Meldunki
mitigati-topic-fool = Głupiec

mitigati-rules-overview = **Mitigati** to gra w tarota dla trzech osób, każda gra na siebie, 78 kartami.
    Gdy karty są jeszcze rozdawane, każdy może żądać lub oferować punkty, żeby zakończyć rozdanie przed rozgrywką. Jeśli nie ma
    ugody, rozdający zrzuca trzy karty, za pokazane rzadkie układy jest premia, a o oczka w kartach rozgrywa się 25 lew.

    Rozdania w tej partii: { $hands ->
        [one] jedno
       *[other] { $hands }
    }; wygrywa najwyższa suma, a przy równych sumach wygrana jest wspólna. Rozdanie zakończone ugodą też się liczy.
    Pierwszego rozdającego losuje się; z każdym rozdaniem rozdaje następna osoba, zgodnie z ruchem wskazówek zegara.
mitigati-rules-cards =
    Cztery kolory — Powietrze, Ziemia, Ogień i Woda — mają po czternaście kart. Od góry: Król, Dama, Rycerz, Walet, od 10 do 2, a as pod 2.

    Nad wszystkimi kolorami stoi 21 numerowanych atutów; 1 to *Mag*, 21 to *Świat*. *Głupiec* nie jest atutem i nie ma koloru.
    Mag, Świat i Głupiec to *Honory* (w taroku: Pagat, Mond i Skiz).

    Oczka: Honory, Króle i asy po 5; Damy 4, Rycerze 3, Walety 2; każda inna karta 1. W całej talii jest ich 146.
mitigati-rules-bargaining =
    Karty rozdaje się paczkami po pięć. Gdy każdy ma 10, potem 15, potem 20 kart, jest runda targów. Zaczyna ją *pierwsza ręka*, osoba
    na lewo od rozdającego. Po kolei każdy może spasować, *żądać* punktów za zakończenie, *oferować* za nie punkty albo *rozdawać dalej*.

    W jednej rundzie targów żądanie może tylko maleć, oferta tylko rosnąć; od żądania można przejść do oferty, ale nie z powrotem.

    Gdy wypowiedzieli się wszyscy troje, ktoś żąda, a oferty razem pokrywają żądania, rozdanie się kończy: każde żądanie jest w całości
    płacone z ofert, a nadwyżki się nie płaci, począwszy od najnowszej oferty. Jeśli ktoś rozdaje dalej albo wszyscy troje pasują po kolei, rozdaje się dalej.
    Nic z tego, co powiedziano, nie przechodzi do następnej rundy.
mitigati-rules-discard =
    Po ostatniej paczce rozdający bierze trzy karty, które zostały, i zrzuca trzy, zakryte. Nie może wśród nich być Królów ani Honorów;
    asy i inne atuty mogą. Te trzy należą do lew rozdającego: ich oczka liczą się na końcu.
mitigati-rules-declarations =
    Przed rozgrywką, począwszy od pierwszej ręki, każdy może pokazać karty za premię, którą płaci każdy przeciwnik.

    • *Obfitość*: dziesięć atutów, 10 punktów, i o jeden więcej za każdy dalszy pokazany atut. Głupiec nim nie jest.
    • *Króle*: wszystkie cztery, 20 punktów, i 5 więcej za każdy Honor pokazany obok.
    • *Honory*: wszystkie trzy, 15 punktów, i 5 więcej za każdego Króla pokazanego obok.

    Króle i Honory można zameldować oba tylko wtedy, gdy jednych nie pokazano obok drugich.

    • *Razem*: cztery Króle i Honory, 10 punktów, 5 więcej za każdy dalszy; tylko dla tych, którzy nie meldują ani Królów, ani Honorów.

    Każdy meldunek jest możliwy raz i nie jest obowiązkowy. Pokazane karty wracają do ręki.
mitigati-rules-play =
    Do pierwszej lewy wychodzi pierwsza ręka, potem zawsze ten, kto bierze ostatnią. Dołóż do koloru, jeśli możesz; jeśli nie, zagraj atut; bez atutów
    zagraj, co chcesz. Nikt nie musi przebijać poprzednich kart. Lewę bierze najwyższy atut, a bez atutów najwyższa karta koloru wyjścia.
mitigati-rules-fool =
    Głupca można zagrać zawsze, bez względu na wyjście, i nigdy nie bierze on lewy. Zostaje u właściciela, a kto bierze tę lewę, ma dostać
    za niego kartę: po rozdaniu najtańszą z lew właściciela, do których należy też zrzutka rozdającego. Kto nie ma takiej karty,
    oddaje samego Głupca.
    Jeśli Głupiec jest wyjściem, o kolorze decyduje następna karta.
mitigati-rules-score =
    Po rozdaniu każdy liczy oczka w swoich lewach. Każde oczko powyżej 49 daje punkt, każde poniżej 49 zabiera punkt;
    do tego dochodzą meldunki i targi. Przy 60, 50 i 36 oczkach rozdanie przynosi +11, +1 i −13.

## Co pokazują obrazki, dla tych, którzy ich słuchają: razem najwyżej 1024 znaki.

mitigati-picture-demand = { $name } żąda { $points }.
mitigati-picture-offer = { $name } oferuje { $points }.
mitigati-picture-pass = { $name } pasuje.
mitigati-picture-shown = { $name } pokazuje: { $cards }.
mitigati-picture-seat = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, w ręce { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } kart
}.
mitigati-picture-taken = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}, oczka: { $points }.
mitigati-picture-bonus = Meldunki: { $points }.
mitigati-picture-points = To rozdanie: { $points }.
mitigati-picture-known = Znane: { $cards }.
mitigati-picture-debt = Dług za Głupca: { $name } ma dostać kartę.
mitigati-picture-match = Rozdanie { $number } z { $hands }. Rozegrane lewy: { $done } z { $all }.
mitigati-picture-hand-of = Rozdanie { $number } z { $hands }
mitigati-picture-dealt = { $number } z { $all } kart
mitigati-picture-owes = Karta: { $owner } → { $creditor }
mitigati-picture-balance = oferty { $offered }, żądania { $demanded }
mitigati-picture-demands = żąda { $points }
mitigati-picture-offers = oferuje { $points }
mitigati-picture-passes = pasuje
mitigati-picture-cards = oczka { $points } − { $par }{ $bonus ->
    [none] {""}
   *[other] , meldunki { $bonus }
}
mitigati-picture-marked = W ramce: { $cards }.
mitigati-picture-away = Zrzucone: { $cards }.
mitigati-picture-free = Możesz wybrać: { $cards }.
mitigati-picture-dim = Nie możesz wybrać: { $cards }.
mitigati-picture-means-pile = Oczka
mitigati-picture-means-bonus = Meldunki
mitigati-picture-discards = Twoja zrzutka
