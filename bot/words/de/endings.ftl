### Wie eine Partie vor der Zeit endet: Stimmen, und Leute, auf die niemand mehr warten muss.

button-end-match = Partie beenden
button-end-agree = Auch beenden
button-end-without = Ohne sie beenden
button-end-withdraw = Doch weiterspielen
button-take-over = Computer für { $name }
table-ending = ⏹ { $names } { $count ->
    [one] möchte
   *[other] möchten
} die Partie beenden. { $how }
ending-early = { $missing ->
    [one] Sie endet, sobald noch jemand das möchte
   *[other] Sie endet, wenn noch { $missing } andere das möchten
}, und zählt nicht: Noch ist zu wenig gespielt.
ending-agreed = { $missing ->
    [one] Sie endet ungewertet, wenn noch jemand zustimmt
   *[other] Sie endet ungewertet, wenn noch { $missing } andere zustimmen
}: Alle, die nicht aufgegeben haben, müssen das. Wer nicht warten möchte, kann die Partie aufgeben; das zählt als Niederlage.
ending-without = { $missing ->
    [one] Sie endet, sobald noch jemand das möchte
   *[other] Sie endet, wenn noch { $missing } andere das möchten
}: { $names } { $count ->
    [one] wird Letzter
   *[other] werden Letzte
}, und wer geblieben ist, verliert nichts.
ending-by = Zustimmen kannst du mit „Meine Karten“ oder /table end.
ending-now = Sie endet sofort, wenn irgendjemand, der spielt, das möchte.
table-overdue = ⌛ { $names } { $count ->
    [one] hat
   *[other] haben
} seit { $when } nicht gespielt. Niemand muss länger warten: „Meine Karten“ sagt, was du tun kannst.
panel-overdue = ⌛ **{ $names }** { $count ->
    [one] hat
   *[other] haben
} seit { $when } nicht gespielt. { $computer ->
    [yes] Solange spielt ein Computerspieler.
   *[no] Du musst nicht länger warten:
}
panel-stalling = ⌛ **{ $names }** { $count ->
    [one] hat
   *[other] haben
} immer wieder fast alle Zeit verbraucht, die es gibt. Du musst nicht länger warten:
panel-drags = Du hast immer wieder fast deine ganze Zeit verbraucht. Spiel schneller, sonst spielt ein Computer für dich weiter.
panel-overdue-computer = • Ein Computerspieler kann für { $name } spielen; zurückkommen geht trotzdem. Wer am Ende der Partie nicht zurück ist, wird Letzter.
panel-overdue-early = { $only ->
    [yes] Die Partie endet, wenn
   *[no] Oder die Partie endet, wenn
} mehr als die Hälfte derer, die da sind, das möchten. Noch ist zu wenig gespielt, also zählt sie nicht.
panel-overdue-end = { $only ->
    [yes] Die Partie endet, wenn
   *[no] Oder die Partie endet, wenn
} alle, die da sind, das möchten: { $names } { $count ->
    [one] wird Letzter
   *[other] werden Letzte
}, und eure Wertungen können nur steigen.
table-end-asked = Du möchtest die Partie beenden. { $how }
table-end-withdrawn = Du möchtest die Partie nicht mehr beenden.
table-away-votes = Du bist von dieser Partie weg und hast daher keine Stimme. Komm erst zurück.
table-not-overdue = Diese Person hat noch Zeit.
table-ended-without = ### Die Partie ist ohne { $absent } zu Ende: { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.

## Wer gefragt wird: zur Revanche, oder weil sich geändert hat, was gespielt wird

lobby-seat-asked = { $number }. { $name } (eingeladen; der Platz wird { $when } wieder frei)
lobby-asks = Wer eingeladen ist, drückt auf „Mitspielen“. Dann kann der Gastgeber starten.
table-asked = { $more ->
    [0] { $name } ist eingeladen und hat
   *[other] { $name } und { $more } weitere sind eingeladen und haben
} noch nicht zugesagt. Niemand spielt eine Partie, ohne zuzustimmen.

## Tipps

table-hints-rated = Auf diesem Server sind Tipps an jedem Tisch erlaubt, und Partien werden trotzdem gewertet.
button-hints-yes = Tipps erlauben
button-hints-no = Tipps verbieten
lobby-hints = 💡 Tipps sind hier erlaubt, daher wird die Partie nicht gewertet.
lobby-hints-rated = 💡 Tipps sind hier erlaubt, und die Partie wird trotzdem gewertet.
