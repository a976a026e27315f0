### Les soirées duplicate : les mêmes donnes scellées pour tous, comptées d’après ce que les autres ont fait des mêmes places.

duplicate-about = Les mêmes donnes scellées pour toutes les équipes, comparées d’une équipe à l’autre
duplicate-new-about = Ouvrir une soirée duplicate : tous jouent les mêmes étuis, quand ils veulent
duplicate-join-about = Participer à la soirée d’un autre serveur, avec le code donné par son hôte
duplicate-show-about = Les soirées duplicate d’ici et les tiennes : jouer, classement, étuis
duplicate-game-option = À quoi on joue
duplicate-boards-option = Combien d’étuis chacun joue ; 2 si tu ne dis rien
duplicate-size-option = Combien de personnes par équipe ; avec 1, chacun joue pour soi
duplicate-time-option = Combien de temps on a pour jouer une fois commencé ; trois jours si tu ne dis rien
duplicate-code-option = Le code de la soirée
duplicate-team-option = Le nom de ton équipe, là où l’on joue par équipes
duplicate-hours = { $hours ->
    [2] deux heures
    [24] un jour
    [72] trois jours
    [168] une semaine
   *[other] deux semaines
}
duplicate-form-option = Tous contre tous, ou système suisse : à chaque ronde se rencontrent des voisins au classement
duplicate-form = { $form ->
    [swiss] système suisse
   *[other] tous contre tous
}
setup-nights-option = Si l’on peut ouvrir ici des soirées duplicate et rejoindre celles d’autres serveurs
setup-short-nights = Soirées duplicate

## Une soirée

