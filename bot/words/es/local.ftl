### Arrancar el bot, en Discord y en el navegador.

cli-run = Sentarse a la mesa en Discord, con el token de .env o del entorno.
cli-play = Jugar en un navegador, sin token y sin Discord.
cli-port = dónde está la página (por omisión: 8077, o cualquier puerto libre)
cli-no-open = no abrir el navegador

run-online = Toucan está en Discord. Invítalo a un servidor con
      { $invitation }
run-no-token = Un bot necesita un token antes de poder sentarse a la mesa en Discord.
      1. En https://discord.com/developers/applications pulsa «New Application» y dale un nombre.
      2. En «Bot» pulsa «Reset Token» y copia lo que muestra. Nadie más debe verlo.
      3. Copia .env.example como .env, y escribe allí el token: DISCORD_TOKEN=…
      4. Arranca otra vez. Toucan escribe entonces el enlace que lo invita a un servidor, con los ámbitos «bot» y
         «applications.commands» y los permisos «View Channel», «Send Messages», «Send Messages in Threads» y
         «Attach Files».
    Para jugar enseguida y sin token: make play
run-wrong-token = Discord no conoce este token. En «Bot», en https://discord.com/developers/applications, pulsa
    «Reset Token» para tener uno nuevo, y escríbelo en .env: DISCORD_TOKEN=…
run-no-intent = Discord no le da a este bot los miembros de sus servidores. En «Bot», en
    https://discord.com/developers/applications, activa «Server Members Intent», o escribe en .env: MEMBERS_INTENT=no
run-no-database = No se pudo abrir la base de datos: { $reason }.
run-newer-database = La base de datos es de un Toucan más nuevo que este. Actualiza el programa. ({ $reason })
run-no-connection = No hay conexión: { $reason }.
run-shards = Discord no acepta cómo divide este Toucan sus servidores entre varias conexiones ({ NUMBER($code, useGrouping: 0) }). Actualiza el programa.
run-lease-lost = Se ha perdido la conexión con la base de datos que dice quién juega, y puede que ahora juegue otro.
run-off-discord = Desde aquí no se llega a Discord; otros pueden hacerse cargo de lo que tenía este proceso.
run-stands-by = Otros procesos juegan con esta base de datos; este espera, y toma el relevo donde falte uno de ellos.
run-more-shards = Discord quiere más conexiones de las que hay: este bot está ahora en más servidores.
run-not-understood = Discord ya no entiende a este Toucan ({ NUMBER($code, useGrouping: 0) }). Actualiza el programa.
run-turned-away = Discord ha cerrado la conexión ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = cartas
local-topic = Elige un juego en el rincón de cartas, o escribe /play.
local-ready =
    La mesa está puesta en  { $url }

      Pulsa        un juego en el rincón de cartas, y luego  Jugar
      Como otros   elige a Ann, Bob, Cleo o Dan en «Viewing as», cada cual en su pestaña si quieres

    La partida se guarda al parar: Ctrl-C, y la misma orden sigue con ella.
local-stopped = Parado; la partida está guardada.
local-port-taken = El puerto { $port } no está disponible. Elige otro con --port, o no pongas ninguno.
local-no-simcord = Para jugar en un navegador hace falta un paquete más: python -m pip install "simcord[preview]"
local-manager = Encargado
