### Was ein Server für seine Tische wählt.

setup-about = Einstellen, wie Tische auf diesem Server laufen, und sehen, was mir hier fehlt
setup-clock-option = Die Bedenkzeit eines Tisches, wenn der Gastgeber keine andere wählt
setup-season-option = Wie lang eine Saison der Rangliste ist
setup-mentions-option = Ob Toucan erwähnt, wer am Zug ist, bei allen, die das mögen
setup-hints-option = Ob man um einen Tipp bitten kann
setup-hinted-option = Ob Partien mit Tipps gewertet werden
setup-programs-option = Ob an Tischen Programme mitspielen dürfen, die nicht zu Toucan gehören
setup-patience-option = Wie lange ohne Uhr auf jemanden gewartet wird, bevor die anderen weitermachen dürfen
setup-allow = Ein Kanal, in dem Tische eröffnet werden dürfen; der erste schließt alle anderen aus
setup-forbid = Ein Kanal, der von dieser Liste verschwindet; eine leere Liste heißt überall
setup-title = ## Die Tische dieses Servers
setup-page-places = Orte und Leute
setup-page-play = Bedenkzeit, Tipps, Saisons
setup-channels = Tische gibt es in: { $channels }
setup-everywhere = **allen Kanälen**
setup-months = { $months ->
    [one] ein Monat
   *[other] { $months } Monate
}
setup-hours = { $hours ->
    [24] ein Tag
    [72] drei Tage
    [168] eine Woche
   *[other] { $hours } Stunden
}
setup-menu-channels = Kanäle (leer = alle)
setup-short-clock = Bedenkzeit
setup-short-season = Eine Saison
setup-short-patience = Wartezeit ohne Uhr
setup-short-mentions = Erwähnungen
setup-short-hints = Tipps
setup-short-hinted = Mit Tipps gewertet
setup-short-programs = Programme am Tisch
setup-short-typed = Eingetippte Wörter
setup-typed-option = Ob Leute Wörter für die Karten und Teamnamen eintippen dürfen
setup-short-language = Sprache
setup-fine = Ich habe alle Rechte, die Tische brauchen.
setup-lacks = ⚠️ In { $channel } fehlen mir Rechte: { $permissions }.
setup-gone = ⚠️ Einer der Kanäle auf deiner Liste ist weg oder mir verborgen ({ $channel }).
setup-more = … und { $number ->
    [one] ein weiterer Kanal
   *[other] { $number } weitere Kanäle
}.
setup-managers-only = Das kann nur, wer den Server verwaltet.
setup-too-many = Eine Liste hat Platz für { $most } Kanäle.
table-elsewhere = Auf diesem Server gibt es Tische in { $channels }.

clock-none = ohne Uhr
clock-live = live: eine Minute pro Zug
clock-relaxed = entspannt: fünf Minuten pro Zug
clock-day = ein Tag pro Zug
