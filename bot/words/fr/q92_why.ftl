### Pourquoi un ordinateur de 92Q a fait ce qu’il a fait, ou ce que dit un conseil.

q92-why-bid = Avec atout { SUIT($trump) }, cette main promet à son camp environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : l’annonce devrait réussir.
q92-why-risk = Avec atout { SUIT($trump) }, environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ; monter est risqué, mais qui gagne choisit ses partenaires.
q92-why-pass = { $least } plis, c’est trop : à { SUIT($trump) }, la meilleure couleur ici, on peut en attendre environ { $tricks }.
q92-why-rare = { $least } plis, c’est trop : même avec les meilleures couleurs ici, ils seraient faits moins d’une fois sur trois.
q92-why-wait = À { SUIT($trump) }, on peut attendre environ { $tricks } plis, mais passer promet autant : qui annonce te choisira peut-être.
q92-why-partners = { $seat } a annoncé { $tricks } { $tricks ->
    [one] pli
   *[other] plis
}, donc une main forte{ $count ->
    [1] .
    [2]  ; l’autre suit, ou a peu de points.
   *[other]  ; les autres suivent, ou ont peu de points.
}
q92-why-partners-behind = Personne d’autre n’a annoncé : choisis qui a le moins de points, car son gain importe le moins.
q92-why-only = Seule carte permise : { THE($card) }.
q92-why-draw = { THE($card) } devrait faire le pli, et fait tomber des atouts qui pourraient couper plus tard.
q92-why-sure = { THE($card) } fait le pli : personne ne devrait faire mieux.
q92-why-likely = { THE($card) } fait sans doute le pli.
q92-why-lead-low = Aucune attaque n’a de bonnes chances de faire le pli : autant jouer { THE($card) }, la carte la moins utile.
q92-why-leave = { $seat } est partenaire et a le pli : { THE($card) } suffit.
q92-why-breaks = { THE($card) } ne fournit pas : le 2 est alors faible dans ce pli, et { $seat }, partenaire, a le pli.
q92-why-later = Ce camp peut encore faire le pli : { THE($card) } suffit ici.
q92-why-lost = Ce pli est sans doute perdu : débarrasse-toi plutôt d’une carte inutile, { THE($card) }.
q92-why-keep = Ce qui pourrait faire ce pli sera plus utile plus tard. La carte la moins utile : { THE($card) }.
q92-why-two = Tout le monde devrait fournir, et alors { THE($card) } est la plus forte carte du pli.
q92-why-left = { THE($card) } compte ici comme la couleur demandée, et fait le pli.
q92-why-ruff = Couper avec { THE($card) } fait le pli.
q92-why-tries = { THE($card) } fera peut-être le pli.
q92-why-try = { THE($card) } a une chance de faire le pli.
q92-why-over = { THE($card) } prend le pli à { $seat } : partenaires ou non, chacun est payé pour ses propres plis.
q92-why-gone = Ce pli est perdu. La carte la moins utile : { THE($card) }.
