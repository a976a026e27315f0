### Die Lektion von Top Suit, Schritt für Schritt.

lesson-topsuit-welcome = Drei Spieler mit je zehn Karten; der Rest ist der Ziehstapel. In jedem Stich ist jeder **einmal** dran, im Uhrzeigersinn: Spiel
    etwas, das schlägt, was da liegt, oder zieh eine Karte. **Wer zuletzt gespielt hat, macht den Stich**, bekommt einen Punkt und spielt als Nächstes aus.
lesson-topsuit-circle = Was schlägt was? Eine höhere Karte **derselben Farbe** oder jede Karte einer **stärkeren Farbe**: Herz schlägt Pik, Pik schlägt
    Kreuz, Kreuz schlägt Herz, im Kreis; und Karo schlägt alle drei. Der Wert zählt nur innerhalb einer Farbe. (K ist der König, Q die Dame, J der Bube.)
lesson-topsuit-first = Du spielst zum ersten Stich aus: Alles ist erlaubt. Versuch es mit einer einzelnen Karte, **Kreuz‑7**.
lesson-topsuit-first-instead = Auch beim Ausspielen darf man ziehen und passen, aber dann spielen die anderen ohne dich um diesen Stich.
lesson-topsuit-climb = Adas Pik‑10 hat dein Kreuz geschlagen, und Bens **Herz‑3 ihre 10**: Bei einer stärkeren Farbe ist der Wert egal. Ben war als Letzter
    dran und macht den Stich. Im selben Stich kommst du kein zweites Mal dran, also ist es gut, spät dran zu sein.
lesson-topsuit-answer = Ben spielt Herz‑9 aus. Welche deiner Karten schlagen sie? Jedes Kreuz oder Karo oder ein höheres Herz. Ein niedriges Kreuz
    genügt: Spiel **Kreuz‑2**. (Versuch Pik‑5, um zu sehen, warum etwas nicht geht.)
lesson-topsuit-answer-instead = Herz-Ass ist ein höheres Herz und ginge auch, aber Kreuz‑2 ist billiger.
lesson-topsuit-run = Ada hat eine Karte gezogen, statt zu spielen, also hat deine Kreuz‑2 den Stich gemacht. Du spielst aus: Neben einzelnen Karten gibt
    es **Paare, Drillinge, Vierlinge und Folgen** aus drei oder mehr Karten einer Farbe. Spiel deine Folge aus: **Pik 4, 5 und 6**.
lesson-topsuit-run-instead = Mit deiner Folge wirst du drei Karten auf einmal los. Wer die letzte eigene Karte spielt, beendet die Partie und bekommt einen Punkt.
lesson-topsuit-extended = Ada hat deine Folge mit Pik‑7 **verlängert**: Wer später dran ist, darf oben die nächste oder die nächsten zwei Karten der Farbe
    anlegen, und dann gehört die längere Folge ihm. Ben hat gezogen, also macht Ada den Stich. Auch eine andere Folge mit stärkerer oberster Karte schlägt eine Folge.
lesson-topsuit-pair = Ada spielt ein Königspaar aus, und Ben hat gezogen. Auf ein Paar darf nur ein Paar folgen, und die **oberste Karte** entscheidet:
    ihre ist Herz-König. Du bestimmst, welche deiner Achten obenauf liegt. Kreuz schlägt Herz, also **leg Kreuz‑8 obenauf**.
lesson-topsuit-diamond = Deine Achten haben ihre Könige geschlagen: ein Punkt. Du spielst aus; Karo schlägt jede andere Farbe, also versuch es mit **Karo-Dame**.
lesson-topsuit-diamond-instead = Ziehen kannst du immer, aber hier hast du eine starke Karte zum Ausspielen.
lesson-topsuit-beaten = Ada hatte **Karo-Ass**, eine der wenigen Karten, die deine Dame schlagen: Das schafft nur ein höheres Karo. Sie macht den Stich und spielt als Nächste aus.
lesson-topsuit-draw = Ada spielt Karo‑9 aus. Du hast kein Karo, und deine Herzkarten können sie nicht schlagen. Du kannst nur **eine Karte ziehen** und passen.
lesson-topsuit-heart = Du hast Karo‑10 gezogen, und Ada hat den Stich gemacht. Jetzt spielt sie Pik-König aus, und Ben zieht. Herz schlägt Pik, egal mit
    welchem Wert: Spiel **Herz-Bube**.
lesson-topsuit-heart-instead = Ziehen ist immer erlaubt, aber dann ginge dieser Stich an Ada.
lesson-topsuit-keep = Noch ein Stich. Zwei Karten sind übrig: Spiel **Herz-Ass** aus und behalte die stärkere für den Schluss.
lesson-topsuit-keep-instead = Karo‑10 schlägt mehr Karten als Herz-Ass: Sie ist mehr wert, wenn andere ausspielen.
lesson-topsuit-last = Adas Kreuz‑3 hat dein Herz-Ass geschlagen: Kreuz schlägt Herz. Sie spielt Kreuz‑5 aus, und Ben hat gezogen. Spiel deine letzte
    Karte, **Karo‑10**.
lesson-topsuit-last-instead = Dein Karo schlägt ihr Kreuz und leert deine Hand. Es gibt keinen Grund zu warten.
lesson-topsuit-end = Deine Hand ist leer: Die Partie ist **sofort zu Ende**, und das ist noch ein Punkt. Du warst in diesem Stich als Letzter dran, also zählt er
    auch; ein unfertiger Stich würde für niemanden zählen. Du hast 5 Punkte, Ada 4, Ben 1: **Du gewinnst**. (Eine Partie endet auch, wenn der Ziehstapel leer ist.)
