### La leçon de Spring Cleaning, étape par étape.

lesson-springcleaning-welcome = Trois joueurs, douze cartes chacun, avec des valeurs de 1 à 9 et sans couleurs. Le but est de **se débarrasser de toutes ses cartes**. Mais une main
    ne peut **pas être triée** : elle reste dans l’ordre où les cartes sont venues, et seules des cartes **côte à côte** peuvent être jouées ensemble.
lesson-springcleaning-offering = D’abord, chacun met une carte en **Offre** : découverte, tous en même temps. Choisis-en une qui en rapproche d’autres. Entre ton 7 et
    le 7 suivant, il y a un 2 : **offre le 2** en e, et les sept deviennent voisins.
lesson-springcleaning-offering-instead = Le 9 est la meilleure carte seule qui soit, et sans lui rien ne se rapproche.
lesson-springcleaning-opened = Toutes les Offres sont ouvertes : ton 2, le 4 d’Ada, le 9 de Ben. Ceux qui suivent peuvent se servir des **cartes de toutes les Offres** dans ce qu’ils jouent. Ada attaque au premier
    pli. Ce qui peut se jouer : une carte seule, un **groupe** de cartes égales, ou une **suite** de valeurs qui montent d’un, de gauche à droite.
lesson-springcleaning-longer = Ada a attaqué avec la suite 4‑5, et Ben l’a battue avec 6‑7 : même sorte, même longueur, mais plus haut. L’autre façon, c’est **une carte de plus, de n’importe quelle sorte**. **Joue donc 5‑6‑7**, de b à d. (Deux sept auraient la même longueur, mais une autre sorte ; 3‑5‑6 n’est pas une suite.)
lesson-springcleaning-lead = Ada et Ben n’ont pas pu ou pas voulu battre cela. Chacun a **pioché une carte**, l’a insérée dans sa main et en a mis une autre en Offre. Le tour est donc
    revenu à toi, et **tu as gagné le pli**. Qui attaque doit jouer, avec sa seule main : joue les **deux huit** en e et f.
lesson-springcleaning-borrow = Ada a battu tes huit avec deux neuf, et Ben a pioché. Aucune paire ne bat des neuf, mais **trois cartes** quelconques, si. Les cartes en Offre peuvent remplacer ce qui te manque :
    ton 3, **le 4 d’Ada et le 5 de Ben** font une suite. Cela les débarrasse même d’une carte chacun, mais c’est toi qui gagnes le pli.
lesson-springcleaning-borrow-instead = Piocher est toujours permis quand on suit, mais cela te laisse une carte de plus au lieu d’une de moins.
lesson-springcleaning-single = Tous deux ont encore pioché, et le pli est à toi. Attaque avec une **carte seule : le 7** en a.
lesson-springcleaning-single-instead = Seules deux cartes battent un 9 seul. Garde-le pour quand tu en auras besoin.
lesson-springcleaning-draw = Ada a battu ton 7 avec un 8, et Ben avec un 9. Tu pourrais te servir des Offres, mais regarde ce que l’on peut faire d’autre : **piocher et offrir**.
    Pioche dans la pioche, ou prends une carte de l’Offre de quelqu’un d’autre : prends **le 3 d’Ada**, et tu verras pourquoi.
lesson-springcleaning-draw-instead = De la pioche peut venir n’importe quelle carte ; le 3 est juste ce qu’il faut à côté de ton 4.
lesson-springcleaning-insert = Une carte piochée peut aller **n’importe où dans ta main**, et c’est ainsi que l’on construit. Mets le 3 **entre le 1 et le 4** : 3‑4 est alors une suite.
lesson-springcleaning-insert-instead = Au bout gauche, le 3 serait à côté du 9, et ne servirait à rien.
lesson-springcleaning-discard = Pour finir, mets **n’importe quelle carte de ta main dans ton Offre** : offre le **2** en e. Tu pourras encore t’en servir de là.
lesson-springcleaning-discard-instead = Le 9 est fort tel qu’il est. Le 2 te servira mieux en Offre.
lesson-springcleaning-again = Ada aussi a pioché : Ben a donc gagné le pli avec son 9, et attaque au suivant. Qui a pioché peut encore jouer plus tard dans le même pli, si le tour
    revient : le pli ne finit que quand le tour revient à qui a joué le plus haut. Ta main est maintenant 9, 1, 3, 4, et deux 2 sont dans ton Offre.
lesson-springcleaning-own = Ben a attaqué avec 5‑6‑7. Il te faut une suite de trois plus haute, ou quatre cartes de n’importe quelle sorte. Ta main a 1, 3 et 4 côte à côte, et ta propre Offre a
    le 2 : les cartes des Offres se **glissent partout**. Joue **1‑2‑3‑4**.
lesson-springcleaning-own-instead = Tu as quatre cartes qui le battent, et ne les auras peut-être plus jamais.
lesson-springcleaning-empty = Le pli est à toi, et il te reste une carte en main. **Attaque avec le 9.** Ta main sera vide alors, mais tu n’as pas fini : il y a encore
    une carte dans ton Offre.
lesson-springcleaning-pickup = Ada a battu ton 9 avec deux 1, et Ben a pioché. Ta main est vide : au début de ton tour, tu **ramasses donc toute ton Offre** comme nouvelle main,
    dans l’ordre que tu veux, cette seule fois. Ici, ce n’est que
    le 2 ; avec 5, 3 et 4, tu ramasserais 3‑4‑5, une suite, car ensuite l’ordre ne change plus.
lesson-springcleaning-last = Pour battre deux 1, il te faut une paire plus haute, ou trois cartes. Tu as un 2, et **Ada a un 2** en Offre. Joue les deux.
lesson-springcleaning-last-instead = Tu peux te débarrasser de toutes tes cartes à ce tour même.
lesson-springcleaning-end = Tu n’as plus de carte, ni en main ni en Offre : la **manche est terminée**. Tu ne reçois pas de déchet. Ada a encore 6 cartes, le moins parmi les autres,
    et en reçoit 1 ; Ben en a 10, et en reçoit 2. (À égalité, le moins irait à Ada, assise plus près de toi dans le sens des aiguilles d’une montre.) D’autres manches suivent jusqu’à ce que quelqu’un ait 5 déchets ou plus ; alors **qui a le moins de déchets gagne**.
