### Lekcja gry Mitigati, krok po kroku.

lesson-mitigati-welcome = Trzy osoby, talia tarota z 78 kartami: cztery kolory, Powietrze, Ziemia, Ogień i Woda, dwadzieścia jeden atutów i Głupiec. Ty **rozdajesz**.
    Karty przychodzą w paczkach po pięć, a gdy każdy ma dziesięć, piętnaście i dwadzieścia, można się **targować**, żeby zakończyć rozdanie za punkty.
lesson-mitigati-values = Liczy się **wartość kart, które bierzesz w lewach**: Króle, asy i trzy *Honory* (Głupiec; atut 1, *Mag*; atut 21, *Świat*) po 5 oczek,
    Damy 4, Rycerze 3, Walety 2, wszystkie inne 1. Po rozdaniu dostajesz tyle, ile masz oczek, **minus 49**. Masz Świat i jeszcze cztery atuty.
lesson-mitigati-demand = Ada, na lewo od rozdającego, to *pierwsza ręka* i mówi pierwsza: oferuje 3 punkty za zakończenie. Chyba nie lubi swoich kart. Ben pasuje. Z twoimi atutami możesz chcieć więcej,
    więc **zażądaj 20**.
lesson-mitigati-demand-instead = To od razu kończy te targi i rozdaje dalej. Najpierw zapytać nic nie kosztuje.
lesson-mitigati-concede = Ada podnosi do 6, a Ben znowu pasuje. Kto mówi po raz drugi, może tylko **ustępować**: oferty rosną, żądania maleją. Gdy wypowiedzą się wszyscy troje, **ktoś żąda, a
    oferty razem pokrywają żądania**, rozdanie się kończy: przy ofercie 20 Ada zapłaciłaby ci 20. Nadwyżki się nie płaci. Zejdź do **15**; spróbuj też żądać więcej i zobacz.
lesson-mitigati-continue = Oboje pasują. Sześć to za mało za taką rękę: **rozdawaj dalej**. Oferty zaczynają się od nowa. Każdy może to zrobić w swojej kolejce.
lesson-mitigati-continue-instead = Trzy pasy z rzędu też kończą targi, a twój byłby trzeci. Tutaj widzisz prostą drogę.
lesson-mitigati-second = Piętnaście kart, a wśród nich **Głupiec**. Ada i Ben pasują. Chcesz grać to rozdanie: **rozdawaj dalej**.
lesson-mitigati-second-instead = Ada oferowała przedtem najwyżej 6. Nikt tyle nie zapłaci, a ręka jest dobra.
lesson-mitigati-third = Dwadzieścia kart: ostatnia okazja do targów. Ada i Ben pasują. Jeśli też **spasujesz**, będą trzy pasy z rzędu i rozda się resztę.
lesson-mitigati-discard = Ostatnie paczki są rozdane, a rozdający dostaje jeszcze trzy karty: masz ich 28. **Zrzuć trzy**, zakryte; liczą się do twoich lew. Nie wolno zrzucić Króla ani Honoru.
    Pozbądź się **obu kart Powietrza**, żeby przebijać wyjście w Powietrze, i 2 Wody.
lesson-mitigati-declare = Przed rozgrywką każdy może **meldować**, począwszy od pierwszej ręki. Dziesięć lub więcej atutów to *Obfitość*: masz dziesięć, więc każda z pozostałych osób daje ci 10 punktów. Cztery Króle,
    wszystkie trzy Honory albo cztery takie karty razem też się liczą. Karty się pokazuje i wracają do ręki.
lesson-mitigati-declare-instead = Twoje dziesięć atutów jest warte razem 20 punktów. Kosztuje to tylko tyle, że inni je zobaczą.
lesson-mitigati-mixed = Twoje dwa Króle i dwa Honory dają takie **cztery razem**: po 10 punktów więcej od pozostałych. Najwyższy atut jest już pokazany wśród dziesięciu; może posłużyć
    w jeszcze jednym meldunku.
lesson-mitigati-mixed-instead = Pokazanie czterech takich kart daje ci po 10 punktów więcej od pozostałych.
lesson-mitigati-done = To razem po 20 punktów od pozostałych. Teraz **zakończ meldowanie**, jak Ada i Ben. Potem do pierwszej lewy wychodzi pierwsza ręka.
lesson-mitigati-trump = Ada wychodzi Królem Powietrza, a Ben dokłada do koloru. Nie masz Powietrza, więc **musisz zagrać atut**; spróbuj czegoś innego. Wystarczy najniższy: **atut 4**.
lesson-mitigati-trump-instead = Każdy atut bierze tę lewę. Najwyższy warto zachować.
lesson-mitigati-king = Masz w lewie Króla, warto to 5. Kto bierze lewę, wychodzi. W każdym kolorze kolejność to Król, Dama, Rycerz, Walet, dziesiątka i tak dalej do 2, a **as jest najniższy**. Wyjdź **Królem Ognia**.
lesson-mitigati-king-instead = Niska karta oddaje wyjście za nic.
lesson-mitigati-queen = Oboje dokładają do koloru i Król się utrzymuje. Spróbuj też **Damy Ognia**; bez Króla nic w Ogniu jej nie bije.
lesson-mitigati-queen-instead = W innych rękach są wyższe karty Ziemi i pobiłyby twojego Rycerza.
lesson-mitigati-fool = Ben nie miał już Ognia i **musiał przebić atutem**: atut 2 bierze twoją Damę. Teraz Ben wychodzi Królem Ziemi. Masz Ziemię i musisz dołożyć do koloru, ale jedna karta jest zawsze wolna: **Głupiec**.
    Nigdy nie bierze lewy, ale też nie przepada.
lesson-mitigati-fool-instead = Twój Rycerz, wart 3, poszedłby do Bena razem z Królem.
lesson-mitigati-owed = Ben bierze dwie pozostałe karty; **Głupiec zostaje twój**, ze swoimi 5 oczkami. Po rozdaniu Ben dostaje za niego twoją najtańszą kartę. Tylko ktoś, kto nic nie wziął, straciłby Głupca.
lesson-mitigati-score = Tak rozgrywa się wszystkie 25 lew; przebijać nie trzeba. Potem każdy liczy: wszystko, co wzięte, ze zrzutką, minus 49, a do tego premie. **Trzy rozdania**, za każdym razem rozdaje ktoś
    inny, to partia, a wygrywa najwyższa suma.
