### Lekcja gry 92Q, krok po kroku.

lesson-q92-welcome = Cztery osoby po trzynaście kart. W **licytacji** ktoś obiecuje pewną liczbę lew przy wybranym kolorze atutowym,
    a potem **wybiera partnera** na to jedno rozdanie. Po wygranej stronie każdy dostaje zapłatę za własne lewy; 92 punkty kończą partię.
lesson-q92-cards = Masz pięć kierów. **Atuty mają własną kolejność**: **najwyższa jest dama, potem 9**, potem as, król, walet, dziesiątka i tak
    dalej do 2. Przy atucie kier twoje cztery najlepsze karty trudno poprawić.
lesson-q92-bid = Rozdaje Cleo, więc ty zaczynasz licytację. Odzywka mówi, ile weźmiesz razem z partnerem. Zalicytuj **pięć lew przy kierach**.
lesson-q92-bid-instead = Możesz spasować, ale w tej licytacji jest to na dobre, a kiery masz bardzo silne.
lesson-q92-higher = Ada licytuje sześć przy treflach; Ben i Cleo pasują. Wyższa odzywka musi obiecywać **więcej lew**: kolory nie mają tu rangi. Liczysz na pomoc
    partnera: **zalicytuj siedem przy kierach**.
lesson-q92-higher-instead = Jeśli spasujesz, atutem zostanie trefl, a partnera wybierze Ada.
lesson-q92-partner = Ada pasuje: wygrywasz licytację. Teraz wybierz partnera. Ada sama licytowała sześć, więc powinna mieć dobre
    karty: **wybierz Adę**. Ben i Cleo to druga strona.
lesson-q92-partner-instead = Ben nic w licytacji nie obiecał. Ada pokazała, że ma siłę.
lesson-q92-queen = Pierwsza wychodzi osoba na lewo od rozdającego, bez względu na licytację: tutaj ty. Zagraj najwyższy atut, **damę kier**.
lesson-q92-queen-instead = As atutowy jest dopiero trzeci: dama i 9 są wyżej.
lesson-q92-nine = Wszyscy dołożyli do koloru, a lewę bierze twoja dama. Kto bierze lewę, wychodzi do następnej. Zagraj **9 kier**, drugi atut od góry.
lesson-q92-nine-instead = Wśród atutów 9 jest wyższa niż as.
lesson-q92-left = Niespodzianka! Cleo nie miała już kiera i zrzuciła **damę karo**. Karo to **lewy kolor**: drugi kolor tej samej barwy co
    atut. Lewa karta, zrzucona na inny kolor wyjścia, **liczy się jako taka sama karta tego koloru**. Była więc damą kier i pobiła twoją 9.
lesson-q92-two = Cleo wychodzi asem trefl. Musisz dołożyć do koloru i lewa karta nic tu nie pomoże: spróbuj asa karo. Ale **jeśli wszyscy dołożą do koloru,
    2 bije wszystko**; inaczej jest najniższa w kolorze. Na początku to prawdopodobne: zagraj **2 trefl**.
lesson-q92-two-instead = 6 trefl po prostu przegra z asem.
lesson-q92-spade = Wszyscy czworo zagrali trefle, więc twoja **2 pobiła asa**. Twoja strona ma dwie lewy. Wyjdź **7 pik**, jedynym pikiem: bez pików możesz
    zagrać, co chcesz, gdy ktoś w nie wyjdzie.
lesson-q92-spade-instead = Zachowaj atuty: mogą wygrać to, czym wyjdą inni.
lesson-q92-follow = Tę lewę wziął as, którego miała Cleo, i teraz wychodzi ona królem pik. Nie masz pików i możesz zagrać cokolwiek. **As karo** to lewa
    karta: tutaj liczy się jako as pik i bije króla.
lesson-q92-follow-instead = Trefl przegra lewę. Kier jest atutem i by ją wygrał, ale as karo też wygrywa i oszczędza atut.
lesson-q92-taken = Lewa jest twoja. Z dwóch równych kart wygrywa zagrana wcześniej, więc lewy as po prawdziwym by przegrał. A gdy **wyjście jest w sam lewy
    kolor**, jego karty to po prostu kara, niższe niż każdy atut.
lesson-q92-score = I tak dalej, do trzynastu lew. Jeśli ty i Ada weźmiecie **razem** siedem lub więcej, każde z was dostanie **3 punkty za każdą własną lewę**, a pozostali
    nic; jeśli nie, tak samo dostaną Ben i Cleo. Strona, która bierze wszystkie trzynaście, ma po 9 za lewę.
