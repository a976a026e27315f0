### Was der Kartentisch selbst sagt, bevor die Regeln eines Spiels gefragt sind.

table-gone = Diesen Tisch gibt es nicht mehr.
table-in-channel = In diesem Kanal steht schon ein Tisch. Spiel dort mit, oder eröffne deinen in einem anderen Kanal.
aside-goes-on = { $name } spielt { $where ->
    [messages] in privaten Nachrichten
   *[other] in { $where }
} weiter: Hier möchte jemand anders spielen.
rematch-open = Die Revanche ist schon offen: { $where }
aside-told = Jemand anders möchte in { $where } spielen, daher hat deine Partie gegen Computer dort Platz gemacht. Nichts ist verloren.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-already-seated = Du hast schon einen Platz an diesem Tisch.
table-full = Alle Plätze sind besetzt.
table-no-such-size = So viele Plätze hat ein Tisch dieses Spiels nicht, oder es sitzen schon mehr Leute dort.
table-seat-taken = Dort sitzt { $name }.
table-no-computer = Dort sitzt kein Computerspieler.
table-host-only = Das kann nur der Gastgeber. Nach zehn Minuten ohne ihn können es alle, die hier sitzen.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-seats-free = { $free ->
    [one] Ein Platz ist noch frei: Jemand kann sich dazusetzen, oder der Gastgeber holt einen Computerspieler dazu.
   *[other] { $free } Plätze sind noch frei: Andere können sich dazusetzen, oder der Gastgeber holt Computerspieler dazu.
}
table-done-already = Dieser Zug ist schon vorbei. So steht es jetzt.
table-moved-on = Am Tisch ging es inzwischen weiter. So steht es jetzt.
table-not-over = Die Partie ist noch nicht zu Ende.
table-unreadable = Diese Partie wurde nach älteren Regeln gespielt, die ich nicht mehr kenne; ich kann sie weder zeigen noch fortsetzen.
game-gone = Das Spiel „{ $game }“ gibt es hier nicht mehr; seine Partien lassen sich weder zeigen noch fortsetzen.
table-resting = Toucan wird gleich neu gestartet. Nichts ist verloren; versuch es gleich noch einmal.
table-newer = Diesen Tisch hat ein neuerer Toucan eröffnet, auf den gerade erst umgestellt wird. Nichts ist verloren; versuch es in ein paar Minuten noch einmal.
table-draining = Toucan wird gleich aktualisiert: Vorerst wird kein neuer Tisch eröffnet. Versuch es in einer Weile noch einmal.
table-draining-told = -# Toucan wird gleich aktualisiert. Dieser Tisch läuft weiter; neue gibt es erst danach wieder.
no-such-level = Für { $game } gibt es keinen Computerspieler der Stufe „{ $level }“.
# Steht an der Stelle eines Namens, auch nach „von“ und „mit“.
former-player = Ex-Mitspieler
