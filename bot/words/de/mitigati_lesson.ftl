### Die Lektion von Mitigati, Schritt für Schritt.

lesson-mitigati-welcome = Drei Spieler, ein Tarotspiel mit 78 Karten: vier Farben, Luft, Erde, Feuer und Wasser, einundzwanzig Trümpfe und der Narr. Du bist der **Geber**.
    Die Karten kommen in Päckchen zu fünf, und wenn alle zehn, fünfzehn und zwanzig haben, darf man **verhandeln**, um die Runde für Punkte zu beenden.
lesson-mitigati-values = Was zählt, sind die **Augen der Karten in deinen Stichen**: Könige, Asse und die drei *Honneurs* (der Narr; Trumpf 1, der *Magier*; Trumpf 21, die *Welt*) je 5,
    Damen (Q) 4, Cavalls (C) 3, Buben (J) 2, alle anderen 1. Nach der Runde bekommst du deine Augen **minus 49**. Du hast die Welt und vier weitere Trümpfe.
lesson-mitigati-demand = Ada, links vom Geber, ist *Vorhand* und hat zuerst gesprochen: Sie bietet 3 Punkte, damit hier Schluss ist. Ihre Karten gefallen ihr wohl nicht. Ben hat gepasst. Mit deinen
    Trümpfen kannst du mehr fordern, also **fordere 20**.
lesson-mitigati-demand-instead = Damit ist diese Verhandlung sofort zu Ende, und es wird weiter ausgeteilt. Erst zu fragen kostet nichts.
lesson-mitigati-concede = Ada ist auf 6 gegangen, und Ben hat wieder gepasst. Wer noch einmal spricht, kann nur **nachgeben**: Angebote steigen, Forderungen fallen. Haben alle drei
    gesprochen, **fordert jemand und decken die Angebote zusammen die Forderungen**, endet die Runde: Hätte Ada 20 geboten, hätte sie dir 20 gezahlt. Was zu viel geboten ist, wird nicht gezahlt. Geh auf **15** herunter; versuch, mehr zu fordern, und sieh, was passiert.
lesson-mitigati-continue = Beide haben gepasst. Sechs ist zu wenig für solche Karten: **Teil weiter aus**. Danach fangen die Angebote von vorn an. Das darf jeder, sobald er das Wort hat.
lesson-mitigati-continue-instead = Auch dreimal Passen hintereinander beendet die Verhandlung, und deins wäre das dritte. Hier siehst du den direkten Weg.
lesson-mitigati-second = Fünfzehn Karten, und der **Narr** ist dabei. Ada und Ben haben gepasst. Diese Runde willst du spielen: **Teil weiter aus**.
lesson-mitigati-second-instead = Ada hat vorhin höchstens 6 geboten. Das zahlt niemand, und die Karten sind gut.
lesson-mitigati-third = Zwanzig Karten: die letzte Gelegenheit zum Verhandeln. Ada und Ben haben gepasst. Wenn du auch **passt**, waren das drei hintereinander, und der Rest wird ausgeteilt.
lesson-mitigati-discard = Die letzten Päckchen sind ausgeteilt, und drei Karten mehr für den Geber: Du hast 28. **Drück drei** verdeckt; sie zählen zu deinen Stichen. Könige und Honneurs
    dürfen nicht weg. Trenn dich von **beiden Luftkarten**, um zu stechen, wenn Luft ausgespielt wird, und von Wasser 2.
lesson-mitigati-declare = Vor dem Spiel darf jeder **melden**, von Vorhand an. Zehn oder mehr Trümpfe sind eine *Trumpfreihe*: Du hast zehn, also gibt dir jeder andere 10 Punkte. Auch vier
    Könige, alle drei Honneurs oder vier solche Karten gemischt zählen. Die Karten werden gezeigt und gehen zurück auf deine Hand.
lesson-mitigati-declare-instead = Deine zehn Trümpfe sind zusammen 20 Punkte wert. Es kostet dich nur, dass die anderen sie sehen.
lesson-mitigati-mixed = Deine zwei Könige und zwei Honneurs sind **vier gemischte**: noch 10 Punkte von jedem anderen. Dein höchster Trumpf wurde schon unter den zehn gezeigt; er darf noch
    in einer weiteren Meldung dienen.
lesson-mitigati-mixed-instead = Zeig vier Karten, und du bekommst noch 10 Punkte von jedem anderen.
lesson-mitigati-done = Das macht 20 Punkte von jedem anderen. Jetzt **melde nichts mehr**, wie Ada und Ben. Dann spielt Vorhand zum ersten Stich aus.
lesson-mitigati-trump = Ada spielt Luftkönig aus, und Ben hat bedient. Du hast keine Luft, also **musst du einen Trumpf spielen**; versuch etwas anderes. Der niedrigste genügt: **Trumpf 4**.
lesson-mitigati-trump-instead = Jeder Trumpf macht diesen Stich. Den höchsten hebst du besser auf.
lesson-mitigati-king = Du hast einen König geholt, 5 Augen wert. Wer einen Stich macht, spielt aus. In jeder Farbe ist die Reihenfolge König, Dame, Cavall, Bube, 10 und so weiter bis zur 2, und das **Ass ist am niedrigsten**. Spiel **Feuerkönig** aus.
lesson-mitigati-king-instead = Mit einer niedrigen Karte gibst du das Ausspielen umsonst her.
lesson-mitigati-queen = Beide haben bedient, und der König hat gehalten. Versuch es auch mit **Feuerdame**; der König ist weg, also schlägt sie in Feuer nichts mehr.
lesson-mitigati-queen-instead = Andere haben höhere Erdkarten, und die würden deinen Cavall schlagen.
lesson-mitigati-fool = Ben hatte kein Feuer mehr und **musste stechen**: Trumpf 2 hat deine Dame geholt. Jetzt spielt er Erdkönig aus. Du hast Erde und musst bedienen, aber eine Karte ist jederzeit frei: **der Narr**.
    Er macht nie einen Stich, und verloren ist er auch nicht.
lesson-mitigati-fool-instead = Dein Cavall, 3 Augen wert, ginge mit Bens König an ihn.
lesson-mitigati-owed = Ben bekommt die beiden anderen Karten; **der Narr bleibt bei dir**, mit seinen 5 Augen. Am Ende der Runde gibst du Ben dafür deine billigste Karte. Nur wer gar nichts geholt hat, verliert den Narren.
lesson-mitigati-score = So werden alle 25 Stiche gespielt; überstechen muss man nicht. Dann zählen alle: was du geholt hast, auch das Gedrückte, minus 49, und die Prämien dazu. **Drei Runden**, jede von jemand
    anderem gegeben, sind eine Partie, und die höchste Summe gewinnt.
