### Everything in Discord that is not one game's own.

## Buttons and selects

button-hand = Your hand
button-again = Refresh
button-last = Last trick
button-next-hand = Next { $deal ->
    [round] round
   *[other] hand
}
button-tricks = All tricks of this hand
button-score = Score
button-table = Table
button-rules = Rules
button-join = Join
button-leave = Leave
button-start = Start
button-fill = Fill with computers
button-remove-computer = Remove computer
button-options = Options …
button-rematch = Rematch
menu-add-computer = Add a computer player
menu-sit = Change seat
menu-take-seat = Take a seat
menu-size = Seats: { $size }
menu-topic = Choose a topic
rules-title = ### { $game } · { $topic }

level-chance = Computer (plays anything)
level-novice = Computer (novice)
level-easy = Computer (easy)
level-normal = Computer (normal)
level-hard = Computer (hard)

## The lobby

lobby-invites = The host starts once every seat is taken. Under *Options{"\u00A0"}…* the host can add computer players.
options-title = ### Options
options-about = -# Only you see this. Changes are saved right away.
lobby-done = ✓ Done. The table is in this channel.
lobby-ready = Every seat is taken: the host can start.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
seat-level = { $level ->
    [chance] plays anything
    [novice] novice
    [easy] easy
    [hard] hard
    [program] program { $program }
   *[normal] normal
}
lobby-seat-computer = { $number }. { $name } (computer, { $level })
level-program = Program { $program }
lobby-programs = 🔌 A program plays that is not part of Toucan, so the match will not be rated.
programs-not-here = Only Toucan's own programs can play at tables on this server.
programs-no-longer-here = This server no longer wants programs at its tables: before you start, take { $names } off with *Remove computer*.
program-gone = { $count ->
    [one] The program { $names } is not there at the moment: a normal computer player plays for it.
   *[other] The programs { $names } are not there at the moment: normal computer players play for them.
}
lobby-seat-free = { $number }. *free*
lobby-seat-option = Seat { $number }
lobby-options = Options: { $options }.
lobby-clockwise = Play goes clockwise.

## The table

title = ## { $game }
title-of = ## { $game } · { $what }
list-and = { $first } and { $last }
table-dealt = **{ $names }**: the cards are dealt. Press *Your hand*.
table-turn = ▸ **{ $names }**'s turn ({ $when })
table-dealing = The cards are being dealt.
table-between = Play goes on in a moment.
panel-won = 🏆 **You win!** { $points }.
panel-won-with = 🏆 **You win**, together with { $names }: { $points }.
panel-placed = **You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}:** { $points }. { $names } { $count ->
    [one] wins
   *[other] win
}: { $best }.
table-over = ### { $names } { $count ->
    [one] wins the match
   *[other] share the win
}!
highlight-turned = { $names } { $count ->
    [one] was
   *[other] were
} ahead until the last { $deal ->
    [round] round
   *[hand] hand
}.
highlight-peak = Most points in one hand — { $told }
highlight-lead = After { $deal ->
    [round] round
   *[hand] hand
} { $number }, { $names } { $count ->
    [one] was
   *[other] were
} still { $by } ahead of { $winners }.
table-ended = The table was closed before the match was over.
table-closed = The table was closed before the match began.
table-broken = This match can no longer be read, so it cannot go on. Sorry: please open a new table.
table-outdated = The rules of this game have been corrected since this match began, so it cannot go on. Sorry: please open a new table.
table-goes-on = Continued below.
table-trouble = ⚠️ I cannot update the table in this channel: I lack { $permissions }. Your game is safe; ask a moderator.

panel-title = ### { $game } · { $name }
panel-watch = You're watching.
panel-news = Since then:
panel-fresh = New in your hand: { $cards }.
panel-wait = { $count ->
    [0] Waiting for the cards.
   *[other] Waiting for **{ $names }**.
}
panel-sure = { $action }?
button-sure = Yes: { $action }
forced-now = You have no other choice: I'll play it for you now.
forced-soon = You have no choice here. I'll play it for you shortly, at your usual pace, so nobody can tell.
forced-offer = You have no choice here. I can play forced cards for you from now on; others may notice from the speed that you had no choice.
button-forced = Play forced cards for me
forced-from-now = From now on I play forced cards for you. /settings changes that.
button-back = Back
panel-lobby = The match has not begun yet.
panel-elsewhere = You opened your cards further down.
button-here = Move them here
trick-last = Last trick: { $trick }
trick-numbered = { $number }. { $trick }

