### Le problème du jour : une décision tirée d’une partie, la même pour tous sur un serveur, à résoudre en privé.

puzzle-about = Problème du jour : une décision, la même pour tous ici ; réponds et garde ta série
button-puzzle = Problème
button-puzzle-today = Le problème d’aujourd’hui
puzzle-title = ### Problème du jour · { $game } · { $day }
puzzle-match = Tiré d’une partie de ce serveur ; personne n’est nommé. Que ferais-tu ?
puzzle-dealt = Fait pour aujourd’hui. Que ferais-tu ?
puzzle-other = Tu étais à la table d’où vient le problème d’aujourd’hui : en voici donc un autre, donné pour ceux qui y étaient. Que ferais-tu ?
puzzle-how = Tu réponds une seule fois. Toi seul vois ceci. Seul compte ce qu’on voit de cette place. Le prochain problème arrive { $until }.
puzzle-right = 🎉 **Bien joué !** { $action }.
puzzle-wrong = **Pas le mieux :** { $action }.
puzzle-second = Le meilleur choix suivant, « { $action } », coûte { $by } en moyenne{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, sur { $worlds } donnes imaginées.
puzzle-late = Ce jour est passé, cette réponse ne compte donc pas.
puzzle-others = { $count ->
    [1] Ce qu’une autre personne a choisi :
   *[other] Ce que { $count } autres ont choisi :
}
puzzle-share = • { $share } % : { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Personne d’autre n’a encore répondu.
puzzle-streak = { $now ->
    [0] Ta série : aucune pour l’instant
    [1] Ta série : **1** jour juste
   *[other] Ta série : **{ $now }** jours justes d’affilée
} (la meilleure : { $best }).
puzzle-told = 🧩 **Problème du jour** · { $day } · { $name } : { $now ->
    [0] ❌ pas cette fois
    [1] ✅ résolu
   *[other] ✅ résolu, **{ $now }** jours d’affilée 🔥
}
puzzle-next = Seul compte ce qu’on pouvait voir de cette place, jamais les cartes cachées. Le prochain problème arrive { $until }.
puzzle-fair = Seul compte ce qu’on pouvait voir de cette place, jamais les cartes cachées.

## Refus

puzzle-gone = Ce problème ne peut plus être montré. Le plus récent est dans /puzzle ; il en vient un nouveau chaque jour à minuit UTC.
puzzle-busy = Je cherche encore ton problème ailleurs. Redemande ici dans un instant.
puzzle-told-already = Ici, tout le monde a déjà vu ton résultat.
puzzle-none = Je n’ai pas trouvé de problème pour l’instant. Redemande dans un moment.
