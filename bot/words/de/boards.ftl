### Ergebnisse, Wertungen, Ranglisten und Profile.

## Die Zeilen einer Rangliste, im Text von Bildern und für alle, die nur Text lesen

board-line = { $rank }. { $name }: { $value }, { $wins } von { $games } gewonnen
board-line-unranked = { $name }: { $value }, { $wins } von { $games } gewonnen, noch ohne Rang
board-line-mine = { $line } (du)

course-alt = Wertung von { $name } über { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} seit { $since }: von { NUMBER($first, useGrouping: 0) } auf { NUMBER($last, useGrouping: 0) }; Höchstwert { NUMBER($most, useGrouping: 0) }, Tiefstwert { NUMBER($least, useGrouping: 0) }.

## Die Rangliste

leaderboard-about = Wer wo steht: nach Wertung oder nach Punkten einer Woche, eines Monats oder einer Saison
leaderboard-game = Welches Spiel; sonst das in diesem Kanal oder das hier meistgespielte
leaderboard-period = Punkte eines Zeitraums; sonst die Wertungen aller Zeiten
leaderboard-everywhere = Von allen Servern statt nur von diesem
board-title = ## { $game } · Rangliste
board-week = Woche
board-month = Monat
board-season = Saison
board-ever = Alle Zeiten
board-here = auf diesem Server
board-all = auf allen Servern
board-of-ratings = **Wertungen aller Zeiten** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] Diese Woche
        [1] Letzte Woche
       *[other] Vor { $back } Wochen
    }
    [month] { $back ->
        [0] Dieser Monat
        [1] Letzter Monat
       *[other] Vor { $back } Monaten
    }
   *[season] { $back ->
        [0] Diese Saison
        [1] Letzte Saison
       *[other] Vor { $back } Saisons
    }
}** { $where }, { $first } bis { $until }
board-page = Seite { $page } von { $pages }, { NUMBER($people, useGrouping: 0) } Leute
board-own = Du: Nummer **{ NUMBER($rank, useGrouping: 0) }** von { NUMBER($people, useGrouping: 0) }, mit **{ $value }**{ $points ->
    [none] {""}
    [one] {""} Punkt
   *[other] {""} Punkten
}
board-own-soon = Du: **{ $value }**; { $missing ->
    [0] spiel mit { $rivals } verschiedenen Leuten für einen Rang
    [one] noch eine Partie bis zum Rang
   *[other] noch { $missing } Partien bis zum Rang
}
board-own-none = Du stehst noch nicht auf dieser Rangliste.
board-how-points = -# 2 Punkte für jede Person, vor der du am Ende liegst, 1 bei Gleichstand, höchstens { $most } in einer Woche von derselben Person; wer eine Partie verlässt, wird Letzter.
board-rules = -# Neue Regeln (Version { $version }) seit { $since }: Je weiter von zweien eine Person im Lauf eines Jahres vorn liegt, desto weniger zählen ihre nächsten Siege. { $anew ->
    [yes] Frühere Partien wurden nach ihnen neu gewertet.
   *[no] Frühere Partien bleiben, wie sie gewertet wurden.
}
unrated-again = Nicht gewertet: Diese Karten waren schon einmal ausgeteilt worden.
unrated-hints = Nicht gewertet: An diesem Tisch waren Tipps erlaubt.
unrated-program = Nicht gewertet: Ein Programm, das nicht zu Toucan gehört, hatte einen Platz.
unrated-early = Nicht gewertet: Die Partie endete zu früh, bevor eine Runde vorbei war oder alle ein paarmal dran waren.
unrated-visiting = Nicht gewertet: Gespielt wurde, wo ich nur zu Gast bin.
board-how-rating = -# Deine Wertung, vorsichtig geschätzt: Alle beginnen bei { NUMBER($start, useGrouping: 0) }, und für einen Rang braucht es { $least } Partien mit { $rivals } verschiedenen Leuten. Nur Menschen zählen; wer eine Partie verlässt, wird Letzter.
board-how-everywhere = -# Um hier zu stehen, zeig deine Wertungen mit /settings auf allen Servern.
board-empty = Noch hat niemand einen Rang: Spiel eine Partie mit mindestens einem anderen Menschen zu Ende.
nameless = jemand
menu-board = Anderes Spiel
button-page-back = ← Zurück
button-page-on = Weiter →
button-own-place = Mein Platz
button-board-here = Dieser Server
button-board-all = Alle Server
button-share = Allen zeigen
button-earlier-week = Woche davor
button-earlier-month = Monat davor
button-earlier-season = Saison davor
button-later-week = Woche danach
button-later-month = Monat danach
button-later-season = Saison danach

## Das Profil

profile-about = Wertungen, Siege und Serien hier, von dir oder jemand anderem; nur für dich, bis du sie teilst
profile-member = Von wem; sonst von dir
profile-of-game = Das Spiel, dessen Wertung gezeichnet wird; sonst das meistgespielte
profile-title = ## { $name }
profile-none = Noch keine gewertete Partie auf diesem Server: Spiel eine mit mindestens einem anderen Menschen zu Ende.
profile-games = **{ $games ->
    [one] Eine gewertete Partie
   *[other] { $games } gewertete Partien
}** hier, **{ $wins }** gewonnen
profile-favourite = Am häufigsten: **{ $game }**
profile-unrated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} ohne Wertung, etwa nur gegen Computerspieler
profile-unrated-game = **{ $game }**: { $wins } von { $games } gewonnen
profile-game = **{ $game }**: { $rating }, { $wins } von { $games } gewonnen
profile-rank = **{ $rating }** (Rang { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **{ $rating }?**
profile-unsure = -# „?“ ist eine erste Schätzung: Für einen Rang braucht es { $least } Partien mit { $rivals } verschiedenen Leuten.
profile-streak = zurzeit { $streak } Siege in Folge
profile-best = beste Serie { $best }
profile-everywhere = Auf allen Servern, { $game }: { $rating }
profile-met = Du und { $name }, ihr habt { $times ->
    [one] eine gewertete Partie
   *[other] { $times } gewertete Partien
} gegeneinander gespielt: Du warst **{ $ahead }**-mal vorn, **{ $behind }**-mal hinten, **{ $level }**-mal gleichauf
profile-not-met = Du und { $name }, ihr habt noch keine gewertete Partie gegeneinander gespielt.
profile-course = Die Wertung in **{ $game }**, Partie für Partie
rating-heard = Wertung von { NUMBER($before, useGrouping: 0) } auf { NUMBER($after, useGrouping: 0) }
rating-changes = Wertungen: { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, ausgestiegen: letzter Platz)
button-leaderboard = Rangliste
settings-public-rating = Deine Wertungen auf den Ranglisten aller Server zeigen
