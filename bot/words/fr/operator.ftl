### Ce que disent les commandes de l’exploitant.

cli-backup = Copier la base de données dans un nouveau fichier ; le bot peut être en marche.
cli-backup-file = le fichier à créer
cli-restore = Mettre une copie à la place de la base de données ; le bot peut être en marche, et s’interrompt entre-temps.
cli-restore-file = un fichier créé par « backup »
backup-done = La base de données est dans { $file }.
backup-key = La clé des graines, { $file }, n’est pas dedans. Gardes-en une copie ailleurs : sans elle, personne ne peut lire ce qui est scellé.
cli-new-key = Quand la clé des graines est perdue pour de bon : renoncer à ce qu’elle scellait, et en avoir une nouvelle. Le bot ne doit pas être en marche.
key-lost = Des graines de la base de données sont scellées avec une autre clé que celle de { $file }. Remets la clé qui était là ; si elle est perdue pour de bon : python -m bot new-key
key-unreadable = Le fichier { $file } ne contient pas de clé lisible : 64 chiffres hexadécimaux. Remets-le d’après une copie, ou mets-le de côté.
key-not-made = La clé des graines, { $file }, n’a pas pu être créée : { $reason }. SEED_KEY_FILE dit où elle doit être.
key-other = Ce qui est gardé de « { $what } » est scellé avec une autre clé.
key-needless = Une base de données en mémoire n’a pas de clé.
key-new = La clé des graines est { $file }. { $lost ->
    [0] Rien n’était scellé avec une autre.
    [1] Un secret scellé avec une autre a été abandonné.
   *[other] { $lost } secrets scellés avec une autre ont été abandonnés.
}
restore-done = La base de données est comme elle était dans { $file }.
restore-kept = Ce qu’elle était avant est dans { $file }.
database-address = DATABASE_URL n’est pas l’adresse d’une base de données. Écris postgresql://UTILISATEUR:MOTDEPASSE@HÔTE:5432/NOM ou sqlite+aiosqlite:////CHEMIN ; dans un mot de passe, @ s’écrit %40 et / s’écrit %2F.
database-option = DATABASE_URL : je ne connais pas l’option « { $option } » d’une adresse PostgreSQL. Retire-la.
database-option-value = DATABASE_URL : ici, l’option « { $option } » ne peut être que { $among }.
database-option-file = DATABASE_URL : il n’y a pas de fichier là où l’option « { $option } » le dit.
backup-not-sqlite = Cela marche pour un fichier SQLite. Une base PostgreSQL se copie avec pg_dump et se remet avec pg_restore.
backup-no-database = Il n’y a pas de base de données { $file }.
backup-exists = Il y a déjà un fichier { $file }. Donne un autre nom : rien n’est écrasé.
backup-failed = Le fichier { $file } n’a pas pu être créé : { $reason }
backup-unsound = La base de données { $file } est endommagée, et une copie le serait aussi. Remets une copie plus ancienne : « restore ».
restore-unsound = Le fichier { $file } est endommagé, ou n’est pas une base de données de Toucan ; rien n’a été changé.
restore-newer = Le fichier { $file } vient d’un Toucan plus récent que celui-ci ; rien n’a été changé.
database-unreleased = La base de données vient d’un commit entre deux versions (étape { $version }), que ce Toucan ne sait pas mettre à jour ; rien n’a été changé. Démarre une fois le commit { $commit } avec elle, puis celui-ci.
restore-running = Le bot qui était en marche continue avec cela.
restore-in-use = Quelque chose tient la base de données ouverte et ne la lâche pas. Arrête-le d’abord ; rien n’a été changé.
restore-no-answer = Le bot en marche n’a pas lâché la base de données en une minute. Arrête-le d’abord ; rien n’a été changé.
run-twice = Un autre bot tourne sur la base de données { $file }. Un bot utilise une base de données.
restore-failed = Le fichier { $file } n’a pas pu être remis : { $reason }

table-draining = Toucan va bientôt être mis à jour : aucune nouvelle table ne s’ouvre pour l’instant. Réessaie dans un moment.
table-draining-told = -# Toucan va bientôt être mis à jour. Cette table continue ; aucune nouvelle ne s’ouvre avant que ce soit fait.

