### Plusieurs parties à la suite : ce qu’elles donnent ensemble, et la prochaine.

button-evening = La soirée
menu-next-match = Prochain jeu…
table-evening-about = Le score de la soirée : toutes les parties à la suite, quel que soit le jeu
evening-title = La soirée après { $count } parties
evening-total = Total
evening-points = Qui gagne une partie a 12 points et le dernier n’en a pas, quels que soient le jeu et le nombre de joueurs ; les places intermédiaires sont à égale distance, et à égalité, on partage. Une partie abandonnée trop tôt ne compte pas.
evening-computer = ordinateur, { $level }
evening-match = { $game } { $points } ({ $place ->
    [1] 1er
   *[other] { $place }e
})
evening-line = { $place }. { $about ->
    [none] { $name }
   *[other] { $name } ({ $about })
} : **{ $points }** – { $matches }
list-more = … et { $count } de plus
evening-none = Il n’y a pas encore de soirée ici. Elle commence quand on continue après une partie, avec « Revanche » ou avec un jeu sous « Prochain jeu… ».
evening-too-many = Trop de monde pour ce jeu : on y joue à { $most } au plus.

## La file d’attente à une table

button-wait = Attendre une place
button-queue = Attendre
button-wait-no-more = Quitter la file
table-wait-about = Attendre une place à la table de ce salon
queue-line = ⏳ En attente d’une place : { $names }.
queue-joined = ✓ Tu attends une place, en position { $place }. Dès qu’une place se libère pour toi, un message te le dit ici dans le salon, et elle t’est gardée dix minutes. Personne ne prend place sans avoir dit oui.
queue-left = Tu n’attends plus.
queue-called = { $user }, une place est libre pour toi : { $game }. Appuie sur « Rejoindre » à la table. Ton temps finit { $when } ; ensuite, c’est au suivant dans la file.
queue-already = Tu attends déjà une place ici.
queue-not-waiting = Tu n’attends pas de place ici.
queue-seat-free = Une place est libre : appuie sur « Rejoindre ».
queue-full = Il y a déjà { $most } personnes qui attendent ici ; il n’y a pas de place pour d’autres.
queue-not-here = À cette table, on ne peut pas attendre une place.

## Une place qui change de main au milieu d’une partie

button-substitute = Céder ma place
button-substitute-waiting = À qui attend
button-substitute-keep = Garder ma place
button-substitute-take = Prendre la place
substitute-menu = Qui continue pour toi ?
substitute-asked = **Céder ta place pour le reste de la partie ?**
    Qui la prend voit tes cartes et continue à partir d’ici ; tu ne peux plus revenir dans cette partie. Tu joues jusque-là.
    Pour les cotes, cela compte comme un départ : tu finis dernier. La partie n’est pas cotée pour qui continue.
substitute-offered = Ta place est proposée à { $user }. Tu joues jusqu’à ce qu’elle soit prise.
substitute-offered-all = Ta place est proposée à ceux qui en attendent une. Tu joues jusqu’à ce qu’elle soit prise.
substitute-offers = { $user }, { $name } te céderait sa place pour le reste de la partie : { $game }. Tu verrais ses cartes et tu continuerais ; la partie n’est pas cotée pour toi.
substitute-offers-all = { $name } cède sa place pour le reste de la partie : { $game }. Ceux qui attendent une place passent d’abord. La partie n’est pas cotée pour qui continue.
substitute-taken = { $name } a pris la place de { $owner } et continue.
substitute-line = ↻ Remplacements : { $pairs }.
substitute-pair = { $name } pour { $owner }
substitute-not-here = À cette table, les places ne changent pas de main.
substitute-once = Cette place a déjà changé de main dans cette partie.
substitute-seated = Cette personne est déjà assise à cette table.
substitute-was-there = Qui a cédé sa place dans une partie ne peut pas y en prendre une autre : les cartes lui sont connues.
substitute-gone = Cette place n’est plus à prendre.
substitute-not-you = Cette place est proposée à quelqu’un d’autre.
substitute-others-wait = D’autres attendent une place ici et passent d’abord.
substitute-too-soon = Tu viens de proposer ta place. Attends une minute avant de recommencer.
