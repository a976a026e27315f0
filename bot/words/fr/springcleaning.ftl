### Spring Cleaning.

springcleaning-opening-first = D’abord, chacun offre une carte de sa main.
springcleaning-arrange-first = Ta main est vide : ramasse d’abord ton Offre, ses cartes dans l’ordre que tu veux.
springcleaning-insert-first = Insère d’abord la carte piochée dans ta main : a est le bout gauche, { PLACE($last) } le bout droit.
springcleaning-offer-first = Pour finir ton tour, offre une carte de ta main.
springcleaning-leader-must-play = Tu attaques : joue une combinaison de ta main.
springcleaning-leader-own-hand = Tu attaques, et qui attaque joue avec sa seule main ; les Offres sont pour ceux qui suivent.
springcleaning-no-pass = Tu ne peux passer que s’il n’y a rien à piocher : joue quelque chose, ou pioche une carte.
springcleaning-deck-empty = La pioche est vide, et il n’y a pas de défausse à mélanger : prends dans une autre Offre.
springcleaning-own-offer = Tu ne peux pas piocher dans ta propre Offre.
springcleaning-not-on-offer = Il n’y a pas de { $card } dans cette Offre.
springcleaning-not-a-place = Nomme chaque carte par sa place, dans ta main ou dans l’Offre de quelqu’un.
springcleaning-not-held = Tu n’as pas de { $card }, ou pas autant.
springcleaning-several = Cela peut se jouer de plusieurs façons ; choisis-en une : { $ways }.
springcleaning-no-such-place = Cette place n’existe pas dans ta main.
springcleaning-no-such-gap = Cette place n’existe pas : a est le bout gauche de ta main, { PLACE($last) } le bout droit.
springcleaning-twice = Tu ne peux pas jouer deux fois la même carte de ta main.
springcleaning-too-many = Il n’y a là { $there ->
    [1] qu’un seul { $card }
   *[other] que { $there } cartes de valeur { $card }
} en Offre.
springcleaning-not-neighbours = Les cartes de ta main doivent être côte à côte.
springcleaning-not-rising = Les cartes de ta main doivent monter de gauche à droite.
springcleaning-no-combination = Ce n’est pas une combinaison : joue une carte, un groupe de cartes égales, ou une suite comme 3‑4‑5.
springcleaning-too-weak = Cela ne bat pas { $cards } : joue { $top ->
    [yes] { $more } cartes quelconques
   *[no] { $kind ->
        [single] une carte plus haute, ou deux quelconques
        [set] un groupe de { $size } plus haut, ou { $more } cartes quelconques
       *[run] une suite de { $size } plus haute, ou { $more } cartes quelconques
    }
} qui vont ensemble.
springcleaning-unbeatable = Rien ne bat une suite de toutes les neuf.

## Comment s’appellent les cartes et les combinaisons. Une Offre porte la lettre de sa place.

springcleaning-nothing = rien
springcleaning-from-offer = { $cards }{"\u00A0"}de{"\u00A0"}{ $name }
springcleaning-from-own = ton{"\u00A0"}{ $cards }
springcleaning-at = { $cards } en { PLACE($place) }
springcleaning-kinds = { $kind ->
    [single] Cartes seules
    [set] Groupes
   *[run] Suites
} ({ $count })
springcleaning-group = { $named ->
    [no] { $kind ->
        [set] Groupes de { $size }
       *[run] Suites de { $size }
    }
   *[yes] { $cards }
} ({ $count ->
    [one] { $count } façon
   *[other] { $count } façons
})
springcleaning-needs-none = une suite de dix, qui n’existe pas
springcleaning-needs = { $top ->
    [yes] { "" }
   *[no] { $kind ->
        [single] une carte plus haute ou{ " " }
        [set] un groupe de { $size } plus haut ou{ " " }
       *[run] une suite de { $size } plus haute ou{ " " }
    }
}{ $more } cartes quelconques qui vont ensemble

## Ce que montre la table

