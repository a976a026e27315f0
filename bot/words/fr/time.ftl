### Le temps : qui est absent, cadences, rappels.

table-away-already = Un ordinateur joue déjà pour toi.
table-not-away = Tu es bien là : personne ne joue pour toi.
no-such-clock = Cette cadence n’existe pas.

## Cadences

option-clock = Combien de temps un coup peut prendre
menu-clock = Choisir la cadence
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ À jouer : { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** (fin du temps { $when })
# Discord écrit lui-même l’heure : « dans 3 minutes ».
panel-until = ⏳ Un ordinateur joue ce coup pour toi { $when }.

## Partir et revenir

button-leave-match = Quitter
button-leave-sure = Quitter ma place pour l’instant
button-concede = Abandonner
button-come-back = Me revoilà
table-leave-about = Laisser ta place à un ordinateur, ou abandonner
table-concede-about = Abandonner la partie
table-left = Tu as quitté la table.
table-leave-asked = **Quitter la partie ?**
    Un ordinateur jouerait pour toi. La place reste la tienne : tu peux revenir à tout moment, avec « Mes cartes » ou /hand. Si tu es encore absent à la fin, tu finis dernier.
    Ou abandonne : tu finis dernier, sans pouvoir revenir. Quand une seule personne n’a pas abandonné, la partie se termine et elle gagne.
table-leave-asked-alone = **Quitter la partie ?**
    La table t’attend : tu peux revenir à tout moment, avec « Mes cartes » ou /hand.
    Ou termine la partie : elle s’arrête alors ici, et personne ne gagne.
panel-away = Un ordinateur joue pour toi.
panel-paused = La table t’attend.
table-away = 💤 { $names } { $count ->
    [one] n’est
   *[other] ne sont
} pas là : un ordinateur joue.
table-paused = ⏸ Tout le monde est parti. La table attend que quelqu’un revienne : appuie sur « Mes cartes ».
panel-conceded = Tu as abandonné cette partie. Un ordinateur la termine pour toi.
table-conceded = ### { $name } gagne la partie : il ne reste personne d’autre.
table-conceded-already = Tu as abandonné cette partie.

## Dire à qui c’est le tour

prompt = { $mention }, à toi de jouer : { $game }.
prompt-until = { $mention }, à toi de jouer : { $game }. Ton temps finit { $when }.
prompt-late = ⏳ { $mention }, ton temps à { $game } finit { $when } ; un ordinateur joue alors ce seul coup pour toi.
settings-mentions = Comment tu apprends que c’est à toi de jouer
settings-mentions-mention = bientôt
settings-mentions-mention-means = Si tu n’as pas joué au bout de dix secondes
settings-mentions-reminder = si je tarde
settings-mentions-reminder-means = À la moitié de ton temps, ou après une heure sans cadence
settings-mentions-silent = jamais

## Les tables mises de côté, et reprises

table-idle = Cette table a été mise de côté : personne n’y jouait depuis longtemps, ou d’autres voulaient jouer. Rien n’est perdu : tous ceux qui y jouaient peuvent la reprendre, avec le bouton ou avec /table resume.
table-archived = La table a perdu son salon. Rien n’est perdu : tous ceux qui y jouaient peuvent la reprendre avec /table resume.
table-warned = 💤 Personne n’a joué à cette table depuis un moment. Elle sera mise de côté { $when }, sauf si quelqu’un joue. Même alors rien n’est perdu : on peut la reprendre.
button-resume = Reprendre
table-resume-about = Reprendre une table mise de côté
table-resume-option = Laquelle, la plus récente d’abord ; tape un nom ou un jeu. La dernière si tu ne dis rien
table-resumed = La revoici.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game } : { $names }
table-not-put-by = Cette table ne peut pas être reprise.
table-none-put-by = Il n’y a sur ce serveur aucune table que tu pourrais reprendre.
table-end-option = Laquelle ici, si ce n’est pas celle du salon : un défi par exemple ; tape un nom
table-end-not-here = La table { NUMBER($table, useGrouping: 0) } ne se joue pas dans ce salon.
table-end-reason = Pourquoi, si tu fais partie de la modération ; tout le monde le lit
table-end-reason-moderator = Seule la modération termine une table avec un motif. Sans motif, ta voix compte comme celle des autres.
table-ended-because = La modération a fermé la table : { $reason }

## Annuler un coup

button-takeback = Annuler mon coup
button-agree = D’accord
button-refuse = Non
takeback-asked = Tout le monde est consulté dans le salon. Le coup est annulé si tous sont d’accord avant que quelqu’un d’autre joue.
takeback-question = ↩️ **{ $name }** voudrait annuler son dernier coup{ $action ->
    [hidden] .
   *[other] : { $action }.
} On attend encore : { $missing }.
takeback-done = ↩️ Tout le monde était d’accord : le dernier coup a été annulé.
takeback-refused = **{ $name }** n’est pas d’accord : rien n’est annulé.
takeback-nothing = Il n’y a rien à annuler.
takeback-too-late = Trop tard : quelqu’un a déjà joué.
takeback-revealed = Cela ne peut pas être annulé : quelque chose de nouveau a été montré.
takeback-not-yours = Un ordinateur l’a fait pour toi ; cela ne peut pas être annulé.
takeback-forced = Il n’y avait qu’une chose à faire : il n’y a rien à annuler.
takeback-ask-again = Personne n’a demandé d’annuler cela. Qui l’a fait peut redemander.
