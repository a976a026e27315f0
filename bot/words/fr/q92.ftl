### 92Q.

q92-auction-first = Les enchères ne sont pas finies : annonce ou passe.
q92-auction-over = Les enchères sont finies : joue une carte.
q92-bid-too-low = { BID($bid) } ne dépasse pas { BID($current) } : annonce plus de plis, dans la couleur que tu veux.
q92-not-a-bid = Une annonce, c’est un nombre de plis de 1 à { $tricks } et une couleur, par exemple { BID("5H") }.
q92-partners-first = Tu as gagné les enchères : choisis d’abord { $count ->
    [1] ton partenaire
   *[other] tes { $count } partenaires
}.
q92-not-yourself = Tu es déjà dans ton camp : choisis quelqu’un d’autre.
q92-partners-count = Choisis exactement { $count ->
    [1] un partenaire
   *[other] { $count } partenaires différents
}.
q92-left-must-follow = Tu ne peux te défausser de { SUIT($left) }, la couleur gauche, que sans carte de { SUIT($suit) }, et tu en as { $held }.

q92-nobody-called = Personne ici ne s’appelle « { $name } », ou plus d’une personne : choisis dans la liste, ou donne le numéro de la place.

## Ce que montre la table

q92-choosing = **{ $name }** a gagné les enchères avec **{ BID($bid) }** et choisit { $count ->
    [1] un partenaire
   *[other] { $count } partenaires
}.
q92-contract = **{ $name }**, avec { $partners }, a annoncé **{ BID($bid) }** : **{ $taken }** sur { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} jusqu’ici. Contre eux, { $others } : **{ $against }**.
q92-trumps = Atout : **{ SUIT($trump) }** (du plus fort au plus faible : { $top } …). Couleur gauche : **{ SUIT($left) }**.
q92-ranks = Atouts hauts : { $top } …
q92-two = { $followed ->
    [yes] Tous ont fourni jusqu’ici : le 2 de { SUIT($suit) } gagne si tous le font.
   *[no] Tous n’ont pas fourni : les 2 sont faibles dans ce pli.
}
q92-played-left = { $name }{"\u00A0"}{ SAID($card) } comme { $suit }
q92-result = Manche { $number } : { $name } a annoncé { BID($bid) } avec { $partners }, plis faits : { $taken }{ $slam ->
    [yes] {""}, un seul camp a donc tous les plis
   *[no] {""}
} : { $made ->
    [yes] réussi
   *[no] chuté
}. { $points }
q92-result-seat = { $name } { $taken } × { $worth } = { $points }
q92-result-passed = Manche { $number } : tout le monde a passé.

## Ce qui est demandé à quelqu’un

