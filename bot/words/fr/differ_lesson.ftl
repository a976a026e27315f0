### La leçon de Differ, étape par étape.

lesson-differ-welcome = Quatre joueurs, chacun pour soi. Chacun a **quatre cartes découvertes**, que tous voient, **trois en main**
    et **six dans une réserve cachée** que personne ne regarde. Cleo a distribué, donc tu parles en premier.
lesson-differ-cards = Voici les sept cartes que tu peux jouer : trois en main, quatre découvertes. (K est le roi, Q la dame, J le valet.) Tu as
    les trois plus forts cœurs et l’as de pique. D’abord viennent les **enchères** : qui promet le plus de plis choisit l’atout et devient le *differ* ; les trois autres jouent contre lui.
lesson-differ-open = Qui parle en premier doit annoncer. Promets **quatre plis, atout cœur** : trois cœurs et un as font quatre.
lesson-differ-open-instead = Un pli à trèfle serait dépassé aussitôt, et ta couleur forte est le cœur.
lesson-differ-outbid = Ada a annoncé quatre plis à pique. Autant de plis, mais une couleur plus haute : le trèfle est la plus basse, puis carreau, cœur, pique. Ben et Cleo
    ont passé, et sont hors des enchères. Pour dépasser Ada à cœur, il te faut un pli de plus : **annonce cinq à cœur**.
lesson-differ-outbid-instead = Passer, c’est pour de bon, et Ada choisirait l’atout. Le tien est meilleur.
lesson-differ-lead = Ada a passé : tu es le **differ**. Cœur est atout, et il te faut cinq des treize plis. Le differ attaque en premier.
    Commence par l’**as de cœur**, pour faire tomber les atouts des autres.
lesson-differ-lead-instead = Le 4 de carreau est faible : le roi de Ben, découvert devant lui, le prendrait.
lesson-differ-again = Tout le monde avait un cœur et devait le jouer ; ton as était le plus fort. Un pli. Qui fait un pli attaque au suivant. **Joue donc aussi le roi de cœur**.
lesson-differ-again-instead = Le 5 de pique peut attendre. Fais d’abord tomber les atouts qui pourraient gâcher tes plis.
lesson-differ-side = Ben n’avait plus de cœur, ni en main ni découvert : il pouvait se défausser de n’importe quelle carte, le 2 de carreau. Deux plis.
    Maintenant, **attaque avec l’as de pique**.
lesson-differ-side-instead = Garde la dame de cœur, ton dernier atout : elle peut faire un pli qu’une autre couleur perdrait.
lesson-differ-lose = Trois plis. De tes cartes, seule la dame de cœur est encore sûre de gagner. Cède un pli : **attaque avec le 5 de pique**.
lesson-differ-lose-instead = La dame vaudra peut-être plus quand tu n’auras pas de carte de la couleur demandée.
lesson-differ-follow = Le roi de pique d’Ada a fait ce pli, et elle attaque avec l’as de trèfle. Tu as un trèfle, découvert : tu dois **fournir**.
    Un atout n’est pas permis ; essaie si tu veux.
lesson-differ-trump = Ton 7 de trèfle a perdu contre l’as. Maintenant Ada attaque avec le roi de trèfle, et tu n’as plus de trèfle : tu peux tout jouer.
    Un atout bat toute autre couleur : **coupe avec la dame de cœur**. (Ada n’avait plus de carte découverte : elle en a retourné quatre nouvelles.)
lesson-differ-trump-instead = Avec le 4 de carreau, le pli irait au roi. Tu garderais un atout, mais il te faut des plis.
lesson-differ-refill = Ton atout l’a fait : quatre plis. La dame était ta dernière carte en main : tu as **pioché trois cartes** de ta réserve, le 2 de trèfle,
    l’as de carreau et le 10 de cœur. Personne d’autre ne les voit. **Attaque avec l’as de carreau.**
lesson-differ-refill-instead = Ben a encore le roi de carreau découvert. Joue ton as avant ton 4.
lesson-differ-made = Cinq plis : **ton annonce est réussie**. Chaque pli de plus est un point de plus. Attaque avec le **4 de carreau**, ta dernière carte découverte,
    et regarde ce qui se passe.
lesson-differ-made-instead = Cleo a retourné le valet de cœur, et ton 10 perdrait contre lui.
lesson-differ-turned = Le roi de Ben a fait ce pli. Tu n’avais plus de carte découverte : les cartes suivantes de ta réserve ont été **retournées**, quatre,
    ou autant qu’il y en a. Il n’en restait que trois : le valet de carreau, le 10 de trèfle et le 3 de pique.
lesson-differ-score = Et ainsi de suite jusqu’au treizième pli. Avec cinq ou plus, tu marques **un point par pli fait**, et les autres rien. Avec quatre,
    un de moins que cinq, chacun des autres aurait 1 point et toi aucun. Qui atteint 18 points termine la partie.
