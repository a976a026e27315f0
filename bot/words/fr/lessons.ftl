### Les leçons : ce que dit `/JEU learn`. Chaque phrase est vraie de la seule position que montre son étape.

learn-about = Apprendre le jeu en quelques minutes, avec une première donne jouée ensemble
lesson-title = ### { $game } · leçon { $number }/{ $steps }
lesson-next = **Voilà le jeu.** « Jouer avec des ordinateurs » ouvre une table où tu joues aussitôt ; `/{ $game } rules` a toutes les règles.
button-lesson-play = Jouer avec des ordinateurs
lesson-not-best = *C’est permis, mais essaie le coup de la leçon.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = Cette leçon n’a pas cette étape. Recommence-la avec la commande « learn » du jeu.
button-next = Suite
