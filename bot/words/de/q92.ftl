### 92Q.

q92-auction-first = Noch wird gereizt: Biete oder passe.
q92-auction-over = Das Reizen ist vorbei: Spiel eine Karte.
q92-bid-too-low = { BID($bid) } ist nicht höher als { BID($current) }: Biete mehr Stiche, in welcher Farbe du willst.
q92-not-a-bid = Ein Gebot ist eine Zahl von Stichen von 1 bis { $tricks } und eine Farbe, etwa { BID("5H") }.
q92-partners-first = Du hast das Reizen gewonnen: Wähl zuerst { $count ->
    [one] deinen Partner
   *[other] deine { $count } Partner
}.
q92-not-yourself = Auf deiner eigenen Seite bist du schon: Wähl jemand anderen.
q92-partners-count = Wähl genau { $count ->
    [one] einen Partner
   *[other] { $count } verschiedene Partner
}.
q92-left-must-follow = { SUIT($left) }, die linke Farbe, kannst du nur abwerfen, wenn du kein { SUIT($suit) } hast, und du hast { $held } davon.

q92-nobody-called = Hier heißt niemand „{ $name }“, oder mehr als einer: Wähl aus der Liste oder nenn die Nummer des Platzes.

## Was der Tisch zeigt

q92-choosing = **{ $name }** hat das Reizen mit **{ BID($bid) }** gewonnen und wählt jetzt { $count ->
    [one] einen Partner
   *[other] { $count } Partner
}.
q92-contract = **{ BID($bid) }**, geboten von **{ $name }** mit { $partners }: bisher **{ $taken }** von { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}. Dagegen { $others }: **{ $against }**.
q92-trumps = Trumpf: **{ SUIT($trump) }** (von oben: { $top } …). Linke Farbe: **{ SUIT($left) }**.
q92-ranks = Höchste Trümpfe: { $top } …
q92-two = { $followed ->
    [yes] Bisher haben alle bedient: { SUIT($suit) }-2 gewinnt, wenn es so bleibt.
   *[no] Nicht alle haben bedient: Zweien sind in diesem Stich niedrig.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } als { $suit }
