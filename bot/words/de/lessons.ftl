### Lektionen: was `/GAME learn` erzählt. Jeder Satz stimmt für die eine Stellung, die sein Schritt zeigt.

learn-about = Lern das Spiel in ein paar Minuten, mit einer ersten gemeinsam gespielten Runde
lesson-title = ### { $game } · Lektion { $number }/{ $steps }
lesson-next = **Zum Weiterspielen:** `/{ $game } new computers:{ $computers }` eröffnet einen Tisch mit Computerspielern, und
    unter `/{ $game } rules` steht jede Regel.
lesson-not-best = *Das darfst du, aber die Lektion geht anders weiter.* { $why }
lesson-not-allowed = *Das geht nicht:* { $why }
lesson-no-step = Diesen Schritt hat die Lektion nicht. Beginn sie neu mit dem Befehl „learn“ des Spiels.
button-next = Weiter
button-lesson-hand = Meine Karten
button-lesson-table = Tisch

## Differ

lesson-differ-welcome = Vier Spieler, alle für sich. Jeder hat **vier offene Karten**, die alle sehen, **drei auf der Hand**
    und **sechs in einem verdeckten Vorrat**, den niemand ansieht. Du sitzt unten; Cleo hat gegeben, also sprichst du zuerst.
lesson-differ-cards = Diese sieben kannst du spielen: drei von der Hand, vier offene. (K ist der König, Q die Dame, J der Bube.) Du hast
    die drei höchsten Herzkarten und Pik-Ass. Zuerst wird **gereizt**: Wer die meisten Stiche verspricht, wählt die Trumpffarbe und wird *Differ*; die drei anderen spielen dagegen.
lesson-differ-open = Wer zuerst spricht, muss bieten. Versprich **vier Stiche mit Herz als Trumpf**: Drei Herzkarten und ein Ass machen vier.
lesson-differ-open-instead = Ein Stich in Kreuz würde sofort überboten, und deine starke Farbe ist Herz.
lesson-differ-outbid = Ada hat vier Pik geboten. Ebenso viele Stiche, aber eine höhere Farbe: Am niedrigsten ist Kreuz, dann Karo, Herz, Pik. Ben und
    Cleo haben gepasst und sind beim Reizen nicht mehr dabei. Um Ada mit Herz zu überbieten, brauchst du einen Stich mehr: **Biete fünf Herz**.
lesson-differ-outbid-instead = Passen gilt endgültig, und Ada würde den Trumpf wählen. Deiner ist besser.
lesson-differ-lead = Ada hat gepasst, also bist du der **Differ**: Herz ist Trumpf, und du brauchst fünf der dreizehn Stiche. Der Differ spielt zuerst aus.
    Beginn mit **Herz-Ass**, um den anderen die Trümpfe zu ziehen.
lesson-differ-lead-instead = Karo-4 ist niedrig: Bens König, der offen vor ihm liegt, würde sie schlagen.
lesson-differ-again = Alle hatten ein Herz und mussten es spielen; dein Ass war am höchsten. Ein Stich. Wer einen Stich macht, spielt zum nächsten aus.
    Also **spiel auch Herz-König**.
lesson-differ-again-instead = Pik-5 kann warten. Zieh zuerst die Trümpfe, die dir Stiche verderben könnten.
lesson-differ-side = Ben hatte kein Herz mehr, weder auf der Hand noch offen, also durfte er irgendeine Karte abwerfen: Karo-2. Zwei Stiche.
    Jetzt **spiel Pik-Ass aus**.
lesson-differ-side-instead = Behalte Herz-Dame, deinen letzten Trumpf: Sie kann einen Stich holen, den eine andere Farbe verlieren würde.
lesson-differ-lose = Drei Stiche. Sonst gewinnt von deinen Karten jetzt nur Herz-Dame sicher. Gib einen Stich ab: **Spiel Pik-5 aus**.
lesson-differ-lose-instead = Die Dame ist vielleicht mehr wert, wenn du von der ausgespielten Farbe nichts hast.
lesson-differ-follow = Adas Pik-König hat diesen Stich gemacht, und sie spielt Kreuz-Ass aus. Du hast ein Kreuz, offen, also musst du
    damit **bedienen**. Ein Trumpf ist nicht erlaubt; probier es aus, wenn du willst.
