### Comment une partie se termine avant l’heure : les votes, et ceux que personne n’a plus à attendre.

button-end-match = Terminer la partie
button-end-agree = La terminer aussi
button-end-without = Terminer sans eux
button-end-withdraw = Continuer quand même
button-take-over = Un ordinateur pour { $name }
table-ending = ⏹ { $names } { $count ->
    [one] veut
   *[other] veulent
} terminer la partie. { $how }
ending-early = { $missing ->
    [1] Elle se termine quand un joueur de plus le demande
   *[other] Elle se termine quand { $missing } joueurs de plus le demandent
}, et ne compte pas : on a encore trop peu joué.
ending-agreed = { $missing ->
    [1] Elle se termine, non cotée, quand un joueur de plus est d’accord
   *[other] Elle se termine, non cotée, quand { $missing } joueurs de plus sont d’accord
} : il faut l’accord de tous ceux qui n’ont pas abandonné. Si tu ne veux pas attendre, tu peux abandonner ; c’est une défaite.
ending-without = { $missing ->
    [1] Elle se termine quand un joueur de plus le demande
   *[other] Elle se termine quand { $missing } joueurs de plus le demandent
} : { $names } { $count ->
    [one] finit dernier
   *[other] finissent derniers
}, et qui est resté n’y perd rien.
ending-by = Pour accepter, utilise « Mes cartes » ou /table end.
ending-now = Elle se termine aussitôt que quelqu’un qui joue le demande.
table-overdue = ⌛ { $names } { $count ->
    [one] n’a
   *[other] n’ont
} pas joué depuis le { $when }. Personne n’a plus à attendre : « Mes cartes » dit ce que tu peux faire.
panel-overdue = ⌛ **{ $names }** { $count ->
    [one] n’a
   *[other] n’ont
} pas joué depuis le { $when }. { $computer ->
    [yes] En attendant, un ordinateur joue.
   *[no] Tu n’as plus à attendre :
}
panel-stalling = ⌛ **{ $names }** { $count ->
    [one] a pris
   *[other] ont pris
} plusieurs fois presque tout le temps possible. Tu n’as plus à attendre :
panel-drags = Tu as pris plusieurs fois presque tout ton temps. Joue plus vite, sinon un ordinateur continue pour toi.
panel-overdue-computer = • Un ordinateur peut jouer pour { $name }, qui peut encore revenir. Qui n’est pas revenu à la fin de la partie finit dernier.
panel-overdue-early = { $only ->
    [yes] La partie se termine quand
   *[no] Ou la partie se termine quand
} plus de la moitié de ceux qui sont là le demandent. On a encore trop peu joué : elle ne compte donc pas.
panel-overdue-end = { $only ->
    [yes] La partie se termine quand
   *[no] Ou la partie se termine quand
} tous ceux qui sont là le demandent : { $names } { $count ->
    [one] finit dernier
   *[other] finissent derniers
}, et vos cotes ne peuvent que monter.
table-end-asked = Tu as demandé de terminer la partie. { $how }
table-end-withdrawn = Tu ne demandes plus de terminer la partie.
table-away-votes = Tu as laissé ta place dans cette partie : tu ne peux donc pas voter. Reviens d’abord.
table-not-overdue = Cette personne a encore du temps.
table-ended-without = ### La partie s’est terminée sans { $absent } : { $names } { $count ->
    [one] gagne
   *[other] gagnent
}.

## Ceux à qui l’on demande, pour une revanche ou parce que ce que l’on joue a changé

lobby-seat-asked = { $number }. { $name } (sur invitation ; la place se libère { $when })
lobby-asks = Si tu as une invitation, appuie sur « Rejoindre ». Ensuite l’hôte peut lancer la partie.
table-asked = { $more ->
    [0] { $name } a une invitation et n’est
   *[other] { $name } et { $more } de plus ont une invitation et ne sont
} pas encore là. Personne ne joue une partie sans l’avoir acceptée.

## Conseils

table-hints-rated = Sur ce serveur, les conseils sont permis à toutes les tables, et les parties sont cotées quand même.
button-hints-yes = Autoriser les conseils
button-hints-no = Interdire les conseils
lobby-hints = 💡 Les conseils sont permis ici : la partie ne sera donc pas cotée.
lobby-hints-rated = 💡 Les conseils sont permis ici, et la partie est cotée quand même.
