### Le défi de la semaine : les mêmes donnes pour tous sur un serveur, chacun seul avec des ordinateurs.

challenge-about = Une fois par semaine : les mêmes cartes pour tous ici, seul contre les mêmes ordinateurs
challenge-play-about = Jouer le défi de la semaine : un seul essai, qui compte ; ou le continuer
challenge-board-about = Qui a fait le mieux avec les cartes de cette semaine, ou de la semaine dernière
challenge-help-about = Ce qu’est le défi de la semaine, et le jeu de cette semaine
challenge-week-option = Quelle semaine ; celle-ci si tu ne dis rien
challenge-this = cette semaine
challenge-last = la semaine dernière

## Son message dans le salon

challenge-title = ## { $game } · défi { $week }
challenge-on = ▸ **{ $name }** joue le défi de la semaine : { $where }.
challenge-left = ▸ **{ $name }** a quitté le défi de la semaine, et peut encore revenir.
challenge-finished = **{ $name }** a terminé avec **{ $score }**.
challenge-stopped = **{ $name }** n’a pas terminé. { $why }
challenge-leave-asked = **Quitter le défi ?**
    Il t’attend : tu peux revenir jusqu’au { $told }, avec « Mes cartes » ou /hand.
    Ou abandonne : c’était ton seul essai, et tu finis dernier.
challenge-value = { $trash ->
    [yes] { NUMBER($score, useGrouping: 0) } { $score ->
        [one] déchet
       *[other] déchets
    }
   *[no] { NUMBER($score, useGrouping: 0) } { $score ->
        [one] point
       *[other] points
    }
}
challenge-hidden = -# Tout le monde ici reçoit les mêmes cartes cette semaine ; elles restent donc cachées jusqu’au { $when }.
button-challenge-play = Jouer le défi
button-challenge-start = Commencer mon essai
button-challenge-too = Le jouer aussi
button-challenge-board = Classement
button-challenge-now = Cette semaine
button-challenge-last = La semaine dernière

## Ce que c’est

challenge-this-week = Toi et { $others ->
    [one] { $others } ordinateur (normal)
   *[other] { $others } ordinateurs (normaux)
}{ $options ->
    [none] .
   *[other]  ; { $options }.
} La semaine finit { $until }.
challenge-how =
    Tout le monde ici reçoit **les mêmes cartes contre les mêmes ordinateurs** : seul ton jeu fait la différence. { $trash ->
        [yes] Qui a le moins de déchets gagne.
       *[no] Qui a le plus de points gagne.
    }
    • Tu as un seul essai, et il compte dès la première carte. Qui abandonne ou ne termine pas finit dernier.
    • Tu joues en privé. Les autres voient seulement que tu joues, et ton résultat.
    • Ce n’est pas coté, et il n’y a pas de conseils.
    • Une fois que tu as commencé, tu as jusqu’au { $told } pour terminer. Ensuite, tout le monde peut revoir ces parties et vérifier les donnes.

## Le classement

challenge-board-title = ## { $game } · défi { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name } : **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name } : n’a pas terminé
challenge-line-on = – { $name } : joue encore
challenge-board-own = Toi : { $line }
challenge-board-empty = Personne ne l’a encore joué.
challenge-board-how = -# Les mêmes cartes pour tous, une seule fois ; { $trash ->
    [yes] qui a le moins de déchets gagne.
   *[no] qui a le plus de points gagne.
} À résultat égal, on partage la place.

## Refus

challenge-once = Tu as déjà eu ton essai au défi de cette semaine. Le prochain commence { $when }.
challenge-lost = Le secret des cartes de cette semaine est perdu : personne ne peut donc commencer. Le prochain défi vient avec la semaine prochaine.
challenge-none = Il n’y a pas eu de défi ici cette semaine-là.
challenge-sealed = D’autres ont peut-être encore ces cartes à jouer : jusqu’au { $when }, seuls ceux qui les ont jouées les voient.

## Donnes équitables

fair-challenge = **Un défi** : les donnes sont les mêmes pour tous ceux qui jouent ici celui de { $week }. Ni clics ni mots n’y sont mêlés : la graine vient d’un secret tiré avant que quiconque commence.
fair-secret-week = La graine et le secret seront montrés ici à partir du { $when }, quand personne ne joue plus ces cartes. Chacun peut alors vérifier chaque donne.
fair-week-secret = **Le secret de la semaine** était `{ $secret }` ; la graine est son HMAC-SHA256 sur `challenge { $guild } { $week }`.