lesson-differ-trump = Deine Kreuz-7 hat gegen Adas Ass verloren. Jetzt spielt sie Kreuz-König aus, und du hast kein Kreuz mehr: Du darfst alles spielen.
    Ein Trumpf schlägt jede andere Farbe, also **spiel Herz-Dame**. (Ada hatte keine offene Karte mehr: Sie hat vier neue aufgedeckt.)
lesson-differ-trump-instead = Mit Karo-4 ginge der Stich an Adas König. Du hättest noch einen Trumpf, aber du brauchst die Stiche.
lesson-differ-refill = Dein Trumpf hat ihn geholt: vier Stiche. Die Dame war deine letzte Handkarte, also hast du **drei nachgezogen**: Kreuz-2,
    Karo-Ass und Herz-10. Sonst sieht sie niemand. **Spiel Karo-Ass aus.**
lesson-differ-refill-instead = Ben hat noch Karo-König offen liegen. Spiel dein Ass vor deiner 4.
lesson-differ-made = Fünf Stiche: **Dein Gebot ist geschafft**. Jeder weitere Stich ist ein Punkt mehr. Spiel **Karo-4** aus, deine letzte offene
    Karte, und sieh, was passiert.
lesson-differ-made-instead = Cleo hat Herz-Bube aufgedeckt, und deine 10 würde dagegen verlieren.
lesson-differ-turned = Bens König hat diesen Stich gemacht. Du hattest keine offene Karte mehr, also wurden die nächsten aus deinem
    Vorrat **aufgedeckt**: vier, oder so viele, wie noch da sind. Nur drei waren übrig: Karo-Bube, Kreuz-10 und Pik-3.
lesson-differ-score = Alle dreizehn Stiche werden gespielt. Mit fünf oder mehr bekommst du einen Punkt für **jeden gemachten Stich**, und die anderen
    nichts. Mit vieren, einem zu wenig, bekäme jeder andere 1 Punkt und du keinen. Wer zuerst 18 Punkte erreicht, beendet die Partie.

## Top Suit

lesson-topsuit-welcome = Drei Spieler mit je zehn Karten; der Rest ist der Ziehstapel. In jedem Stich ist jeder **einmal** dran, im Uhrzeigersinn: Spiel
    etwas, das schlägt, was da liegt, oder zieh eine Karte. **Wer zuletzt gespielt hat, macht den Stich**, bekommt einen Punkt und spielt als Nächstes aus.
lesson-topsuit-circle = Was schlägt was? Eine höhere Karte **derselben Farbe** oder jede Karte einer **stärkeren Farbe**: Herz schlägt Pik, Pik schlägt
    Kreuz, Kreuz schlägt Herz, im Kreis; und Karo schlägt alle drei. Der Wert zählt nur innerhalb einer Farbe. (K ist der König, Q die Dame, J der Bube.)
lesson-topsuit-first = Du spielst zum ersten Stich aus: Alles ist erlaubt. Versuch es mit einer einzelnen Karte, **Kreuz-7**.
lesson-topsuit-first-instead = Auch beim Ausspielen darf man ziehen und passen, aber dann spielen die anderen ohne dich um diesen Stich.
lesson-topsuit-climb = Adas Pik-10 hat dein Kreuz geschlagen, und Bens **Herz-3 ihre 10**: Bei einer stärkeren Farbe ist der Wert egal. Ben war als Letzter
    dran und macht den Stich. Im selben Stich kommst du kein zweites Mal dran, also ist es gut, spät dran zu sein.
lesson-topsuit-answer = Ben spielt Herz-9 aus. Welche deiner Karten schlagen sie? Jedes Kreuz oder Karo oder ein höheres Herz. Ein niedriges Kreuz
    genügt: Spiel **Kreuz-2**. (Versuch Pik-5, um zu sehen, warum etwas nicht geht.)
lesson-topsuit-answer-instead = Herz-Ass ist ein höheres Herz und ginge auch, aber Kreuz-2 ist billiger.
lesson-topsuit-run = Ada hat eine Karte gezogen, statt zu spielen, also hat deine Kreuz-2 den Stich gemacht. Du spielst aus: Neben einzelnen Karten gibt
    es **Paare, Drillinge, Vierlinge und Folgen** aus drei oder mehr Karten einer Farbe. Spiel deine Folge aus: **Pik 4, 5 und 6**.
