### Mitigati.

mitigati-bargain-now = On marchande encore la manche : passe, demande, offre ou continue la donne.
mitigati-discard-now = Le donneur écarte d’abord.
mitigati-declare-now = C’est le moment des déclarations. Quand tu as montré ce que tu veux, ne déclare plus rien.
mitigati-play-now = Le jeu a commencé : joue une carte.

## Le marchandage

mitigati-not-a-number = { $verb ->
    [offer] Offre
   *[demand] Demande
} un nombre entier de points de 1 à { $most }.
mitigati-demand-less = Tu demandes déjà { $demand } : tu peux seulement demander moins, ou offrir toi-même des points.
mitigati-offer-more = Tu offres déjà { $offer } : tu peux seulement offrir plus.
mitigati-offered-before = Tu offres déjà { $offer } : tu ne peux rien demander avant les prochaines cartes.

## L’écart

mitigati-discard-count = Écarte exactement { $count } cartes différentes.
mitigati-not-discarded = Tu dois garder { SAID($card) } : les Rois, le Bateleur, le Monde et l’Excuse ne s’écartent pas.

## Les déclarations

mitigati-declared-already = Dans cette manche, tu as déjà déclaré { $kind ->
    [abundance] la Poignée
    [kings] les Rois
    [honours] les Honneurs
   *[mixed] Rois et Honneurs
}.
mitigati-clash = { $kind ->
    [mixed] Rois et Honneurs mêlés sont pour qui ne déclare ni les uns ni les autres seuls ; tu as déclaré { $other ->
        [kings] les Rois
       *[honours] les Honneurs
    }.
   *[other] { $other ->
        [mixed] Tu as déclaré Rois et Honneurs mêlés : tu ne peux donc plus déclarer { $kind ->
            [kings] les Rois
           *[honours] les Honneurs
        }.
       *[other] Tu ne peux déclarer à la fois les Rois et les Honneurs que si aucun n’est montré à côté des autres.
    }
}
mitigati-few-trumps = Une Poignée demande { $least } atouts et tu en as { $held } ; l’Excuse n’en est pas un.
mitigati-few-mixed = Il faut pour cela { $least } Rois et Honneurs en tout et tu en as { $held }.
mitigati-kings-missing = Pour déclarer les Rois, il les faut tous les quatre, et tu n’as pas { SAID($card) }.
mitigati-honours-missing = Pour déclarer les Honneurs, il faut le Bateleur, le Monde et l’Excuse, et tu n’as pas { SAID($card) }.
mitigati-card-twice = Nomme chaque carte une seule fois.
mitigati-show-trumps = Montre au moins { $least } atouts.
mitigati-show-mixed = Montre au moins { $least } Rois et Honneurs.
mitigati-not-a-trump = { SAID($card) } n’est pas un atout.
mitigati-kings-only = À côté des quatre Rois, montrés de toute façon, tu ne peux nommer que des Honneurs ; { SAID($card) } n’en est pas un.
mitigati-honours-only = À côté des trois Honneurs, montrés de toute façon, tu ne peux nommer que des Rois ; { SAID($card) } n’en est pas un.
mitigati-mixed-only = { SAID($card) } n’est ni un Roi ni un Honneur.

## Le jeu de la carte

mitigati-must-follow = { $suit ->
    [T] Un atout est demandé
   *[other] { SUIT($suit) } est la couleur demandée
} : joue { $held ->
    [1] la seule carte qui convient
   *[other] une des { $held } cartes qui conviennent
}{ $fool ->
    [yes] , ou l’Excuse
   *[no] {""}
}.
mitigati-must-trump = Tu n’as pas la couleur demandée ({ SUIT($suit) }) : joue { $held ->
    [1] ton seul atout
   *[other] un de tes { $held } atouts
}{ $fool ->
    [yes] , ou l’Excuse
   *[no] {""}
}.

## Ce que montre la table