q92-result = Runde { $number }: { $name } bot { BID($bid) } mit { $partners }, zusammen machten sie { $taken }{ $slam ->
    [yes] {""}, also hat eine Seite alle Stiche
   *[no] {""}
}: { $made ->
    [yes] geschafft
   *[no] nicht geschafft
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Runde { $number }: Alle haben gepasst.

## Was ein Spieler gefragt wird

q92-ask-open = Du bist am Zug: Biete eine Zahl von Stichen und eine Trumpffarbe, oder passe.
q92-ask-bid = Du bist am Zug: Biete mindestens { $tricks } Stiche in beliebiger Farbe, um { BID($bid) } zu überbieten, oder passe.
q92-ask-suit = { $tricks ->
    [one] Ein Stich
   *[other] { $tricks } Stiche
}, mit welcher Farbe als Trumpf?
q92-ask-partners = Du hast das Reizen gewonnen: Wähl jetzt { $count ->
    [one] deinen Partner
   *[other] deine { $count } Partner
} für diese Runde.
q92-ask-discard-left = Du bist am Zug: { SUIT($suit) } wurde ausgespielt und du hast keins, also spiel, was du willst. Dein { SUIT($left) }, die linke Farbe, würde als { SUIT($suit) } zählen.
q92-counts-as = { $card } als { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
q92-choose-partners = Wähl { $count } Partner

q92-your-partners = mit { $names } spielen

## Für alle, die zuhören statt hinzusehen

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (hat geboten)
    [partner] {""} (Partner)
    [other] {""} (auf der Gegenseite)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, Geber
   *[no] {""}
}: { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
}.
q92-spoken-trumps = Trumpf: { SUIT($trump) }, oben Dame und 9. Linke Farbe: { SUIT($left) }.
q92-spoken-left = { $card } als { SUIT($suit) } von { $name }

## Befehle

q92-name = 92Q
q92-game = Um Stiche reizen, Partner wählen und eine Farbe in eine andere verwandeln
q92-size = { $size ->
    [4] Je dreizehn Karten; das höchste Gebot wählt einen Partner
    [6] Je acht Karten; das höchste Gebot wählt zwei Partner
   *[8] Je sechs Karten; das höchste Gebot wählt drei Partner
}

q92-about = 92Q: reizen, Partner wählen und eine Farbe in eine andere verwandeln
q92-option-players = Wie viele mitspielen: 4, 6 oder 8 (4)
q92-option-target = Die Punktzahl, mit der die Partie endet (92)
q92-partners-about = Deine Partner für diese Runde wählen, wenn du das Reizen gewonnen hast
q92-partners-option = Jemand am Tisch
q92-partners-second = Dein zweiter Partner, zu sechst oder zu acht
q92-partners-third = Dein dritter Partner, zu acht

## Regeln

q92-topic-partners = Partner
q92-topic-play = Das Spiel und die linke Farbe
q92-topic-order = Welche Karte am höchsten ist

q92-rules-overview = **92Q** ist für vier, sechs oder acht Spieler mit 52 Karten. Wer in einer Runde das Reizen gewinnt, bestimmt den Trumpf und
    sucht sich Partner nur für diese Runde aus, sodass der halbe Tisch gegen die andere Hälfte spielt. Punkte bekommen Einzelne,
    nicht Seiten: Auf der Siegerseite wird jeder für die Stiche bezahlt, die er selbst gemacht hat.
    Drei Dinge sind besonders: Unter den Trümpfen schlagen die Neun und die Dame das Ass; Karten der *linken Farbe* können zur
    ausgespielten Farbe werden; und eine Zwei macht den Stich, wenn alle bedienen.
    Die Partie endet mit der Runde, in der jemand { $target } erreicht. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.
q92-rules-deal =
    Alle Karten werden einzeln ausgeteilt: je dreizehn zu viert, acht zu sechst, sechs zu acht. Die vier Karten, die zu sechst oder
    zu acht übrig bleiben, liegen beiseite, und niemand sieht sie in dieser Runde. Das Geben wandert mit jeder Runde im Uhrzeigersinn weiter.
    Wer zuerst gibt, wird ausgelost.
q92-rules-auction =
    Wer links vom Geber sitzt, spricht zuerst. Biete eine Zahl von Stichen, höchstens so viele, wie man Karten hat, und eine Trumpffarbe;
    oder passe und sei bei diesem Reizen nicht mehr dabei. Jedes Gebot muss mehr Stiche nennen als das vorige, in derselben Farbe oder
    einer anderen: Die Farben haben keinen Rang. Wer als Letzter übrig ist, spielt sein Gebot, und ein Gebot auf alle Stiche beendet das
    Reizen sofort. Passen alle, gibt der nächste Geber.
q92-rules-partners =
    Wer das Gebot hat, wählt Partner unter allen anderen, egal wo sie sitzen, bis der halbe Tisch auf dieser Seite ist: einen Partner
    zu viert, zwei zu sechst, drei zu acht. Niemand darf ablehnen, und alle wissen, wer mit wem spielt.
    Gemeinsam müssen sie so viele Stiche machen, wie geboten wurden.
q92-rules-play =
    Wer links vom Geber sitzt, spielt zum ersten Stich aus, danach immer, wer den letzten gemacht hat. Hast du eine Karte der
    ausgespielten Farbe, musst du bedienen; wenn nicht, spielst du, was du willst.
    Die linke Farbe ist die zweite rote oder schwarze Farbe neben dem Trumpf: Pik, wenn Kreuz Trumpf ist, Herz, wenn Karo es ist, und
    umgekehrt. Eine Karte der linken Farbe, die auf eine andere Farbe abgeworfen wird, *wird* zu dieser Farbe: Ist Herz ausgespielt,
    zählt Pik-König als Herz-König und hat bedient. Ist Trumpf ausgespielt, wird sie zum Trumpf. Das darfst du nur, wenn du keine
    Karte der ausgespielten Farbe hast, und du musst es nie. Wird die linke Farbe selbst ausgespielt, ist sie eine gewöhnliche Farbe.
q92-rules-order =
    Von oben: bei Trumpf Dame, 9, Ass, König, Bube, 10, dann 8 bis 2; in jeder anderen Farbe Ass, König, Dame, Bube, dann 10 bis 2. Jeder Trumpf
    schlägt alle anderen Farben; ohne Trumpf geht der Stich an die höchste Karte der ausgespielten Farbe. Zählen zwei Karten als
    dieselbe, gewinnt die zuerst gespielte.
    Die Zwei ist die höchste Karte, noch über der Trumpf-Dame, wenn jede Karte des Stichs als die ausgespielte Farbe zählt.
    Eine abgeworfene Karte der linken Farbe zählt als bedient und kann selbst so eine Zwei werden. Hat jemand eine andere Farbe
    gespielt, sind Zweien die niedrigsten ihrer Farbe; eine Trumpf-Zwei schlägt dennoch alles, was kein Trumpf ist.
q92-rules-score =
    Hat die Seite des Gebots mindestens so viele Stiche wie geboten, gewinnt sie die Runde; wenn nicht, die andere Seite.
    Auf der Siegerseite bekommt jeder drei Punkte für jeden eigenen Stich; neun, wenn die Seite alle Stiche gemacht hat.
    Die andere Seite bekommt nichts. 7 geboten, mit 5 und 3 Stichen: 15 und 9 Punkte. Mit 4 und 2 Stichen fehlt einer: Die beiden
    anderen, mit 4 und 3 Stichen, bekommen 12 und 9.

## Was die Bilder zeigen, für alle, die sie hören: zusammen höchstens 1.024 Zeichen.

q92-picture-contract = { BID($bid) } geboten, { $taken } gemacht; linke Farbe: { $left }.
q92-picture-turned = { $name } { $card } als { $suit }
q92-picture-two-high = Zweien sind bisher hoch.
q92-picture-two-low = Zweien sind niedrig.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (Gebot)
    [partner] {""} (Partner)
    [other] {""} (Gegenseite)
   *[none] {""}
}: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $taken ->
    [one] { $taken } Stich
   *[other] { $taken } Stiche
}.
q92-picture-turning = Als { $suit } würde zählen: { $cards }.
q92-picture-partner = Partner
q92-picture-other = Gegner
q92-picture-left = Linke Farbe
q92-picture-high = ist hoch
q92-picture-low = ist niedrig
