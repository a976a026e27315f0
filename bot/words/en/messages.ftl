### Tables in somebody's messages with the bot.

messages-opened = Your table is in our messages: { $where }
no-messages = I may not write to you. Let me send you messages, in your privacy settings on Discord or by adding me to your account, and try again.
table-trouble-messages = ⚠️ Discord does not let me write in our messages, so the table there no longer changes. Your game is safe and goes on in this panel; let me send you messages to see the table again.
lobby-alone = Nobody else can come here: computer players have the other seats.
challenge-board-messages = -# Everyone who plays the challenge in messages to me has these cards. Here you see yourself and those who want to be seen on the leaderboards of all servers (/settings).
lobby-visiting = -# I am only a guest here: there is no clock, nobody is reminded, and this message may be out of date until someone clicks. Matches here are not rated.
visiting-not-allowed = On this server I may not post for everyone. Ask those who manage it to allow external apps, or to add me. Alone you can play with /play.
visiting-most = You already have { $most } tables open where I am only a guest: lobbies, or matches against computer players alone. You can open another as soon as one of them has begun with others, or is over.
messages-not-from-here = I cannot open a table in our messages from here. Type /play there.