mitigati-hand = Manche { $number } sur { $hands }
mitigati-packets = Chacun a { $cards } de ses 25 cartes ; donneur : { $name }.
mitigati-nobody-spoke = Personne n’a encore parlé.
mitigati-stance-demand = { $name } demande{"\u00A0"}**{ $points }**
mitigati-stance-offer = { $name } offre{"\u00A0"}**{ $points }**
mitigati-stance-pass = { $name } passe
mitigati-stance-continue = { $name } fait continuer la donne
mitigati-stance-silent = { $name } n’a pas parlé
mitigati-settle-quiet = La manche ne s’arrête qu’avec une demande et une offre.
mitigati-settle-demand = { $names } { $count ->
    [one] offre
   *[other] offrent
} **{ $offered }** pour arrêter ; personne ne demande encore rien.
mitigati-settle-missing = { $names } { $count ->
    [one] demande
   *[other] demandent
} **{ $demanded }** pour arrêter ; { $offered ->
    [0] personne n’offre encore rien
   *[other] offert jusqu’ici : **{ $offered }**
}.
mitigati-settle-pass = Si **{ $name }** passe, la manche s’arrête : { $points }
mitigati-stops = La manche s’arrête alors : { $points }
mitigati-one-more-pass = Un passe de plus et on continue.
mitigati-discarding = **{ $name }** a pris le chien et fait son écart.
mitigati-declared = { $name } a déclaré { $kind ->
    [abundance] une Poignée
    [kings] les quatre Rois
    [honours] les trois Honneurs
   *[mixed] Rois et Honneurs
} : { $cards } : **{ $bonus }** de chaque adversaire.
mitigati-shows = { $name } montre { $kind ->
    [abundance] { $count } atouts
    [kings] les quatre Rois
    [honours] les trois Honneurs
   *[mixed] des Rois et Honneurs
} : **{ $bonus }** de chaque adversaire
mitigati-nothing-declared = Rien n’a été déclaré.
mitigati-taken = Plis : { $taken }
mitigati-taken-by = { $name } { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
}
mitigati-debt = { $owner } doit une carte à { $creditor } (pour l’Excuse).

## Ce qu’une manche a rapporté

mitigati-result-stopped = **Manche { $number }** conclue avec { $cards } cartes chacun : { $points }
mitigati-result = **Manche { $number }**, donneur { $name } :
mitigati-result-line = { $name } : { $cards } points de cartes, { $over ->
    [yes] { $by } de plus que
    [no] { $by } de moins que
   *[par] juste
}{"\u00A0"}{ $par }{ $bonus ->
    [none] {""}
   *[other] , déclarations { $bonus }
} : **{ $points }**
mitigati-result-by = { $name }{"\u00A0"}**{ $points }**

## Ce qui est demandé à quelqu’un

mitigati-ask-bargain = À toi : demande ou offre des points pour arrêter la manche ici, passe, ou continue la donne.
mitigati-ask-bargain-on = À toi : demande, offre, passe ou continue la donne.
mitigati-ask-demanding = À toi. Ta demande de { $points } ne peut que baisser.
mitigati-ask-offering = À toi. Ton offre de { $points } ne peut que monter.
mitigati-ask-number = { $verb ->
    [offer] Offrir
   *[demand] Demander
} **{ $points }** { $points ->
    [one] point
   *[other] points
} pour arrêter la manche ici ?
mitigati-ask-discard = À toi : écarte trois cartes, faces cachées ; elles comptent parmi tes plis.{ $kept ->
    [0] {""}
   *[other] {" "}Celles-ci doivent rester : { $cards }.
}
mitigati-ask-more-discards = À écarter : { $cards }. Choisis-en encore { $missing ->
    [1] une
   *[other] { $missing }
}.
mitigati-ask-these = Écarter { $cards } ?
mitigati-ask-declare = À toi : montre quelque chose et chaque adversaire te paie, ou ne déclare { $before ->
    [0] rien
   *[other] plus rien
}.
mitigati-ask-no-declaration = À toi : tu n’as { $before ->
    [0] rien
   *[other] plus rien
} à déclarer.
mitigati-ask-abundance = { $least } atouts rapportent { $least } points de chaque adversaire, chacun de plus un point de plus. Tous ceux que tu nommes sont montrés.
mitigati-ask-which = Choisis au moins { $least } de tes { $held } atouts.
mitigati-ask-kings = Les quatre Rois rapportent 20 points de chaque adversaire, et chaque Honneur montré à côté 5 de plus.
mitigati-ask-honours = Les trois Honneurs rapportent 15 points de chaque adversaire, et chaque Roi montré à côté 5 de plus.
mitigati-ask-mixed = Quatre Rois et Honneurs rapportent 10 points de chaque adversaire, chacun de plus 5 de plus.
mitigati-ask-first = À toi : l’Excuse a été jouée en premier ; joue la carte de ton choix, elle décide de la couleur demandée.
mitigati-ask-follow = À toi : { $suit ->
    [T] un atout est demandé ; joue un atout
   *[other] la couleur demandée est { SUIT($suit) } ; fournis
}{ $fool ->
    [yes] , ou joue l’Excuse
   *[no] {""}
}.
mitigati-ask-trump = À toi : tu n’as pas la couleur demandée ({ SUIT($suit) }) : coupe{ $fool ->
    [yes] , ou joue l’Excuse
   *[no] {""}
}.
mitigati-ask-discard-any = À toi. Tu n’as ni { SUIT($suit) } (la couleur demandée) ni atout : joue la carte de ton choix.
mitigati-ask-no-trump = À toi : un atout est demandé et tu n’en as pas ; joue la carte de ton choix.