springcleaning-round = Manche { $number }
springcleaning-opening = Chacun choisit une carte à offrir. Elles restent cachées jusqu’à ce que tous aient choisi.
springcleaning-to-beat = À battre : **{ $cards }** de **{ $name }**, avec { $needs }.
springcleaning-beaten = Déjà battu dans ce pli : { $plays }
springcleaning-leads = À **{ $name }** d’attaquer : aucune combinaison sur la table.
springcleaning-play = { $name } : { $cards }
springcleaning-seat = **{ $name }** : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main · Offre : **{ $offer }**
springcleaning-piles = Pioche : { $deck } · défausse : { $discards }
springcleaning-last-trick = { $won ->
    [yes] { $plays } — pli pour **{ $name }**.
   *[no] { $plays } — la manche s’est terminée avant que le pli soit gagné.
}
springcleaning-ended = **Manche { $number }** : { $ended ->
    [yes] { $name } n’a plus de cartes.
   *[no] elle durait trop longtemps et a été arrêtée.
}
springcleaning-result = { $said } Déchets : { $costs }
springcleaning-cost = { $name }{"\u00A0"}**{ $trash }**{ $cards ->
    [0] {""}
    [1] {" "}(une{"\u00A0"}carte{"\u00A0"}de{"\u00A0"}reste{ $nearer ->
        [no] {""}
       *[other] , plus près de { $nearer }
    })
   *[other] {" "}({ $cards }{"\u00A0"}cartes{"\u00A0"}de{"\u00A0"}reste{ $nearer ->
        [no] {""}
       *[other] , plus près de { $nearer }
    })
}
springcleaning-scores = Déchets : { $scores } (à { $most }, la partie se termine ; qui en a le moins gagne)
springcleaning-score = { $name }{"\u00A0"}{ $trash }
springcleaning-caught = À la manche { $number }, { $finisher } n’avait plus de cartes et { $name } en avait encore { $cards }.
springcleaning-tie = Égalité à { $trash ->
    [one] { $trash } déchet
   *[other] { $trash } déchets
} : qui en a eu le moins à la dernière manche gagne.

## Ce qui est demandé à quelqu’un

springcleaning-ask-opening = Choisis une carte à offrir. Toutes sont découvertes ensemble ; ensuite, chacun peut s’en servir.
springcleaning-ask-lead = Tu attaques : joue une carte, des cartes égales ou une suite comme 3, 4, 5, avec des voisines de ta main.{ $many ->
    [yes] { " " }Choisis d’abord de quelle sorte.
   *[no] { "" }
}
springcleaning-ask-beat = Bats { $cards } avec { $needs }{ $draws ->
    [yes] , ou pioche une carte.
   *[no]  ; il n’y a rien à piocher.
}{ $many ->
    [yes] { " " }Choisis d’abord de quelle sorte.
   *[no] { "" }
}
springcleaning-ask-draw = Tu ne peux pas battre { $cards } (il faut { $needs }){ $draws ->
    [yes]  : pioche une carte.
   *[no] , et il n’y a rien à piocher : tu ne peux que passer.
}
springcleaning-ask-which = { $kind ->
    [single] Quelle carte ?
    [set] Quel groupe ?
   *[run] Quelle suite ?
}
springcleaning-ask-insert = Tu as pioché **{ $card }**. Où va cette carte ?
springcleaning-ask-offer = Offre maintenant une carte de ta main (la carte piochée convient aussi).
springcleaning-ask-arrange = Ta main est vide : tu ramasses donc ton Offre. { $chosen ->
    [0] Dans quel ordre ? Il ne changera plus. Choisis d’abord la carte la plus à gauche, ou un ordre entier.
   *[other] Jusqu’ici, de gauche à droite : **{ $cards }**. Et ensuite ?
}
springcleaning-which = Laquelle ?
springcleaning-whereabouts = Où à peu près ?
springcleaning-part = { $first } … { $last }
springcleaning-draw-deck = { $cards ->
    [0] Mélanger et piocher
   *[other] Dans la pioche ({ $cards })
}
springcleaning-draw-offer = Ou prendre une carte en Offre
springcleaning-draw-card = Prendre le { $card } de { $name }
springcleaning-whose = Offre de { $name } …
springcleaning-gap = { $end ->
    [first] tout à gauche
    [last] tout à droite
    [left] avant { $after }
    [right] après { $before }
   *[no] { $before } ↓ { $after }
}
springcleaning-next = Ensuite { $card }
springcleaning-order = { $order ->
    [up] En montant : { $cards }
    [down] En descendant : { $cards }
   *[so] Ramasser { $cards }
}
springcleaning-orders = Dans cet ordre
springcleaning-back = Autre chose

