### Résultats, cotes, classements et profils.

## Les lignes d’un classement, dans le texte des images et pour qui ne lit que du texte

board-line = { $rank }. { $name } : { $value }, { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} sur { $games }
board-line-unranked = { $name } : { $value }, { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} sur { $games }, pas encore de rang
board-line-mine = { $line } (toi)

course-alt = Cote : { $name }, sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} depuis le { $since } : de { NUMBER($first, useGrouping: 0) } à { NUMBER($last, useGrouping: 0) } ; au plus haut { NUMBER($most, useGrouping: 0) }, au plus bas { NUMBER($least, useGrouping: 0) }.

## Le classement

leaderboard-about = Le classement : par cote, ou par points d’une semaine, d’un mois ou d’une saison
leaderboard-game = Quel jeu ; sinon celui de ce salon, ou le plus joué sur ce serveur
leaderboard-period = Points d’une semaine, d’un mois ou d’une saison ; sinon les cotes depuis le début
leaderboard-everywhere = Tous les serveurs au lieu de celui-ci
board-title = ## { $game } · classement
board-week = Semaine
board-month = Mois
board-season = Saison
board-ever = Depuis le début
board-here = sur ce serveur
board-all = sur tous les serveurs
board-of-ratings = **Cotes depuis le début** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] Cette semaine
        [1] La semaine dernière
       *[other] Il y a { $back } semaines
    }
    [month] { $back ->
        [0] Ce mois-ci
        [1] Le mois dernier
       *[other] Il y a { $back } mois
    }
   *[season] { $back ->
        [0] Cette saison
        [1] La saison dernière
       *[other] Il y a { $back } saisons
    }
}** { $where }, du { $first } au { $until }
board-page = Page { $page } sur { $pages }, { NUMBER($people, useGrouping: 0) } { $people ->
    [one] personne
   *[other] personnes
}
board-own = Toi : numéro **{ NUMBER($rank, useGrouping: 0) }** sur { NUMBER($people, useGrouping: 0) }, avec **{ $value }**{ $points ->
    [none] {""}
    [one] {""} point
   *[other] {""} points
}
board-own-soon = Toi : **{ $value }** ; { $missing ->
    [0] joue avec { $rivals } personnes différentes pour avoir un rang
    [one] encore { $missing } partie avant un rang
   *[other] encore { $missing } parties avant un rang
}
board-own-none = Tu n’es pas encore dans ce classement.
board-how-points = -# 2 points pour chaque personne que tu devances, 1 en cas d’égalité, au plus { $most } par semaine avec la même personne ; qui quitte une partie finit dernier.
board-rules = -# Nouvelles règles (version { $version }) depuis le { $since } : plus l’une de deux personnes a devancé l’autre en un an, moins ses victoires suivantes comptent. { $anew ->
    [yes] Les parties d’avant ont été recotées d’après elles.
   *[no] Les parties d’avant gardent leur cote.
}
unrated-again = Non cotée : ces cartes avaient déjà été distribuées une fois.
unrated-hints = Non cotée : les conseils étaient permis à cette table.
unrated-program = Non cotée : un programme qui ne fait pas partie de Toucan avait une place.
unrated-early = Non cotée : la partie s’est terminée trop tôt, avant la fin d’une manche, ou avant que chacun ait joué quelques fois.
unrated-visiting = Non cotée : elle s’est jouée là où je ne suis qu’en visite.
board-how-rating = -# Ta cote, estimée prudemment : tout le monde commence à { NUMBER($start, useGrouping: 0) }, et il faut { $least } parties, avec { $rivals } personnes différentes, pour avoir un rang. Seules les personnes comptent ; qui quitte une partie finit dernier.
board-how-everywhere = -# Pour apparaître ici, montre tes cotes sur tous les serveurs avec /settings.
board-empty = Personne n’est encore classé : termine une partie avec au moins une autre personne.
nameless = quelqu’un
menu-board = Un autre jeu
button-page-back = ← Retour
button-page-on = Suite →
button-own-place = Ma place
button-board-here = Ce serveur
button-board-all = Tous les serveurs
button-share = Montrer à tous
button-earlier-week = La semaine d’avant
button-earlier-month = Le mois d’avant
button-earlier-season = La saison d’avant
button-later-week = La semaine d’après
button-later-month = Le mois d’après
button-later-season = La saison d’après

## Le profil

profile-about = Cotes, victoires et séries d’ici, à toi ou à quelqu’un d’autre ; privées, sauf si tu les partages
profile-member = Le profil de qui ; sinon le tien
profile-of-game = Le jeu dont la cote est dessinée ; sinon le plus joué
profile-title = ## { $name }
profile-none = Pas encore de partie cotée sur ce serveur : termines-en une avec au moins une autre personne.
profile-games = **{ $games ->
    [one] { $games } partie cotée
   *[other] { $games } parties cotées
}** ici, **{ $wins }** { $wins ->
    [one] gagnée
   *[other] gagnées
}
profile-favourite = Le plus joué : **{ $game }**
profile-unrated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sans cote, par exemple contre des ordinateurs seulement
profile-unrated-game = **{ $game }** : { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} sur { $games }
profile-game = **{ $game }** : { $rating }, { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} sur { $games }
profile-rank = **{ $rating }** (rang { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **{ $rating } ?**
profile-unsure = -# « ? » est une première estimation : il faut { $least } parties, avec { $rivals } personnes différentes, pour avoir un rang.
profile-streak = { $streak ->
    [one] { $streak } victoire
   *[other] { $streak } victoires
} de suite en ce moment
profile-best = meilleure série { $best }
profile-everywhere = Sur tous les serveurs, { $game } : { $rating }
profile-met = Toi et { $name } avez joué ensemble { $times ->
    [one] { $times } partie cotée
   *[other] { $times } parties cotées
} : tu étais devant **{ $ahead }** fois, derrière **{ $behind }** fois, à égalité **{ $level }** fois
profile-not-met = Toi et { $name } n’avez encore joué aucune partie cotée ensemble.
profile-course = La cote à **{ $game }**, partie après partie
rating-heard = cote de { NUMBER($before, useGrouping: 0) } à { NUMBER($after, useGrouping: 0) }
rating-changes = Cotes : { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, absent à la fin : dernière place)
button-leaderboard = Classement
settings-public-rating = Montrer tes cotes dans les classements de tous les serveurs
