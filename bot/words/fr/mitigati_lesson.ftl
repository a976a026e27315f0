### La leçon de Mitigati, étape par étape.

lesson-mitigati-welcome = Trois joueurs, un tarot de 78 cartes : quatre couleurs, Air, Terre, Feu et Eau, vingt et un atouts, et l’Excuse. Tu es le **donneur**.
    Les cartes viennent par paquets de cinq, et quand chacun en a dix, quinze et vingt, on peut **marchander** pour arrêter la manche contre des points.
lesson-mitigati-values = Ce qui compte, c’est la **valeur des cartes de tes plis** : les rois, les as et les trois *Honneurs* (l’Excuse ; le 1 d’atout, ou *Bateleur* ; le 21 d’atout, ou *Monde*) 5 chacun,
    les dames 4, les cavaliers 3, les valets 2, toutes les autres 1. Après la manche, tu marques ce que tu as pris **moins 49**. Tu as le Monde, et quatre autres atouts.
lesson-mitigati-demand = Ada, à gauche du donneur, est *première en cartes* et a parlé d’abord : elle offre 3 points pour arrêter ici. Ses cartes ne semblent pas lui plaire. Ben a passé. Avec tes atouts, tu peux demander plus : **demande 20**.
lesson-mitigati-demand-instead = Cela termine aussitôt ce marchandage, et la donne continue. Demander d’abord ne coûte rien.
lesson-mitigati-concede = Ada est montée à 6, et Ben a encore passé. Qui reparle ne peut que **céder** : les offres montent, les demandes baissent. Dès que tous les trois ont parlé, que **quelqu’un demande et que les
    offres réunies atteignent les demandes**, la manche s’arrête : si Ada avait offert 20, elle te les aurait payés. Le surplus n’est pas payé. Descends à **15** ; essaie de demander plus, pour voir.
lesson-mitigati-continue = Tous deux ont passé. Six, c’est trop peu pour une telle main : **continue la donne**. Les offres repartent de zéro. Chacun peut le faire à son tour.
lesson-mitigati-continue-instead = Trois joueurs qui passent à la suite terminent aussi le marchandage, et tu serais le troisième. Voici le chemin direct.
lesson-mitigati-second = Quinze cartes, et l’**Excuse** est parmi elles. Ada et Ben ont passé. Tu veux jouer cette manche : **continue la donne**.
lesson-mitigati-second-instead = Avant, Ada offrait 6 au plus. Personne ne paiera cela, et la main est bonne.
lesson-mitigati-third = Vingt cartes : la dernière occasion de marchander. Ada et Ben ont passé. Si tu **passes** aussi, cela fait trois à la suite, et le reste est distribué.
lesson-mitigati-discard = Les derniers paquets sont distribués, et trois cartes de plus au donneur : tu en as 28. **Écartes-en trois**, faces cachées ; elles comptent comme prises par toi. Ni roi ni Honneur ne peut partir.
    Débarrasse-toi des **deux cartes d’Air**, pour couper quand l’Air est demandé, et du 2 d’Eau.
lesson-mitigati-declare = Avant le jeu, chacun peut **déclarer**, le premier en cartes d’abord. Dix atouts ou plus sont une *Poignée* : tu en as dix, donc chacun des autres te donne 10 points. Quatre rois,
    les trois Honneurs ou un mélange de quatre de ces cartes comptent aussi. Les cartes sont montrées, et reviennent dans ta main.
lesson-mitigati-declare-instead = Tes dix atouts valent 20 points en tout. Tout ce que cela te coûte, c’est que les autres les voient.
lesson-mitigati-mixed = Tes deux rois et deux Honneurs font un tel **mélange de quatre** : 10 points de plus de chacun des autres. Ton plus fort atout a déjà été montré parmi les dix ; il peut servir dans
    une déclaration de plus.
lesson-mitigati-mixed-instead = Il y a encore 10 points de chacun des autres à prendre, en montrant quatre cartes.
lesson-mitigati-done = Cela fait 20 points de chacun des autres. Maintenant, **ne déclare plus rien**, comme Ada et Ben. Ensuite, le premier en cartes attaque.
lesson-mitigati-trump = Ada attaque avec le roi d’Air, et Ben a fourni. Tu n’as pas d’Air : tu **dois couper** ; essaie autre chose. Le plus faible atout suffit : **le 4 d’atout**.
lesson-mitigati-trump-instead = N’importe quel atout fait ce pli. Le plus fort mérite d’être gardé.
lesson-mitigati-king = Tu as pris un roi, qui vaut 5. Qui fait un pli attaque au suivant. Dans chaque couleur, l’ordre est roi, dame, cavalier, valet, 10 et ainsi de suite jusqu’au 2, et l’**as est le plus faible**. Attaque avec le **roi de Feu**.
lesson-mitigati-king-instead = Une petite carte donne l’attaque pour rien.
lesson-mitigati-queen = Tous deux ont fourni, et le roi a tenu. Essaie aussi la **dame de Feu** ; le roi parti, plus rien à Feu ne la bat.
lesson-mitigati-queen-instead = Les autres ont de plus fortes cartes de Terre, et elles battraient ton cavalier.
lesson-mitigati-fool = Ben n’avait plus de Feu et **devait couper** : le 2 d’atout a pris ta dame. Maintenant, il attaque avec le roi de Terre. Tu as de la Terre et dois fournir, mais une carte est libre à tout moment : **l’Excuse**.
    Elle ne fait jamais un pli, et elle n’est pas perdue non plus.
lesson-mitigati-fool-instead = Ton cavalier, qui vaut 3, irait à Ben avec son roi.
lesson-mitigati-owed = Ben prend les deux autres cartes ; **l’Excuse reste à toi**, avec ses 5 points. À la fin de la manche, tu donnes à Ben en échange ta carte qui vaut le moins. Seul quelqu’un qui n’a rien pris du tout perdrait l’Excuse.
lesson-mitigati-score = Ainsi se jouent les 25 plis ; monter n’est pas obligatoire. Puis chacun compte : ce qu’il a pris, son écart aussi, moins 49, et les primes en plus. **Trois manches**, chacune avec un autre
    donneur, font une partie, et le plus haut total gagne.
