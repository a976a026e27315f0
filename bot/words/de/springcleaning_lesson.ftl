### Die Lektion von Spring Cleaning, Schritt für Schritt.

lesson-springcleaning-welcome = Drei Spieler, je zwölf Karten, mit Werten von 1 bis 9 und ohne Farben. Das Ziel: **alle Karten loswerden**. Aber eine Hand
    darf **nicht sortiert werden**: Sie bleibt, wie die Karten kamen, und nur Karten, die **nebeneinanderliegen**, kann man zusammen spielen.
lesson-springcleaning-offering = Zuerst legen alle eine Karte ins **Angebot**: offen, alle gleichzeitig. Nimm eine, die andere zusammenbringt. Zwischen deiner 7 und
    der nächsten 7 liegt eine 2: **Biete die 2** auf Platz e an, und die Siebenen werden Nachbarn.
lesson-springcleaning-offering-instead = Die 9 ist die beste einzelne Karte, die es gibt, und ohne sie kommt nichts zusammen.
lesson-springcleaning-opened = Alle Angebote liegen jetzt offen: deine 2, Adas 4, Bens 9. Wer nicht ausspielt, darf **Karten aus allen Angeboten** mitbenutzen. Ada
    spielt zum ersten Stich aus. Erlaubt sind: eine einzelne Karte, ein **Satz** gleicher Karten oder eine **Folge** von Werten, die von links nach rechts um eins steigen.
lesson-springcleaning-longer = Ada hat die Folge 4‑5 ausgespielt, und Ben hat sie mit 6‑7 geschlagen: dieselbe Art, gleich lang, aber höher. Der andere Weg
    ist **eine Karte mehr, egal welcher Art**. Also **spiel 5‑6‑7** von Platz b bis d. (Zwei Siebenen wären gleich lang, aber von anderer Art; 3‑5‑6 ist keine Folge.)
lesson-springcleaning-lead = Ada und Ben konnten oder wollten das nicht schlagen. Beide haben **eine Karte gezogen**, sie in die Hand gesteckt und eine andere ins Angebot
    gelegt. So kam die Reihe zurück zu dir, und **der Stich gehört dir**. Wer ausspielt, muss spielen, und nur von der Hand: Spiel die **zwei Achten** auf Platz e und f.
lesson-springcleaning-borrow = Ada hat deine Achten mit zwei Neunen geschlagen, und Ben hat gezogen. Kein Paar schlägt Neunen, aber beliebige **drei Karten** tun es. Karten aus
    Angeboten ersetzen, was dir fehlt: Deine 3, **Adas 4 und Bens 5** ergeben eine Folge. Beide werden so sogar eine Karte los, aber den Stich machst du.
lesson-springcleaning-borrow-instead = Ziehen darf man immer, wenn man nicht ausspielt, aber dann hast du eine Karte mehr statt einer weniger.
lesson-springcleaning-single = Beide haben wieder gezogen, und der Stich gehört dir. Spiel eine **einzelne Karte aus: die 7** auf Platz a.
lesson-springcleaning-single-instead = Eine einzelne 9 schlagen nur zwei Karten. Heb sie auf, bis du sie brauchst.
lesson-springcleaning-draw = Ada hat deine 7 mit einer 8 geschlagen, und Ben mit einer 9. Du könntest Angebote benutzen, aber sieh dir an, was man sonst noch tun
    kann: **ziehen und anbieten**. Zieh vom Stapel, oder nimm eine Karte aus dem Angebot von jemand anderem: Nimm **Adas 3**, gleich siehst du, warum.
lesson-springcleaning-draw-instead = Vom Stapel kommt irgendeine Karte; die 3 ist genau das, was deine 4 neben sich braucht.
lesson-springcleaning-insert = Eine gezogene Karte darf **überall in deine Hand**, und so baust du sie auf. Steck die 3 **zwischen die 1 und die 4**: Dann ist 3‑4 eine Folge.
lesson-springcleaning-insert-instead = Am linken Ende läge die 3 neben der 9 und nützte nichts.
lesson-springcleaning-discard = Zuletzt kommt **irgendeine Karte deiner Hand in dein Angebot**: Biete die **2** auf Platz e an. Von dort kannst du sie weiter benutzen.
lesson-springcleaning-discard-instead = Die 9 ist stark, wie sie ist. Die 2 nützt dir mehr in deinem Angebot.
lesson-springcleaning-again = Auch Ada hat gezogen, also hat Ben den Stich mit seiner 9 gemacht und spielt zum nächsten aus. Wer gezogen hat, darf später im selben Stich noch
    spielen, wenn die Reihe wiederkommt: Er endet erst, wenn sie bei dem ankommt, dessen Karten obenauf liegen. Deine Hand ist nun 9, 1, 3, 4, und zwei Zweien liegen in deinem Angebot.
lesson-springcleaning-own = Ben hat 5‑6‑7 ausgespielt. Du brauchst eine höhere Folge aus drei oder beliebige vier Karten. Auf deiner Hand liegen 1, 3 und 4 nebeneinander, und in
    deinem Angebot liegt die 2: Karten aus Angeboten darf man **überall einfügen**. Spiel **1‑2‑3‑4**.
lesson-springcleaning-own-instead = Du hast vier Karten, die ihn schlagen, und bekommst sie vielleicht nie wieder.
lesson-springcleaning-empty = Der Stich gehört dir, und eine Handkarte ist übrig. **Spiel die 9 aus.** Dann ist deine Hand leer, aber du bist noch nicht fertig: In deinem
    Angebot liegt noch eine Karte.
lesson-springcleaning-pickup = Ada hat deine 9 mit zwei Einsen geschlagen, und Ben hat gezogen. Deine Hand ist leer, also nimmst du zu Beginn deines Zugs **dein ganzes Angebot** als
    neue Hand auf, dieses eine Mal in beliebiger Reihenfolge. Hier ist es nur die 2;
    mit 5, 3 und 4 nähmst du 3‑4‑5 auf, eine Folge, denn danach bleibt die Reihenfolge.
lesson-springcleaning-last = Um zwei Einsen zu schlagen, brauchst du ein höheres Paar oder drei Karten. Du hast eine 2, und **Ada hat eine 2** im Angebot. Spiel beide.
lesson-springcleaning-last-instead = In diesem Zug kannst du alle deine Karten loswerden.
lesson-springcleaning-end = Du hast keine Karte mehr, weder auf der Hand noch im Angebot: Die **Runde ist zu Ende**. Du bekommst keinen Müll. Ada hat noch 6 Karten, von den anderen
    am wenigsten, und bekommt 1; Ben hat 10 und bekommt 2. (Hätten sie gleich viele, bekäme Ada weniger, die im Uhrzeigersinn näher bei dir sitzt.) Neue Runden folgen, bis jemand 5 oder mehr Müll hat; dann **gewinnt, wer am wenigsten Müll hat**.