## Boutons et menus

mitigati-continue = Continuer la donne
mitigati-demand = Demander …
mitigati-offer = Offrir …
mitigati-change = { $by } { $more ->
    [yes] de plus
   *[no] de moins
}
mitigati-pass-stops = Passer : la manche s’arrête
mitigati-settle-by-offer = Conclure : payer { $points }
mitigati-settle-by-demand = Conclure : recevoir { $points }
mitigati-say-demand = Demander { $points }
mitigati-say-offer = Offrir { $points }
mitigati-back = Retour
mitigati-discard-all = Les { $count } sont plus haut ; tape une couleur
mitigati-discard-these = Les écarter
mitigati-keep = Garder { $card }
mitigati-goes = ✓ { $card }
mitigati-kind-abundance = Poignée : { $least } à { $most } chacun
mitigati-kind-kings = Rois : { $least } à { $most } chacun
mitigati-kind-honours = Honneurs : { $least } à { $most } chacun
mitigati-kind-mixed = Rois et Honneurs : { $least } à { $most } chacun
mitigati-just-abundance = Poignée : { $points } chacun
mitigati-just-kings = Les quatre Rois : { $points } chacun
mitigati-just-honours = Les trois Honneurs : { $points } chacun
mitigati-just-mixed = Rois et Honneurs : { $points } chacun
mitigati-show-all = Montrer les { $count } : { $points } chacun
mitigati-show-lowest = Les { $count } plus faibles : { $points } chacun
mitigati-how-many-trumps = Combien d’atouts ?
mitigati-which-trumps = Les choisir un par un
mitigati-which-menu = Quels atouts ?
mitigati-beside = Montrer à côté, 5 de plus chacun …
mitigati-mixed-menu = En montrer quatre ou plus …
mitigati-done = Ne plus rien déclarer
mitigati-nothing = Ne rien déclarer

## Ce que quelqu’un doit confirmer

mitigati-sure-pass = passer
mitigati-sure-continue = continuer la donne
mitigati-sure-demand = demander { $points }
mitigati-sure-offer = offrir { $points }
mitigati-sure-discard = écarter { $cards }
mitigati-sure-abundance = montrer { $count } atouts
mitigati-sure-kings = montrer les quatre Rois{ $count ->
    [0] {""}
   *[other] {" "}et { $cards }
}
mitigati-sure-honours = montrer les trois Honneurs{ $count ->
    [0] {""}
   *[other] {" "}et { $cards }
}
mitigati-sure-mixed = montrer { $cards }
mitigati-sure-done = ne plus rien déclarer
mitigati-sure-play = jouer { $cards ->
    [Excuse] l’Excuse
    [Bateleur] le Bateleur
    [Monde] le Monde
   *[other] { $cards }
}

## Pour qui écoute au lieu de regarder

mitigati-spoken-hand = { $count ->
    [one] Ta carte
   *[other] Tes { $count } cartes
} : { $cards }.
mitigati-spoken-seat = { $name }{ $dealer ->
    [yes] , donneur
   *[no] {""}
} : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main.
mitigati-spoken-shown = Connu dans la main, { $name } : { $cards }.
mitigati-spoken-discards = Écarté : { $cards }.

## Commandes

