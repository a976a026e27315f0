### Ce que dit la table elle-même, avant qu’on demande les règles d’un jeu.

table-gone = Cette table n’existe plus.
table-in-channel = Il y a déjà une table dans ce salon. Joues-y, ou ouvre la tienne dans un autre salon.
aside-goes-on = { $name } continue { $where ->
    [messages] en messages privés
   *[other] dans { $where }
} : quelqu’un d’autre veut jouer ici.
rematch-open = La revanche est déjà ouverte : { $where }
aside-told = Quelqu’un d’autre veut jouer dans { $where } : ta partie contre des ordinateurs a laissé la place. Rien n’est perdu.
table-not-seated = Tu n’as pas de place à cette table.
table-already-seated = Tu as déjà une place à cette table.
table-full = Toutes les places sont prises.
table-no-such-size = Une table de ce jeu ne peut pas avoir autant de places, ou plus de personnes y sont déjà assises.
table-seat-taken = Cette place est prise par { $name }.
table-no-computer = Aucun ordinateur n’a cette place.
table-host-only = Seul l’hôte peut faire cela. Après dix minutes sans lui, tous ceux qui ont pris place le peuvent.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a déjà commencé.
table-seats-free = { $free ->
    [1] Une place est encore libre : quelqu’un peut rejoindre la table, ou l’hôte ajouter un ordinateur.
   *[other] { $free } places sont encore libres : d’autres peuvent rejoindre la table, ou l’hôte ajouter des ordinateurs.
}
table-done-already = Ce tour-là est passé. Voici où en sont les choses.
table-moved-on = La partie a avancé. Voici où en sont les choses.
table-not-over = La partie n’est pas encore terminée.
table-unreadable = Cette partie a été jouée selon d’anciennes règles que je ne connais plus : je ne peux ni la montrer ni la continuer.
game-gone = Le jeu « { $game } » n’est plus ici : on ne peut ni montrer ses parties ni les continuer.
table-resting = Toucan va redémarrer. Rien n’est perdu ; réessaie dans un instant.
table-newer = Cette table a été commencée avec un Toucan plus récent, qui est en cours d’installation. Rien n’est perdu ; réessaie dans quelques minutes.
table-draining = Toucan va bientôt être mis à jour : aucune nouvelle table ne s’ouvre pour l’instant. Réessaie dans un moment.
table-draining-told = -# Toucan va bientôt être mis à jour. Cette table continue ; aucune nouvelle ne s’ouvre avant que ce soit fait.
no-such-level = Pour { $game }, il n’y a pas d’ordinateur de niveau « { $level } ».
former-player = quelqu’un qui n’est plus là
