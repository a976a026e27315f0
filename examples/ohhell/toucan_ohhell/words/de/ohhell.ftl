### Oh Hell.

ohhell-hooked = Zusammen dürfen die Gebote nicht { $tricks ->
    [one] den einen Stich
   *[other] die { $tricks } Stiche
} ergeben, die es gibt: alles außer { $bid }.
ohhell-not-a-bid = Ein Gebot ist eine Zahl von Stichen, von 0 bis { $tricks }.
ohhell-bid-first = Noch haben nicht alle geboten: Biete zuerst.
ohhell-bids-over = Alle haben geboten: Spiel eine Karte.

## Was der Tisch zeigt

ohhell-state = Trumpf: { SUIT($trump) } ({ SAID($turned) }). Geboten { $bid } von { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}.
ohhell-result-seat = { $name } { $taken } von { $bid }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ohhell-ask-bid = Du bist dran: Wie viele Stiche machst du, von 0 bis { $tricks }?{ $hooked ->
    [none] {""}
   *[other] {" "}Als Letzter darfst du nicht { $hooked } sagen.
}

## Befehle

ohhell-name = Oh Hell
ohhell-game = Sag, wie viele Stiche du machst, und mach genau so viele
ohhell-size = { $size ->
    [3] Die erste Runde teilt 21 der 52 Karten aus
    [4] Die erste Runde teilt 28 der 52 Karten aus
    [5] Die erste Runde teilt 35 der 52 Karten aus
    [6] Die erste Runde teilt 42 der 52 Karten aus
   *[7] Die erste Runde teilt 49 der 52 Karten aus
}
ohhell-about = Oh Hell: genau so viele Stiche machen wie geboten
ohhell-bid-about = Eine Zahl von Stichen bieten
ohhell-bid-option = Wie viele Stiche du machen wirst
ohhell-option-players = Wie viele mitspielen (4)
ohhell-option-largest = Die Karten der ersten Runde; jede weitere hat eine weniger (7)
ohhell-option-rising = Nach der Runde mit einer Karte wieder hinauf bis zur ersten Größe
ohhell-option-hook = Die Gebote dürfen zusammen nicht alle Stiche ergeben
ohhell-option-tricks-pay = Ein Punkt für jeden Stich, auch bei verfehltem Gebot
ohhell-with-largest = { $value ->
    [one] { $value } Karte
   *[other] { $value } Karten
} zu Beginn
ohhell-with-rising = hinab bis zu einer Karte und wieder hinauf
ohhell-with-hook = letztes Gebot frei
ohhell-with-tricks_pay = jeder Stich zählt

## Regeln

ohhell-rules-overview = **Oh Hell** spielt man zu dritt bis zu siebt mit 52 Karten, das Ass ist am höchsten. Sag vor jeder Runde, wie viele Stiche du machst,
    und mach dann **genau** so viele. Die meisten Punkte nach der letzten Runde gewinnen; bei Gleichstand teilt man sich den Sieg.
ohhell-rules-deal = In der ersten Runde bekommen alle { $largest ->
    [one] eine Karte
   *[other] { $largest } Karten
}, in jeder weiteren eine weniger, bis zu einer{ $rising ->
    [yes] {" "}und wieder hinauf
   *[no] {""}
}. Die nächste Karte wird aufgedeckt: Ihre Farbe ist Trumpf. Der Rest bleibt verdeckt. Der erste Geber wird ausgelost; danach gibt
    man reihum im Uhrzeigersinn.
ohhell-rules-auction = Links vom Geber wird zuerst geboten, der Geber bietet zuletzt: Alle sagen einmal eine Zahl von Stichen, auch null.{ $hook ->
    [yes] {" "}Zusammen dürfen die Gebote nicht alle Stiche ergeben; so ist der Geber nicht immer frei, und irgendwer wird sich irren.
   *[no] {""}
}
ohhell-rules-play = Links vom Geber wird ausgespielt. Bediene, wenn du kannst; sonst spiel, was du willst. Den Stich macht der höchste Trumpf,
    sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
ohhell-rules-score = Wer genau so viele Stiche macht wie geboten, bekommt 10 Punkte und einen für jeden Stich. Sonst { $tricks_pay ->
    [yes] zählt nur jeder Stich einen Punkt
   *[no] gibt es nichts
}.

## Was die Bilder zeigen, und was hört, wer sie nicht ansieht

ohhell-picture-head = { $suit ->
    [none] Noch kein Trumpf
   *[other] Trumpf: { $suit }, geboten { $bid } von { $tricks }
}
ohhell-picture-goal = Runde { $hand } von { $all }
ohhell-picture-means-crown = Gemacht von geboten
ohhell-picture-seat = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $bid ->
    [none] noch kein Gebot
   *[other] { $taken } von { $bid } Stichen
}.

## Warum ein Computerspieler etwas tat, oder ein Tipp es rät

ohhell-why-bid = Die Hand verspricht etwa { $tricks } Stiche, und dieses Gebot ist am nächsten.
ohhell-why-only = { SAID($card) } ist die einzige erlaubte Karte.
ohhell-why-sure = Ein Stich wird gebraucht, und soweit man sehen kann, nimmt niemand { SAID($card) } den Stich ab.
ohhell-why-tries = Ein Stich wird gebraucht, und { SAID($card) } kann ihn machen.
ohhell-why-lets = Kein Stich wird gebraucht, und { SAID($card) } überlässt diesen den anderen.

## Die Lektion, Schritt für Schritt

lesson-ohhell-welcome = Drei Spieler, alle für sich, und in dieser Runde je drei Karten. Herz‑4 wurde aufgedeckt, also ist **Herz Trumpf**.
    Cleo hat gegeben, also sprichst du zuerst.
lesson-ohhell-bid = Sag zuerst, wie viele Stiche du machst; nur **genau** so viele zählen. Du hast Pik-Ass, Herz-König, also einen Trumpf,
    und eine magere Karo‑2. **Biete 2**.
lesson-ohhell-bid-instead = Das Ass und der Trumpfkönig sollten je einen Stich machen, die 2 keinen.
lesson-ohhell-hook = Ada und Cleo haben null geboten. Cleo sprach zuletzt und durfte nicht 1 sagen: Mit deinen zwei wären das drei, so viele, wie es Stiche gibt,
    und das dürfen die Gebote nicht ergeben.
lesson-ohhell-lead = Du sitzt links vom Geber, also spielst du aus. **Spiel Pik-Ass**, bevor jemandem Pik ausgeht.
lesson-ohhell-lead-instead = Karo‑2 verlöre diesen Stich, und dein Ass könnte später getrumpft werden.
lesson-ohhell-trump = Alle mussten bedienen, und dein Ass war am höchsten: einer von zwei. Jetzt **spiel Herz-König aus**.
lesson-ohhell-trump-instead = Karo‑2 kann warten: Mit ihr willst du verlieren.
lesson-ohhell-lose = Zwei von zwei. Ein weiterer Stich würde es verderben, also soll deine letzte Karte verlieren: **Spiel Karo‑2**.
lesson-ohhell-score = Ada musste ihn mit Karo-Bube nehmen, und sie hatte null geboten. Du hast genau deine zwei gemacht: **10 Punkte und einen für jeden Stich**,
    zusammen 12; Cleo hat also 10 und Ada nichts. Die nächste Runde hat eine Karte weniger, und so weiter bis zu einer.