mitigati-name = Mitigati
mitigati-game = Un tarot à trois, où l’on marchande pendant que les cartes se distribuent
mitigati-with-hands = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
}
mitigati-about = Mitigati : un tarot à trois, où l’on marchande des mains à moitié distribuées
mitigati-option-hands = Combien de manches a la partie (3)
mitigati-pass-about = Passer dans le marchandage
mitigati-demand-about = Demander des points pour arrêter la manche ici
mitigati-demand-option = Combien de points
mitigati-offer-about = Offrir des points pour arrêter la manche ici
mitigati-offer-option = Combien de points
mitigati-continue-about = Continuer la donne : personne ne marchande avant les prochaines cartes
mitigati-discard-about = Comme donneur, écarter trois cartes
mitigati-discard-option = Comme 2F (2 de Feu) ou 5 (5 d’atout) ; A Air, E Terre, W Eau ; le reste dans ton panneau
mitigati-declare-about = Déclarer des atouts, les Rois ou les Honneurs avant le jeu
mitigati-declare-kind = Ce que tu déclares
mitigati-declare-cards = Les cartes à montrer, comme « 1 21 fool » ; « all » pour autant que tu peux
mitigati-kind-name-abundance = Poignée : dix atouts ou plus
mitigati-kind-name-kings = Rois : tous les quatre, et des Honneurs à côté
mitigati-kind-name-honours = Honneurs : tous les trois, et des Rois à côté
mitigati-kind-name-mixed = Rois et Honneurs mêlés, quatre ou plus
mitigati-done-about = Ne plus rien déclarer
mitigati-play-option = Comme KF (roi de Feu ; A Air, E Terre, F Feu, W Eau), 14 (14 d’atout) ou fool (l’Excuse)
mitigati-cards-none = Aucune autre carte
mitigati-cards-all = Toutes : { $cards }

## Règles

mitigati-topic-cards = Les cartes et leurs points
mitigati-topic-bargaining = La donne et le marchandage
mitigati-topic-discard = L’écart du donneur
mitigati-topic-declarations = Les déclarations
mitigati-topic-fool = L’Excuse

mitigati-rules-overview = **Mitigati** est un tarot à trois, chacun pour soi, avec 78 cartes.
    Pendant que les cartes se distribuent, chacun peut demander ou offrir des points pour arrêter la manche avant qu’elle soit jouée. Si personne
    ne conclut, le donneur écarte trois cartes, on montre de rares combinaisons pour une prime, et 25 plis se jouent pour les points de leurs cartes.

    Cette partie a { $hands ->
        [one] { $hands } manche
       *[other] { $hands } manches
    } ; le plus haut total gagne, et à égalité on partage la victoire. Une manche conclue par le marchandage en est une aussi.
    Le premier donneur est tiré au sort ; la donne tourne dans le sens des aiguilles d’une montre à chaque manche.
mitigati-rules-cards =
    Quatre couleurs — Air, Terre, Feu et Eau — ont quatorze cartes chacune. De la plus forte à la plus faible : roi (K), dame (Q), cavalier (C), valet (J), 10 jusqu’à 2, et l’as sous le 2.

    Au-dessus de toute couleur, il y a 21 atouts numérotés ; le 1 est le *Bateleur*, le 21 le *Monde*. L’*Excuse* n’est pas un atout et n’a pas de couleur.
    Le Bateleur, le Monde et l’Excuse sont les *Honneurs* (au tarot français : le Petit, le 21 et l’Excuse, les bouts).

    Points de cartes : Honneurs, rois et as 5 chacun ; dames 4, cavaliers 3, valets 2 ; toute autre carte 1. Cela fait 146 dans le jeu.
mitigati-rules-bargaining =
    Les cartes viennent par paquets de cinq. Quand chacun en a 10, puis 15, puis 20, il y a un tour de marchandage, que commence le *premier en cartes*, assis
    à gauche du donneur. À son tour, chacun peut passer, *demander* des points pour arrêter ici, en *offrir* pour cela, ou *continuer la donne*.

    Dans un tour de marchandage, une demande ne peut que baisser, une offre que monter ; qui demande peut se mettre à offrir, mais pas l’inverse.

    Quand tous les trois ont parlé, que quelqu’un demande et que les offres réunies couvrent les demandes, la manche s’arrête : chaque demande est payée en entier
    par les offres, et un surplus n’est pas payé, à commencer par l’offre la plus récente. Si quelqu’un continue la donne, ou que tous trois passent à la suite, la donne continue.
    Rien de ce qui a été dit ne vaut pour le tour suivant.
