### Die Wochenaufgabe: für alle auf einem Server dieselben Karten, jeder allein mit Computerspielern.

challenge-about = Einmal in der Woche: dieselben Karten für alle hier, allein gegen dieselben Computerspieler
challenge-play-about = Die Aufgabe dieser Woche spielen: ein Versuch, der zählt; oder damit weitermachen
challenge-board-about = Wer aus den Karten dieser oder der letzten Woche am meisten gemacht hat
challenge-help-about = Was die Wochenaufgabe ist, und was diese Woche gespielt wird
challenge-week-option = Welche Woche; sonst diese
challenge-this = diese Woche
challenge-last = letzte Woche

## Ihre Nachricht im Kanal

challenge-title = ## { $game } · Aufgabe der Woche { $week }
challenge-on = ▸ **{ $name }** spielt die Aufgabe dieser Woche: { $where }.
challenge-left = ▸ **{ $name }** hat die Aufgabe dieser Woche verlassen und kann noch zurückkommen.
challenge-finished = **{ $name }** ist fertig: **{ $score }**.
challenge-stopped = **{ $name }** hat nicht zu Ende gespielt. { $why }
challenge-leave-asked = **Die Wochenaufgabe verlassen?**
    Sie wartet auf dich: Bis { $told } kannst du zurückkommen, mit „Meine Karten“ oder /hand.
    Oder gib auf: Das war dein einziger Versuch, und du wirst Letzter.
challenge-value = { $trash ->
    [yes] { NUMBER($score, useGrouping: 0) } Müll
   *[no] { $score ->
        [one] { NUMBER($score, useGrouping: 0) } Punkt
       *[other] { NUMBER($score, useGrouping: 0) } Punkte
    }
}
challenge-hidden = -# Alle hier bekommen diese Woche dieselben Karten; darum bleiben sie bis { $when } verborgen.
button-challenge-play = Die Aufgabe spielen
button-challenge-start = Meinen Versuch beginnen
button-challenge-too = Auch spielen
button-challenge-board = Rangliste
button-challenge-now = Diese Woche
button-challenge-last = Letzte Woche

## Was sie ist

challenge-this-week = Du und { $others ->
    [one] ein Computerspieler
   *[other] { $others } Computerspieler
} (normal){ $options ->
    [none] .
   *[other] ; { $options }.
} Die Zeit zum Anfangen endet { $until }.
challenge-how =
    Alle hier bekommen **dieselben Karten gegen dieselben Computerspieler**: Es zählt nur, wie du spielst. { $trash ->
        [yes] Am besten ist, wer am wenigsten Müll hat.
       *[no] Am besten ist, wer die meisten Punkte hat.
    }
    • Du hast einen Versuch, und er zählt von der ersten Karte an. Wer aufgibt oder nicht zu Ende spielt, wird Letzter.
    • Du spielst für dich. Andere sehen nur, dass du spielst, und dein Ergebnis.
    • Gewertet wird das nicht, und Tipps gibt es keine.
    • Wer angefangen hat, kann bis { $told } zu Ende spielen. Danach können alle diese Partien nachspielen und das Austeilen nachrechnen.

## Die Rangliste

challenge-board-title = ## { $game } · Aufgabe der Woche { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name }: **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name }: nicht zu Ende gespielt
challenge-line-on = – { $name }: spielt noch
challenge-board-own = Du: { $line }
challenge-board-empty = Noch hat sie niemand gespielt.
challenge-board-how = -# Dieselben Karten für alle, ein einziges Mal; { $trash ->
    [yes] am besten ist, wer am wenigsten Müll hat.
   *[no] am besten ist, wer die meisten Punkte hat.
} Wer gleich viel hat, teilt sich den Platz.

## Was nicht geht

challenge-once = Deinen Versuch an der Aufgabe dieser Woche hattest du schon. Die nächste beginnt { $when }.
challenge-lost = Das Geheimnis der Karten dieser Woche ist verloren, also kann niemand mehr damit anfangen. Die nächste Aufgabe kommt mit der nächsten Woche.
challenge-none = In jener Woche gab es hier keine Aufgabe.
challenge-sealed = Andere haben diese Karten vielleicht noch vor sich, also sieht sie bis { $when } nur, wer sie gespielt hat.

## Faires Geben

fair-challenge = **Eine Wochenaufgabe**: Die Karten sind für alle dieselben, die hier die von { $week } spielen. Klicks oder Wörter werden nicht eingemischt: Der Seed kommt aus einem Geheimnis, das gezogen wurde, bevor jemand angefangen hat.
fair-secret-week = Seed und Geheimnis stehen ab { $when } hier, wenn niemand mehr diese Karten spielt. Dann können alle jedes Austeilen nachrechnen.
fair-week-secret = **Das Geheimnis der Woche** war `{ $secret }`; der Seed ist sein HMAC-SHA256 von `challenge { $guild } { $week }`.
