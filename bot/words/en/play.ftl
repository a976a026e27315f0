### Ways to a table without typing: the page of /play, and the card corner.

play-open-about = Open a table by menus: game, people, computers, clock
play-title = ## Play { $game }
play-begins-alone = You play against { $computers ->
    [one] one computer player
   *[other] { $computers } computer players
}. You start right away.
play-begins = A table opens in this channel with { $open ->
    [one] one free seat
   *[other] { $open } free seats
}{ $computers ->
    [0] {""}
    [one] {" "}and one computer player
   *[other] {" "}and { $computers } computer players
}. Anyone can join.
play-menu-game = Which game?
play-menu-size = How many seats?
play-menu-people = Who plays?
play-menu-level = How good are the computers?
play-menu-clock = Which clock?
play-size = { $size } players
play-people-alone = Only me
play-people-alone-means = { $computers ->
    [one] A computer takes the other seat
   *[other] Computers take the other { $computers } seats
}, and you start right away
play-people = { $people } people
play-people-means = { $computers ->
    [one] A computer takes one seat
   *[other] Computers take { $computers } seats
}, others join in the channel
play-people-all-means = All seats are for people, who join in the channel
play-level-novice = Computers: novices
play-level-novice-means = They forget and overlook a lot: good for a first match
play-level-easy = Computers: easy
play-level-easy-means = They often misjudge
play-level-normal = Computers: normal
play-level-normal-means = They play soundly, by rules of thumb
play-level-hard = Computers: hard
play-level-hard-means = They think ahead, and usually beat the normal ones
play-level-program-means = Not part of Toucan: find out how it plays
play-clock-none-means = No hurry for anyone
play-clock-live-means = For a table where everyone is present
play-clock-relaxed-means = For an evening with other things going on
play-clock-day-means = For a match that goes on for days
button-play = Play
button-play-alone = Play now
button-play-open = Open table
button-learn = Learn
play-opened = ✓ { $game }: { $open ->
    [0] the table is below, and so are your cards.
   *[other] the table is below, and you sit at it. Others press “Join”.
}

## The card corner

corner-title = ## 🃏 Card corner
corner-about = Choose a game to play, against computers or with others. No typing needed.
corner-game = **{ $game }** · { $players } players · about { $minutes } min
corner-lacking = **Tables with free seats**
corner-table = • { $game } with { $name }: { $free ->
    [one] one free seat
   *[other] { $free } free seats
} → { $where }
corner-menu-join = Join a table
corner-join = { $game } with { $name }
corner-joined = You have a seat at { $game }: { $where }
button-my-tables = My tables
setup-corner-option = The channel where a permanent message lets everyone play without typing
setup-menu-corner = Card corner channel (empty = none)
setup-corner = Card corner: { $channel }

## /tables

tables-about = Your tables on all servers, those that wait for you first
tables-title = ### Your tables
tables-line = • { $game } · { $state } · { $names } → { $where }{ $server ->
    [no] { "" }
   *[other] { " " }({ $server })
}
tables-turn = **your turn**
tables-turn-by = **your turn** (time is up { $when })
tables-lobby = { $free ->
    [0] can start
    [one] one free seat
   *[other] { $free } free seats
}
tables-more = … and { $number } more
tables-shelved = Shelved tables can be resumed here:
tables-none = You have no seat at a table.
