### Gespielte Partien: ihre Liste, eine Schritt für Schritt, und was alle auf der Hand hatten.

history-about = Deine gespielten Partien, nur für dich
history-title = ### Deine Partien{ $pages ->
    [1] {""}
   *[other] {""} · Seite { $page } von { $pages }
}
history-none = Du hast noch keine Partie zu Ende gespielt.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 gewonnen mit { $score }
    [lost] Platz { $place } mit { $score }
   *[ended] vorzeitig beendet
} · mit { $names } · { $when }
history-elsewhere = in { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Eine davon nachspielen
button-newer = Neuere
button-older = Ältere

replay-about = Eine gespielte Partie nachspielen: Zug für Zug, Stich für Stich oder Runde für Runde
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }**: { $action }
replay-dealer = ▸ **{ $name }** gibt als Erstes; so wurde gelost.
replay-leader = ▸ **{ $name }** spielt als Erstes aus; so wurde gelost.
replay-deal = ▸ Die Karten werden ausgeteilt.
replay-shuffle = ▸ Die Ablage wird gemischt und zum neuen Stapel.
replay-hand = { $deal ->
   *[other] Runde
} { $number }
replay-hand-of = { $deal ->
   *[other] Runde
} { $number } von { $count }
replay-all = Alle Karten offen
replay-public = Wie alle es sahen
replay-eyes = Aus Sicht von { $name }
replay-exported = Die Partie als Text; `python -m bot check` und `verify` lesen ihn.
button-replay = Nachspielen
replay-go-first = Anfang
replay-go-back = Zurück
replay-go-next = Weiter
replay-go-untrick = Stich zurück
replay-go-trick = Nächster Stich
replay-go-deal = Nächste { $deal ->
   *[other] Runde
}
replay-go-last = Ende
replay-share = Allen zeigen
replay-export = Als Datei

button-watch = Zuschauen
button-hands = Alle Karten
hands-title = ### { $game } · Runde { $number }, wie sie ausgeteilt wurde
hand-not-over = Diese Runde wird noch gespielt.
held-by = **{ $name }** { $cards }
held-by-nobody = *Niemand* { $cards }
held-nothing = nichts
held-face-up = offen { $cards }
held-offer = im Angebot { $cards }
held-foundation = Vorrat { $cards }
held-aside = beiseite { $cards }
held-discards = abgelegt { $cards }
held-stock = Stapel { $cards }
held-deck = Stapel { $cards }
