### Wege an einen Tisch, ohne zu tippen: die Seite von /play und die Kartenecke.

play-open-about = Einen Tisch über Menüs eröffnen: Spiel, Mitspieler, Computer, Bedenkzeit
play-title = ## { $game } spielen
play-begins-alone = Du spielst gegen { $computers ->
    [one] einen Computerspieler
   *[other] { $computers } Computerspieler
}. Es geht sofort los.
play-begins = In diesem Kanal öffnet ein Tisch mit { $open ->
    [one] einem freien Platz
   *[other] { $open } freien Plätzen
}{ $computers ->
    [0] {""}
    [one] {" "}und einem Computerspieler
   *[other] {" "}und { $computers } Computerspielern
}. Alle können mitspielen.
play-menu-game = Welches Spiel?
play-menu-size = Wie viele Plätze?
play-menu-people = Wer spielt?
play-menu-level = Wie gut sind die Computer?
play-menu-clock = Welche Bedenkzeit?
play-size = { $size } Spieler
play-people-alone = Nur ich
play-people-alone-means = { $computers ->
    [one] Ein Computer nimmt den anderen Platz
   *[other] Computer nehmen die anderen { $computers } Plätze
}, und es geht sofort los
play-people = { $people } Leute
play-people-means = { $computers ->
    [one] Ein Computer nimmt einen Platz
   *[other] Computer nehmen { $computers } Plätze
}, andere kommen im Kanal dazu
play-people-all-means = Alle Plätze sind für Leute, die im Kanal dazukommen
play-level-novice = Computer: Anfänger
play-level-novice-means = Sie vergessen und übersehen viel: gut für eine erste Partie
play-level-easy = Computer: leicht
play-level-easy-means = Sie verschätzen sich oft
play-level-normal = Computer: normal
play-level-normal-means = Sie spielen solide, nach Faustregeln
play-level-hard = Computer: schwer
play-level-hard-means = Sie denken voraus und schlagen die normalen meist
play-level-program-means = Gehört nicht zu Toucan: Finde heraus, wie es spielt
play-clock-none-means = Niemand wird gedrängt
play-clock-live-means = Für einen Tisch, an dem alle gerade da sind
play-clock-relaxed-means = Für einen Abend neben anderen Dingen
play-clock-day-means = Für eine Partie, die über Tage geht
button-play = Spielen
button-play-alone = Spielen
button-play-open = Öffnen
button-learn = Lernen
play-opened = ✓ { $game }: { $open ->
    [0] Der Tisch steht unten, und deine Karten auch.
   *[other] Der Tisch steht unten, und du sitzt daran. Andere drücken auf „Mitspielen“.
}

## Die Kartenecke

corner-title = ## 🃏 Kartenecke
corner-about = Wähl ein Spiel: gegen Computer oder mit anderen, ganz ohne zu tippen.
corner-game = **{ $game }** · { $players } Spieler · etwa { $minutes } min
corner-lacking = **Tische mit freien Plätzen**
corner-table = • { $game } mit { $name }: { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
} → { $where }
corner-menu-join = An einem Tisch mitspielen
corner-join = { $game } mit { $name }
corner-joined = Du hast einen Platz: { $game } → { $where }
button-my-tables = Meine Tische
setup-corner-option = Der Kanal, in dem eine bleibende Nachricht alle ohne Tippen spielen lässt
setup-menu-corner = Kartenecke im Kanal (leer = keine)
setup-corner = Kartenecke: { $channel }

## /tables

tables-about = Deine Tische auf allen Servern, zuerst die, die auf dich warten
tables-title = ### Deine Tische
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **du bist dran**
tables-turn-by = **du bist dran** ({ $when } ist die Zeit um)
tables-lobby = { $free ->
    [0] kann beginnen
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
tables-more = … und { $number } weitere
tables-shelved = An weggestellten Tischen kannst du hier weiterspielen:
tables-none = Du sitzt an keinem Tisch.
