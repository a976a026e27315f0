### Die Lektion von Differ, Schritt für Schritt.

lesson-differ-welcome = Vier Spieler, alle für sich. Jeder hat **vier offene Karten**, die alle sehen, **drei auf der Hand**
    und **sechs in einem verdeckten Vorrat**, den niemand ansieht. Cleo hat gegeben, also sprichst du zuerst.
lesson-differ-cards = Diese sieben kannst du spielen: drei von der Hand, vier offene. (K ist der König, Q die Dame, J der Bube.) Du hast
    die drei höchsten Herzkarten und Pik-Ass. Zuerst wird **gereizt**: Wer die meisten Stiche verspricht, wählt die Trumpffarbe und wird *Differ*; die drei anderen spielen dagegen.
lesson-differ-open = Wer anfängt, muss bieten. Versprich **vier Stiche mit Herz als Trumpf**: Drei Herzkarten und ein Ass machen vier.
lesson-differ-open-instead = Ein Stich mit Kreuz würde sofort überboten, und deine starke Farbe ist Herz.
lesson-differ-outbid = Ada hat vier Stiche mit Pik geboten. Ebenso viele Stiche, aber eine höhere Farbe: Am niedrigsten ist Kreuz, dann Karo, Herz, Pik. Ben und
    Cleo haben gepasst und sind beim Reizen nicht mehr dabei. Um Ada mit Herz zu überbieten, brauchst du einen Stich mehr: **Biete fünf mit Herz**.
lesson-differ-outbid-instead = Gepasst ist gepasst, und Ada würde den Trumpf wählen. Deiner ist besser.
lesson-differ-lead = Ada hat gepasst, also bist du der **Differ**: Herz ist Trumpf, und du brauchst fünf der dreizehn Stiche. Der Differ spielt zuerst aus.
    Beginn mit **Herz-Ass**, um den anderen die Trümpfe zu ziehen.
lesson-differ-lead-instead = Karo‑4 ist niedrig: Bens König, der offen vor ihm liegt, würde sie schlagen.
lesson-differ-again = Alle hatten ein Herz und mussten es spielen; dein Ass war am höchsten. Ein Stich. Wer einen Stich macht, spielt zum nächsten aus.
    Also **spiel auch Herz-König**.
lesson-differ-again-instead = Pik‑5 kann warten. Zieh zuerst die Trümpfe, die dir Stiche verderben könnten.
lesson-differ-side = Ben hatte kein Herz mehr, weder auf der Hand noch offen, also durfte er irgendeine Karte abwerfen: Karo‑2. Zwei Stiche.
    Jetzt **spiel Pik-Ass aus**.
lesson-differ-side-instead = Behalte Herz-Dame, deinen letzten Trumpf: Sie kann einen Stich holen, den eine andere Farbe verlieren würde.
lesson-differ-lose = Drei Stiche. Sonst gewinnt von deinen Karten jetzt nur Herz-Dame sicher. Gib einen Stich ab: **Spiel Pik‑5 aus**.
lesson-differ-lose-instead = Die Dame ist vielleicht mehr wert, wenn du von der ausgespielten Farbe nichts hast.
lesson-differ-follow = Adas Pik-König hat diesen Stich gemacht, und sie spielt Kreuz-Ass aus. Du hast ein Kreuz, offen, also musst du
    damit **bedienen**. Ein Trumpf ist nicht erlaubt; probier es aus, wenn du willst.
lesson-differ-trump = Deine Kreuz‑7 hat gegen Adas Ass verloren. Jetzt spielt sie Kreuz-König aus, und du hast kein Kreuz mehr: Du darfst alles spielen.
    Ein Trumpf schlägt jede andere Farbe, also **spiel Herz-Dame**. (Ada hatte keine offene Karte mehr: Sie hat vier neue aufgedeckt.)
lesson-differ-trump-instead = Mit Karo‑4 ginge der Stich an Adas König. Du hättest noch einen Trumpf, aber du brauchst die Stiche.
lesson-differ-refill = Dein Trumpf hat ihn geholt: vier Stiche. Die Dame war deine letzte Handkarte, also hast du **drei nachgezogen**: Kreuz‑2,
    Karo-Ass und Herz‑10. Sonst sieht sie niemand. **Spiel Karo-Ass aus.**
lesson-differ-refill-instead = Ben hat noch Karo-König offen liegen. Spiel dein Ass vor deiner 4.
lesson-differ-made = Fünf Stiche: **Dein Gebot ist geschafft**. Jeder weitere Stich ist ein Punkt mehr. Spiel **Karo‑4** aus, deine letzte offene
    Karte, und sieh, was passiert.
lesson-differ-made-instead = Cleo hat Herz-Bube aufgedeckt, und deine 10 würde dagegen verlieren.
lesson-differ-turned = Bens König hat diesen Stich gemacht. Du hattest keine offene Karte mehr, also wurden die nächsten aus deinem
    Vorrat **aufgedeckt**: vier, oder so viele, wie noch da sind. Nur drei waren übrig: Karo-Bube, Kreuz‑10 und Pik‑3.
lesson-differ-score = So geht es weiter, bis alle dreizehn Stiche gespielt sind. Mit fünf oder mehr bekommst du einen Punkt für **jeden gemachten Stich**, und die anderen
    nichts. Mit vieren, einem zu wenig, bekäme jeder andere 1 Punkt und du keinen. Wer zuerst 18 Punkte erreicht, beendet die Partie.