springcleaning-sure-draw = { $deck ->
    [yes] piocher dans la pioche
   *[no] prendre le { $card } de { $name }
}
springcleaning-sure-insert = insérer en { PLACE($gap) }
springcleaning-sure-arrange = ramasser { $cards }

## Pour qui écoute au lieu de regarder

springcleaning-spoken-hand = Ta main de gauche à droite : { $count ->
    [0] pas de cartes
   *[other] { $cards }
}.
springcleaning-spoken-place = { $card } en { PLACE($place) }
springcleaning-spoken-drawn = La carte { $card } n’est pas encore dans ta main. L’insérer en a, c’est à gauche de ta première carte, en b à gauche de la deuxième, et ainsi de suite.
springcleaning-spoken-sealed = Tu offres { $card } en { PLACE($place) }, dès que tous ont choisi.
springcleaning-spoken-kind = { $kind ->
    [single] Cartes seules
    [set] Groupes
   *[run] Suites
} que tu peux jouer : { $cards }.
springcleaning-news-took = { $name } prend le { $card } à { $owner }
springcleaning-news-offered = { $name } offre le { $card }
springcleaning-news-drew = { $name } pioche
springcleaning-news-arranged = { $name } ramasse son Offre
springcleaning-spoken-offer = Ton Offre : { $offer }.
springcleaning-spoken-trick = Dans ce pli : { $plays }.

## Commandes

springcleaning-name = Spring Cleaning
springcleaning-game = Vide une main que tu ne peux pas trier, avec les cartes que les autres offrent
springcleaning-size = { $size ->
    [5] Dix cartes chacun
   *[other] Douze cartes chacun
}
springcleaning-about = Spring Cleaning : vide une main que tu ne peux pas trier, avec les cartes que les autres offrent
springcleaning-option-players = Combien de joueurs : 2 à 5
springcleaning-offer-about = Offrir une carte de ta main
springcleaning-offer-option = Sa place dans ta main : a est la plus à gauche
springcleaning-play-about = Jouer une carte, un groupe ou une suite
springcleaning-play-option = Choisis dans la liste, ou tape des cartes comme 3 4 5
springcleaning-draw-about = Piocher une carte dans la pioche ou dans l’Offre de quelqu’un
springcleaning-draw-option = La pioche, ou une carte en Offre de la liste
springcleaning-insert-about = Insérer dans ta main la carte piochée
springcleaning-insert-option = La place qu’elle aura dans ta main : a est le bout gauche
springcleaning-arrange-about = Ramasser ton Offre dans l’ordre de ton choix
springcleaning-arrange-option = Ses cartes de gauche à droite, comme 3 4 5 5
springcleaning-pass-about = Passer, quand il n’y a rien à piocher

## Règles

springcleaning-topic-combinations = Les combinaisons
springcleaning-topic-turn = Un tour
springcleaning-topic-offers = Les Offres
springcleaning-topic-pickup = Une main vide
springcleaning-topic-end = Les déchets et la fin

springcleaning-rules-overview = **Spring Cleaning** se joue de deux à cinq, chacun pour soi, avec les valeurs 1 à 9, { $copies } cartes de chacune.
    Chacun reçoit { $dealt } cartes (à { $sizes } joueurs), et *les garde dans l’ordre où elles sont venues*.
    Pour commencer, tous posent une carte de leur main, découverte, devant soi : leur *Offre*.
    Tu essaies de te débarrasser de toutes tes cartes, main et Offre. Qui a encore des cartes à la fin d’une manche reçoit des déchets.
springcleaning-rules-combinations =
    Une **carte seule** ; un **groupe** de deux cartes égales ou plus ; ou une **suite** de deux valeurs ou plus qui montent d’un, comme 3, 4, 5.
    Les cartes de ta main doivent être côte à côte, et celles d’une suite monter de gauche à droite :
    4, 3, 5 n’est pas une suite, et 7, 1, 7 n’est pas une paire.
    Une combinaison est battue par une plus haute de même sorte et de même taille, ou par *n’importe laquelle* qui a exactement une carte de plus.