lesson-topsuit-run-instead = Mit deiner Folge wirst du drei Karten auf einmal los. Wer die letzte eigene Karte spielt, beendet die Partie und bekommt einen Punkt.
lesson-topsuit-extended = Ada hat deine Folge mit Pik-7 **verlängert**: Wer später dran ist, darf oben die nächste oder die nächsten zwei Karten der Farbe
    anlegen, und dann gehört die längere Folge ihm. Ben hat gezogen, also macht Ada den Stich. Auch eine andere Folge mit stärkerer oberster Karte schlägt eine Folge.
lesson-topsuit-pair = Ada spielt ein Königspaar aus, und Ben hat gezogen. Auf ein Paar darf nur ein Paar folgen, und die **oberste Karte** entscheidet:
    ihre ist Herz-König. Du bestimmst, welche deiner Achten obenauf liegt. Kreuz schlägt Herz, also **leg Kreuz-8 obenauf**.
lesson-topsuit-diamond = Deine Achten haben ihre Könige geschlagen: ein Punkt. Du spielst aus; Karo schlägt jede andere Farbe, also versuch **Karo-Dame**.
lesson-topsuit-diamond-instead = Ziehen darfst du immer, aber hier hast du eine starke Karte zum Ausspielen.
lesson-topsuit-beaten = Ada hatte **Karo-Ass**, eine der wenigen Karten, die deine Dame schlagen: Das schafft nur ein höheres Karo. Stich und Ausspielen gehören ihr.
lesson-topsuit-draw = Ada spielt Karo-9 aus. Du hast kein Karo, und deine Herzkarten können sie nicht schlagen. Du kannst nur **eine Karte ziehen** und passen.
lesson-topsuit-heart = Du hast Karo-10 gezogen, und Ada hat den Stich gemacht. Jetzt spielt sie Pik-König aus, und Ben zieht. Herz schlägt Pik, egal mit
    welchem Wert: Spiel **Herz-Bube**.
lesson-topsuit-heart-instead = Ziehen ist immer erlaubt, aber dann ginge dieser Stich an Ada.
lesson-topsuit-keep = Noch ein Stich. Zwei Karten sind übrig: Spiel **Herz-Ass** aus und behalte die stärkere für den Schluss.
lesson-topsuit-keep-instead = Karo-10 schlägt mehr Karten als Herz-Ass: Sie ist mehr wert, wenn andere ausspielen.
lesson-topsuit-last = Adas Kreuz-3 hat dein Herz-Ass geschlagen: Kreuz schlägt Herz. Sie spielt Kreuz-5 aus, und Ben hat gezogen. Spiel deine letzte
    Karte, **Karo-10**.
lesson-topsuit-last-instead = Dein Karo schlägt ihr Kreuz und leert deine Hand. Es gibt keinen Grund zu warten.
lesson-topsuit-end = Deine Hand ist leer: Die Partie ist **sofort zu Ende**, und das ist noch ein Punkt. Du warst in diesem Stich als Letzter dran, also zählt er
    auch; ein unfertiger Stich würde für niemanden zählen. Du hast 5 Punkte, Ada 4, Ben 1: **Du gewinnst**. (Eine Partie endet auch, wenn der Ziehstapel leer ist.)

## 92Q

lesson-q92-welcome = Vier Spieler mit je dreizehn Karten. Beim **Reizen** verspricht jemand eine Zahl von Stichen mit einer Trumpffarbe eigener Wahl
    und **sucht sich dann einen Partner** für diese eine Runde aus. Auf der Seite, die gewinnt, wird jeder für die eigenen Stiche bezahlt; 92 Punkte beenden die Partie.
lesson-q92-cards = Du hast fünf Herzkarten. **Trümpfe haben eine eigene Reihenfolge**: Die **Dame (Q) ist die höchste, dann die 9**, dann Ass, König, Bube, 10 und so
    weiter bis zur 2. Mit Herz als Trumpf könnten deine vier besten kaum besser sein.
