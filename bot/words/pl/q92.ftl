### 92Q.

q92-auction-first = Licytacja jeszcze trwa: licytuj albo spasuj.
q92-auction-over = Licytacja jest skończona: zagraj kartę.
q92-bid-too-low = { BID($bid) } nie jest wyżej niż { BID($current) }: zalicytuj więcej lew, w dowolnym kolorze.
q92-not-a-bid = Odzywka to liczba lew od 1 do { $tricks } i kolor, na przykład { BID("5H") }.
q92-partners-first = Wygrywasz licytację: najpierw wybierz { $count ->
    [one] partnera
   *[other] partnerów ({ $count })
}.
q92-not-yourself = Po swojej stronie już jesteś: wybierz kogoś innego.
q92-partners-count = Wybierz dokładnie { $count ->
    [one] jednego partnera
   *[other] tylu różnych partnerów: { $count }
}.
q92-left-must-follow = Kartę lewego koloru ({ SUIT($left) }) możesz zrzucić tylko wtedy, gdy nie masz koloru { SUIT($suit) }, a masz takich kart: { $held }.

q92-nobody-called = Nikt tu nie nazywa się „{ $name }” albo jest takich osób więcej: wybierz z listy lub podaj numer miejsca.

## Co pokazuje stół

q92-choosing = **{ $name }** wygrywa licytację (**{ BID($bid) }**) i wybiera { $count ->
    [one] partnera
   *[other] partnerów ({ $count })
}.
q92-contract = **{ $name }** i { $partners }, odzywka **{ BID($bid) }**: na razie **{ $taken }** z { $tricks ->
    [one] { $tricks } lewy
   *[other] { $tricks } lew
}. Przeciw: { $others }: **{ $against }**.
q92-trumps = Atut: **{ SUIT($trump) }** (od góry: { $top } …). Lewy kolor: **{ SUIT($left) }**.
q92-ranks = Atuty od góry: { $top } …
q92-two = { $followed ->
    [yes] Na razie wszyscy dokładają: dwójka koloru { SUIT($suit) } wygrywa, jeśli dołożą wszyscy.
   *[no] Nie wszyscy dokładają do koloru: w tej lewie dwójki są najniższe.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } jako { $suit }
