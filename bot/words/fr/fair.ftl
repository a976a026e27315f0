### Donnes équitables : la graine d’une partie, et sa vérification.

cli-verify = Refaire les donnes de parties exportées d’après leurs graines, et dire si ce sont les mêmes.
cli-verify-files = parties exportées ; « - » est l’entrée standard
verify-right = { $game }, { $count ->
    [1] une action du hasard, et c’est bien ce que dit la graine
   *[other] actions du hasard : { $count }, toutes conformes à la graine
}
verify-wrong = { $game }, { $count ->
    [1] une action du hasard, et elle ne vient
   *[other] actions du hasard : { $count }, et elles ne viennent
} PAS de la graine promise
verify-no-seed = { $game } n’a pas de graine : rien ne peut être vérifié
verify-click = « { $text } » n’est pas une place et le numéro d’un clic
verify-seed = « { $text } » n’est pas une graine de 64 chiffres hexadécimaux
verify-commitment = la graine n’est pas celle qui était promise
verify-late = la graine doit figurer une fois, après un engagement et tous les clics, et avant la première action
verify-differs = la graine dit autre chose que « { $text } »

deal-unknown = Les donnes de la table { NUMBER($table, useGrouping: 0) } ne peuvent pas être redistribuées : il n’y a pas de telle partie terminée, ou ses donnes ne venaient pas d’une graine.

## Dans Discord

button-fair = Donne équitable
button-cut = Couper le jeu
fair-line = -# Table { NUMBER($table, useGrouping: 0) }
fair-line-again = -# Table { NUMBER($table, useGrouping: 0) } · encore une fois les donnes de la table { NUMBER($old, useGrouping: 0) } : non cotée
option-deal = Redistribuer une partie passée, par son numéro ; à autant de joueurs, et non cotée
fair-title = ### { $game } · les donnes de la table { NUMBER($table, useGrouping: 0) }
fair-promised = **Engagement** sur ce SHA-256 d’une graine secrète, tirée avant tout clic : `{ $commitment }`
fair-brought = **Mêlée** au dernier clic de chacun avant la partie, que Discord numérote :
fair-brought-nothing = **Mêlée** à rien : personne n’a cliqué avant la partie.
fair-click = • { $name } : `{ $number }`, { $when }
fair-no-click = • { $name } : pas encore de clic
fair-secret = La graine est montrée ici quand la partie est terminée. Chacun peut alors vérifier chaque donne, et voir que personne n’a pu la choisir.
fair-secret-again = La graine est montrée ici quand la partie est terminée.
fair-deal-of = Ce sont encore une fois **les donnes de la table { NUMBER($table, useGrouping: 0) }** : leur origine a été fixée là-bas. Une telle partie n’est pas cotée.
fair-seed = **La graine** était `{ $seed }`
fair-right = { $count ->
    [0] Rien n’a été distribué.
    [1] ✅ Le seul tirage au hasard correspond à la graine et aux clics.
   *[other] ✅ Les { $count } tirages au hasard correspondent tous à la graine et aux clics.
}
fair-wrong = ❌ Tirages au hasard qui ne correspondent pas à la graine et aux clics : { $wrong } sur { $count }.
fair-other-seed = ❌ La graine n’est pas celle qui avait été engagée.
fair-unreadable = La partie a été jouée selon d’anciennes règles que je ne connais plus : je ne peux pas refaire ses donnes ; un vérificateur de ce temps-là le peut.
fair-none = Cette table date d’avant les graines : elle est distribuée par le hasard du système, et cela ne se vérifie pas.
no-such-match = Il n’y a pas de partie { NUMBER($table, useGrouping: 0) } que tu pourrais voir d’ici.
verify-about = D’où viennent les donnes d’une table ; après la partie, si ce sont bien celles-là
option-match = Le numéro de la table, écrit sur ses messages
