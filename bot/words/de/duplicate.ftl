### Duplikat-Abende: dieselben versiegelten Karten für alle, gewertet danach, was die anderen vom selben Platz aus daraus gemacht haben.

duplicate-about = Dieselben versiegelten Karten für alle Teams, verglichen mit dem, was die anderen daraus machen
duplicate-new-about = Einen Duplikat-Abend eröffnen: Alle spielen dieselben Boards, wann sie mögen
duplicate-join-about = Beim Abend eines anderen Servers mitmachen, mit dem Code, den du vom Gastgeber hast
duplicate-show-about = Die Duplikat-Abende hier und deine: weiterspielen, Stand, Boards
duplicate-game-option = Was gespielt wird
duplicate-boards-option = Wie viele Boards jeder spielt; sonst 2
duplicate-size-option = Wie viele Leute ein Team hat; bei 1 spielt jeder für sich
duplicate-time-option = Wie lange ab dem Beginn gespielt wird; sonst drei Tage
duplicate-code-option = Der Code des Abends
duplicate-team-option = Der Name deines Teams, wo in Teams gespielt wird
duplicate-hours = { $hours ->
    [2] zwei Stunden
    [24] ein Tag
    [72] drei Tage
    [168] eine Woche
   *[other] zwei Wochen
}
duplicate-form-option = Jeder gegen jeden, oder Schweizer System: In jeder Runde treffen sich Tabellennachbarn
duplicate-form = { $form ->
    [swiss] Schweizer System
   *[other] jeder gegen jeden
}
setup-nights-option = Ob hier Duplikat-Abende eröffnet und die anderer Server besucht werden können
setup-short-nights = Duplikat-Abende

## Ein Abend

