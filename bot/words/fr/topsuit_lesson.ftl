### La leçon de Top Suit, étape par étape.

lesson-topsuit-welcome = Trois joueurs avec dix cartes chacun ; le reste est la pioche. Dans chaque pli, chacun a la parole **une fois**, dans le sens des aiguilles d’une montre : il joue quelque chose
    qui bat ce qui est là, ou pioche une carte. **Qui a joué en dernier fait le pli** : un point, et l’attaque suivante.
lesson-topsuit-circle = Qu’est-ce qui bat quoi ? Une plus haute carte de la **même couleur**, ou n’importe quelle carte d’une **couleur plus forte** : cœur bat pique, pique bat
    trèfle, trèfle bat cœur, en cercle ; et carreau bat les trois. La valeur ne compte que dans une même couleur.
lesson-topsuit-first = Tu commences le premier pli : tout est permis. Essaie une carte seule, le **7 de trèfle**.
lesson-topsuit-first-instead = Même qui attaque peut piocher et passer, mais les autres jouent alors ce pli sans toi.
lesson-topsuit-climb = Le 10 de pique d’Ada a battu ton trèfle, et le **3 de cœur de Ben a battu son 10** : dans une couleur plus forte, la valeur ne compte pas. Ben a joué en dernier et
    fait le pli. Ton tour ne revient pas dans le même pli : il est donc bon de jouer tard.
lesson-topsuit-answer = Ben attaque avec le 9 de cœur. Lesquelles de tes cartes le battent ? N’importe quel trèfle ou carreau, ou un plus haut cœur. Un petit trèfle suffit :
    joue le **2 de trèfle**. (Essaie le 5 de pique pour voir un refus.)
lesson-topsuit-answer-instead = L’as de cœur est un plus haut cœur et conviendrait aussi, mais le 2 de trèfle coûte moins cher.
lesson-topsuit-run = Ada a pioché une carte au lieu de jouer : ton 2 de trèfle a donc fait le pli. Tu attaques : outre les cartes seules, il y a des **paires, des brelans,
    des carrés, et des suites** d’au moins trois cartes d’une couleur. Attaque avec ta suite : **4, 5 et 6 de pique**.
lesson-topsuit-run-instead = Ta suite te débarrasse de trois cartes d’un coup. Qui joue sa dernière carte termine la partie et gagne un point.
lesson-topsuit-extended = Ada a **prolongé** ta suite avec le 7 de pique : qui joue plus tard peut ajouter en haut la carte suivante de la couleur, ou les deux suivantes, et
    la suite plus longue est alors à lui. Ben a pioché : Ada fait donc le pli. Une suite peut aussi être battue par une autre suite, d’après sa carte du dessus.
lesson-topsuit-pair = Ada attaque avec une paire de rois et Ben a pioché. Seule une paire peut suivre une paire, et la **carte du dessus** décide : la sienne est le roi de cœur.
    Tu choisis lequel de tes 8 est dessus. Trèfle bat cœur : **mets donc le 8 de trèfle dessus**.
lesson-topsuit-diamond = Tes 8 ont battu ses rois : un point. Tu attaques ; carreau bat toute autre couleur : essaie donc la **dame de carreau**.
lesson-topsuit-diamond-instead = Tu peux toujours piocher, mais ici tu as une forte carte pour attaquer.
lesson-topsuit-beaten = Ada avait l’**as de carreau**, une des rares cartes qui battent ta dame : seul un carreau plus haut le peut. Le pli et l’attaque sont à elle.
lesson-topsuit-draw = Ada attaque avec le 9 de carreau. Tu n’as pas de carreau, et tes cœurs ne peuvent pas le battre. Tout ce que tu peux faire, c’est **piocher une carte** et passer.
lesson-topsuit-heart = Tu as pioché le 10 de carreau, et Ada a fait le pli. Maintenant, elle attaque avec le roi de pique et Ben pioche. Cœur bat pique, quelle que soit la
    valeur : joue le **valet de cœur**.
lesson-topsuit-heart-instead = Piocher est toujours permis, mais cela laisserait ce pli à Ada.
lesson-topsuit-keep = Un pli de plus. Il te reste deux cartes : attaque avec l’**as de cœur**, et garde la plus forte pour la fin.
lesson-topsuit-keep-instead = Le 10 de carreau bat plus de cartes que l’as de cœur : mieux vaut l’avoir quand d’autres attaquent.
lesson-topsuit-last = Le 3 de trèfle d’Ada a battu ton as de cœur : trèfle bat cœur. Elle attaque avec le 5 de trèfle, et Ben a pioché. Joue ta dernière carte,
    le **10 de carreau**.
lesson-topsuit-last-instead = Ton carreau bat son trèfle et vide ta main. Il n’y a pas de raison d’attendre.
lesson-topsuit-end = Ta main est vide : la partie est **terminée aussitôt**, et cela fait un point de plus. Tu as joué en dernier dans ce pli : il compte donc aussi ;
    un pli inachevé ne compterait pour personne. Tu as 5 points, Ada 4, Ben 1 : **tu gagnes**. (Une partie se termine aussi quand la pioche est vide.)