lesson-q92-bid = Cleo hat gegeben, also sprichst du zuerst. Ein Gebot ist, was du und dein Partner zusammen machen werdet. Biete **fünf Stiche in Herz**.
lesson-q92-bid-instead = Du darfst passen, aber das gilt bei diesem Reizen endgültig, und dein Herz ist sehr stark.
lesson-q92-higher = Ada hat sechs in Kreuz geboten; Ben und Cleo haben gepasst. Ein höheres Gebot muss **mehr Stiche** versprechen: Die Farben haben hier
    keinen Rang. Du zählst auf die Hilfe eines Partners: **Biete sieben in Herz**.
lesson-q92-higher-instead = Wenn du passt, wird Kreuz Trumpf, und Ada sucht sich den Partner aus.
lesson-q92-partner = Ada hat gepasst: Das Gebot gehört dir, und du nennst deinen Partner, der nicht ablehnen darf. Ada hat selbst sechs geboten, sie sollte also
    gute Karten haben: **Wähl Ada**. Ben und Cleo sind die andere Seite.
lesson-q92-partner-instead = Ben hat beim Reizen nichts gesagt. Ada hat dir verraten, dass sie stark ist.
lesson-q92-queen = Wer links vom Geber sitzt, spielt zuerst aus, egal wer das Reizen gewonnen hat: Hier bist das du. Spiel den höchsten Trumpf, **Herz-Dame**.
lesson-q92-queen-instead = Das Trumpf-Ass ist erst die Nummer drei: Dame und 9 stehen darüber.
lesson-q92-nine = Alle haben bedient, und deine Dame hat den Stich gemacht. Wer einen Stich macht, spielt zum nächsten aus. Spiel **Herz-9**, den zweithöchsten Trumpf.
lesson-q92-nine-instead = Unter den Trümpfen ist die 9 höher als das Ass.
lesson-q92-left = Eine Überraschung! Cleo hatte kein Herz mehr und hat **Karo-Dame** abgeworfen. Karo ist die **linke Farbe**: die andere Farbe in der Farbe des
    Trumpfs. Eine linke Karte, auf eine andere Farbe abgeworfen, **zählt als derselbe Wert dieser Farbe**. Sie war also eine Herz-Dame und hat deine 9 geschlagen.
lesson-q92-two = Cleo spielt Kreuz-Ass aus. Du musst bedienen, und linke Karten ersparen dir das nicht; versuch Karo-Ass. Aber eine **2 ist die höchste
    Karte von allen, wenn in dem Stich alle bedienen**, und sonst die niedrigste ihrer Farbe. So früh ist das wahrscheinlich: Spiel **Kreuz-2**.
lesson-q92-two-instead = Kreuz-6 würde einfach gegen das Ass verlieren.
lesson-q92-spade = Alle vier haben Kreuz gespielt, also hat deine **2 das Ass geschlagen**. Deine Seite hat zwei Stiche. Spiel **Pik-7** aus, dein einziges Pik: Ohne
    Pik darfst du spielen, was du willst, wenn Pik ausgespielt wird.
lesson-q92-spade-instead = Behalte deine Trümpfe: Sie können holen, was die anderen ausspielen.
lesson-q92-follow = Cleos Ass hat diesen Stich gemacht, und sie spielt Pik-König aus. Du hast kein Pik und darfst alles spielen. **Karo-Ass** ist eine linke
    Karte: Hier zählt es als Pik-Ass und schlägt den König.
lesson-q92-follow-instead = Ein Kreuz würde den Stich verlieren. Ein Herz ist Trumpf und würde ihn machen, aber Karo-Ass macht ihn auch und spart den Trumpf.
lesson-q92-taken = Der Stich gehört dir. Von zwei gleichen Karten gewinnt die zuerst gespielte, also hätte ein linkes Ass nach dem echten verloren. Und wird
    die **linke Farbe selbst ausgespielt**, sind ihre Karten einfach Karo, niedriger als jeder Trumpf.
lesson-q92-score = So geht es weiter bis zum dreizehnten Stich. Macht ihr, Ada und du, **zusammen** sieben oder mehr, bekommt ihr beide **3 Punkte für jeden eigenen Stich**,
    und die anderen nichts; wenn nicht, bekommen Ben und Cleo sie auf dieselbe Weise. Eine Seite, die alle dreizehn macht, bekommt 9 je Stich.

## Spring Cleaning

