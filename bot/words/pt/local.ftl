### Iniciar o bot, no Discord e no navegador.

cli-run = Sentar-se à mesa no Discord, com o token de .env ou do ambiente.
cli-play = Jogar num navegador, sem token e sem Discord.
cli-port = onde está a página (por padrão: 8077, ou qualquer porta livre)
cli-no-open = não abrir o navegador

run-online = O Toucan está no Discord. Convide-o para um servidor com
      { $invitation }
run-no-token = Um bot precisa de um token antes de se sentar à mesa no Discord.
      1. Em https://discord.com/developers/applications aperte “New Application” e dê um nome.
      2. Em “Bot” aperte “Reset Token” e copie o que aparece. Ninguém mais pode vê-lo.
      3. Copie .env.example para .env, e escreva lá o token: DISCORD_TOKEN=…
      4. Inicie de novo. O Toucan escreve então o link que o convida para um servidor, com os escopos “bot” e
         “applications.commands” e as permissões “View Channel”, “Send Messages”, “Send Messages in Threads” e
         “Attach Files”.
    Para jogar na hora e sem token: make play
run-wrong-token = O Discord não conhece este token. Em “Bot” em https://discord.com/developers/applications aperte
    “Reset Token” para ter um novo, e escreva-o em .env: DISCORD_TOKEN=…
run-no-intent = O Discord não dá a este bot os membros de seus servidores. Em “Bot” em
    https://discord.com/developers/applications ligue “Server Members Intent”, ou escreva em .env: MEMBERS_INTENT=no
run-no-database = Não foi possível abrir o banco de dados: { $reason }.
run-newer-database = O banco de dados é de um Toucan mais novo que este. Atualize o programa. ({ $reason })
run-no-connection = Não há conexão: { $reason }.
run-shards = O Discord não aceita como este Toucan divide seus servidores entre várias conexões ({ NUMBER($code, useGrouping: 0) }). Atualize o programa.
run-lease-lost = A conexão com o banco de dados que diz quem joga se perdeu, e talvez outro jogue agora.
run-off-discord = Daqui não se chega ao Discord; outros podem assumir o que este processo tinha.
run-stands-by = Outros processos jogam com este banco de dados; este fica de prontidão, e assume onde um deles faltar.
run-more-shards = O Discord quer mais conexões do que há: este bot está agora em mais servidores.
run-not-understood = O Discord não entende mais este Toucan ({ NUMBER($code, useGrouping: 0) }). Atualize o programa.
run-turned-away = O Discord fechou a conexão ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = cartas
local-topic = Escolha um jogo no canto das cartas, ou digite /play.
local-ready =
    A mesa está posta em  { $url }

      Aperte       um jogo no canto das cartas, e depois  Jogar
      Como outros  escolha Ann, Bob, Cleo ou Dan em “Viewing as”, cada um na sua aba se quiser

    A partida fica guardada quando você para: Ctrl-C, e o mesmo comando a continua.
local-stopped = Parado; a partida está guardada.
local-port-taken = A porta { $port } não está disponível. Escolha outra com --port, ou não dê nenhuma.
local-no-simcord = Para jogar num navegador é preciso mais um pacote: python -m pip install "simcord[preview]"
local-manager = Gerente
