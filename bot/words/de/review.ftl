### Rückblick auf das eigene Spiel: die teuersten Entscheidungen, und ein Satz zur Partie.

review-about = Deine drei teuersten Entscheidungen einer Partie, beurteilt nach dem, was du sehen konntest
review-option = Nummer des Tisches, sie steht auf seinen Nachrichten; ohne sie deine letzte Partie
button-review = Analyse
review-title = ### Dein Spiel · { $game } · Partie { NUMBER($table, useGrouping: 0) }
review-decision = ### Teure Entscheidung { $number } von { $count }
review-where = -# { $game } · Partie { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
       *[other] Runde
    } { $hand }
}
review-shared = **{ $name }** zeigt:
review-did = Deine Wahl: { $action }.
review-better = *Schwer* wählt: { $action }.
review-worth = Das ist im Schnitt um { $by } besser{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, in { $worlds } Kartenverteilungen.
review-instead = *Schwer* wählt: { $action } (+{ $by }).
review-picture-best = Am besten: { $action }.
review-picture-chosen = Gewählt: { $action }.
review-places = { $places ->
    [one] Damit wärst du einen Platz weiter vorn gelandet.
   *[other] Damit wärst du { $places } Plätze weiter vorn gelandet.
}
review-clean = Nichts, was du getan hast, war klar schlechter als das, was *Schwer* getan hätte.
review-summary = **Die Partie:** { $close } von { $judged ->
    [one] einer Entscheidung
   *[other] { $judged } Entscheidungen
} ({ $share } %) so gut wie perfekt.
review-line = { $number }. { $did } · besser: { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Insgesamt verschenkt: etwa { NUMBER($number, minimumFractionDigits: 1) } Plätze{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Insgesamt verschenkt: etwa { NUMBER($number, minimumFractionDigits: 1) } Punkte{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [one] Eine weitere Entscheidung lässt
   *[other] { $count } weitere Entscheidungen lassen
} sich mit keiner anderen vergleichen, etwa beim Verhandeln oder beim ersten Wort im Reizen.
review-beyond = Angesehen wurden nur deine letzten { $count } Entscheidungen.
review-stood-in = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
} auf diesem Platz hat ein Computerspieler für dich getroffen.
review-worlds = Unterschiede sind Mittelwerte aus { $worlds } durchgespielten Kartenverteilungen.
review-fair = Es zählt nur, was du sehen konntest, nicht verdeckte Karten und nicht dein Kartenglück.
review-not-yours = In Partie { NUMBER($table, useGrouping: 0) } hast du nicht gespielt. Ansehen kannst du deine eigenen Partien.
review-nothing = Da gibt es nichts anzusehen: Du hattest in dieser Partie keine Entscheidung, die sich vergleichen lässt.
review-step = { $again ->
    [yes] Ich prüfe die teuersten noch einmal: { $done } von { $of } …
   *[no] Ich gehe deine { $of } Entscheidungen durch: { $done } sind geschafft …
}
review-busy = Ich sehe gerade noch Partie { NUMBER($table, useGrouping: 0) } für dich durch. Frag noch einmal, sobald du ihre Analyse hast.

button-play-on = Weiterspielen
button-branch-anew = Neu verteilt
button-branch-same = Wie es war
button-branch-back = Zur Partie
branch-title = ### Üben ab hier · { $game } · Partie { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] Verdeckte Karten sind neu ausgeteilt, passend zu dem, was du wusstest.
   *[no] Die Karten liegen so wie in der Partie.
} Auf den anderen Plätzen sitzen Computerspieler. Nur für dich, bis die Runde endet; es zählt nicht.
branch-came = Diesmal: { $here }. In der Partie: { $there }.
branch-none = Aus dieser Partie spielst du nicht mehr weiter. Fang beim Nachspielen neu an.
branch-over = Diese Runde ist zu Ende.
branch-not-here = In diesem Moment wird keine Runde gespielt. Geh zu einem anderen Schritt und spiel von dort weiter.
branch-not-yours = In Partie { NUMBER($table, useGrouping: 0) } hast du nicht gespielt. Weiterspielen kannst du aus deinen eigenen Partien.