springcleaning-rules-turn =
    Qui attaque en premier est tiré au sort.
    Qui attaque joue une combinaison avec sa seule main. Puis chacun à son tour, dans le sens des aiguilles d’une montre, bat la
    combinaison sur la table ou pioche : dans la pioche, ou une carte de l’Offre de quelqu’un d’autre. Une carte piochée va n’importe où dans
    la main, puis une carte de la main va dans sa propre Offre.
    Tu peux piocher même si tu pouvais jouer, et jouer plus tard même si tu as pioché. Quand le tour revient à qui a joué la
    combinaison sur la table, le pli est gagné : ses cartes vont à la défausse, et qui l’a gagné attaque.
    Quand la pioche est vide, la défausse est mélangée. Seul quelqu’un qui ne peut rien piocher peut passer.
springcleaning-rules-offers =
    Qui n’attaque pas peut se servir, dans une combinaison, de n’importe quelles cartes de toutes les Offres, la sienne aussi, même sans carte de sa
    main. Elles se glissent partout : avec 3, 5 dans ta main et un 4 en Offre, tu as 3, 4, 5.
    Si quelqu’un prend la dernière carte d’une personne qui n’a pas non plus de main, cette personne a fini, et la manche est terminée.
springcleaning-rules-pickup =
    Qui n’a pas de main au début de son tour ramasse toute son Offre, dans l’ordre de son choix. Ensuite,
    cet ordre ne change plus. Jusque-là, ses cartes en Offre peuvent servir et être prises comme avant, même la dernière.
springcleaning-rules-end =
    La manche se termine dès que quelqu’un n’a plus aucune carte, ni en main ni en Offre, et ne reçoit donc pas de déchet. Parmi
    les autres, qui a le moins de cartes reçoit 1 déchet, le suivant 2, et ainsi de suite ; à égalité, c’est moins pour qui est
    assis plus près, dans le sens des aiguilles d’une montre, de qui a fini. Une manche que personne ne termine s’arrête après { $turns } tours, et compte telle quelle.
    Quand quelqu’un a { $trash } déchets (à { $sizes } joueurs), la partie est terminée. Qui a le moins de déchets gagne ; ensuite, qui en a eu le moins
    dans la dernière manche ; à égalité encore, on partage la victoire. Sinon, qui a le plus de déchets attaque à la manche suivante ; à
    égalité, qui en a reçu le plus dans la dernière, puis qui est assis plus près, dans le sens des aiguilles d’une montre, de qui a fini.
    Si plusieurs finissent à la fois, on compte à partir de qui avait le tour, ou sinon de la première de ces personnes après ; dans une
    manche arrêtée, à partir de qui l’a ouverte.

## Ce que montrent ses images, pour qui les écoute : au plus 1 024 caractères en tout.

springcleaning-picture-deck = Pioche { $count }
springcleaning-picture-discarded = Défausse { $count }
springcleaning-picture-new = Nouveau
springcleaning-picture-left = { $cards ->
    [0] a fini
    [one] { $cards } carte de reste
   *[other] { $cards } cartes de reste
}
springcleaning-picture-trash = { $trash ->
    [one] { $trash } déchet
   *[other] { $trash } déchets
}
springcleaning-picture-hand = Ta main de gauche à droite : { $cards }.
springcleaning-picture-drawn = Tu as pioché { $card }.
springcleaning-picture-order = Dans le nouvel ordre : { $cards }.
springcleaning-picture-free = { $count ->
    [one] { $count } place
   *[other] { $count } places
} de ta main { $count ->
    [one] est encore libre
   *[other] sont encore libres
}.
springcleaning-picture-chosen = Choisi : { $cards }.
springcleaning-picture-useful = Utile maintenant : { $cards }.
springcleaning-picture-trick = Ce pli : { $plays }.
springcleaning-picture-open = Pas de combinaison sur la table.
springcleaning-picture-seat = { $name } : { $hand } en main, offre { $cards } ; déchets : { $trash }.
springcleaning-picture-piles = Pioche : { $deck }, défausse : { $discards }.
springcleaning-picture-winner = { $name } gagne.