duplicate-title = ## { $game } · soirée duplicate { NUMBER($night, useGrouping: 0) }
duplicate-number = Soirée { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Soirées duplicate
duplicate-listed = • Soirée { NUMBER($night, useGrouping: 0) }, { $game } : { $status ->
    [lobby] ouverte
    [playing] en cours
    [over] terminée
   *[off] annulée
}
duplicate-lobby = { $teams ->
    [0] Personne ne participe encore.
   *[other] { $size ->
        [1] Participent déjà ({ $teams }) :
       *[other] Équipes pour l’instant ({ $teams }) :
    }
}
duplicate-how = -# Chacun joue { $boards ->
    [one] un étui
   *[other] { $boards } étuis
}, seul avec { $others } ordinateurs (niveau normal), quand il veut, dans les { $hours ->
    [2] deux heures
    [24] 24 heures
    [72] trois jours
    [168] sept jours
   *[other] deux semaines
} qui suivent le début. { $size ->
    [1] Tous jouent les mêmes étuis aux mêmes places.
   *[other] Dans une équipe, chacun joue d’autres étuis, et dans chaque autre équipe quelqu’un joue les mêmes que lui, à la même place ; au sein de ton équipe, tu peux donc parler de ce qui est joué.
} Un étui vaut la moyenne de tes différences avec les autres. Ce qui n’est pas joué à temps, des ordinateurs le jouent.
duplicate-how-swiss = -# Système suisse : { $boards ->
    [one] une ronde
   *[other] { $boards } rondes
}, et { $time } pour tout jouer. { $size ->
    [1] À chaque ronde, tous jouent le même étui à la même place,
   *[other] À chaque ronde, les membres d’une équipe jouent des étuis différents, les mêmes dans toutes les équipes et aux mêmes places,
} chacun seul avec { $others } ordinateurs (niveau normal). Des voisins au classement se rencontrent, et qui tire le plus des mêmes cartes gagne : deux points pour une victoire ou une exemption, un pour une égalité. À égalité de points comptent ceux des adversaires (Buchholz), puis la différence avec tous. Quand tous les étuis d’une ronde sont joués, la suivante commence. Ce qui n’est pas joué à temps, des ordinateurs le jouent.
duplicate-worth = -# À chaque étui compte ce que tu as fait de mieux que les autres.
duplicate-promise-short = -# Donnes scellées : `{ $commitment }…`
duplicate-promise = -# Les donnes étaient fixées avant que quiconque participe : `{ $commitment }`
duplicate-playing = ▸ Ouvert jusqu’au { $until }.
duplicate-progress = • { $name } : { $done } sur { $boards } { $boards ->
    [one] étui
   *[other] étuis
}
duplicate-over = **La soirée est terminée.** Différences moyennes, et matchpoints :
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name } : **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Ronde { $round } sur { $rounds }, jusqu’au { $until }.
duplicate-pair = • { $one } contre { $other } : { $done } sur { $boards } étuis
duplicate-bye = • { $name }, exempt, ce qui vaut une victoire : { $done } sur { $boards } { $boards ->
    [one] étui
   *[other] étuis
}
duplicate-after-round = **Après la ronde { $round } :**
duplicate-over-swiss = **La soirée est terminée.** Points, ceux des adversaires (Buchholz), et différence moyenne avec tous :
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name } : **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Points
duplicate-buchholz = Buchholz
duplicate-margin = Écart
duplicate-own = { $own } sur { $boards } joués
duplicate-unplayed = ▸ Personne n’a joué : tous ces scores sont de normal, et personne n’a gagné.
duplicate-gave-up = Tu as quitté cette soirée : personne ne t’attend, et normal joue tes étuis. « Mon prochain étui » te fait revenir, tant que la soirée n’a pas continué sans toi.
duplicate-gone-mark = n’y est plus
duplicate-off = Cette soirée a été annulée.
duplicate-moved = -# Déplacée plus bas.
duplicate-called = ▸ Les étuis sont prêts : { $users }
duplicate-team = Équipe { $team }
duplicate-team-named = { $name } (équipe { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Étui { $first }
   *[other] Étuis { $first }–{ $last }
}
duplicate-after = Soirée duplicate { NUMBER($night, useGrouping: 0) }
duplicate-score = Score
duplicate-difference = Différence
duplicate-nobody = normal
button-duplicate = La soirée
button-duplicate-join = Participer
button-duplicate-leave = Me retirer
button-duplicate-begin = Commencer
button-duplicate-off = Annuler la soirée
button-duplicate-code = Inviter un serveur
button-duplicate-guests = Retirer un joueur
button-duplicate-play = Mon prochain étui
button-duplicate-file = Fichier à vérifier
menu-duplicate-boards = Un étui…
duplicate-guests-title = ## Qui participe
duplicate-guests = Qui est renvoyé ne peut plus participer à cette soirée tant que tu ne l’autorises pas. Personne n’en est prévenu.
duplicate-guests-none = Personne d’autre ne participe encore.
duplicate-menu-team = Renvoyer toute une équipe…
duplicate-menu-away = Renvoyer quelqu’un…
duplicate-menu-unname = Retirer le nom d’une équipe…
duplicate-menu-back = Laisser revenir quelqu’un…
duplicate-code = Le code de cette soirée est **{ $code }**. Donne-le à quelqu’un d’un autre serveur : qui tape là-bas `/duplicate join code:{ $code }` peut faire participer ce serveur aussi. Qui a le code peut amener des gens tant que la soirée n’a pas commencé.
duplicate-team-title = Ton équipe
duplicate-team-label = Son nom
duplicate-team-means = Un nouveau nom fonde une équipe. Le nom ou le numéro d’une équipe d’ici t’y fait entrer ; places : { $size }.
duplicate-file = Chaque partie de la soirée avec sa graine, et le classement. `python -m bot verify` et verify.mjs refont tout ; docs/fair-deals.md dit comment.

## Un étui

duplicate-board-title = ### { $game } · étui { $board } de la soirée { NUMBER($night, useGrouping: 0) }
duplicate-board = Étui { $board } (place { $seat })
duplicate-board-picture = Étui { $board } · datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Tous étaient à la place { $seat }. Le datum, moyenne de tous les scores, est { NUMBER($datum, maximumFractionDigits: 1) } ; la différence se compte à partir de la moyenne des autres. /replay montre une partie d’après son numéro.
duplicate-board-replay = Revoir { $name }
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
} : { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** joue : { $where }.
duplicate-left = ▸ **{ $name }** a quitté cet étui, et peut encore revenir.
duplicate-finished = **{ $name }** a joué cet étui.
duplicate-stopped = **{ $name }** n’a pas terminé cet étui ; un ordinateur le fait quand la soirée finit.
duplicate-scored = Tu as joué cet étui, avec **{ $score }**. Ce que cela vaut se voit quand la soirée est terminée ; d’ici là, ne dis rien des cartes à tes adversaires.
duplicate-hidden = -# D’autres jouent les mêmes cartes ; elles restent donc cachées jusqu’à la fin de la soirée.
duplicate-leave-asked = **Quitter cet étui ?**
    Il t’attend : tu peux revenir jusqu’à la fin de la soirée, avec « Mes cartes » ou /hand.
    Ou abandonne : un ordinateur le joue alors jusqu’au bout, et tu ne peux pas le rejouer.

## Pourquoi pas

duplicate-sealed = D’autres ont peut-être encore ces cartes à jouer : personne ne les voit avant la fin de la soirée.
duplicate-none = Cette soirée duplicate n’existe pas ici.
duplicate-none-here = Il n’y a pas encore de soirée duplicate ici. Ouvres-en une avec /duplicate new.
duplicate-no-code = Aucune soirée duplicate n’a ce code.
duplicate-begun = Cette soirée a déjà commencé, ou a été annulée.
duplicate-not-on = Cette soirée ne se joue pas en ce moment.
duplicate-not-in = Tu ne participes pas à cette soirée.
duplicate-gone = Tu as quitté cette soirée, et elle a continué sans toi.
duplicate-in = Tu participes déjà à cette soirée.
duplicate-host = Seul l’hôte de la soirée peut faire cela.
duplicate-host-stays = Tu ne peux pas te renvoyer ; « Me retirer » te fait sortir.
duplicate-away = L’hôte de cette soirée ne veut plus que tu y participes.
duplicate-few = Pour une soirée, il faut au moins { $fewest } participants.
duplicate-full = Cette soirée est complète : pas plus de { $most }.
duplicate-most = Tu as déjà { $most } soirées qui ne sont pas terminées. /duplicate show y mène, sur tout serveur.
duplicate-no-name = On joue ici par équipes : dis le nom de la tienne.
duplicate-name-taken = Une équipe d’un autre serveur a ce nom.
duplicate-no-team = Il n’y a pas d’équipe { $team }.
duplicate-team-full = Cette équipe est complète.
duplicate-once = Tu as déjà commencé cet étui.
duplicate-waits = Tes étuis de cette ronde sont joués, ou son temps est écoulé. La suivante commence quand tous les étuis sont joués.
duplicate-all-played = Tu as joué tous tes étuis. Le classement se voit quand la soirée est terminée.
duplicate-lost = Le secret des cartes de cette soirée est perdu.
duplicate-not-here = Ceux qui gèrent ce serveur ne veulent pas de soirées duplicate ici (/setup).

## D’où viennent les donnes

fair-board = **Une soirée duplicate** : les donnes de l’étui { $board } sont les mêmes pour tous ceux qui jouent la soirée { NUMBER($night, useGrouping: 0) }. Ni clics ni mots n’y sont mêlés : la graine vient d’un secret tiré avant que quiconque participe.
fair-secret-night = La graine sera montrée ici quand la soirée sera terminée.
fair-night-secret = **Le secret de la soirée** était `{ $secret }` ; la graine est son HMAC-SHA256 sur `duplicate { $night } { $board }`.
fair-proved-night = **Prouvé** à la fin : tout le monde avait les mêmes cartes, et elles découlent du secret de la soirée.
fair-trusted-night = **À croire sur parole** : ceux qui font tourner Toucan. Dans une soirée duplicate, il n’y a ni clics ni mots : ils pourraient tirer des secrets jusqu’à en trouver un qui leur plaise, et connaître les cartes avant de jouer. Et tous les autres, qui ne doivent pas dire à une autre équipe ce qu’ils ont vu.
