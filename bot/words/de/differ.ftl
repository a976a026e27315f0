### Differ.

differ-auction-first = Noch wird gereizt: Biete oder passe.
differ-auction-over = Das Reizen ist vorbei: Spiel eine Karte.
differ-opener-must-bid = Passen geht noch nicht: Wer anfängt, muss bieten.
differ-bid-too-low = { BID($bid) } ist nicht höher als { BID($current) }: Biete mehr Stiche oder ebenso viele in einer höheren Farbe.
differ-no-trump-off = An diesem Tisch gibt es keine Gebote ohne Trumpf.
differ-not-a-bid = Ein Gebot ist eine Zahl von Stichen von 1 bis { $tricks } und eine Farbe, etwa { BID("5H") }.

## Was der Tisch zeigt

differ-contract = **{ $name }** hat **{ BID($bid) }** geboten: bisher **{ $taken }** von { $tricks ->
    [one] einem Stich
   *[other] { $tricks } Stichen
}. { $trump ->
    [N] Kein Trumpf
   *[other] Trumpf ist { SUIT($trump) }
}.
differ-result = Runde { $number }: { $name } bot { BID($bid) } und machte { $taken }: { $made ->
    [yes] { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $name }
   *[no] { $points } zu wenig, also { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden Gegner
}.
differ-missed = Runde { $number }: { BID($bid) } hätte { $name } die Partie gewonnen, aber { $short ->
    [one] ein Stich fehlte
   *[other] { $short } Stiche fehlten
}.

## Was ein Spieler gefragt wird

differ-ask-open = Du bist am Zug: Eröffne das Reizen. Du musst bieten.
differ-ask-bid = Du bist am Zug: Überbiete { BID($bid) } oder passe.
differ-ask-suit = { $tricks ->
    [one] Ein Stich
   *[other] { $tricks } Stiche
}: Welche Farbe soll Trumpf sein?

## Für alle, die zuhören statt hinzusehen

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""}, Geber
   *[no] {""}
}, offen: { $cards }; { $hand } auf der Hand, { $pile } im Vorrat, { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
} gemacht.

## Befehle

differ-name = Differ
differ-game = Um Stiche reizen, dann aus der Hand und aus offenen Karten spielen, die sich auffüllen
differ-with-no_trump = Gebote ohne Trumpf
differ-with-suits = Farbfolge { $value }

differ-about = Differ: reizen, dann von der Hand und von offenen Karten spielen, die nachrücken
differ-option-no-trump = Gebote ohne Trumpf erlauben
differ-option-suits = Rang der Farben beim Reizen, die niedrigste zuerst (CDHS: Kreuz, Karo, Herz, Pik)
differ-option-target = Die Punktzahl, mit der die Partie endet (18)
differ-play-about = Eine Karte von der Hand oder eine deiner offenen Karten spielen

## Regeln

differ-topic-refill = Das Auffüllen

differ-rules-overview = **Differ** ist für vier, die alle für sich spielen, mit 52 Karten (K König, Q Dame, J Bube); das Ass ist die höchste Karte.
    Wer beim Reizen das höchste Gebot abgibt – der *Differ* –, verspricht eine Zahl von Stichen mit einer Trumpffarbe eigener Wahl.
    Die drei anderen – die *Ender* – versuchen, das zu verhindern. Ein Teil der Karten aller liegt offen da,
    für alle sichtbar, und wird aus einem verdeckten Stapel ersetzt, sobald er ausgespielt ist.
    Sobald jemand { $target } Punkte erreicht, gewinnt, wer die meisten hat; bei Gleichstand teilt man sich den Sieg.
differ-rules-deal =
    Alle bekommen dreizehn Karten als verdeckten *Vorrat*. Die ersten vier davon werden offen hingelegt, die nächsten drei
    kommen auf die Hand, und sechs bleiben verdeckt: Niemand sieht sie an, auch ihr Besitzer nicht.
    Das Geben wandert mit jeder Runde im Uhrzeigersinn weiter.
    Wer zuerst gibt, wird ausgelost.
differ-rules-auction =
    Wer links vom Geber sitzt, eröffnet und muss bieten: eine Zahl von Stichen von 1 bis 13 und eine Trumpffarbe{ $no_trump ->
        [yes] {""} oder ohne Trumpf
       *[no] {""}
    }.
    Ein späteres Gebot muss mehr Stiche versprechen oder ebenso viele in einer höheren Farbe. Von niedrig nach hoch: { $suits }{ $no_trump ->
        [yes] {""} < ohne Trumpf
       *[no] {""}
    }.
    Wer passt, ist bei diesem Reizen nicht mehr dabei. Wer am höchsten bietet, wird Differ; ein Gebot, über dem keines mehr ist, beendet das Reizen sofort.
differ-rules-play =
    Der Differ spielt zum ersten Stich aus, danach immer, wer den letzten Stich gemacht hat.
    Spiel eine Karte von deiner Hand oder eine deiner offenen Karten. Ist irgendwo darunter eine Karte der ausgespielten Farbe,
    musst du bedienen; sonst spielst du, was du willst. Der höchste Trumpf macht den Stich; ohne Trümpfe die höchste Karte der
    ausgespielten Farbe. Alle dreizehn Stiche werden gespielt.
differ-rules-refill =
    Nach jedem Stich deckt, wer keine offenen Karten mehr hat, vier aus dem Vorrat auf, und wer keine Handkarten mehr hat,
    zieht drei; oder so viele, wie noch da sind.
differ-rules-score =
    Hat der Differ mindestens so viele Stiche gemacht wie geboten, bekommt er für jeden davon einen Punkt, und die anderen nichts.
    Wenn nicht, bekommt jeder Ender so viele Punkte, wie Stiche fehlen, und der Differ nichts.
    6 geboten und 7 gemacht: 7 Punkte. 6 geboten und 4 gemacht: 2 Punkte für alle anderen.

## Was die Bilder zeigen, für alle, die sie hören: zusammen höchstens 1.024 Zeichen. `score`, `taken`,
## `hand` und `foundation` sind Zahlen; `cards` sind Namen von Karten, durch Kommas getrennt.

differ-picture-contract = { $name } bot { BID($bid) } und hat { $taken }.
differ-picture-seat = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
}, Hand { $hand }, Vorrat { $foundation }.
differ-picture-face-up = Offen: { $cards }.
differ-picture-foundation = Vorrat: { $count }.
differ-picture-pile = Vorrat
