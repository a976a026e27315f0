### Plusieurs parties à la suite : ce qu’elles donnent ensemble, et la prochaine.

button-evening = La soirée
menu-next-match = Prochaine partie de la soirée…
table-evening-about = Le score de la soirée : toutes les parties à la suite, quel que soit le jeu
evening-title = La soirée après { $count } parties
evening-total = Total
evening-points = Qui gagne une partie a 12 points et le dernier n’en a pas, quel que soit le jeu et le nombre de joueurs ; les places intermédiaires sont à égale distance, et les places égales se partagent. Une partie abandonnée avant la fin de sa première manche ne compte pas.
evening-computer = ordinateur, { $level }
evening-match = { $game } { $points } ({ $place }.)
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
} : **{ $points }** – { $matches }
evening-none = Il n’y a pas encore de soirée ici. Elle commence quand on continue après une partie, avec « Revanche » ou avec un jeu sous « Prochaine partie de la soirée ».
evening-too-many = Trop de monde pour ce jeu : on y joue à { $most } au plus.
