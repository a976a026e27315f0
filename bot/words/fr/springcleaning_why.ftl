### Pourquoi un ordinateur de Spring Cleaning a fait ce qu’il a fait, ou ce que dit un conseil.

springcleaning-why-out = Ce sont les dernières cartes : la manche finit sans déchet.
springcleaning-why-empty = Cela vide la main, et l’Offre peut être ramassée dans le meilleur ordre.
springcleaning-why-lead = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour commencer : sans { $count ->
    [one] elle
   *[other] elles
}, ce qui reste va le mieux ensemble.
springcleaning-why-from-offers = Cela bat ce qui est là avec des cartes d’Offres seulement, et garde la main entière.
springcleaning-why-filled = Avec { $count ->
    [1] une carte d’une Offre
   *[other] { $count } cartes des Offres
}, tu poses des cartes gênantes.
springcleaning-why-beat = Cela bat ce qui est là, et les cartes qui restent vont encore ensemble.
springcleaning-why-deck = Tout ce qui est jouable déchirerait la main : mieux vaut une nouvelle carte et une de plus en Offre.
springcleaning-why-only-deck = Rien de jouable ne bat ce qui est là, et la pioche promet plus que les Offres.
springcleaning-why-no-offers = Rien de jouable ne bat ce qui est là, et personne d’autre n’a d’Offre où prendre.
springcleaning-why-take = Le { $card } va bien dans la main.
springcleaning-why-take-best = Il ne semble rien y avoir de mieux à faire que de prendre le { $card }.
springcleaning-why-pass = Il n’y a rien à jouer et rien à piocher.
springcleaning-why-insert = Là, le { $card } va avec une carte à côté.
springcleaning-why-insert-aside = Le { $card } ne va avec rien : il est donc là où il ne sépare rien.
springcleaning-why-insert-least = Là, le { $card } semble gêner le moins.
springcleaning-why-offer = Le { $card } va le moins bien dans la main ; en Offre, il peut servir, ou être rangé autrement plus tard.
springcleaning-why-opening = Sans le { $card }, le reste de la main va le mieux ensemble.
springcleaning-why-arrange = Les cartes égales ensemble, ou des suites en montant : ce qui, des deux, demande le moins de tours.
