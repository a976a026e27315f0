### Démarrer le bot, sur Discord et dans le navigateur.

cli-run = Se mettre à table sur Discord, avec le jeton de .env ou de l’environnement.
cli-play = Jouer dans un navigateur, sans jeton et sans Discord.
cli-port = où est la page (par défaut : 8077, ou n’importe quel port libre)
cli-no-open = ne pas ouvrir le navigateur

run-online = Toucan est sur Discord. Invite-le sur un serveur avec
      { $invitation }
run-no-token = Un bot a besoin d’un jeton pour se mettre à table sur Discord.
      1. Sur https://discord.com/developers/applications, appuie sur « New Application » et donne-lui un nom.
      2. Sous « Bot », appuie sur « Reset Token » et copie ce qui s’affiche. Personne d’autre ne doit le voir.
      3. Copie .env.example en .env, et écris-y le jeton : DISCORD_TOKEN=…
      4. Démarre de nouveau. Toucan affiche alors le lien qui l’invite sur un serveur, avec les scopes « bot » et
         « applications.commands » et les permissions « View Channel », « Send Messages », « Send Messages in Threads » et
         « Attach Files ».
    Pour jouer tout de suite et sans jeton : make play
run-wrong-token = Discord ne connaît pas ce jeton. Sous « Bot » sur https://discord.com/developers/applications, appuie sur
    « Reset Token » pour en avoir un nouveau, et écris-le dans .env : DISCORD_TOKEN=…
run-no-intent = Discord ne donne pas à ce bot les membres de ses serveurs. Sous « Bot » sur
    https://discord.com/developers/applications, active « Server Members Intent », ou écris dans .env : MEMBERS_INTENT=no
run-no-database = La base de données n’a pas pu être ouverte : { $reason }.
run-newer-database = La base de données vient d’un Toucan plus récent que celui-ci. Mets le programme à jour. ({ $reason })
run-no-connection = Il n’y a pas de connexion : { $reason }.
run-shards = Discord n’accepte pas la façon dont ce Toucan répartit ses serveurs entre plusieurs connexions ({ NUMBER($code, useGrouping: 0) }). Mets le programme à jour.
run-lease-lost = La connexion à la base de données, qui dit qui joue, est perdue ; un autre joue peut-être maintenant.
run-off-discord = Discord est injoignable d’ici ; d’autres peuvent reprendre ce que ce processus avait.
run-stands-by = D’autres processus jouent sur cette base de données ; celui-ci attend, et prend le relais là où l’un d’eux s’en va.
run-more-shards = Discord veut plus de connexions qu’il n’y en a : ce bot est maintenant sur plus de serveurs.
run-not-understood = Discord ne comprend plus ce Toucan ({ NUMBER($code, useGrouping: 0) }). Mets le programme à jour.
run-turned-away = Discord a fermé la connexion ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = cartes
local-topic = Choisis un jeu dans le coin des cartes, ou tape /play.
local-ready =
    La table est mise à  { $url }

      Appuie       sur un jeu dans le coin des cartes, puis  Jouer
      D’autres     choisis Ann, Bob, Cleo ou Dan sous « Viewing as », chacun dans son onglet si tu veux

    La partie est gardée quand tu arrêtes : Ctrl-C, et la même commande la continue.
local-stopped = Arrêté ; la partie est gardée.
local-port-taken = Le port { $port } n’est pas disponible. Choisis-en un autre avec --port, ou n’en donne pas.
local-no-simcord = Pour jouer dans un navigateur, il faut un paquet de plus : python -m pip install "simcord[preview]"
local-manager = Gérant
