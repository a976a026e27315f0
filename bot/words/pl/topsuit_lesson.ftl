### Lekcja gry Top Suit, krok po kroku.

lesson-topsuit-welcome = Trzy osoby po dziesięć kart; reszta to talon. W każdej lewie każdy ma **jeden ruch**, zgodnie z ruchem wskazówek zegara: zagrać coś,
    co bije to, co leży, albo dobrać kartę. **Kto gra ostatni, bierze lewę**: to punkt i następne wyjście.
lesson-topsuit-circle = Co bije co? Wyższa karta **tego samego koloru** albo dowolna karta **silniejszego koloru**: kiery biją piki, piki biją trefle,
    trefle biją kiery, w koło; a kara biją wszystkie trzy. Wartość liczy się tylko w obrębie koloru.
lesson-topsuit-first = Wychodzisz do pierwszej lewy: możesz wyjść czymkolwiek. Spróbuj pojedynczej karty, **7 trefl**.
lesson-topsuit-first-instead = Nawet wychodzący może dobrać i spasować, ale wtedy inni grają o tę lewę bez ciebie.
lesson-topsuit-climb = 10 pik, którą zagrała Ada, pobiła twojego trefla, a **3 kier Bena pobiła jej dziesiątkę**: silniejszy kolor nie potrzebuje wartości. Ben miał ruch ostatni i
    bierze lewę. Drugiego ruchu w tej samej lewie nie będzie, więc dobrze jest grać późno.
lesson-topsuit-answer = Ben wychodzi 9 kier. Które z twoich kart ją biją? Każdy trefl i każde karo albo wyższy kier. Wystarczy niski trefl:
    zagraj **2 trefl**. (Spróbuj 5 pik, żeby zobaczyć odmowę.)
lesson-topsuit-answer-instead = As kier to wyższy kier i też by wystarczył, ale 2 trefl jest tańsza.
lesson-topsuit-run = Ada dobrała kartę, zamiast grać, więc lewę wzięła twoja 2 trefl. Wychodzisz: oprócz pojedynczych kart są **pary, trójki,
    karety i sekwensy** trzech lub więcej kart jednego koloru. Wyjdź swoim sekwensem: **4, 5 i 6 pik**.
lesson-topsuit-run-instead = Sekwensem pozbywasz się trzech kart naraz. Kto zagra ostatnią kartę, kończy partię i dostaje punkt.
lesson-topsuit-extended = Ada **przedłużyła** twój sekwens 7 pik: kto gra później, może dołożyć na końcu jedną lub dwie następne karty tego koloru, i
    wtedy dłuższy sekwens należy do niego. Ben dobrał, więc lewę bierze Ada. Sekwens można też przebić innym sekwensem, wierzchnią kartą.
lesson-topsuit-pair = Ada wychodzi parą króli, a Ben dobiera. Na parę można dać tylko parę, a rozstrzyga **wierzchnia karta**: u niej król kier.
    Ty wybierasz, która ósemka leży na wierzchu. Trefle biją kiery, więc **połóż na wierzch 8 trefl**.
lesson-topsuit-diamond = Twoje ósemki pobiły jej króle: punkt. Wychodzisz; kara biją każdy inny kolor, więc spróbuj **damy karo**.
lesson-topsuit-diamond-instead = Dobrać możesz zawsze, ale masz tu silną kartę do wyjścia.
lesson-topsuit-beaten = Ada miała **asa karo**, jedną z niewielu kart, które biją twoją damę: robią to tylko wyższe kara. Lewa i wyjście należą do niej.
lesson-topsuit-draw = Ada wychodzi 9 karo. Nie masz kara, a kiery jej nie biją. Możesz tylko **dobrać kartę** i spasować.
lesson-topsuit-heart = Dobierasz 10 karo, a lewę bierze Ada. Teraz wychodzi królem pik, a Ben dobiera. Kiery biją piki, bez względu na
    wartość: zagraj **waleta kier**.
lesson-topsuit-heart-instead = Dobrać wolno zawsze, ale wtedy lewa zostanie Adzie.
lesson-topsuit-keep = Jeszcze jedna lewa. Zostały dwie karty: wyjdź **asem kier**, a silniejszą zachowaj na koniec.
lesson-topsuit-keep-instead = 10 karo bije więcej kart niż as kier: lepiej ją mieć, gdy wychodzą inni.
lesson-topsuit-last = 3 trefl, którą zagrała Ada, pobiła twojego asa kier: trefle biją kiery. Ada wychodzi 5 trefl, a Ben dobiera. Zagraj swoją ostatnią kartę,
    {""}**10 karo**.
lesson-topsuit-last-instead = Twoje karo bije jej trefla i opróżnia rękę. Nie ma na co czekać.
lesson-topsuit-end = Twoja ręka jest pusta: partia **kończy się od razu**, a to punkt więcej. Twój ruch był w tej lewie ostatni, więc ona też się liczy;
    niedokończona nie liczy się nikomu. Masz 5 punktów, Ada 4, Ben 1: **wygrywasz**. (Partia kończy się też, gdy talon jest pusty.)