q92-ask-open = À toi : annonce un nombre de plis et une couleur d’atout, ou passe.
q92-ask-bid = À toi : pour dépasser { BID($bid) }, annonce au moins { $tricks } plis dans une couleur quelconque, ou passe.
q92-ask-suit = { $tricks ->
    [1] Un pli
   *[other] { $tricks } plis
}, avec quelle couleur d’atout ?
q92-ask-partners = Tu as gagné les enchères : choisis { $count ->
    [1] ton partenaire
   *[other] tes { $count } partenaires
} pour cette manche.
q92-ask-discard-left = À toi : la couleur demandée est { SUIT($suit) } et tu n’en as pas ; joue n’importe quelle carte. De la couleur gauche, { SUIT($left) }, une carte compterait comme { SUIT($suit) }.
q92-counts-as = { $card } comme { SUIT($suit) }
q92-partner = { $name }{ $bid ->
    [none] {""}
   *[other] {" "}· { BID($bid) }
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
q92-choose-partners = Choisir { $count ->
    [one] { $count } partenaire
   *[other] { $count } partenaires
}

q92-your-partners = jouer avec { $names }

## Pour qui écoute au lieu de regarder

q92-spoken-seat = { $name }{ $side ->
    [bidder] {""} (preneur)
    [partner] {""} (du camp du preneur)
    [other] {""} (de l’autre camp)
   *[none] {""}
}{ $dealer ->
    [yes] {""}, donneur
   *[no] {""}
} : { $taken ->
    [one] { $taken } pli
   *[other] { $taken } plis
}.
q92-spoken-trumps = Atout : { SUIT($trump) }, dame et 9 en tête. Couleur gauche : { SUIT($left) }.
q92-spoken-left = { $card } comme { SUIT($suit) } par { $name }

## Commandes

q92-name = 92Q
q92-game = Annonce des plis, choisis tes partenaires, et change une couleur en une autre
q92-size = { $size ->
    [4] Treize cartes chacun ; la plus haute annonce choisit un partenaire
    [6] Huit cartes chacun ; la plus haute annonce choisit deux partenaires
   *[8] Six cartes chacun ; la plus haute annonce choisit trois partenaires
}

q92-about = 92Q : annonce des plis, choisis tes partenaires, et change une couleur en une autre
q92-option-players = Combien de joueurs : 4, 6 ou 8 (4)
q92-option-target = Les points qui terminent la partie (92)
q92-partners-about = Choisir tes partenaires pour cette manche, une fois les enchères gagnées
q92-partners-option = Quelqu’un à la table
q92-partners-second = Ton deuxième partenaire, à six ou huit joueurs
q92-partners-third = Ton troisième partenaire, à huit joueurs

## Règles

q92-topic-partners = Les partenaires
q92-topic-play = Le jeu et la couleur gauche
q92-topic-order = Quelle carte est la plus forte

q92-rules-overview = **92Q** se joue à quatre, six ou huit avec 52 cartes (K roi, Q dame, J valet). Dans chaque manche, qui gagne les enchères nomme l’atout
    et choisit ses partenaires pour cette seule manche : une moitié de la table joue contre l’autre. Les points vont aux joueurs, pas aux camps :
    dans le camp gagnant, chacun est payé pour les plis qu’il a faits lui-même.
    Trois choses le distinguent : à l’atout, le 9 et la dame battent l’as ; les cartes de la *couleur gauche* peuvent se changer en la couleur
    demandée ; et un 2 fait le pli quand tout le monde fournit.
    La partie se termine avec la manche où quelqu’un atteint { $target }. Le plus haut total gagne ; à égalité, on partage.
q92-rules-deal =
    Toutes les cartes sont distribuées une à une : treize chacun à quatre joueurs, huit à six, six à huit. Les quatre cartes qui restent
    à six ou huit joueurs sont mises de côté, et personne ne les voit dans cette manche. La donne tourne dans le sens des aiguilles d’une montre.
    Le premier donneur est tiré au sort.
q92-rules-auction =
    Qui est à gauche du donneur parle en premier. Annonce un nombre de plis, au plus autant qu’une main a de cartes, et une couleur d’atout ; ou passe,
    et tu es hors de ces enchères. Chaque annonce doit nommer plus de plis que la précédente, dans la même couleur ou une autre : les couleurs n’ont
    pas d’ordre. Le dernier qui reste joue son annonce, et une annonce de tous les plis termine aussitôt les enchères. Si tous passent, le donneur suivant distribue.
q92-rules-partners =
    Le preneur choisit des partenaires parmi tous les autres, où qu’ils soient assis, jusqu’à ce que la moitié de la table soit de ce camp : un
    partenaire à quatre joueurs, deux à six, trois à huit. Personne ne peut refuser, et tous savent qui joue avec qui.
    Ensemble, ils doivent faire autant de plis qu’annoncé.
q92-rules-play =
    Qui est à gauche du donneur attaque au premier pli ; ensuite, c’est à qui a fait le dernier. Si tu as une carte de la couleur demandée, tu dois
    fournir ; sinon, joue ce que tu veux.
    La couleur gauche est l’autre couleur de même teinte que l’atout : pique si trèfle est atout, cœur si carreau l’est, et
    inversement. Une carte de la couleur gauche défaussée sur une autre couleur *devient* de cette couleur : sur une attaque à cœur, le roi de
    pique compte comme un roi de cœur et a fourni. Sur une attaque à l’atout, elle devient un atout. Tu ne peux le faire
    que si tu n’as aucune carte de la couleur demandée, et tu n’y es jamais obligé. Quand la couleur gauche elle-même est jouée en premier, c’est une couleur ordinaire.
q92-rules-order =
    Du plus fort au plus faible : à l’atout dame, 9, as, roi, valet, 10, puis du 8 au 2 ; dans toute autre couleur as, roi, dame, valet, puis du 10 au 2. Un atout bat toutes les
    autres couleurs ; sans atout, le pli va à la plus forte carte de la couleur demandée. Si deux cartes comptent comme la même, la première jouée gagne.
    Le 2 est la carte la plus forte, même au-dessus de la dame d’atout, quand toutes les cartes du pli comptent comme la couleur demandée.
    Une carte défaussée de la couleur gauche compte comme fournie, et peut devenir elle-même un tel 2. Si quelqu’un joue une autre couleur,
    les 2 sont les plus faibles de leur couleur ; un 2 d’atout bat quand même ce qui n’est pas atout.
q92-rules-score =
    Si le camp du preneur a fait au moins autant de plis qu’annoncé, il gagne la manche ; sinon, c’est l’autre camp.
    Chacun du camp gagnant marque trois points par pli qu’il a fait lui-même ; neuf, si son camp a fait tous les plis.
    Le camp perdant ne marque rien. 7 annoncés, avec 5 et 3 plis : 15 et 9 points. Avec 4 et 2 plis, il en manque un : les deux autres,
    avec 4 et 3 plis, marquent 12 et 9.

## Ce que montrent ses images, pour qui les écoute : au plus 1 024 caractères en tout.

q92-picture-contract = Annoncé { BID($bid) }, plis faits : { $taken } ; couleur gauche : { $left }.
q92-picture-turned = { $name } { $card } comme { $suit }
q92-picture-two-high = Les 2 sont forts jusqu’ici.
q92-picture-two-low = Les 2 sont faibles.
q92-picture-seat = { $name }{ $side ->
    [bidder] {""} (preneur)
    [partner] {""} (camp du preneur)
    [other] {""} (autre camp)
   *[none] {""}
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $taken ->
    [one] { $taken } pli
   *[other] { $taken } plis
}.
q92-picture-turning = Compteraient comme { $suit } : { $cards }.
q92-picture-partner = Partenaire
q92-picture-other = Adversaire
q92-picture-left = Couleur gauche
q92-picture-high = est fort
q92-picture-low = est faible