lesson-springcleaning-welcome = Drei Spieler, je zwölf Karten, mit Werten von 1 bis 9 und ohne Farben. Das Ziel: **alle Karten loswerden**. Aber eine Hand
    darf **nicht sortiert werden**: Sie bleibt, wie die Karten kamen, und nur Karten, die **nebeneinanderliegen**, kann man zusammen spielen.
lesson-springcleaning-offering = Zuerst legen alle eine Karte ins **Angebot**: offen, alle gleichzeitig. Nimm eine, die andere zusammenbringt. Zwischen deiner 7 und
    der nächsten 7 liegt eine 2: **Biete die 2** auf Platz 5 an, und die Siebenen werden Nachbarn.
lesson-springcleaning-offering-instead = Die 9 ist die beste einzelne Karte, die es gibt, und ohne sie kommt nichts zusammen.
lesson-springcleaning-opened = Alle Angebote liegen jetzt offen: deine 2, Adas 4, Bens 9. Wer nicht ausspielt, darf **Karten aus allen Angeboten** mitbenutzen. Ada
    spielt zum ersten Stich aus. Erlaubt sind: eine einzelne Karte, ein **Satz** gleicher Karten oder eine **Folge** von Werten, die von links nach rechts um eins steigen.
lesson-springcleaning-longer = Ada hat die Folge 4-5 ausgespielt, und Ben hat sie mit 6-7 geschlagen: dieselbe Art, gleich lang, aber höher. Der andere Weg
    ist **eine Karte mehr, egal welcher Art**. Also **spiel 5-6-7** von Platz 2 bis 4. (Zwei Siebenen wären gleich lang, aber von anderer Art; 3-5-6 ist keine Folge.)
lesson-springcleaning-lead = Ada und Ben konnten oder wollten das nicht schlagen. Beide haben **eine Karte gezogen**, sie in die Hand gesteckt und eine andere ins Angebot
    gelegt. So kam die Reihe zurück zu dir, und **der Stich gehört dir**. Wer ausspielt, muss spielen, und nur von der Hand: Spiel die **zwei Achten** auf Platz 5 und 6.
lesson-springcleaning-borrow = Ada hat deine Achten mit zwei Neunen geschlagen, und Ben hat gezogen. Kein Paar schlägt Neunen, aber beliebige **drei Karten** tun es. Karten aus
    Angeboten ersetzen, was dir fehlt: Deine 3, **Adas 4 und Bens 5** ergeben eine Folge. Beide werden so sogar eine Karte los, aber den Stich machst du.
lesson-springcleaning-borrow-instead = Ziehen darf man immer, wenn man nicht ausspielt, aber dann hast du eine Karte mehr statt einer weniger.
lesson-springcleaning-single = Beide haben wieder gezogen, und der Stich gehört dir. Spiel eine **einzelne Karte aus: die 7** auf Platz 1.
lesson-springcleaning-single-instead = Eine einzelne 9 schlagen nur zwei Karten. Heb sie auf, bis du sie brauchst.
lesson-springcleaning-draw = Ada hat deine 7 mit einer 8 geschlagen, und Ben mit einer 9. Du könntest Angebote benutzen, aber sieh dir an, was man sonst noch tun
    kann: **ziehen und anbieten**. Zieh vom Stapel, oder nimm eine Karte aus dem Angebot von jemand anderem: Nimm **Adas 3**, gleich siehst du, warum.
lesson-springcleaning-draw-instead = Vom Stapel kommt irgendeine Karte; die 3 ist genau das, was deine 4 neben sich braucht.
lesson-springcleaning-insert = Eine gezogene Karte darf **überall in deine Hand**, und so baust du sie auf. Steck die 3 **zwischen die 1 und die 4**: Dann ist 3-4 eine Folge.
lesson-springcleaning-insert-instead = Am linken Ende läge die 3 neben der 9 und nützte nichts.
lesson-springcleaning-discard = Zuletzt kommt **irgendeine Karte deiner Hand in dein Angebot**: Biete die **2** auf Platz 5 an. Von dort kannst du sie weiter benutzen.
lesson-springcleaning-discard-instead = Die 9 ist stark, wie sie ist. Die 2 nützt dir mehr in deinem Angebot.
lesson-springcleaning-again = Auch Ada hat gezogen, also hat Ben den Stich mit seiner 9 gemacht und spielt zum nächsten aus. Wer gezogen hat, darf später im selben Stich noch
    spielen, wenn die Reihe wiederkommt: Er endet erst, wenn sie bei dem ankommt, dessen Karten obenauf liegen. Deine Hand ist nun 9, 1, 3, 4, und zwei Zweien liegen in deinem Angebot.