mitigati-rules-discard =
    Après le dernier paquet, le donneur prend les trois cartes qui restent, le *chien*, et en écarte trois, faces cachées. Ni Rois ni Honneurs ne peuvent en être ;
    as et autres atouts, oui. Les trois appartiennent aux plis du donneur : leurs points comptent à la fin.
mitigati-rules-declarations =
    Avant le jeu, le premier en cartes d’abord, chacun peut montrer des cartes pour une prime que paie chaque adversaire.

    • *Poignée* : dix atouts, 10 points, et un de plus pour chaque atout de plus montré. L’Excuse n’en est pas un.
    • *Rois* : tous les quatre, 20 points, et 5 de plus pour chaque Honneur montré à côté.
    • *Honneurs* : tous les trois, 15 points, et 5 de plus pour chaque Roi montré à côté.

    Rois et Honneurs ne vont ensemble que si aucun n’est montré à côté des autres.

    • *Mêlés* : quatre Rois et Honneurs, 10 points, 5 de plus pour chacun de plus ; seulement pour qui ne déclare ni Rois ni Honneurs.

    Chacune se déclare une fois, et personne n’y est obligé. Ce qui est montré revient dans la main.
mitigati-rules-play =
    Le premier en cartes attaque au premier pli, puis c’est à qui a fait le dernier. Fournis si tu peux ; sinon, joue un atout ; si tu n’en as pas,
    joue ce que tu veux. Personne n’est obligé de monter. L’atout le plus fort fait le pli, ou à défaut la plus forte carte de la couleur demandée.
mitigati-rules-fool =
    L’Excuse peut se jouer à tout moment, quelle que soit l’attaque, et ne fait jamais le pli. Qui la joue la garde et doit une carte à qui
    a fait ce pli : à la fin de la manche, la moins chère de ses propres plis, dont l’écart du donneur fait partie. Qui n’a pas de telle carte
    donne l’Excuse elle-même.
    Si l’Excuse est jouée en premier, la carte suivante décide de la couleur demandée.
mitigati-rules-score =
    À la fin d’une manche, chacun compte les points de cartes de ses plis. Chaque point au-dessus de 49 rapporte un point, chacun au-dessous en coûte un ;
    déclarations et marchandages s’y ajoutent. Avec 60, 50 et 36 points de cartes, la manche rapporte +11, +1 et −13.

## Ce que montrent ses images, pour qui les écoute : au plus 1 024 caractères en tout.

mitigati-picture-demand = { $name } demande { $points }.
mitigati-picture-offer = { $name } offre { $points }.
mitigati-picture-pass = { $name } passe.
mitigati-picture-shown = { $name } montre { $cards }.
mitigati-picture-seat = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main.
mitigati-picture-taken = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} avec { $points } points de cartes.
mitigati-picture-bonus = Déclarations : { $points }.
mitigati-picture-points = Cette manche : { $points }.
mitigati-picture-known = Connu : { $cards }.
mitigati-picture-debt = Doit à { $name } une carte pour l’Excuse.
mitigati-picture-match = Manche { $number } sur { $hands }. { $done } { $done ->
    [one] pli joué
   *[other] plis joués
} sur { $all }.
mitigati-picture-hand-of = Manche { $number } sur { $hands }
mitigati-picture-dealt = { $number } cartes sur { $all }
mitigati-picture-owes = { $owner } doit une carte à { $creditor }
mitigati-picture-balance = { $offered } offerts sur { $demanded } demandés
mitigati-picture-demands = demande { $points }
mitigati-picture-offers = offre { $points }
mitigati-picture-passes = passe
mitigati-picture-cards = { $points } − { $par } en cartes{ $bonus ->
    [none] {""}
   *[other] , montré { $bonus }
}
mitigati-picture-marked = Encadré : { $cards }.
mitigati-picture-away = Écarté : { $cards }.
mitigati-picture-free = Tu peux choisir : { $cards }.
mitigati-picture-dim = Tu ne peux pas choisir : { $cards }.
mitigati-picture-means-pile = Points des cartes
mitigati-picture-means-bonus = Déclarations
mitigati-picture-discards = Ton écart
