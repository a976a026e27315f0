### Un regard sur son propre jeu : les décisions les plus coûteuses, et une ligne sur la partie.

review-about = Tes trois décisions les plus coûteuses d’une partie, jugées sur ce que tu voyais
review-option = Le numéro de la table, écrit sur ses messages ; sinon ta dernière partie
button-review = Analyser mon jeu
review-title = ### Ton jeu · { $game } · partie { NUMBER($table, useGrouping: 0) }
review-decision = ### Décision coûteuse { $number } sur { $count }
review-where = -# { $game } · partie { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
       *[other] manche
    } { $hand }
}
review-shared = **{ $name }** montre :
review-did = Tu as choisi : { $action }.
review-better = *Difficile* aurait choisi : { $action }.
review-worth = C’est mieux de { $by } en moyenne{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, sur { $worlds } donnes imaginées.
review-instead = *Difficile* choisit : { $action } (+{ $by }).
review-picture-best = Le mieux : { $action }.
review-picture-chosen = Choisi : { $action }.
review-places = { $places ->
    [1] Cela t’aurait fait gagner une place.
   *[other] Cela t’aurait fait gagner { $places } places.
}
review-clean = Rien de ce que tu as fait n’était nettement moins bon que ce qu’aurait fait *Difficile*.
review-summary = **La partie :** { $close } sur { $judged ->
    [one] { $judged } décision
   *[other] { $judged } décisions
} ({ $share } %) aussi bonnes que la meilleure, ou presque.
review-line = { $number }. { $did } · mieux : { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Perdu en tout : environ { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] place
       *[other] places
    }{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Perdu en tout : environ { NUMBER($number, minimumFractionDigits: 1) } { $number ->
        [one] point
       *[other] points
    }{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [1] Une autre décision ne se compare
   *[other] { $count } autres décisions ne se comparent
} à aucune autre, comme le marchandage ou la première parole des enchères.
review-beyond = Seules tes { $count } dernières décisions ont été regardées.
review-stood-in = { $count ->
    [1] À cette place, une décision a été prise
   *[other] À cette place, { $count } décisions ont été prises
} pour toi par un ordinateur.
review-worlds = Les écarts sont des moyennes sur { $worlds } donnes imaginées.
review-fair = Seul compte ce que tu pouvais voir, ni les cartes cachées, ni la chance aux cartes.
review-not-yours = Tu n’as pas joué la partie { NUMBER($table, useGrouping: 0) }. Tu peux analyser tes propres parties.
review-nothing = Il n’y a rien à analyser : dans cette partie, tu n’as eu aucune décision qui se compare.
review-step = { $again ->
    [yes] Je vérifie encore les plus coûteuses : { $done } sur { $of } …
   *[no] Je parcours tes { $of } décisions : { $done } déjà vues …
}
review-busy = Je regarde encore la partie { NUMBER($table, useGrouping: 0) } pour toi. Redemande quand tu en auras l’analyse.

button-play-on = Continuer d’ici
button-branch-anew = Nouvelle donne
button-branch-same = Vraies cartes
button-branch-back = À la partie
branch-title = ### Entraînement à partir d’ici · { $game } · partie { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] Les cartes cachées sont redistribuées en accord avec ce que tu savais.
   *[no] Les cartes sont là où elles étaient dans la partie.
} Des ordinateurs ont les autres places. Pour toi seul, jusqu’à la fin de la manche ; cela ne compte pas.
branch-came = Cette fois : { $here }. Dans la vraie partie : { $there }.
branch-none = Tu ne continues plus à partir de cette partie. Recommence en la revoyant.
branch-over = Cette manche est terminée.
branch-not-here = À ce moment-là, aucune manche ne se joue. Va à une autre étape et continue de là.
branch-not-yours = Tu n’as pas joué la partie { NUMBER($table, useGrouping: 0) }. Tu peux continuer à partir de tes propres parties.
