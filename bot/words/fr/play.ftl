### Les chemins vers une table sans rien taper : la page de /play, et le coin des cartes.

play-open-about = Ouvrir une table par menus : jeu, personnes, ordinateurs, cadence
play-title = ## Jouer à { $game }
play-begins-alone = Tu joues contre { $computers ->
    [one] { $computers } ordinateur
   *[other] { $computers } ordinateurs
}. Tu commences tout de suite.
play-begins = Une table s’ouvre dans ce salon avec { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
}{ $computers ->
    [0] {""}
    [one] {" "}et { $computers } ordinateur
   *[other] {" "}et { $computers } ordinateurs
}. Tout le monde peut la rejoindre.
play-menu-game = Quel jeu ?
play-menu-size = Combien de places ?
play-menu-people = Qui joue ?
play-menu-level = De quelle force sont les ordinateurs ?
play-menu-clock = Quelle cadence ?
play-size = { $size ->
    [one] { $size } joueur
   *[other] { $size } joueurs
}
play-people-alone = Moi seulement
play-people-alone-means = { $computers ->
    [1] Un ordinateur prend l’autre place
   *[other] Des ordinateurs prennent les { $computers } autres places
}, et tu joues tout de suite
play-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
play-people-means = { $computers ->
    [1] Un ordinateur prend une place
   *[other] Des ordinateurs prennent { $computers } places
}, d’autres rejoignent la table dans le salon
play-people-all-means = Toutes les places sont pour des personnes, qui rejoignent la table dans le salon
play-level-novice = Ordinateurs : débutants
play-level-novice-means = Ils oublient et manquent beaucoup de choses : bien pour une première partie
play-level-easy = Ordinateurs : faciles
play-level-easy-means = Ils se trompent souvent
play-level-normal = Ordinateurs : normaux
play-level-normal-means = Ils jouent solidement, en suivant des règles simples
play-level-hard = Ordinateurs : difficiles
play-level-hard-means = Ils calculent à l’avance, et battent le plus souvent les normaux
play-level-program-means = Ne fait pas partie de Toucan : à toi de découvrir comment il joue
play-clock-none-means = Personne n’est pressé
play-clock-live-means = Pour une table où tout le monde est là
play-clock-relaxed-means = Pour une soirée où l’on fait aussi autre chose
play-clock-day-means = Pour une partie qui dure des jours
button-play = Jouer
button-play-alone = Jouer
button-play-open = Ouvrir
button-learn = Leçon
play-opened = ✓ { $game } : { $open ->
    [0] la table est plus bas, et tes cartes aussi.
   *[other] la table est plus bas, et tu y as ta place. Les autres appuient sur « Rejoindre ».
}

## Le coin des cartes

corner-title = ## 🃏 Coin des cartes
corner-about = Choisis un jeu à jouer, contre des ordinateurs ou avec d’autres. Rien à taper.
corner-game = **{ $game }** · { $players } joueurs · environ { $minutes } min
corner-lacking = **Tables avec des places libres**
corner-table = • { $game } avec { $name } : { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} → { $where }
corner-menu-join = Rejoindre une table
corner-join = { $game } avec { $name }
corner-joined = Tu as une place à { $game } : { $where }
button-my-tables = Mes tables
setup-corner-option = Le salon où un message permanent permet à tous de jouer sans rien taper
setup-menu-corner = Salon du coin des cartes (vide = non)
setup-corner = Coin des cartes : { $channel }

## /tables

tables-about = Tes tables sur tous les serveurs, celles qui t’attendent d’abord
tables-title = ### Tes tables
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **à toi**
tables-turn-by = **à toi** (fin du temps { $when })
tables-lobby = { $free ->
    [0] peut commencer
    [one] { $free } place libre
   *[other] { $free } places libres
}
tables-more = … et { $number } de plus
tables-shelved = Tables mises de côté que l’on peut reprendre ici :
tables-none = Tu n’as de place à aucune table.
