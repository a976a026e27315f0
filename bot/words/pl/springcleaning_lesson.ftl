### Lekcja gry Spring Cleaning, krok po kroku.

lesson-springcleaning-welcome = Trzy osoby, po dwanaście kart, wartości od 1 do 9, bez kolorów. Cel to **pozbyć się wszystkich kart**. Ale ręki
    {""}**nie wolno układać**: zostaje w kolejności, w jakiej przyszły karty, a razem można zagrać tylko te, które leżą **obok siebie**.
lesson-springcleaning-offering = Najpierw każdy kładzie jedną kartę na **Ofertę**: odkrytą, wszyscy jednocześnie. Wybierz taką, która połączy inne. Między twoją 7 a
    następną 7 leży 2: **wystaw 2** z miejsca e, a siódemki będą sąsiadami.
lesson-springcleaning-offering-instead = 9 to najlepsza pojedyncza karta, a bez niej nic się nie łączy.
lesson-springcleaning-opened = Wszystkie Oferty są już odkryte: twoja 2, 4 Ady, 9 Bena. Kto gra po wyjściu, może używać **kart ze wszystkich Ofert**. Do pierwszej lewy
    wychodzi Ada. Grać można: pojedynczą kartę, **grupę** równych kart albo **sekwens** wartości rosnących o jeden od lewej do prawej.
lesson-springcleaning-longer = Ada wychodzi sekwensem 4‑5, a Ben przebija go 6‑7: ten sam rodzaj, tej samej długości, ale wyższy. Druga droga to **jedna karta więcej, dowolnego rodzaju**.
    {""}**Zagraj** więc **5‑6‑7** od b do d. (Dwie siódemki są tej samej długości, ale innego rodzaju; 3‑5‑6 to nie sekwens.)
lesson-springcleaning-lead = Ada i Ben nie mogą albo nie chcą tego przebić. Każde z nich **dobiera kartę**, wstawia ją do ręki i kładzie inną na swoją Ofertę. Kolej
    wraca do ciebie i **wygrywasz lewę**. Wychodzący musi grać, z samej ręki: zagraj **dwie ósemki** na e i f.
lesson-springcleaning-borrow = Ada przebija twoje ósemki dwiema dziewiątkami, a Ben dobiera. Żadna para nie bije dziewiątek, ale dowolne **trzy karty** tak. Karty z Ofert zastąpią to, czego brakuje:
    twoja 3, **4 Ady i 5 Bena** dają sekwens. Pozbywają się przez to po karcie, ale lewę wygrywasz ty.
lesson-springcleaning-borrow-instead = Dobrać wolno zawsze, gdy się nie wychodzi, ale masz wtedy kartę więcej zamiast mniej.
lesson-springcleaning-single = Oboje znowu dobierają, a lewa jest twoja. Wyjdź **pojedynczą kartą: 7** z miejsca a.
lesson-springcleaning-single-instead = Pojedynczą 9 biją tylko dwie karty. Zachowaj ją na moment, gdy będzie potrzebna.
lesson-springcleaning-draw = Ada przebija twoją 7 ósemką, a Ben dziewiątką. Możesz użyć kart z Ofert, ale zobacz drugą możliwość: **dobrać i wystawić**.
    Dobierz z talonu albo weź kartę z cudzej Oferty: weź **3 Ady**, a zobaczysz dlaczego.
lesson-springcleaning-draw-instead = Z talonu dostaniesz byle jaką kartę; 3 to właśnie to, czego potrzebuje obok siebie twoja 4.
lesson-springcleaning-insert = Dobraną kartę można wstawić **w dowolne miejsce ręki** i tak się ją buduje. Wstaw 3 **między 1 a 4**: wtedy 3‑4 to sekwens.
lesson-springcleaning-insert-instead = Na lewym końcu 3 leżałaby obok 9 i nic by nie dawała.
lesson-springcleaning-discard = Na koniec połóż **dowolną kartę z ręki na swoją Ofertę**: wystaw **2** z miejsca e. Stamtąd nadal możesz jej użyć.
lesson-springcleaning-discard-instead = 9 jest silna sama. 2 lepiej przyda się w Ofercie.
lesson-springcleaning-again = Ada też dobiera, więc lewę wygrywa Ben swoją 9 i wychodzi do następnej. Po dobraniu można w tej samej lewie jeszcze grać, jeśli kolej
    znów przyjdzie: lewa kończy się dopiero, gdy kolej wraca do właściciela tego, co leży na wierzchu. Twoja ręka to teraz 9, 1, 3, 4, a w Ofercie masz dwie dwójki.
lesson-springcleaning-own = Ben wychodzi 5‑6‑7. Potrzebujesz wyższego sekwensu trzech kart albo dowolnych czterech kart. W ręce masz obok siebie 1, 3 i 4, a w Ofercie
    2: karty z Ofert można **wsunąć wszędzie**. Zagraj **1‑2‑3‑4**.
lesson-springcleaning-own-instead = Masz cztery karty, które to biją, i taka okazja może nie wrócić.
lesson-springcleaning-empty = Lewa jest twoja, a w ręce została jedna karta. **Wyjdź 9.** Ręka będzie wtedy pusta, ale to nie koniec: w Ofercie
    jest jeszcze karta.
lesson-springcleaning-pickup = Ada przebija twoją 9 dwiema jedynkami, a Ben dobiera. Twoja ręka jest pusta, więc na początku ruchu **podnosisz całą Ofertę** jako nową rękę,
    ten jeden raz w dowolnej kolejności. Tutaj to tylko
    2; z 5, 3 i 4 warto by podnieść 3‑4‑5, sekwens, bo potem kolejność już się nie zmienia.
lesson-springcleaning-last = Żeby przebić dwie jedynki, trzeba wyższej pary albo trzech kart. Masz 2, a **Ada ma 2** w Ofercie. Zagraj obie.
lesson-springcleaning-last-instead = Możesz się pozbyć wszystkich kart w tym właśnie ruchu.
lesson-springcleaning-end = Nie masz już kart ani w ręce, ani w Ofercie: **runda skończona**. Nie dostajesz śmieci. Ada ma jeszcze 6 kart, najmniej z pozostałych,
    i dostaje 1; Ben ma 10 i dostaje 2. (Przy równej liczbie mniej dostałaby Ada, która siedzi bliżej ciebie, zgodnie z ruchem wskazówek zegara.) Nowe rundy gra się, aż ktoś ma 5 śmieci lub więcej; wtedy **wygrywa, kto ma najmniej śmieci**.
