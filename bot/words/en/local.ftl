### Starting the bot, on Discord and in the browser.

cli-run = Sit down at Discord, with the token from .env or the environment.
cli-play = Play in a browser, without a token and without Discord.
cli-port = where the page is (default: 8077, or any free port)
cli-no-open = leave the browser alone

run-online = Toucan is on Discord. Invite it to a server with
      { $invitation }
run-no-token = A bot needs a token before it may sit down at Discord.
      1. On https://discord.com/developers/applications press “New Application” and give it a name.
      2. Under “Bot” press “Reset Token” and copy what it shows. Nobody else may see it.
      3. Copy .env.example to .env, and write the token there: DISCORD_TOKEN=…
      4. Start again. Toucan then prints the link that invites it to a server, with the scopes “bot” and
         “applications.commands” and the permissions “View Channel”, “Send Messages”, “Send Messages in Threads” and
         “Attach Files”.
    To play at once and without a token: make play
run-wrong-token = Discord does not know this token. Under “Bot” on https://discord.com/developers/applications press
    “Reset Token” for a new one, and write it into .env: DISCORD_TOKEN=…
run-no-intent = Discord does not give this bot the members of its servers. Under “Bot” on
    https://discord.com/developers/applications switch on “Server Members Intent”, or write into .env: MEMBERS_INTENT=no
run-no-database = The database could not be opened: { $reason }.
run-newer-database = The database is of a newer Toucan than this. Update the program. ({ $reason })
run-no-connection = There is no connection: { $reason }.
run-shards = Discord does not accept how this Toucan divides its servers among several connections ({ NUMBER($code, useGrouping: 0) }). Update the program.
run-lease-lost = The connection to the database that says who plays is lost, and somebody else may play now.
run-off-discord = Discord cannot be reached from here, so others may take over what this process had.
run-stands-by = Other processes play on this database; this one stands by, and takes over where one of them is gone.
run-more-shards = Discord wants more connections than there are: this bot is in more servers now.
run-not-understood = Discord does not understand this Toucan any more ({ NUMBER($code, useGrouping: 0) }). Update the program.
run-turned-away = Discord has closed the connection ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = cards
local-topic = Choose a game in the card corner, or type /play.
local-ready =
    The table is laid at  { $url }

      Press       a game in the card corner, then  Play now
      as others   choose Ann, Bob, Cleo or Dan under “Viewing as”, each in a tab of their own if you like

    The match is kept when you stop: Ctrl-C, and the same command goes on with it.
local-stopped = Stopped; the match is kept.
local-port-taken = Port { $port } cannot be had. Choose another with --port, or leave it out.
local-no-simcord = Playing in a browser needs one more package: python -m pip install "simcord[preview]"
local-manager = Manager
