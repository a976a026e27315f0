### Starting the bot, on Discord and in the browser.

cli-run = Start the bot on Discord, with the token from .env or the environment.
cli-play = Play in a browser, without a token and without Discord.
cli-port = the page's port (default: 8077, or any free one)
cli-no-open = do not open the browser

run-online = Toucan is on Discord. Invite it to a server with
      { $invitation }
run-no-token = A bot needs a token to connect to Discord.
      1. On https://discord.com/developers/applications press “New Application” and give it a name.
      2. Under “Bot” press “Reset Token” and copy the token. Show it to nobody.
      3. Copy .env.example to .env, and write the token there: DISCORD_TOKEN=…
      4. Start again. Toucan then prints the link that invites it to a server, with the scopes “bot” and
         “applications.commands” and the permissions “View Channel”, “Send Messages”, “Send Messages in Threads” and
         “Attach Files”.
    To play at once and without a token: make play
run-wrong-token = Discord rejected this token. Under “Bot” on https://discord.com/developers/applications press
    “Reset Token” for a new one, and write it into .env: DISCORD_TOKEN=…
run-no-intent = Discord does not let this bot see the members of its servers. Under “Bot” on
    https://discord.com/developers/applications switch on “Server Members Intent”, or write into .env: MEMBERS_INTENT=no
run-no-database = The database could not be opened: { $reason }.
run-newer-database = The database belongs to a newer version of Toucan. Update the program. ({ $reason })
run-no-connection = No connection: { $reason }.
run-shards = Discord rejected this version's sharding ({ NUMBER($code, useGrouping: 0) }). Update the program.
run-lease-lost = The database session that holds the locks was lost, so another process may be playing now.
run-off-discord = Discord is unreachable from here, so others may take over this process's shards.
run-stands-by = Other processes are playing on this database; this one stands by, and takes over when one of them ends.
run-more-shards = Discord asks for more shards than there are: this bot is in more servers now.
run-not-understood = Discord no longer supports this version ({ NUMBER($code, useGrouping: 0) }). Update the program.
run-turned-away = Discord closed the connection ({ NUMBER($code, useGrouping: 0) }).

local-bot = Toucan
local-server = Toucan
local-channel = cards
local-topic = Choose a game in the card corner, or type /play.
local-ready =
    The table is ready at  { $url }

      Press       a game in the card corner, then  Play now
      as others   choose Ann, Bob, Cleo or Dan under “Viewing as”, each in a tab of their own if you like

    Ctrl-C stops it. The match is kept, and the same command resumes it.
local-stopped = Stopped; the match is kept.
local-port-taken = Port { $port } is not available. Choose another with --port, or leave it out.
local-no-simcord = Playing in a browser needs another package: python -m pip install "simcord[preview]"
local-manager = Manager

cli-rehearse = Try Toucan's assumptions about Discord in one of your channels, before the first start or with the bot stopped.
cli-rehearse-channel = the id of a text channel: “Copy Channel ID”, with “Developer Mode” on in Discord's settings
rehearse-begins = This takes about two minutes. The bot posts in the channel and deletes everything again; twice it asks you to press something, and once to type a command.
rehearse-no-channel = The bot sees no text channel with the id { $channel }.
rehearse-stopped = Stopped. Nothing was written.
rehearse-left = Delete by hand what the bot could not: { $count ->
    [one] one thing
   *[other] { $count } things
}, named toucan-rehearsal or posted by the bot in the channel.
rehearse-unwritten = { $file } cannot be written: { $reason }
rehearse-done = { $unheld ->
    [0] Every assumption that was tried holds
    [one] One assumption does not hold, and the next start works around it
   *[other] { $unheld } assumptions do not hold, and the next start works around them
} ({ $untried } not tried). Details are in { $file }, without ids, names or the token: please send it to the makers of Toucan.
rehearse-good = ok    { $said }
rehearse-unheld =
    NO    { $said }
          Discord's answer: { $answer }
          { $otherwise }
rehearse-untried = ?     { $said } Not tried: { $answer }
rehearse-page = Toucan is trying something here; this message will be deleted in a moment.
rehearse-press = Press this
rehearse-form = Then this
rehearse-ask-press = →     In the channel, press “Press this” within a minute.
rehearse-ask-form = →     Press “Then this”, type anything, and submit it.
rehearse-ask-command = →     Type /{ $name } there, choose the suggestion for “card”, and send it.

rehearse-gateway = The gateway accepts the bot and lists its servers.
rehearse-gateway-else = Without the gateway the bot receives no clicks; it keeps trying to connect.
rehearse-posts = A posted message shows its picture.
rehearse-posts-else = Messages with pictures cannot be posted; people can choose text only in /settings.
rehearse-files = An edit can bring a new picture.
rehearse-files-else = Messages have words where a picture would change.
rehearse-kept = An edit without a picture keeps the present one.
rehearse-kept-else = Each edit sends its pictures again.
rehearse-in-words = An edit can remove the picture.
rehearse-in-words-else = Old pictures may stay on messages that should have words.
rehearse-content = A text becomes a page when its content is set to null.
rehearse-content-else = The placeholder text of a delayed export stays.
rehearse-nonce = A post repeated with its nonce is answered with the first message.
rehearse-nonce-else = A message whose receipt is lost may be posted twice.
rehearse-nonce-of-deleted = A post with the nonce of a deleted message is posted.
rehearse-nonce-of-deleted-else = The bot tries other nonces, five in all.
rehearse-limits = An answer states its rate limit.
rehearse-limits-else = The bot learns a rate limit only by exceeding it.
rehearse-old-edits = Several edits of a message in a row are accepted.
rehearse-old-edits-else = Edits of messages older than an hour are two seconds apart.
rehearse-thread = An archived thread refuses edits, and a post reopens it.
rehearse-thread-else = A table in an archived thread may wait until somebody writes there.
rehearse-emojis = An emoji can be uploaded, and is listed.
rehearse-emojis-else = Cards on buttons are words.
rehearse-commands = Commands are listed, and a server accepts one more.
rehearse-commands-else = Discord keeps the previous commands.
rehearse-click = A click reaches the bot, which can answer it.
rehearse-click-else = Nobody can play by buttons.
rehearse-kept-by-click = An edit in answer to a click keeps the present picture.
rehearse-kept-by-click-else = Each edit sends its pictures again.
rehearse-files-by-click = An edit in answer to a click can bring a new picture.
rehearse-files-by-click-else = Messages have words where a picture would change.
rehearse-original = A click's token can edit its message as @original.
rehearse-original-else = The bot edits public messages by its own requests; the next click renews a panel.
rehearse-by-id = A click's token can edit its message by id.
rehearse-by-id-else = Nothing changes: the bot edits that message as @original.
rehearse-follow-up = A click's token can send a private message, and edit it by id.
rehearse-follow-up-else = The next click renews a panel.
rehearse-address = Requests by a click's token do not count towards the rate limit of the bot's address.
rehearse-address-else = These requests have a rate limit of their own from the start.
rehearse-form-arrives = A form opens, and its text arrives.
rehearse-form-arrives-else = Forms do not work; commands do the same.
rehearse-command = A command's option is completed, and the first message after a deferral is its answer.
rehearse-command-else = “Thinking …” may stay beside an answer; commands can be typed in full.
rehearse-minute = A click's token can still edit its message a minute later.
rehearse-minute-else = The next click renews a panel.
