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

cli-rehearse = Try at Discord what Toucan takes for granted there, in a channel of yours, before the first start or with the bot stopped.
cli-rehearse-channel = the id of a text channel: “Copy Channel ID”, with “Developer Mode” on in Discord's settings
rehearse-begins = This takes about two minutes. The bot posts in the channel and deletes everything again; twice it asks you to press something, and once for a command.
rehearse-no-channel = The bot sees no text channel of a server with the id { $channel }.
rehearse-stopped = Stopped. Nothing was written.
rehearse-left = Delete by hand what could not be deleted: { $count ->
    [one] one thing
   *[other] { $count } things
}, named toucan-rehearsal or posted by the bot in the channel.
rehearse-unwritten = { $file } cannot be written: { $reason }
rehearse-done = { $unheld ->
    [0] Everything that was tried holds
    [one] One thing does not hold, and the next start goes the other way
   *[other] { $unheld } things do not hold, and the next start goes the other way
} ({ $untried } not tried). { $file } has it all, without ids, names or the token: please send it to those who make Toucan.
rehearse-good = ok    { $said }
rehearse-unheld =
    NO    { $said }
          Discord's answer: { $answer }
          { $otherwise }
rehearse-untried = ?     { $said } Not tried: { $answer }
rehearse-page = Toucan rehearses here; this message goes in a moment.
rehearse-press = Press this
rehearse-form = And this
rehearse-ask-press = →     In the channel, press “Press this” within a minute.
rehearse-ask-form = →     Press “And this”, type anything, and submit it.
rehearse-ask-command = →     Type /{ $name } there, choose what is offered for “card”, and send it.

rehearse-gateway = The gateway lets the bot in, and tells its servers.
rehearse-gateway-else = Without the gateway the bot hears of no click; it tries again for ever.
rehearse-posts = A message with a picture is posted, and shows it.
rehearse-posts-else = Messages with pictures cannot be posted; people can choose words alone in /settings.
rehearse-files = An edit brings a new picture.
rehearse-files-else = Where a picture would change, messages have words instead.
rehearse-kept = An edit without a picture keeps the one that is there.
rehearse-kept-else = Each edit sends its pictures again.
rehearse-in-words = An edit takes the picture away.
rehearse-in-words-else = Old pictures may stay on messages that should have words.
rehearse-content = A text becomes a page when its content is set to null.
rehearse-content-else = The text of an export that had to wait stays.
rehearse-nonce = A post that is repeated with its nonce is answered with the first.
rehearse-nonce-else = A message whose receipt is lost may be there twice.
rehearse-nonce-of-deleted = A post with the nonce of a deleted message is posted.
rehearse-nonce-of-deleted-else = The bot tries other nonces, five in all.
rehearse-limits = An answer tells its rate limit.
rehearse-limits-else = The bot learns of a rate limit only when it has met it.
rehearse-old-edits = A few edits of a message in a row are taken.
rehearse-old-edits-else = Edits of messages older than an hour are two seconds apart.
rehearse-thread = An archived thread takes no edit, and a post opens it again.
rehearse-thread-else = A table in an archived thread may wait until somebody writes there.
rehearse-emojis = An emoji of the bot's is taken, and listed.
rehearse-emojis-else = Cards on buttons are words.
rehearse-commands = Commands are listed, and a server takes one more.
rehearse-commands-else = Discord keeps the commands it had.
rehearse-click = A press reaches the bot, which may answer it.
rehearse-click-else = Nobody can play by buttons.
rehearse-kept-by-click = An edit by a press keeps the picture that is there.
rehearse-kept-by-click-else = Each edit sends its pictures again.
rehearse-files-by-click = An edit by a press brings a new picture.
rehearse-files-by-click-else = Where a picture would change, messages have words instead.
rehearse-original = A press changes its message as @original.
rehearse-original-else = Public messages are changed by the bot's own requests; a panel is renewed with the next press.
rehearse-by-id = A press changes its message by the message's id.
rehearse-by-id-else = Nothing depends on it: the bot changes that message as @original.
rehearse-follow-up = A press lets the bot send a private message, and change that by its id.
rehearse-follow-up-else = A panel is renewed with the next press.
rehearse-address = Requests by a press do not count with those of the bot's address.
rehearse-address-else = These requests have a rate limit of their own from the start.
rehearse-form-arrives = A form opens, and what is typed in it arrives.
rehearse-form-arrives-else = Nobody can type into a form; commands say the same.
rehearse-command = A command's option is completed, and the first message after a deferral is its answer.
rehearse-command-else = “Thinking …” may stay beside an answer; commands can be typed in full.
rehearse-minute = A press still changes its message a minute later.
rehearse-minute-else = A panel is renewed with the next press.