duplicate-title = ## { $game } · Duplikat-Abend { NUMBER($night, useGrouping: 0) }
duplicate-number = Abend { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Duplikat-Abende
duplicate-listed = • Abend { NUMBER($night, useGrouping: 0) }, { $game }: { $status ->
    [lobby] noch offen
    [playing] wird gespielt
    [over] vorbei
   *[off] abgesagt
}
duplicate-lobby = { $teams ->
    [0] Noch macht niemand mit.
   *[other] { $size ->
        [1] Bisher machen mit ({ $teams }):
       *[other] Teams bisher ({ $teams }):
    }
}
duplicate-how = -# Jeder spielt { $boards ->
    [one] ein Board
   *[other] { $boards } Boards
}, allein mit { $others } Computerspielern (normal), irgendwann binnen { $hours ->
    [2] zwei Stunden
    [24] einem Tag
    [72] drei Tagen
    [168] einer Woche
   *[other] zwei Wochen
} ab dem Beginn. { $size ->
    [1] Alle spielen dieselben Boards von denselben Plätzen aus.
   *[other] Im Team spielt jeder andere Boards, und in jedem anderen Team spielt jemand dasselbe vom selben Platz aus; darum könnt ihr im Team über alles reden, was ihr gespielt habt.
} Ein Board zählt so viel, wie du im Schnitt besser oder schlechter warst als die anderen. Was am Ende noch offen ist, spielen Computerspieler.
duplicate-how-swiss = -# Schweizer System: { $boards ->
    [one] eine Runde
   *[other] { $boards } Runden
}, und dafür { $time } Zeit. { $size ->
    [1] In jeder Runde spielen alle dasselbe Board vom selben Platz aus,
   *[other] In jeder Runde spielt im Team jeder ein anderes Board, dieselben in allen Teams und von denselben Plätzen aus,
} allein mit { $others } Computerspielern (normal). In jeder Runde treffen sich Tabellennachbarn, und wer aus denselben Karten mehr macht, gewinnt: zwei Punkte für einen Sieg oder ein Freilos, einer für ein Unentschieden. Bei Gleichstand zählen die Punkte der Gegner (Buchholz), dann die Differenz zu allen. Sind alle Boards einer Runde gespielt, beginnt die nächste. Was bis dahin nicht gespielt ist, spielen Computerspieler.
duplicate-worth = -# Auf jedem Board zählt, wie viel besser du warst als die anderen.
duplicate-promise-short = -# Karten versiegelt: `{ $commitment }…`
duplicate-promise = -# Die Karten standen fest, bevor jemand mitgemacht hat: `{ $commitment }`
duplicate-playing = ▸ Offen bis { $until }.
duplicate-progress = • { $name }: { $done } von { $boards } { $boards ->
    [one] Board
   *[other] Boards
}
duplicate-over = **Der Abend ist vorbei.** Durchschnittliche Differenz und Matchpoints:
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Runde { $round } von { $rounds }, bis { $until }.
duplicate-pair = • { $one } gegen { $other }: { $done } von { $boards } Boards
duplicate-bye = • { $name } hat ein Freilos, das wie ein Sieg zählt: { $done } von { $boards } { $boards ->
    [one] Board
   *[other] Boards
}
duplicate-after-round = **Nach Runde { $round }:**
duplicate-over-swiss = **Der Abend ist vorbei.** Punkte, Punkte der Gegner (Buchholz) und durchschnittliche Differenz zu allen:
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Punkte
duplicate-buchholz = Buchholz
duplicate-margin = Differenz
duplicate-own = { $own } von { $boards } gespielt
duplicate-unplayed = ▸ Niemand hat gespielt: Alle diese Ergebnisse sind von normal, und niemand hat gewonnen.
duplicate-gave-up = Du hast diesen Abend verlassen: Niemand wartet auf dich, und normal spielt deine Boards. Mit „Mein nächstes Board“ kommst du zurück, solange der Abend nicht ohne dich weitergegangen ist.
duplicate-gone-mark = nicht mehr dabei
duplicate-off = Dieser Abend wurde abgesagt.
duplicate-moved = -# Weiter unten.
duplicate-called = ▸ Eure Boards liegen bereit: { $users }
duplicate-team = Team { $team }
duplicate-team-named = { $name } (Team { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Board { $first }
   *[other] Boards { $first }–{ $last }
}
duplicate-after = Duplikat-Abend { NUMBER($night, useGrouping: 0) }
duplicate-score = Ergebnis
duplicate-difference = Differenz
duplicate-nobody = normal
button-duplicate = Der Abend
button-duplicate-join = Mitmachen
button-duplicate-leave = Doch nicht
button-duplicate-begin = Beginnen
button-duplicate-off = Absagen
button-duplicate-code = Server einladen
button-duplicate-guests = Entfernen
button-duplicate-play = Mein nächstes Board
button-duplicate-file = Datei zum Prüfen
menu-duplicate-boards = Ein Board …
duplicate-guests-title = ## Wer mitmacht
duplicate-guests = Wen du wegschickst, der kann bei diesem Abend nicht wieder mitmachen, solange du es nicht zulässt. Eine Nachricht bekommt niemand.
duplicate-guests-none = Außer dir macht noch niemand mit.
duplicate-menu-team = Ein ganzes Team wegschicken …
duplicate-menu-away = Jemanden wegschicken …
duplicate-menu-unname = Einem Team den Namen nehmen …
duplicate-menu-back = Jemanden wieder zulassen …
duplicate-code = Der Code dieses Abends ist **{ $code }**. Gib ihn jemandem auf einem anderen Server: Wer dort `/duplicate join code:{ $code }` tippt, kann mit diesem Server mitmachen. Wer den Code hat, kann Leute mitbringen, solange der Abend nicht begonnen hat.
duplicate-team-title = Dein Team
duplicate-team-label = Sein Name
duplicate-team-means = Ein neuer Name gründet ein Team. Mit Name oder Nummer eines Teams von hier kommst du dazu; Platz: { $size }.
duplicate-file = Jede Partie des Abends mit ihrem Seed, und der Stand. `python -m bot verify` und verify.mjs rechnen alles nach; docs/fair-deals.md sagt, wie.

## Ein Board

duplicate-board-title = ### { $game } · Board { $board } von Abend { NUMBER($night, useGrouping: 0) }
duplicate-board = Board { $board } (Platz { $seat })
duplicate-board-picture = Board { $board } · Datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Alle saßen auf Platz { $seat }. Das Datum, der Schnitt aller Ergebnisse, ist { NUMBER($datum, maximumFractionDigits: 1) }; die Differenz ist die zum Schnitt der anderen. /replay zeigt eine Partie nach ihrer Nummer.
duplicate-board-replay = { $name } nachspielen
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
}: { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** spielt: { $where }.
duplicate-left = ▸ **{ $name }** hat dieses Board verlassen und kann noch zurückkommen.
duplicate-finished = **{ $name }** hat dieses Board gespielt.
duplicate-stopped = **{ $name }** hat dieses Board nicht zu Ende gespielt; das tut ein Computerspieler, wenn der Abend endet.
duplicate-scored = Du hast dieses Board gespielt: **{ $score }**. Was das wert ist, zeigt sich, wenn der Abend vorbei ist; sag deinen Gegnern bis dahin nichts über die Karten.
duplicate-hidden = -# Andere spielen dieselben Karten; darum bleiben sie verborgen, bis der Abend vorbei ist.
duplicate-leave-asked = **Dieses Board verlassen?**
    Es wartet auf dich: Bis der Abend endet, kannst du zurückkommen, mit „Meine Karten“ oder /hand.
    Oder gib auf: Dann spielt ein Computerspieler es zu Ende, und du kannst es nicht noch einmal spielen.

## Warum nicht

duplicate-sealed = Andere haben diese Karten vielleicht noch vor sich, also sieht sie niemand, bis der Abend vorbei ist.
duplicate-none = Einen solchen Duplikat-Abend gibt es hier nicht.
duplicate-none-here = Hier gibt es noch keine Duplikat-Abende. Eröffne einen mit /duplicate new.
duplicate-no-code = Kein Duplikat-Abend hat diesen Code.
duplicate-begun = Dieser Abend hat schon begonnen, oder er wurde abgesagt.
duplicate-not-on = Dieser Abend wird gerade nicht gespielt.
duplicate-not-in = Du machst bei diesem Abend nicht mit.
duplicate-gone = Du hast diesen Abend verlassen, und er ist ohne dich weitergegangen.
duplicate-in = Du machst bei diesem Abend schon mit.
duplicate-host = Das kann nur der Gastgeber des Abends.
duplicate-host-stays = Dich selbst kannst du nicht wegschicken; mit „Doch nicht“ machst du nicht mehr mit.
duplicate-away = Der Gastgeber dieses Abends hat dich weggeschickt.
duplicate-few = Ein Abend beginnt erst, wenn mindestens { $fewest } mitmachen.
duplicate-full = Dieser Abend ist voll: Mehr als { $most } gehen nicht.
duplicate-most = Du hast schon { $most } Abende, die nicht vorbei sind. /duplicate show führt zu ihnen, auf jedem Server.
duplicate-no-name = Hier wird in Teams gespielt: Sag, wie deines heißt.
duplicate-name-taken = So heißt schon ein Team von einem anderen Server.
duplicate-no-team = Es gibt kein Team { $team }.
duplicate-team-full = Dieses Team ist voll.
duplicate-once = Dieses Board hast du schon begonnen.
duplicate-waits = Deine Boards dieser Runde sind gespielt, oder ihre Zeit ist um. Die nächste beginnt, wenn alle Boards gespielt sind.
duplicate-all-played = Du hast alle deine Boards gespielt. Den Stand siehst du, wenn der Abend vorbei ist.
duplicate-lost = Das Geheimnis der Karten dieses Abends ist verloren.
duplicate-not-here = Wer diesen Server verwaltet, will hier keine Duplikat-Abende (/setup).

## Woraus die Karten kommen

fair-board = **Ein Duplikat-Abend**: Die Karten von Board { $board } sind für alle dieselben, die Abend { NUMBER($night, useGrouping: 0) } spielen. Klicks oder Wörter werden nicht eingemischt: Der Seed kommt aus einem Geheimnis, das gezogen wurde, bevor jemand mitgemacht hat.
fair-secret-night = Der Seed steht hier, wenn der Abend vorbei ist.
fair-night-secret = **Das Geheimnis des Abends** war `{ $secret }`; der Seed ist sein HMAC-SHA256 von `duplicate { $night } { $board }`.
fair-proved-night = **Bewiesen** ist am Ende: Alle hatten dieselben Karten, und sie folgen aus dem Geheimnis des Abends.
fair-trusted-night = **Vertrauen** musst du denen, die Toucan betreiben: An einem Duplikat-Abend gibt es weder Klicks noch Wörter. Sie könnten also Geheimnisse ziehen, bis ihnen eines gefällt, und die Karten kennen, bevor sie selbst spielen. Und allen anderen: dass sie keinem anderen Team sagen, was sie gesehen haben.