no-last-trick = No trick has been taken yet.
no-score = No hand has been played out yet.

## Refusals

too-many-computers = There is room for { $most ->
    [one] one computer player
   *[other] { $most } computer players
} at that table, beside you: choose fewer.
no-table-here = There is no table in this channel. Open one with a game's “new” command, such as /differ new.
other-game-here = The table in this channel plays { $game }, not this.
not-your-panel = This panel belongs to someone else. Press “Your hand” to open yours.
bad-button = This button does not fit the table. Press “Your hand” for a fresh panel.
only-in-servers = This works only on a server that has added me.
missing-permissions = I cannot run a table here: I lack { $permissions } in this channel.
in-time-out = I cannot run a table here: I am in time-out until { $until }. A moderator can end it sooner.
our-mistake = Something went wrong on our side. Nothing is lost: press “Your hand” or use /hand to go on.
command-unknown = This command no longer exists. Type / again and choose from the list.
form-late = That took too long. Press the button once more.
form-unknown = This form is too old. Open it again.
table-shown-soon = The table will be posted as soon as Discord takes it.
table-trouble-locked = ⚠️ I cannot update the table: this thread is locked. Your game is safe; ask a moderator to unlock it.
table-trouble-two-factor = ⚠️ I cannot update the table: this server requires two-factor authentication for moderation, and the account that owns me has none. Your game is safe; my operator has to turn it on.
table-trouble-time-out = ⚠️ I cannot update the table: I am in time-out here until { $until }. Your game is safe; a moderator can end the time-out sooner.
table-trouble-unknown = ⚠️ Discord does not let me update the table in this channel. Your game is safe; ask a moderator to check what I may do here.
discord-silent = Discord is not answering right now. Try again in a moment.

## Commands

hand-about = Your cards and what you can do, for you alone
table-about = The table in this channel
table-show-about = Post the table again, at the bottom of the channel
table-end-about = Close the table in this channel without a winner
table-shown = Here it is.
table-end-done = The table is closed.
settings-about = How Toucan talks to you
settings-text-only = Play without pictures: everything in words
settings-colours = Colours of the suits in pictures
settings-colours-4 = four
settings-colours-4-means = One colour for each suit
settings-colours-2 = two
settings-colours-2-means = Red and black
settings-cards = Size of the cards in your hand's picture
settings-cards-normal = normal
settings-cards-large = large
settings-cards-large-means = Bigger cards in more rows
settings-panel = What your panel shows
settings-panel-table = table and hand
settings-panel-hand = hand alone
settings-sorting = Card order in hand
settings-sorting-suits = suit by suit
settings-sorting-colours = red and black
settings-sorting-colours-means = Red and black in turn
settings-confirm = Confirm before every move
settings-forced = Auto-play for forced moves
settings-forced-safe = yes, hidden
settings-forced-all = yes, always
settings-forced-none = no
settings-forced-safe-means = Played for you: at once where everyone can see it, otherwise at your pace, so it tells nothing
settings-forced-all-means = Played for you; others may notice from the speed that you had no choice
settings-forced-none-means = You make every move yourself
settings-saved = **Your settings.** ✓ Saved.
settings-yours = **Your settings.** Changes are saved right away.
settings-short-text-only = Text only
settings-short-panel = Panel
settings-short-colours = Suit colours
settings-short-cards = Cards
settings-short-sorting = Card order
settings-short-confirm = Confirm moves
settings-short-forced = Auto-play forced
settings-short-mentions = Turn reminder
settings-short-public-rating = On all leaderboards
settings-short-language = Language
settings-now = { $what }: { $value }
yes = yes
no = no
new-about = Open a table for { $game } in this channel
rules-about = The rules of { $game }
option-computers = How many computer players sit down at once
option-level = How good they are
option-topic = The topic

permission-view_channel = “View Channel”
permission-send_messages = “Send Messages”
permission-connect = “Connect”
permission-send_messages_in_threads = “Send Messages in Threads”
permission-attach_files = “Attach Files”
