### Die Seiten im Netz: Partien Stich für Stich, und Ranglisten.

site-name = Toucan: Kartenspiele
site-pages = Seiten
site-languages = Sprachen
site-skip = Zum Inhalt springen
site-first = Alle Partien
site-what = Partien und Ranglisten derer, die hier gesehen werden wollen. Alle anderen werden nicht genannt, und ihre Karten nicht gezeigt.
site-foot = Toucan { $version } · Keine Cookies, niemand wird gezählt, und Suchmaschinen werden gebeten, draußen zu bleiben. Wenn du hier nicht mehr genannt werden willst, ändere es auf Discord mit /settings.
site-matches = Partien
site-no-matches = Noch steht keine Partie hier.
site-match = { $game }, Partie { NUMBER($table, useGrouping: 0) }
site-boards = Ranglisten
site-no-boards = Noch steht niemand auf einer Rangliste.
site-board = Rangliste von { $game }
site-column-rank = Platz
site-column-name = Name
site-column-rating = Wertung
site-column-games = Partien
site-column-wins = Siege
site-match-title = { $game }, Partie { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {": Runde "}{ $hand } von { $hands }
}
site-players = Es spielten { $names }
site-hands = Runden
site-hands-again = Runden, noch einmal
site-hand-label = Runde { $number }
site-eyes = Zeig die Karten von
site-keys = Mit den Pfeiltasten kommst du zum nächsten Stich und zurück.
site-dealt = Die Karten sind ausgeteilt
site-before = Vor der ersten Karte
site-trick = Stich { $number }
site-over = Die Runde ist vorbei
site-next = Weiter
site-back = Zurück

site-link = [Diese Runde im Netz]({ $address })
site-published = [Diese Partie steht im Netz]({ $address }), spätestens in ein paar Minuten: mit deinem Namen und deinen Karten. Die anderen werden dort genannt, wenn sie es wollen.
site-withdrawn = Du hast deinen Wunsch zurückgenommen. Wenn niemand sonst diese Partie im Netz haben will, verschwinden ihre Seiten in ein paar Minuten.
site-not-willing = Im Netz könnten alle deinen Namen sehen. Sag erst in /settings, dass du das willst.
button-web = Ins Netz stellen
button-unweb = Aus dem Netz nehmen
settings-web = Im Netz genannt werden, bei Partien und auf Ranglisten
settings-short-web = Im Netz
