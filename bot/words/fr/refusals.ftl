### Pourquoi un coup n’est pas possible, quel que soit le jeu.

match-over = La partie est terminée.
no-such-seat = Cette place n’existe pas ; cette table en a { $players }.
not-your-turn = Ce n’est pas à toi de jouer.
not-now = « { $verb } » n’est pas possible maintenant. Ce que tu peux faire : { $verbs }.
not-among = « { $action } » n’est pas possible maintenant : ce n’est pas parmi ce que permet « { $verb } ».
not-an-arrangement = Il faut pour cela chacune des { $count } cartes exactement une fois.
wrong-order = Écris-le ainsi : « { $right } ».
not-a-card = Cette carte n’existe pas.
not-your-card = Tu n’as pas { SAID($card) }.
must-follow = { SUIT($suit) } est la couleur demandée : joue { $held ->
    [1] la seule carte qui convient
   *[other] une des { $held } cartes qui conviennent
}.

wrong-players = Ce jeu se joue à { $seats }, pas à { $players }.
unknown-option = Ce jeu n’a pas d’option « { $name } ».
bad-option = L’option « { $name } » ne peut pas être « { $value } ».
