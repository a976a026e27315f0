### La leçon de 92Q, étape par étape.

lesson-q92-welcome = Quatre joueurs avec treize cartes chacun. Aux **enchères**, quelqu’un promet un nombre de plis avec une couleur d’atout de son choix,
    puis **choisit un partenaire** pour cette seule manche. Dans le camp qui gagne la manche, chacun est payé pour ses propres plis ; 92 points terminent la partie.
lesson-q92-cards = Tu as cinq cœurs. **L’atout a son ordre à lui** : la **dame (Q) est la plus forte, puis le 9**, puis as, roi (K), valet (J), 10 et ainsi
    de suite jusqu’au 2. Avec atout cœur, tes quatre meilleures cartes ne pourraient guère être meilleures.
lesson-q92-bid = Cleo a distribué, donc tu annonces en premier. Une annonce, c’est ce que toi et ton partenaire ferez ensemble. Annonce **cinq plis à cœur**.
lesson-q92-bid-instead = Tu peux passer, mais c’est pour de bon dans ces enchères, et tu as de très forts cœurs.
lesson-q92-higher = Ada a annoncé six à trèfle ; Ben et Cleo ont passé. Une annonce plus haute doit promettre **plus de plis** : les couleurs n’ont pas de rang ici. Tu comptes
    sur l’aide d’un partenaire : **annonce sept à cœur**.
lesson-q92-higher-instead = Si tu passes, trèfle devient atout et Ada choisit le partenaire.
lesson-q92-partner = Ada a passé : tu as gagné les enchères. Choisis maintenant ton partenaire. Ada avait elle-même annoncé six : elle doit avoir de bonnes
    cartes. **Choisis Ada**. Ben et Cleo sont l’autre camp.
lesson-q92-partner-instead = Ben n’a rien dit aux enchères. Ada t’a fait savoir qu’elle est forte.
lesson-q92-queen = Qui est à gauche du donneur attaque en premier, quel que soit le gagnant des enchères : ici, c’est toi. Joue l’atout le plus fort, la **dame de cœur**.
lesson-q92-queen-instead = L’as d’atout n’est que troisième : la dame et le 9 sont au-dessus.
lesson-q92-nine = Tout le monde a fourni, et ta dame a fait le pli. Qui fait un pli attaque au suivant. Joue le **9 de cœur**, le deuxième atout.
lesson-q92-nine-instead = À l’atout, le 9 est plus fort que l’as.
lesson-q92-left = Une surprise ! Cleo n’avait plus de cœur, et s’est défaussée de la **dame de carreau**. Carreau est la **couleur gauche** : l’autre couleur de même teinte que
    l’atout. Une carte gauche, défaussée là où une autre couleur est demandée, **compte comme la même carte de cette couleur**. C’était donc une dame de cœur, et elle a battu ton 9.
lesson-q92-two = Cleo attaque avec l’as de trèfle. Tu dois fournir, et une carte gauche n’y change rien : essaie l’as de carreau. Mais **si tout le monde fournit, le 2
    bat tout** ; sinon, c’est la carte la plus faible de sa couleur. Aussi tôt, c’est probable : joue le **2 de trèfle**.
lesson-q92-two-instead = Le 6 de trèfle perdrait simplement contre l’as.
lesson-q92-spade = Tous les quatre ont joué trèfle : ton **2 a battu l’as**. Ton camp a deux plis. Attaque avec le **7 de pique**, ton seul pique : sans pique, tu seras
    libre de jouer ce que tu veux quand il sera demandé.
lesson-q92-spade-instead = Garde tes atouts : ils peuvent prendre ce que les autres attaquent.
lesson-q92-follow = L’as de Cleo a fait ce pli, et elle attaque avec le roi de pique. Tu n’as pas de pique et peux tout jouer. **L’as de carreau** est une carte
    gauche : ici, il compte comme l’as de pique, et bat le roi.
lesson-q92-follow-instead = Un trèfle perdrait le pli. Un cœur est un atout et le gagnerait, mais l’as de carreau le gagne aussi et épargne l’atout.
lesson-q92-taken = Le pli est à toi. De deux cartes égales, la première jouée gagne : un as gauche après le vrai aurait donc perdu. Et là où c’est la **couleur gauche elle-même
    qui est demandée**, ses cartes ne sont que du carreau, plus faibles que tout atout.
lesson-q92-score = Et ainsi de suite jusqu’à treize plis. Si Ada et toi en faites sept ou plus **ensemble**, chacun des deux marque **3 points pour chacun de ses plis**, et les autres
    rien ; sinon, ce sont Ben et Cleo qui marquent ainsi. Un camp qui fait tous les treize marque 9 par pli.