q92-result = Rozdanie { $number }: { $name }, odzywka { BID($bid) }, partnerzy: { $partners }, wzięte lewy: { $taken }{ $slam ->
    [yes] {""}, więc jedna strona ma wszystkie lewy
   *[no] {""}
}: { $made ->
    [yes] wygrana
   *[no] przegrana
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Rozdanie { $number }: wszyscy pasują.

## Pytania do gracza

q92-ask-open = Twoja kolej: zalicytuj liczbę lew i kolor atutowy albo spasuj.
q92-ask-bid = Twoja kolej: żeby przelicytować { BID($bid) }, zalicytuj co najmniej { $tricks } { $tricks ->
    [one] lewę
    [few] lewy
   *[other] lew
} w dowolnym kolorze albo spasuj.
q92-ask-suit = { $tricks ->
    [one] { $tricks } lewa
    [few] { $tricks } lewy
   *[other] { $tricks } lew
}: w jakim kolorze atutowym?
q92-ask-partners = Wygrywasz licytację: wybierz { $count ->
    [one] partnera
   *[other] partnerów ({ $count })
} na to rozdanie.
q92-ask-discard-left = Twoja kolej: wyjście w { $suit ->
    [C] trefle
    [D] kara
    [H] kiery
   *[S] piki
}, a tego koloru nie masz; zagraj dowolną kartę. Karta lewego koloru ({ SUIT($left) }) liczy się jako { SUIT($suit) }.
q92-counts-as = { $card } jako { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
q92-choose-partners = Liczba partnerów do wyboru: { $count }

q92-your-partners = partnerzy: { $names }

## Dla tych, którzy słuchają zamiast patrzeć

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (rozgrywa)
    [partner] {""} (po stronie rozgrywającego)
    [other] {""} (po drugiej stronie)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, rozdaje
   *[no] {""}
}: { $taken ->
    [one] { $taken } lewa
    [few] { $taken } lewy
   *[other] { $taken } lew
}.
q92-spoken-trumps = Atut: { SUIT($trump) }, na górze dama i 9. Lewy kolor: { SUIT($left) }.
q92-spoken-left = { $card } jako { SUIT($suit) } ({ $name })

## Komendy

q92-name = 92Q
q92-game = Licytuj lewy, wybierz partnerów i zamieniaj jeden kolor w inny
q92-size = { $size ->
    [4] Po trzynaście kart; najwyższa odzywka wybiera jednego partnera
    [6] Po osiem kart; najwyższa odzywka wybiera dwóch partnerów
   *[8] Po sześć kart; najwyższa odzywka wybiera trzech partnerów
}

q92-about = 92Q: licytuj lewy, wybierz partnerów i zamieniaj jeden kolor w inny
q92-option-players = Ile osób gra: 4, 6 albo 8 (4)
q92-option-target = Liczba punktów, która kończy partię (92)
q92-partners-about = Wybierz partnerów na to rozdanie, gdy licytacja jest twoja
q92-partners-option = Ktoś przy stole
q92-partners-second = Drugi partner, gdy gra sześć lub osiem osób
q92-partners-third = Trzeci partner, gdy gra osiem osób

## Zasady

q92-topic-partners = Partnerzy
q92-topic-play = Rozgrywka i lewy kolor
q92-topic-order = Która karta jest najwyższa

q92-rules-overview = **92Q** jest dla czterech, sześciu lub ośmiu osób, 52 kartami. W każdym rozdaniu zwycięzca licytacji wybiera atut
    i partnerów na to jedno rozdanie, tak że pół stołu gra przeciw drugiej połowie. Punkty dostają osoby, nie strony:
    po wygranej stronie każdy dostaje zapłatę za lewy, które sam bierze.
    Trzy rzeczy są tu szczególne: wśród atutów dziewiątka i dama biją asa; karty *lewego koloru* mogą się zamienić w kolor
    wyjścia; a dwójka bierze lewę, jeśli wszyscy dokładają do koloru.
    Partia kończy się rozdaniem, w którym ktoś dochodzi do { $target }. Wygrywa, kto ma najwyższy wynik; przy równych wygrana jest wspólna.
q92-rules-deal =
    Wszystkie karty rozdaje się po jednej: po trzynaście dla czterech osób, po osiem dla sześciu, po sześć dla ośmiu. Cztery karty, które
    zostają przy sześciu lub ośmiu osobach, odkłada się i nikt ich w tym rozdaniu nie widzi. Rozdaje za każdym razem następna osoba, zgodnie z ruchem wskazówek zegara.
    Pierwszego rozdającego losuje się.
q92-rules-auction =
    Pierwszy głos ma osoba na lewo od rozdającego. Zalicytuj liczbę lew, najwyżej tyle, ile jest w rozdaniu, i kolor atutowy; albo spasuj
    i wypadnij z tej licytacji. Każda odzywka musi być na więcej lew niż poprzednia, w tym samym kolorze albo w innym: kolory nie mają
    kolejności. Kto zostaje ostatni, gra swoją odzywkę, a odzywka na wszystkie lewy od razu kończy licytację. Jeśli wszyscy pasują, rozdaje następna osoba.
q92-rules-partners =
    Kto wygra licytację, wybiera partnerów spośród wszystkich, gdziekolwiek siedzą, aż po tej stronie jest pół stołu: jednego partnera przy
    czterech osobach, dwóch przy sześciu, trzech przy ośmiu. Nikt nie może odmówić i każdy wie, kto z kim gra.
    Razem muszą wziąć co najmniej tyle lew, ile wynosi odzywka.
q92-rules-play =
    Do pierwszej lewy wychodzi osoba na lewo od rozdającego, potem zawsze ten, kto bierze ostatnią lewę. Jeśli masz kartę koloru
    wyjścia, musisz dołożyć do koloru; jeśli nie, zagraj, co chcesz.
    Lewy kolor to drugi kolor tej samej barwy co atut: pik, gdy atutem jest trefl, kier, gdy atutem jest karo, i
    odwrotnie. Karta lewego koloru zrzucona na inny kolor *staje się* tym kolorem: przy wyjściu w kiery król pik
    liczy się jak król kier i jest dołożony do koloru. Przy wyjściu w atuty staje się atutem. Wolno to
    tylko bez kart w kolorze wyjścia i nigdy nie jest obowiązkowe. Przy wyjściu w lewy kolor jest to zwykły kolor.
q92-rules-order =
    Od góry: w atutach dama, 9, as, król, walet, 10, potem od 8 do 2; w każdym innym kolorze as, król, dama, walet, potem od 10 do 2. Każdy atut bije wszystkie
    inne kolory; lewę bez atutów bierze najwyższa karta koloru wyjścia. Jeśli dwie karty liczą się tak samo,
    wygrywa ta zagrana wcześniej.
    Dwójka jest najwyższa, nawet ponad damą atutową, jeśli każda karta lewy liczy się jako kolor wyjścia.
    Zrzucona karta lewego koloru liczy się jako dołożona i sama może stać się taką dwójką. Jeśli ktoś zagra inny kolor,
    dwójki są najniższe w swoim kolorze; dwójka atutowa nadal bije to, co nie jest atutem.
q92-rules-score =
    Jeśli strona odzywki bierze co najmniej tyle lew, ile obiecuje, wygrywa rozdanie; jeśli nie, wygrywa druga strona.
    Każda osoba po wygranej stronie dostaje trzy punkty za każdą własną lewę; dziewięć, jeśli jej strona bierze wszystkie lewy.
    Strona przegrana nie dostaje nic. Odzywka 7, lewy 5 i 3: 15 i 9 punktów. Lewy 4 i 2 to o jedną za mało: dwie pozostałe osoby,
    z 4 i 3 lewami, dostają 12 i 9.

## Co pokazują obrazki, dla tych, którzy ich słuchają: razem najwyżej 1024 znaki.

q92-picture-contract = Odzywka { BID($bid) }, wzięte: { $taken }; lewy kolor: { $left }.
q92-picture-turned = { $name } { $card } jako { $suit }
q92-picture-two-high = Dwójki są na razie najwyższe.
q92-picture-two-low = Dwójki są najniższe.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (rozgrywa)
    [partner] {""} (strona rozgrywającego)
    [other] {""} (druga strona)
   *[none] {""}
}: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $taken ->
    [one] { $taken } lewa
    [few] { $taken } lewy
   *[other] { $taken } lew
}.
q92-picture-turning = { $cards }: liczy się jako { $suit }.
q92-picture-partner = Partner
q92-picture-other = Przeciwnik
q92-picture-left = Lewy kolor
q92-picture-high = najwyższa
q92-picture-low = najniższa