lesson-springcleaning-own = Ben hat 5-6-7 ausgespielt. Du brauchst eine höhere Folge aus drei oder beliebige vier Karten. Auf deiner Hand liegen 1, 3 und 4 nebeneinander, und in
    deinem Angebot liegt die 2: Karten aus Angeboten darf man **überall einfügen**. Spiel **1-2-3-4**.
lesson-springcleaning-own-instead = Du hast vier Karten, die ihn schlagen, und bekommst sie vielleicht nie wieder.
lesson-springcleaning-empty = Der Stich gehört dir, und eine Handkarte ist übrig. **Spiel die 9 aus.** Dann ist deine Hand leer, aber du bist noch nicht fertig: In deinem
    Angebot liegt noch eine Karte.
lesson-springcleaning-pickup = Ada hat deine 9 mit zwei Einsen geschlagen, und Ben hat gezogen. Deine Hand ist leer, also nimmst du zu Beginn deines Zugs **dein ganzes Angebot** als
    neue Hand auf, dieses eine Mal in beliebiger Reihenfolge. Es ist nur eine Karte: die 2.
lesson-springcleaning-last = Um zwei Einsen zu schlagen, brauchst du ein höheres Paar oder drei Karten. Du hast eine 2, und **Ada hat eine 2** im Angebot. Spiel beide.
lesson-springcleaning-last-instead = In diesem Zug kannst du alle deine Karten loswerden.
lesson-springcleaning-end = Du hast keine Karte mehr, weder auf der Hand noch im Angebot: Die **Runde ist zu Ende**. Du bekommst keinen Müll. Ada hat noch 6 Karten, von den anderen
    am wenigsten, und bekommt 1; Ben hat 10 und bekommt 2. Neue Runden folgen, bis jemand 5 oder mehr Müll hat; dann **gewinnt, wer am wenigsten Müll hat**.

## Mitigati

lesson-mitigati-welcome = Drei Spieler, ein Tarotspiel mit 78 Karten: vier Farben, Luft, Erde, Feuer und Wasser, einundzwanzig Trümpfe und der Narr. Du bist der **Geber**.
    Die Karten kommen in Päckchen zu fünf, und wenn alle zehn, fünfzehn und zwanzig haben, darf man **verhandeln**, um die Runde für Punkte zu beenden.
lesson-mitigati-values = Was zählt, sind die **Augen der Karten in deinen Stichen**: Könige, Asse und die drei *Honneurs* (der Narr, der niedrigste und der höchste Trumpf) je 5,
    Damen (Q) 4, Cavalls (C) 3, Buben (J) 2, alle anderen 1. Nach der Runde bekommst du deine Augen **minus 49**. Du hast den höchsten Trumpf und vier weitere.
lesson-mitigati-demand = Ada ist Vorhand und hat zuerst gesprochen: Sie bietet 3 Punkte, damit hier Schluss ist. Ihre Karten gefallen ihr wohl wenig. Ben hat gepasst. Mit deinen
    Trümpfen darfst du mehr verlangen, also **fordere 20**.
lesson-mitigati-demand-instead = Damit ist diese Verhandlung sofort zu Ende, und es wird weiter ausgeteilt. Erst zu fragen, kostet nichts.
lesson-mitigati-concede = Ada ist auf 6 gegangen, und Ben hat wieder gepasst. Wer noch einmal spricht, kann nur **nachgeben**: Angebote steigen, Forderungen fallen. Decken die
    Angebote zusammen die Forderungen, endet die Runde und wird so bezahlt. Geh auf **15** herunter; versuch mehr zu verlangen und sieh, was passiert.
