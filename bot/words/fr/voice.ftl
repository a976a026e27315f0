### Ce que disent les ordinateurs à la table, chacun à sa manière.

voice-says = 💬 { $name } : « { $line } »
voice-bold = { $manner ->
    [proud] J’enchérirais bien plus haut, mais la modestie me retient.
    [gloomy] Ça sonnait plus petit dans ma tête.
    [kind] Que quelqu’un me tienne l’aile.
   *[hungry] J’enchéris comme je mange : j’avale d’abord, je réfléchis ensuite.
}
voice-bold-again = { $manner ->
    [proud] Retiens bien ce nombre. On t’en reparlera.
    [gloomy] C’est dit. Il faut vivre avec.
    [kind] Si ça tourne mal, aimez-moi quand même.
   *[hungry] Avec un bec pareil, on commande en grand.
}
voice-trump = { $manner ->
    [proud] Le dernier atout. On regarde, on ne touche pas.
    [gloomy] Voilà le dernier atout parti. Nous sommes seuls.
    [kind] C’était le dernier atout, si quelqu’un compte.
   *[hungry] Le dernier atout. Je le gardais pour le dessert.
}
voice-trump-again = { $manner ->
    [proud] Après le mien, plus d’atout. C’est dans l’ordre.
    [gloomy] C’était le dernier atout. Tout a une fin.
    [kind] Plus d’atouts. On respire !
   *[hungry] Le dernier atout. L’assiette est vide.
}
voice-made = { $manner ->
    [proud] Pas d’applaudissements. Bon, rien qu’un peu.
    [gloomy] Ça a marché. Mon bec ne sait pas sourire.
    [kind] De bonnes cartes, et une compagnie encore meilleure.
   *[hungry] Délicieux. Il en reste ?
}
voice-made-again = { $manner ->
    [proud] Je tiens à me remercier.
    [gloomy] Une réussite. Ça n’arrivera plus.
    [kind] C’était amusant ! Merci pour les cartes.
   *[hungry] C’était l’entrée. Et la suite ?
}
voice-exact = { $manner ->
    [proud] Au pli près. Je lis aussi l’avenir.
    [gloomy] Exactement comme annoncé. Ce doit être une erreur.
    [kind] Juste assez pour moi. Le reste est pour la table !
   *[hungry] Pas une miette de trop.
}
voice-exact-again = { $manner ->
    [proud] Comme prévu. Je suis une horloge à plumes.
    [gloomy] Tout juste. J’ai dû mal compter.
    [kind] Ça tombe juste ! Comme un oiseau dans son nid.
   *[hungry] La bonne portion. Mes compliments au chef.
}
voice-fell = { $manner ->
    [proud] C’était une démonstration : ne jamais jouer ainsi.
    [gloomy] Je l’ai vu venir. Juste après.
    [kind] Belle défense ! Je me cache un moment derrière mon bec.
   *[hungry] J’ai eu les yeux plus gros que le bec. Et pourtant, quel bec !
}
voice-fell-again = { $manner ->
    [proud] Je voulais faire plaisir à la table.
    [gloomy] Tomber, c’est facile. Presque sans ailes.
    [kind] Bien joué ! J’ai un peu aidé.
   *[hungry] C’était amer. Plus de sel la prochaine fois.
}
voice-nothing = { $manner ->
    [proud] Pas un seul pli. Personne ne fait rien aussi bien que moi.
    [gloomy] Pas un seul pli. Je m’attendais à moins.
    [kind] Pas de pli pour moi, mais la meilleure place.
   *[hungry] Pas un seul pli. Et j’avais faim.
}
voice-nothing-again = { $manner ->
    [proud] J’ai laissé tous les plis à la table. De rien.
    [gloomy] Pas un seul pli. Ça me ressemble.
    [kind] Pas de pli pour moi : il en reste plus pour la table !
   *[hungry] Une assiette vide. Il paraît que c’est sain.
}
voice-cheer = { $manner ->
    [proud] { $name }, c’était presque aussi bien que moi.
    [gloomy] { $name }, c’était beau. J’ai ressenti quelque chose.
    [kind] { $name }, quel plaisir à regarder !
   *[hungry] { $name }, ça mérite une papaye.
}
voice-cheer-again = { $manner ->
    [proud] { $name }, je n’aurais pas fait mieux. Ou à peine.
    [gloomy] { $name }, un instant, le monde allait bien.
    [kind] { $name }, j’applaudirais, mais ce sont des ailes.
   *[hungry] { $name }, viens, je partage mes figues.
}

settings-talk = Remarques des ordinateurs et réactions à tes tables
settings-short-talk = Bavardage
setup-short-talk = Bavardage
setup-talk-option = Si les ordinateurs peuvent commenter le jeu et les joueurs réagir

reaction-clap = Bravo
reaction-sweat = Ouf
reaction-fire = Waouh
reaction-snail = Lent
reactions-left = { $left ->
    [0] Tu n’as plus de réactions dans cette manche.
   *[other] Réagis : toute la table le voit un instant. Il t’en reste { $left } dans cette manche.
}
reactions-spent = La limite est de { $most } réactions par manche. La prochaine en apporte d’autres.
reactions-not-here = Seuls les joueurs d’une partie entre plusieurs personnes peuvent réagir, si tout le monde y tient.
