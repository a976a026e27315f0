### Pourquoi un ordinateur de Mitigati a fait ce qu’il a fait, ou ce que dit un conseil.

mitigati-why-only = Il n’y a rien d’autre à jouer.
mitigati-why-fool = L’Excuse épargne ici une meilleure carte, et reste à qui la joue.
mitigati-why-last = Personne ne joue après : { THE($card) } prend à coup sûr { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
mitigati-why-ruff = Couper avec { THE($card) } fait sans doute le pli.
mitigati-why-ruff-sure = Couper avec { THE($card) } : personne ne peut faire mieux.
mitigati-why-ruff-may = Couper avec { THE($card) } fera peut-être le pli.
mitigati-why-lead-low = { THE($card) } risque peu, et laisse les autres user leurs cartes fortes.
mitigati-why-sure = Personne ne peut battre { THE($card) } : le pli est fait, et ses points sont sûrs.
mitigati-why-likely = { THE($card) } fait sans doute le pli, et rien d’autre ne promet plus.
mitigati-why-may = { THE($card) } fera peut-être le pli, et rien d’autre ne promet plus.
mitigati-why-least = Quelqu’un d’autre fera sans doute le pli. La carte la moins utile : { THE($card) }.
mitigati-why-spare = Le pli ne vaut pas ce qu’il coûte. La carte la moins utile : { THE($card) }.
mitigati-why-lost = Le pli ne peut pas être gagné. La carte la moins utile : { THE($card) }.
mitigati-why-dear = Le pli ne peut pas être gagné, et { THE($card) } ne gagnerait guère plus tard.
mitigati-why-try = { THE($card) } pourrait faire le pli, et rien d’autre ne promet plus.
mitigati-why-lead = Aucune autre attaque ne promet plus que { THE($card) }.
mitigati-why-discard = Ces cartes ne feraient guère de pli ; écartées, elles rapportent { $points } points à coup sûr.
mitigati-why-declare = Chacun des autres paie { $points } points pour cela, et c’est plus que ne vaut aucun secret.
mitigati-why-done = Il n’y a plus rien à déclarer.
mitigati-why-take-offer = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points, et ceci est nettement plus.
mitigati-why-pay = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points : payer ceci est nettement moins cher.
mitigati-why-demand = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points : n’arrête que pour nettement plus.
mitigati-why-offer = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points : payer moins est nettement mieux.
mitigati-why-pass = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points, et rien sur la table n’est nettement mieux.
mitigati-why-suits = Jouée jusqu’au bout, cette main vaut environ { POINTS($points) } points : ce qui est sur la table est déjà nettement mieux.
