### Pourquoi un ordinateur de Differ a fait ce qu’il a fait, ou ce que dit un conseil.

differ-why-open = Il faut ouvrir, et { $trump ->
    [N] le sans-atout promet
   *[other] l’atout { SUIT($trump) } promet
} le plus de plis, environ { $tricks }. Une fois l’annonce réussie, chacun compte.
differ-why-bid = { $trump ->
    [N] Sans atout
   *[other] Avec atout { SUIT($trump) }
}, on peut attendre environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} : cela devrait réussir, et alors chaque pli compte.
differ-why-risk = { $trump ->
    [N] Sans atout
   *[other] Avec atout { SUIT($trump) }
}, environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ; monter est risqué, mais mieux que de laisser { BID($bid) } à un autre.
differ-why-pass = La meilleure annonce serait { BID($bid) }, pour environ { $tricks } attendus : mieux vaut laisser essayer l’autre.
differ-why-top = Il n’y a pas d’annonce plus haute.
differ-why-only = Seule carte permise : { THE($card) }.
differ-why-draw = Personne ne peut battre { THE($card) }, et cela fait tomber des atouts qui pourraient couper plus tard.
differ-why-sure = À ce qu’on voit, personne ne peut battre { THE($card) }.
differ-why-sure-ours = Après { THE($card) }, le differ ne peut pas faire ce pli.
differ-why-likely = { THE($card) } fait le pli dans environ { $percent } % des cas, et cela coûte peu ensuite.
differ-why-likely-ours = Après { THE($card) }, le differ perd le pli dans environ { $percent } % des cas.
differ-why-lead-low = Aucune attaque n’a de bonnes chances de faire le pli : autant jouer { THE($card) }, la carte la moins utile.
differ-why-leave = { $seat } a déjà le pli et joue aussi contre le differ : { THE($card) } suffit.
differ-why-leave-least = { $seat } joue aussi contre le differ et a le pli, mais ne le gardera peut-être pas. La carte la moins utile : { THE($card) }.
differ-why-later = D’autres peuvent encore prendre ce pli au differ : { THE($card) } suffit ici.
differ-why-lost = Tu ne feras sans doute pas ce pli : débarrasse-toi plutôt d’une carte inutile, { THE($card) }.
differ-why-gone = Ce pli est perdu. La carte la moins utile : { THE($card) }.
differ-why-keep = Ce qui pourrait faire ce pli sera plus utile plus tard. La carte la moins utile : { THE($card) }.
differ-why-last = Dernier à jouer : { THE($card) } fait le pli au moindre coût.
differ-why-ruff = Dernier à jouer : { THE($card) } coupe.
differ-why-holds = { THE($card) } fait le pli, et personne après ne peut faire mieux.
differ-why-tries = { THE($card) } a les meilleures chances de faire le pli : environ { $percent } %.
differ-why-tries-ours = { THE($card) } donne les meilleures chances d’enlever ce pli au differ : environ { $percent } %.
differ-why-ruff-likely = Couper avec { THE($card) } garde le pli dans environ { $percent } % des cas.
