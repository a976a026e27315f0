### Top Suit.

topsuit-pass-by-drawing = Passer coûte une carte : « draw » en prend une et passe.
topsuit-draw-stands-alone = Tu ne choisis pas ce que tu pioches : écris juste « draw ».
topsuit-card-twice = Tu ne peux pas jouer { SAID($card) } deux fois.
topsuit-no-combination = Ce n’est pas une combinaison : joue une carte, deux à quatre d’une même valeur, ou au moins { $shortest } d’une couleur qui se suivent. L’as n’est qu’au-dessus du roi.
topsuit-other-kind = Dans ce pli, on joue { $kind ->
    [single] des cartes seules
    [pair] des paires
    [triple] des brelans
    [quad] des carrés
   *[run] des suites
} : fais de même, ou pioche.
topsuit-quad-too-low = Seule une valeur plus haute bat un carré, et { SAID($card) } n’est pas au-dessus de { SAID($current) }.
topsuit-too-weak = { SAID($card) } { $kind ->
    [single] { "" }ne bat
   *[other] sur le dessus ne bat
} pas { SAID($current) } : { $current ->
    [AC] il faut un pique ou un carreau.
    [AD] rien ne le bat.
    [AH] il faut un trèfle ou un carreau.
    [AS] il faut un cœur ou un carreau.
   *[other] il faut { $suit ->
        [C] un trèfle plus fort, un pique ou un carreau
        [H] un cœur plus fort, un trèfle ou un carreau
        [S] un pique plus fort, un cœur ou un carreau
       *[D] un carreau plus fort
    }.
}
topsuit-no-run = Il n’y a pas ici de suite à prolonger.
topsuit-run-complete = Une suite arrivée à { SAID($top) } ne va pas plus loin.
topsuit-extension-too-long = Tu peux ajouter au plus { $most } cartes ; davantage, c’est une suite à part entière : joue-la.
topsuit-not-next = Ce que tu ajoutes doit suivre { SAID($top) } dans sa couleur : { SAID($next) } d’abord.

## Comment s’appellent les combinaisons. La carte du dessus vient d’abord, car elle décide.

topsuit-kind = { $kind ->
    [single] carte seule
    [pair] paire
    [triple] brelan
    [quad] carré
   *[run] suite
}
topsuit-kinds = { $kind ->
    [single] Cartes seules
    [pair] Paires
    [triple] Brelans
    [quad] Carrés
    [extend] Prolongements
   *[run] Suites
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Paire
    [triple] Brelan
    [quad] Carré
   *[run] Suite
} : { $cards }
topsuit-set = { $top } sur { $under }
topsuit-run = { $first } à { $last }
topsuit-drew = a pioché
topsuit-extended = a ajouté { $cards }
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] un pique ou un carreau
        [H] un trèfle ou un carreau
       *[S] un cœur ou un carreau
    }
   *[no] { $suit ->
        [C] un trèfle plus fort, un pique ou un carreau
        [H] un cœur plus fort, un trèfle ou un carreau
        [S] un pique plus fort, un cœur ou un carreau
       *[D] un carreau plus fort
    }
}
topsuit-needs = { $kind ->
    [single] il faut { $stronger }
    [pair] il faut une paire avec { $stronger } dessus
    [triple] il faut un brelan avec { $stronger } dessus
   *[run] il faut une suite jusqu’à { $stronger }
}
topsuit-needs-rank = il faut un carré de plus haute valeur
topsuit-nothing-beats = rien ne bat { $kind ->
    [quad] quatre as
   *[other] l’as de carreau
}

## Ce que montre la table

