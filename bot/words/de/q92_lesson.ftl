### Die Lektion von 92Q, Schritt für Schritt.

lesson-q92-welcome = Vier Spieler mit je dreizehn Karten. Beim **Reizen** verspricht jemand eine Zahl von Stichen mit einer Trumpffarbe eigener Wahl
    und **sucht sich dann einen Partner** für diese eine Runde aus. Auf der Seite, die gewinnt, wird jeder für die eigenen Stiche bezahlt; 92 Punkte beenden die Partie.
lesson-q92-cards = Du hast fünf Herzkarten. **Trümpfe haben eine eigene Reihenfolge**: Die **Dame (Q) ist die höchste, dann die 9**, dann Ass, König, Bube, 10 und so
    weiter bis zur 2. Mit Herz als Trumpf könnten deine vier besten kaum besser sein.
lesson-q92-bid = Cleo hat gegeben, also bietest du zuerst. Ein Gebot ist, was du und dein Partner zusammen machen werdet. Biete **fünf Stiche mit Herz**.
lesson-q92-bid-instead = Du kannst passen, aber dann bist du bei diesem Reizen nicht mehr dabei, und dein Herz ist sehr stark.
lesson-q92-higher = Ada hat sechs mit Kreuz geboten; Ben und Cleo haben gepasst. Ein höheres Gebot muss **mehr Stiche** versprechen: Die Farben haben hier
    keinen Rang. Du zählst auf die Hilfe eines Partners: **Biete sieben mit Herz**.
lesson-q92-higher-instead = Wenn du passt, wird Kreuz Trumpf, und Ada sucht sich den Partner aus.
lesson-q92-partner = Ada hat gepasst: Du hast das Reizen gewonnen. Such dir jetzt einen Partner aus. Ada hat selbst sechs geboten, sie sollte also
    gute Karten haben: **Wähl Ada**. Ben und Cleo sind die andere Seite.
lesson-q92-partner-instead = Ben hat beim Reizen nichts gesagt. Ada hat dir verraten, dass sie stark ist.
lesson-q92-queen = Wer links vom Geber sitzt, spielt zuerst aus, egal wer das Reizen gewonnen hat: Hier bist das du. Spiel den höchsten Trumpf, **Herz-Dame**.
lesson-q92-queen-instead = Das Trumpf-Ass ist erst die Nummer drei: Dame und 9 stehen darüber.
lesson-q92-nine = Alle haben bedient, und deine Dame hat den Stich gemacht. Wer einen Stich macht, spielt zum nächsten aus. Spiel **Herz‑9**, den zweithöchsten Trumpf.
lesson-q92-nine-instead = Unter den Trümpfen ist die 9 höher als das Ass.
lesson-q92-left = Eine Überraschung! Cleo hatte kein Herz mehr und hat **Karo-Dame** abgeworfen. Karo ist die **linke Farbe**: die andere rote neben dem
    Trumpf Herz. Eine linke Karte, auf eine andere Farbe abgeworfen, **zählt als derselbe Wert dieser Farbe**. Sie war also eine Herz-Dame und hat deine 9 geschlagen.
lesson-q92-two = Cleo spielt Kreuz-Ass aus. Du musst bedienen, und eine linke Karte hilft hier nicht: Probier es mit Karo-Ass. Aber **wenn alle bedienen, schlägt
    die 2 alles**; sonst ist sie die niedrigste ihrer Farbe. So früh ist das wahrscheinlich: Spiel **Kreuz‑2**.
lesson-q92-two-instead = Kreuz‑6 würde einfach gegen das Ass verlieren.
lesson-q92-spade = Alle vier haben Kreuz gespielt, also hat deine **2 das Ass geschlagen**. Deine Seite hat zwei Stiche. Spiel **Pik‑7** aus, dein einziges Pik: Ohne
    Pik darfst du spielen, was du willst, wenn Pik ausgespielt wird.
lesson-q92-spade-instead = Behalte deine Trümpfe: Sie können holen, was die anderen ausspielen.
lesson-q92-follow = Cleos Ass hat diesen Stich gemacht, und sie spielt Pik-König aus. Du hast kein Pik und darfst alles spielen. **Karo-Ass** ist eine linke
    Karte: Hier zählt es als Pik-Ass und schlägt den König.
lesson-q92-follow-instead = Ein Kreuz würde den Stich verlieren. Ein Herz ist Trumpf und würde ihn machen, aber Karo-Ass macht ihn auch und spart den Trumpf.
lesson-q92-taken = Der Stich gehört dir. Von zwei gleichen Karten gewinnt die zuerst gespielte, also hätte ein linkes Ass nach dem echten verloren. Und wird
    die **linke Farbe selbst ausgespielt**, sind ihre Karten einfach Karo, niedriger als jeder Trumpf.
lesson-q92-score = So geht es weiter bis zum dreizehnten Stich. Macht ihr, Ada und du, **zusammen** sieben oder mehr, bekommt ihr beide **3 Punkte für jeden eigenen Stich**,
    und die anderen nichts; wenn nicht, bekommen Ben und Cleo Punkte für ihre Stiche. Eine Seite, die alle dreizehn macht, bekommt 9 je Stich.
