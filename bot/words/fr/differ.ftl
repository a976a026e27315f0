### Differ.

differ-auction-first = Les enchères ne sont pas finies : annonce ou passe.
differ-auction-over = Les enchères sont finies : joue une carte.
differ-opener-must-bid = Tu ne peux pas encore passer : qui parle en premier doit annoncer.
differ-bid-too-low = { BID($bid) } ne dépasse pas { BID($current) } : annonce plus de plis, ou autant dans une couleur plus haute.
differ-no-trump-off = À cette table, pas d’annonce sans atout.
differ-not-a-bid = Une annonce, c’est un nombre de plis de 1 à { $tricks } et une couleur, par exemple { BID("5H") }.

## Ce que montre la table

differ-contract = **{ $name }** a annoncé **{ BID($bid) }** : **{ $taken }** sur { $tricks ->
    [1] un pli
   *[other] { $tricks } plis
} jusqu’ici. { $trump ->
    [N] Sans atout
   *[other] Atout { SUIT($trump) }
}.
differ-result = Manche { $number } : { $name } a annoncé { BID($bid) } et fait { $taken } : { $made ->
    [yes] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $name }
   *[no] { $points } de moins, donc { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à chaque adversaire
}.
differ-missed = Manche { $number } : { BID($bid) } aurait donné la partie à { $name }, mais il a manqué { $short ->
    [one] { $short } pli
   *[other] { $short } plis
}.

## Ce qui est demandé à quelqu’un

differ-ask-open = À toi : ouvre les enchères. Tu dois annoncer.
differ-ask-bid = À toi : dépasse { BID($bid) } ou passe.
differ-ask-suit = { $tricks ->
    [1] Un pli
   *[other] { $tricks } plis
} : quelle couleur d’atout ?

## Pour qui écoute au lieu de regarder

differ-spoken-seat = { $name }{ $dealer ->
    [yes] {""} (donneur)
   *[no] {""}
}, cartes découvertes : { $cards } ; { $hand } en main, { $pile } dans la réserve, { $taken ->
    [one] { $taken } pli fait
   *[other] { $taken } plis faits
}.

## Commandes

differ-name = Differ
differ-game = Annonce des plis, puis joue de ta main et de cartes découvertes qui se recomplètent
differ-with-no_trump = annonces sans atout
differ-with-suits = ordre des couleurs { $value }

differ-about = Differ : des enchères, puis on joue de sa main et de cartes découvertes qui se recomplètent
differ-option-no-trump = Permettre les annonces sans atout
differ-option-suits = L’ordre des couleurs, la plus basse d’abord (C trèfle, D carreau, H cœur, S pique)
differ-option-target = Les points qui terminent la partie (18)
differ-play-about = Jouer une carte de ta main ou une de tes cartes découvertes

## Règles

differ-topic-refill = Recompléter

differ-rules-overview = **Differ** se joue à quatre, chacun pour soi, avec 52 cartes (K roi, Q dame, J valet) ; l’as est la carte la plus forte.
    Une personne — le *differ* — gagne les enchères en promettant un nombre de plis avec une couleur d’atout de son choix.
    Les trois autres — les *enders* — essaient de l’en empêcher. Une partie des cartes de chacun est découverte, visible de tous,
    et remplacée depuis une pile cachée au fur et à mesure qu’on les joue.
    Quand quelqu’un atteint { $target } points, qui en a le plus gagne ; à égalité, on partage la victoire.
differ-rules-deal =
    Chacun reçoit treize cartes, faces cachées : sa *réserve*. Les quatre premières sont découvertes, les trois suivantes
    prises en main, et six restent cachées : personne ne les regarde, pas même leur propriétaire.
    La donne tourne dans le sens des aiguilles d’une montre à chaque manche.
    Le premier donneur est tiré au sort.
differ-rules-auction =
    Qui est assis à gauche du donneur ouvre et doit annoncer : un nombre de plis de 1 à 13 et une couleur d’atout{ $no_trump ->
        [yes] {""}, ou sans atout
       *[no] {""}
    }.
    Une annonce suivante doit promettre plus de plis, ou autant dans une couleur plus haute. De la plus basse à la plus haute : { $suits }{ $no_trump ->
        [yes] {""} < sans atout
       *[no] {""}
    }.
    Qui passe est hors de ces enchères. La plus haute annonce fait le differ ; une annonce que rien ne peut dépasser termine aussitôt les enchères.
differ-rules-play =
    Le differ attaque au premier pli ; ensuite, c’est à qui a fait le dernier.
    Joue une carte de ta main ou une de tes cartes découvertes. S’il y a parmi elles une carte de la couleur demandée, tu dois
    fournir ; sinon, joue ce que tu veux. L’atout le plus fort fait le pli ; sans atouts, la plus forte carte de la couleur
    demandée. Les treize plis sont joués.
differ-rules-refill =
    Après chaque pli, qui n’a plus de cartes découvertes en retourne quatre de sa réserve, et qui n’a plus de cartes en main
    en pioche trois ; ou autant qu’il en reste.
differ-rules-score =
    Si le differ a fait au moins autant de plis qu’annoncé, il marque un point par pli fait, et les autres rien.
    Sinon, chaque ender marque autant de points qu’il manque de plis, et le differ rien.
    6 annoncés et 7 faits : 7 points. 6 annoncés et 4 faits : deux de moins, donc 2 points à chaque adversaire.

## Ce que montrent ses images, pour qui les écoute : au plus 1 024 caractères en tout. `score`, `taken`,
## `hand` et `foundation` sont des nombres ; `cards`, des noms de cartes séparés par des virgules.

differ-picture-contract = { $name } : annonce { BID($bid) }, plis faits : { $taken }.
differ-picture-seat = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $taken ->
    [one] { $taken } pli
   *[other] { $taken } plis
}, main { $hand }, réserve { $foundation }.
differ-picture-face-up = Découvertes : { $cards }.
differ-picture-foundation = Réserve : { $count }.
differ-picture-pile = Réserve