cli-doctor = Regarder si quelque chose empêche le bot de tourner, ou va l’empêcher.
doctor-good = ok    { $said }
doctor-mind = note  { $said }
doctor-bad = NON   { $said }
doctor-settings = Les réglages ont un sens.
doctor-database = On peut écrire dans la base de données, et elle est à jour (étape { $version }).
doctor-database-new = Il n’y a pas encore de base de données { $file } ; le premier démarrage la crée.
doctor-database-empty = La base de données est vide ; le premier démarrage la met en place.
doctor-database-old = La base de données vient d’un Toucan plus ancien (étape { $version }) ; le prochain démarrage la porte à l’étape { $newest }. Fais une copie avant : « backup ».
doctor-database-newer = La base de données vient d’un Toucan plus récent que celui-ci (étape { $version }). Mets le programme à jour.
doctor-database-ahead = La base de données vient d’un Toucan plus récent (étape { $version } ; celui-ci connaît l’étape { $newest }), et celui-ci peut quand même s’en servir. Les tables que seul le plus récent peut continuer l’attendent.
doctor-database-sound = La base de données est saine.
doctor-database-damaged = La base de données est endommagée. Remets une copie : « restore ».
doctor-database-address = L’adresse de la base de données ne peut pas servir : { $reason }
doctor-database-closed = La base de données ne peut pas être ouverte ou écrite : { $reason }
doctor-database-folder = Il n’y a pas de dossier { $folder } où écrire, là où la base de données devrait être.
doctor-database-memory = La base de données n’est qu’en mémoire : toute partie finit quand le bot s’arrête.
doctor-readable = D’autres sur cette machine peuvent lire { $file } : chmod 600 { $file }
doctor-key = La clé des graines est là : { $file }.
doctor-key-new = Il n’y a pas encore de clé des graines { $file } ; le premier démarrage la crée.
doctor-disk = { $megabytes } Mo sont libres là où est la base de données.
doctor-disk-little = Seulement { $megabytes } Mo sont libres là où est la base de données.
doctor-pictures = Les cartes peuvent être dessinées.
doctor-pictures-bad = Les cartes ne peuvent pas être dessinées : { $reason }
doctor-minds = Les ordinateurs répondent.
doctor-minds-compiled = Les ordinateurs répondent, en code machine.
doctor-minds-outdated = Les ordinateurs répondent ; mais « .compiled » vient d’autres sources et n’est pas utilisé. Encore une fois : python -m bot compile
doctor-minds-bad = Les ordinateurs ne répondent pas : { $reason }
doctor-program = Le programme { $program } répond.
doctor-program-bad = Le programme { $program } ne répond pas à { $game } : { $reason }
doctor-no-token = Il n’y a pas de DISCORD_TOKEN : on n’a donc pas demandé à Discord.
doctor-token-form = DISCORD_TOKEN n’a pas l’air d’un jeton de bot : trois parties, séparées par des points.
doctor-discord = Discord connaît ce bot sous le nom de { $name }, dans { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
}.
doctor-emojis = Discord a { $number ->
    [one] { $number } emoji
   *[other] { $number } emojis
} de ce bot.
doctor-no-emojis = Discord n’a pas d’emojis de ce bot : « emojis » y apporte les cartes.
doctor-server = Dans { $server }, il manque au bot { $permissions }.
cli-site = Écrire dans un dossier des pages des parties que l’on a mises sur le web, et des classements ; le bot peut être en marche.
cli-site-folder = le dossier que sert un serveur web ; il est créé s’il n’existe pas
site-done = { $matches ->
    [one] { $matches } partie a
   *[other] { $matches } parties ont
} des pages : { $drawn } { $drawn ->
    [one] dessinée
   *[other] dessinées
}, { $gone } { $gone ->
    [one] fichier retiré
   *[other] fichiers retirés
}.
site-unreadable = La partie { NUMBER($table, useGrouping: 0) } suit d’anciennes règles, et n’a pas de pages.
site-not-ours = Il y a dans { $folder } des fichiers qui ne sont pas de nous. Nomme un dossier vide, ou un que cette commande a créé.
site-busy = Un autre est justement en train d’écrire dans { $folder }.
site-failed = On ne peut pas écrire dans { $folder } : { $reason }
site-other-step = La base de données n’est pas de ce Toucan : démarre le bot une fois, et elle est mise à jour.
