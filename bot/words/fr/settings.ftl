### Ce qui ne va pas dans les réglages, pour l’exploitant.

setting-line = { $file }:{ NUMBER($line, useGrouping: 0) } : un réglage s’écrit NOM=valeur.
setting-not-seconds = { $name } est un nombre de secondes de 0 à 60, pas « { $value } ».
setting-not-an-id = { $name } est le numéro sous lequel Discord connaît quelque chose, pas « { $value } ».
setting-not-among = { $name } est l’un de { $among }, pas « { $value } ».
setting-not-a-port = { $name } est un port de 0 à 65535, pas « { $value } ».
metrics-port-taken = Le port { $port }, où devraient être les chiffres, n’est pas disponible. Choisis-en un autre pour METRICS_PORT, ou laisse-le vide.
setting-not-workers = { $name } est un nombre de processus de 0 à { $most }, pas « { $value } ».
setting-gone = { $name } n’est plus un réglage et est ignoré ; WORKERS dit dans combien de processus pensent les ordinateurs.
setting-token = { $name } ne peut pas être un jeton : il y a dedans une espace, un saut de ligne ou une lettre étrangère. Copie-le encore une fois.
setting-not-an-address = { $name } est une adresse comme { $scheme }://discord.example:443, pas « { $value } ».
setting-file = Le fichier { $file } ne peut pas être lu : { $reason }
setting-misspelt = { $file } : il n’y a pas de réglage { $name }. Est-ce { $meant } ?
setting-not-minutes = { $name } est un nombre entier de minutes de 0 à { $most }, pas « { $value } ».
setting-not-a-program = { $name } : le programme numéro { $number } ne s’écrit pas nom=commande ou nom:jeu,jeu=commande ; son nom a jusqu’à 16 petites lettres et chiffres, et n’est aucun des niveaux.
setting-program-twice = { $name } nomme deux fois le programme « { $program } ».
setting-no-programs = { $name } : des programmes ne peuvent jouer que là où le bot tourne sous Linux ou macOS.
setting-not-megabytes = { $name } est un nombre entier de mégaoctets de { $least } à { $most }, pas « { $value } ».
setting-not-shards = { $name } est un nombre entier de shards de 1 à { $most }, pas « { $value } ».
setting-too-long = { $name } est d’au plus { $most } secondes, pas « { $value } » : des personnes attendent.
setting-not-requests = { $name } est un nombre entier de requêtes par seconde de 0 à { $most }, pas « { $value } ».
setting-proxy = { $name } n’est pas l’adresse d’un proxy comme http://proxy.example:3128.
setting-proxy-scheme = { $name } : je ne peux pas passer par un proxy qui parle { $scheme }, seulement par un proxy HTTP comme http://proxy.example:3128.