topsuit-trick = Pli { $number }
topsuit-open = Rien à battre encore : toute combinaison convient.
topsuit-to-beat = À battre : **{ $cards }** ({ $kind }) par **{ $name }** ; { $needs }{ $extends ->
    [yes] {""}, ou prolonger la suite.
   *[no] .
}
topsuit-this-trick = Ce pli : { $acts }
topsuit-last-trick = { $acts } — { $taken ->
    [yes] pli pour **{ $name }**.
   *[no] pli pour personne.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Cartes en main : { $held } · pioche **{ $cards }**
topsuit-spoken-circle = Cœur bat pique, pique bat trèfle, trèfle bat cœur ; carreau bat les trois.
topsuit-result = Pli { $number } : { $name } +1 ({ $cards })
topsuit-result-nobody = Pli { $number } : personne n’a joué
topsuit-result-emptied = Dernière carte jouée : { $name } +1
topsuit-result-exhausted = La pioche est vide.
topsuit-result-cut-short = Le pli inachevé ne compte pas.
topsuit-out = { $name } a fini avec { $cards }{ $won ->
    [yes] , et ce point a fait gagner la partie
   *[no] {""}
}.
topsuit-dry = La pioche est vide. Le moins de cartes en main : { $names } ({ $cards }).

## Ce qui est demandé à quelqu’un

topsuit-ask-lead = À toi d’attaquer : joue la combinaison de ton choix, ou pioche et passe.{ $many ->
    [yes] { " " }Choisis d’abord sa sorte.
   *[no] { "" }
}
topsuit-ask-first = À toi : joue la combinaison de ton choix, ou pioche et passe.{ $many ->
    [yes] { " " }Choisis d’abord sa sorte.
   *[no] { "" }
}
topsuit-ask-beat = À toi : { $ways ->
    [extend] tu peux seulement prolonger { $cards }
    [both] bats ou prolonge { $cards } ({ $needs })
   *[beat] bats { $cards } ({ $needs })
}, ou pioche une carte et passe.{ $many ->
    [yes] { " " }Il y a beaucoup de façons : choisis pas à pas.
   *[no] { "" }
}
topsuit-ask-draw = À toi : tu ne peux pas battre { $cards } ({ $needs }) ; pioche donc une carte et passe.
topsuit-ask-which = { $kind ->
    [single] Quelle carte ?
    [pair] Quelle paire ? La carte nommée d’abord est sur le dessus et décide.
    [triple] Quel brelan ? La carte nommée d’abord est sur le dessus et décide.
    [quad] Quel carré ?
    [extend] Qu’ajoutes-tu ?
   *[run] Quelle suite ? Sa plus haute carte décide.
}
topsuit-add = Prolonger : + { $cards }
topsuit-goes-out = { $cards } : +1, la partie finit
topsuit-among = { $cards } ({ $count })
topsuit-from = À partir de { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [1] Piocher la dernière : la partie finit
   *[other] Piocher une carte et passer
}
topsuit-to-draw = piocher une carte et passer
topsuit-to-extend = prolonger de { $cards }
topsuit-to-play = jouer { $cards }
topsuit-back = Autre chose

## Pour qui écoute au lieu de regarder

topsuit-nothing = pas de cartes
topsuit-spoken-current = À battre : { $kind }, { $cards }, par { $name }.
topsuit-spoken-trick = Dans ce pli : { $acts }.
topsuit-spoken-last = Dans le pli d’avant : { $acts }.

## Commandes

topsuit-name = Top Suit
topsuit-game = Bats le dernier coup ou pioche ; les couleurs se battent en cercle
topsuit-size = { $size ->
    [3] Dix cartes chacun pour commencer
   *[4] Huit cartes chacun pour commencer
}
topsuit-about = Top Suit : bats ce qui vient d’être joué, par la valeur ou par le cercle des couleurs
topsuit-option-players = Combien de joueurs : 3 ou 4
topsuit-play-about = Jouer une carte, plusieurs d’une valeur, ou une suite
topsuit-play-option = Comme KH, ou 5S 5H avec 5 de cœur dessus ; C trèfle, D carreau, H cœur, S pique, Q dame
topsuit-extend-about = Ajouter une ou deux cartes à la suite sur la table
topsuit-extend-option = Comme 7C 8C sur une suite jusqu’au 6 de trèfle
topsuit-draw-about = Piocher une carte et passer

## Règles

topsuit-topic-trick = Un pli
topsuit-topic-combinations = Les combinaisons
topsuit-topic-suits = Ce qui bat quoi
topsuit-topic-extend = Prolonger une suite
topsuit-topic-end = Les points et la fin

topsuit-rules-overview = **Top Suit** se joue à trois ou quatre, chacun pour soi, avec 52 cartes (K roi, Q dame, J valet) ; l’as est la carte la plus forte.
    À trois, chacun reçoit { $three } cartes, à quatre { $four } ; les autres forment la pioche.
    Tu essaies d’être la dernière personne à jouer dans chaque pli, et de te débarrasser de tes cartes. Ce qui bat quoi dépend de la couleur
    de la carte du dessus, et les couleurs se battent en cercle.
    La partie se termine quand quelqu’un n’a plus de cartes ou que la pioche est vide. Qui a le plus de points gagne ; à égalité,
    on partage la victoire.
topsuit-rules-trick =
    Qui attaque en premier est tiré au sort.
    Qui attaque commence, puis chacun joue une fois, dans le sens des aiguilles d’une montre : jouer une combinaison, ou piocher une carte et passer. Tu peux
    passer même si tu pouvais jouer, et qui attaque peut passer aussi.
    La première combinaison d’un pli est libre. Une suivante doit être de la même sorte et battre celle qui a été jouée en dernier.
    Quand tous ont eu leur tour, qui a joué en dernier fait le pli, marque un point et attaque au suivant. Si personne n’a joué,
    personne ne marque et l’attaque passe à la place suivante.
topsuit-rules-combinations =
    Une **carte seule** ; une **paire**, un **brelan** ou un **carré** d’une même valeur ; ou une **suite** d’au moins { $run } cartes d’une couleur qui se suivent.
    L’as n’est qu’au-dessus du roi.
    La *carte du dessus* décide : dans une paire ou un brelan, celle que tu mets dessus, dans une suite la plus haute. Pour les carrés, seule la valeur compte.
    Une suite peut être battue par une plus courte ou une plus longue.
topsuit-rules-suits =
    Compare les cartes du dessus. Dans la même couleur, la plus haute bat la plus basse. Entre deux couleurs, les valeurs n’importent pas :
    une carte de la couleur plus forte bat toute carte de la plus faible. **Carreau bat toute autre couleur**, et les trois autres tournent
    en cercle : **cœur bat pique, pique bat trèfle, trèfle bat cœur**.
    Ainsi 3♠ bat K♣, et 2♦ bat A♥, mais 10♠ ne bat pas 5♦. Rien ne bat A♦.
topsuit-rules-extend =
    S’il y a une suite à battre, tu peux y ajouter plutôt : la carte suivante de sa couleur, ou les { $most } suivantes.
    La suite plus longue est alors à toi, et d’autres peuvent la battre ou la prolonger à leur tour. Une suite jusqu’à l’as ne va pas plus loin.
topsuit-rules-end =
    Chaque pli vaut un point pour qui y a joué en dernier. La partie se termine aussitôt que quelqu’un joue sa dernière carte,
    ce qui lui vaut un point de plus, ou que quelqu’un prend la dernière carte de la pioche.
    Si tous avaient eu leur tour à ce moment-là, le pli compte aussi ; sinon, il ne compte pas.

## Ce que montrent ses images, pour qui les écoute : au plus 1 024 caractères en tout.

topsuit-picture-deck = Pioche
topsuit-picture-beat = À battre
topsuit-picture-top = Carte du dessus à battre : { $card }.
topsuit-picture-useful = Utile maintenant : { $cards }.
topsuit-picture-useless = Aucune n’est utile maintenant.
topsuit-picture-current = À battre : { $cards } par { $name }.
topsuit-picture-trick = Ce pli : { $acts }.
topsuit-picture-last = Dernier pli : { $acts }.
topsuit-picture-seat = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand } en main.
topsuit-picture-match = Pioche : { $stock }. Cœur bat pique, pique bat trèfle, trèfle bat cœur, carreau bat tout.
