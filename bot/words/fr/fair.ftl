### Donnes équitables : la graine d’une partie, et sa vérification.

deal-unknown = Les donnes de la table { NUMBER($table, useGrouping: 0) } ne peuvent pas être redistribuées : aucune partie terminée n’a ce numéro, ou ses donnes ne venaient pas d’une graine.

## Dans Discord

button-fair = Donne équitable
button-cut = Couper le jeu
button-word = Mon mot
menu-unword = Retirer un mot…
fair-line = -# Table { NUMBER($table, useGrouping: 0) }
fair-line-words = -# Des mots de { $names } entrent dans les donnes : *Donne équitable* les montre
fair-line-again = -# Table { NUMBER($table, useGrouping: 0) } · encore une fois les donnes de la table { NUMBER($old, useGrouping: 0) } : non cotée
option-deal = Redistribuer une partie passée, par son numéro ; à autant de joueurs, et non cotée
fair-title = ### { $game } · les donnes de la table { NUMBER($table, useGrouping: 0) }
fair-promised = **Fixée d’avance** par cette empreinte (SHA-256) d’une graine secrète, tirée avant tout clic : `{ $commitment }`
fair-brought = **Mêlée** au dernier clic de chacun avant la partie, que Discord numérote :
fair-brought-nothing = **Mêlée** à rien : personne n’a cliqué avant la partie.
fair-click = • { $name } : `{ $number }`, { $when }
fair-no-click = • { $name } : pas encore de clic
fair-worded = **Mêlée** à des mots choisis par les joueurs ; les clics ne comptent pas :
fair-word = • { $name } : « { $word } »
fair-word-gone = • { $name } : un mot dont le SHA-256 est `{ $digest }`
fair-no-word = • { $name } : pas de mot
fair-secret = La graine est montrée ici quand la partie est terminée. Chacun peut alors refaire chaque donne.
fair-secret-again = La graine est montrée ici quand la partie est terminée.
fair-deal-of = Ce sont encore une fois **les donnes de la table { NUMBER($table, useGrouping: 0) }** : leur origine a été fixée là-bas. Une telle partie n’est pas cotée.
fair-proved = **Prouvé** à la fin : la graine était fixée avant tout clic, et chaque donne découle d’elle et de ces clics.
fair-trusted = **À croire sur parole** : ceux qui font tourner Toucan. Ils pourraient lire la graine et les cartes pendant que tu joues, et un bot modifié pourrait inventer les derniers chiffres d’un clic jusqu’à ce qu’une donne lui plaise. Apporte un mot à toi, et aucun clic ne compte plus : si le tien vient en dernier, personne n’a choisi ces cartes.
fair-proved-words = **Prouvé** à la fin : la graine était fixée avant que quiconque tape un mot, et chaque donne découle d’elle et de ces mots seuls. Si le tien est venu en dernier, et que personne n’a changé de place ensuite, personne n’a choisi ces cartes.
fair-trusted-words = **À croire sur parole** : ceux qui font tourner Toucan. Ils pourraient lire la graine et les cartes pendant que tu joues.
fair-proved-week = **Prouvé** à la fin : tout le monde avait les mêmes cartes, et elles découlent du secret de la semaine.
fair-trusted-week = **À croire sur parole** : ceux qui font tourner Toucan. Dans un défi, il n’y a ni clics ni mots : ils pourraient tirer des secrets jusqu’à en trouver un qui leur plaise, et connaître les cartes avant de jouer.
fair-lost = La clé de cette graine est perdue. Ce qui a été distribué ensuite venait du hasard du système ; personne ne peut vérifier ces donnes.
fair-seed = **La graine** était `{ $seed }`
fair-right = { $count ->
    [0] Rien n’a été distribué.
    [1] ✅ Le seul tirage au hasard correspond à la graine et à ce que chacun a apporté.
   *[other] ✅ Les { $count } tirages au hasard correspondent tous à la graine et à ce que chacun a apporté.
}
fair-wrong = ❌ Tirages au hasard qui ne correspondent pas à la graine et à ce que chacun a apporté : { $wrong } sur { $count }.
fair-other-seed = ❌ La graine n’est pas celle qui avait été fixée d’avance.
fair-unreadable = La partie a été jouée selon d’anciennes règles que je ne connais plus : je ne peux pas refaire ses donnes ; un vérificateur de ce temps-là le peut.
fair-none = Cette table date d’avant les graines : elle est distribuée par le hasard du système, et cela ne se vérifie pas.
no-such-match = Il n’y a pas de partie { NUMBER($table, useGrouping: 0) } que tu pourrais voir d’ici.
verify-about = D’où viennent les donnes d’une table ; après la partie, si ce sont bien celles-là
option-match = Le numéro de la table, écrit sur ses messages
word-title = Un mot pour les donnes
word-label = Ton mot
word-means = Quelque chose que personne ne peut deviner. Qui le demande le voit, avec ton nom ; laisse vide pour le retirer.
word-unfit = Un mot a au plus { $most } caractères visibles.
typed-not-here = Ce serveur ne montre pas ce que l’on écrit (/setup).
word-settled = Ce sont encore une fois les donnes de la table { NUMBER($table, useGrouping: 0) } : aucun mot ne peut les changer.
word-asked = Dis d’abord que tu joues : appuie sur « Rejoindre ».