lesson-mitigati-continue = Beide haben gepasst. Sechs ist zu wenig für so ein Blatt: **Lass weiter austeilen**, alle Angebote sind damit vergessen. Das darf jeder, sobald er das Wort hat.
lesson-mitigati-continue-instead = Auch dreimal Passen hintereinander beendet die Verhandlung, und deins wäre das dritte. Hier siehst du den direkten Weg.
lesson-mitigati-second = Fünfzehn Karten, und der **Narr** ist dabei. Ada und Ben haben gepasst. Diese Runde willst du spielen: **Lass weiter austeilen**.
lesson-mitigati-second-instead = Ada hat vorhin höchstens 6 geboten. Das zahlt niemand, und die Karten sind gut.
lesson-mitigati-third = Zwanzig Karten: die letzte Gelegenheit zum Verhandeln. Ada und Ben haben gepasst. Wenn du auch **passt**, waren das drei hintereinander, und der Rest wird ausgeteilt.
lesson-mitigati-discard = Die letzten Päckchen sind ausgeteilt, und drei Karten mehr für den Geber: Du hast 28. **Drück drei** verdeckt; sie zählen zu deinen Stichen. Könige und Honneurs
    dürfen nicht weg. Trenn dich von **beiden Luft-Karten**, um zu stechen, wenn Luft ausgespielt wird, und von Wasser-2.
lesson-mitigati-declare = Vor dem Spiel darf jeder **melden**, von Vorhand an. Zehn oder mehr Trümpfe sind ein *Überfluss*: Du hast zehn, also gibt dir jeder andere 10 Punkte. Auch vier
    Könige, alle drei Honneurs oder vier solche Karten gemischt zählen. Die Karten werden gezeigt und gehen zurück auf deine Hand.
lesson-mitigati-declare-instead = Deine zehn Trümpfe sind zusammen 20 Punkte wert. Es kostet dich nur, dass die anderen sie sehen.
lesson-mitigati-mixed = Deine zwei Könige und zwei Honneurs sind **vier gemischte**: noch 10 Punkte von jedem anderen. Dein höchster Trumpf wurde schon unter den zehn gezeigt; er darf noch
    in einer weiteren Meldung dienen.
lesson-mitigati-mixed-instead = Für das Zeigen von vier Karten gibt es noch 10 Punkte von jedem anderen.
lesson-mitigati-done = Das macht 20 Punkte von jedem anderen. Wer nichts mehr zu melden hat, sagt es, wie Ada und Ben es getan haben. Dann spielt Vorhand zum ersten Stich aus.
lesson-mitigati-trump = Ada spielt Luft-König aus, und Ben hat bedient. Du hast keine Luft, also **musst du einen Trumpf spielen**; versuch etwas anderes. Der niedrigste genügt: **Trumpf 4**.
lesson-mitigati-trump-instead = Jeder Trumpf macht diesen Stich. Den höchsten hebst du besser auf.
lesson-mitigati-king = Du hast einen König geholt, 5 Augen wert. Wer einen Stich macht, spielt aus. In jeder Farbe ist die Reihenfolge König, Dame, Cavall, Bube, 10 und so weiter bis zur 2, und das **Ass ist am niedrigsten**. Spiel **Feuer-König** aus.
lesson-mitigati-king-instead = Mit einer niedrigen Karte gibst du das Ausspielen umsonst her.
lesson-mitigati-queen = Beide haben bedient, und der König hat gehalten. Versuch auch **Feuer-Dame**; der König ist weg, also schlägt in Feuer nichts sie.
lesson-mitigati-queen-instead = Andere haben höhere Erde-Karten, und die würden deinen Cavall schlagen.
lesson-mitigati-fool = Ben hatte kein Feuer mehr und **musste stechen**: Trumpf 2 hat deine Dame geholt. Jetzt spielt er Erde-König aus. Du hast Erde und musst bedienen, aber eine Karte ist jederzeit frei: **der Narr**.
    Er macht nie einen Stich, und verloren ist er auch nicht.
lesson-mitigati-fool-instead = Dein Cavall, 3 Augen wert, ginge mit Bens König an ihn.
lesson-mitigati-owed = Ben bekommt die beiden anderen Karten; **der Narr bleibt bei dir**, mit seinen 5 Augen. Am Ende der Runde gibst du Ben dafür deine billigste Karte. Nur wer gar nichts geholt hat, verliert den Narren.
lesson-mitigati-score = So werden alle 25 Stiche gespielt, ohne Pflicht zu überstechen. Dann zählen alle: was du geholt hast, auch das Gedrückte, minus 49, und die Prämien dazu. **Drei Runden**, jede von jemand
    anderem gegeben, sind eine Partie, und die höchste Summe gewinnt.
