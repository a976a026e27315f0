### Differ.

differ-auction-first = Licytacja jeszcze trwa: licytuj albo spasuj.
differ-auction-over = Licytacja jest skończona: zagraj kartę.
differ-opener-must-bid = Jeszcze nie można spasować: kto zaczyna, musi licytować.
differ-bid-too-low = { BID($bid) } nie jest wyżej niż { BID($current) }: zalicytuj więcej lew albo tyle samo w wyższym kolorze.
differ-no-trump-off = Przy tym stole nie licytuje się bez atu.
differ-not-a-bid = Odzywka to liczba lew od 1 do { $tricks } i kolor, na przykład { BID("5H") }.

## Co pokazuje stół

differ-contract = **{ $name }**, odzywka **{ BID($bid) }**: na razie **{ $taken }** z { $tricks ->
    [one] { $tricks } lewy
   *[other] { $tricks } lew
}. { $trump ->
    [N] Bez atu
   *[other] Atut: { SUIT($trump) }
}.
differ-result = Rozdanie { $number }: { $name }, odzywka { BID($bid) }, wzięte lewy: { $taken }. { $made ->
    [yes] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }: { $name }
   *[no] Brakuje: { $points }, więc każdy z przeciwników dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
}.
differ-missed = Rozdanie { $number }: { BID($bid) } daje wygraną w partii ({ $name }), ale brakuje { $short ->
    [one] { $short } lewy
    [few] { $short } lew
   *[other] { $short } lew
}.

## Pytania do gracza

differ-ask-open = Twoja kolej: otwórz licytację. Musisz licytować.
differ-ask-bid = Twoja kolej: przelicytuj { BID($bid) } albo spasuj.
differ-ask-suit = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}: w jakim kolorze?

## Dla tych, którzy słuchają zamiast patrzeć

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""} (rozdaje)
   *[no] {""}
}, odkryte: { $cards }; w ręce { $hand }, w zapasie { $pile }, wzięte { $taken ->
    [one] { $taken } lewa
    [few] { $taken } lewy
   *[other] { $taken } lew
}.

## Komendy

differ-name = Differ
differ-game = Licytuj lewy, potem graj z ręki i kartami odkrytymi, które się uzupełniają
differ-with-no_trump = odzywki bez atu
differ-with-suits = kolejność kolorów { $value }

differ-about = Differ: licytuj, potem graj z ręki i kartami odkrytymi, które się uzupełniają
differ-option-no-trump = Czy wolno licytować bez atu
differ-option-suits = Kolejność kolorów w licytacji od najniższego (C trefl, D karo, H kier, S pik)
differ-option-target = Liczba punktów, która kończy partię (18)
differ-play-about = Zagraj kartę z ręki albo jedną z odkrytych

## Zasady

differ-topic-refill = Uzupełnianie

differ-rules-overview = **Differ** jest dla czterech osób, każda gra na siebie, 52 kartami; as jest najwyższy.
    Jedna osoba — *differ* — wygrywa licytację, obiecując pewną liczbę lew przy wybranym przez siebie kolorze atutowym.
    Trzy pozostałe — *enders* — starają się w tym przeszkodzić. Część kart każdej osoby leży odkryta na oczach wszystkich,
    a zagrane są zastępowane z zakrytego zapasu.
    Gdy ktoś dojdzie do { $target }, wygrywa osoba z najwyższym wynikiem; przy równych wynikach wygrana jest wspólna.
differ-rules-deal =
    Każdy dostaje trzynaście kart jako zakryty *zapas*. Cztery pierwsze odkrywa się, trzy następne bierze do ręki,
    a sześć zostaje zakrytych: nikt na nie nie patrzy, nawet ich właściciel.
    Z każdym rozdaniem rozdaje następna osoba, zgodnie z ruchem wskazówek zegara.
    Pierwszego rozdającego losuje się.
differ-rules-auction =
    Otwiera osoba na lewo od rozdającego i musi licytować: liczbę lew od 1 do 13 i kolor atutowy{ $no_trump ->
        [yes] {""} albo bez atu
       *[no] {""}
    }.
    Następna odzywka musi obiecywać więcej lew albo tyle samo w wyższym kolorze. Od najniższego: { $suits }{ $no_trump ->
        [yes] {""} < bez atu
       *[no] {""}
    }.
    Kto pasuje, wypada z tej licytacji. Kto licytuje najwyżej, zostaje differem; odzywka, od której nie ma wyższej, od razu kończy licytację.
differ-rules-play =
    Do pierwszej lewy wychodzi differ, potem zawsze ten, kto bierze ostatnią lewę.
    Zagraj kartę z ręki albo jedną ze swoich odkrytych. Jeśli tu lub tam masz kartę koloru wyjścia, musisz
    dołożyć do koloru; jeśli nie, zagraj, co chcesz. Lewę bierze najwyższy atut, a bez atutów najwyższa karta koloru
    wyjścia. Rozgrywa się wszystkie trzynaście lew.
differ-rules-refill =
    Po każdej lewie kto nie ma odkrytych kart, odkrywa cztery z zapasu, a kto nie ma kart w ręce,
    dobiera trzy; albo tyle, ile zostało.
differ-rules-score =
    Jeśli differ bierze co najmniej tyle lew, ile wynosi odzywka, dostaje punkt za każdą wziętą lewę, a pozostali nic.
    Jeśli nie, każdy z enders dostaje tyle punktów, ile lew zabrakło, a differ nic.
    Odzywka 6 i 7 lew: 7 punktów. Odzywka 6 i 4 lewy: brakuje dwóch, więc po 2 punkty dla przeciwników.

## Co pokazują obrazki, dla tych, którzy ich słuchają: razem najwyżej 1024 znaki.

differ-picture-contract = { $name } gra { BID($bid) }, wzięte: { $taken }.
differ-picture-seat = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $taken ->
    [one] { $taken } lewa
    [few] { $taken } lewy
   *[other] { $taken } lew
}, w ręce { $hand }, w zapasie { $foundation }.
differ-picture-face-up = Odkryte: { $cards }.
differ-picture-foundation = Zapas: { $count }.
differ-picture-pile = Zapas
