### Revendiquer le reste d’une manche, quand il est certain.

button-claim = Revendiquer le reste
button-claim-agree = D’accord
button-claim-play-on = Continuer à jouer
claim-asked = Tu as revendiqué le reste. Il est joué dès que tout le monde est d’accord ; tu peux aussi simplement continuer à jouer.
claim-made = **{ $name }** revendique le reste : { $count ->
    [1] le dernier pli
   *[other] les { $count } plis
}, avec { $cards }. Aucune carte que quelqu’un pourrait avoir n’y peut rien.
claim-agree = Quand tout le monde est d’accord, la manche se termine aussitôt. On attend encore : { $names }.
claim-done = La manche a été jouée jusqu’au bout.
claim-play-on = **{ $name }** préfère continuer à jouer.
claim-forgotten = Toucan a redémarré et ne sait plus qui était d’accord. Tu peux revendiquer de nouveau.
claim-over = La table a avancé ; cette revendication ne compte plus.
claim-uncertain = Ce n’est plus certain.
claim-declined = Quelqu’un préfère continuer à jouer.
claim-not-asked = Cette revendication ne te concerne pas.
