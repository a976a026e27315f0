### Duplicate nights: the same sealed deals for all, scored by what the others made of the same seats.

duplicate-about = The same sealed deals for all teams, scored against what the others made of them
duplicate-new-about = Open a duplicate night: everyone plays the same boards, whenever they like
duplicate-join-about = Join the night of another server, with the code that its host gave you
duplicate-show-about = The duplicate nights of this server and yours: play on, standings, boards
duplicate-game-option = What is played
duplicate-boards-option = How many boards each player plays; 2 unless you say otherwise
duplicate-size-option = How many people a team has; with 1 everyone plays for themselves
duplicate-time-option = How long people have to play once it begins; three days unless you say otherwise
duplicate-code-option = The code of the night
duplicate-team-option = The name of your team, where people play in teams
duplicate-hours = { $hours ->
    [2] two hours
    [24] a day
    [72] three days
    [168] a week
   *[other] two weeks
}
duplicate-form-option = All against all, or Swiss rounds, which pair people with similar scores
duplicate-form = { $form ->
    [swiss] Swiss rounds
   *[other] all against all
}
setup-nights-option = Whether duplicate nights can be opened here, and those of other servers joined
setup-short-nights = Duplicate nights

## A night

duplicate-title = ## { $game } · duplicate night { NUMBER($night, useGrouping: 0) }
duplicate-number = Night { NUMBER($night, useGrouping: 0) }
duplicate-list = ## Duplicate nights
duplicate-listed = • Night { NUMBER($night, useGrouping: 0) }, { $game }: { $status ->
    [lobby] people can join
    [playing] being played
    [over] over
   *[off] called off
}
duplicate-lobby = { $teams ->
    [0] Nobody has joined yet.
   *[other] { $size ->
        [1] Taking part so far ({ $teams }):
       *[other] Teams so far ({ $teams }):
    }
}
duplicate-how = -# Everyone plays { $boards ->
    [one] one board
   *[other] { $boards } boards
}, alone with { $others } computer players (normal), at any time within { $hours ->
    [2] two hours
    [24] a day
    [72] three days
    [168] a week
   *[other] two weeks
} of the start. { $size ->
    [1] All play the same boards from the same seats.
   *[other] The members of a team play different boards, and in each other team someone plays the same one from the same seat; so within your team you may talk about what you have played.
} You score how much better you did than the others on each board. Unplayed boards are played by the computer.
duplicate-how-swiss = -# { $boards ->
    [one] One Swiss round
   *[other] { $boards } Swiss rounds
}, with { $time } for everything. { $size ->
    [1] In each round everyone plays the same board from the same seat,
   *[other] In each round the members of a team play different boards, the same in all teams and from the same seats,
} alone with { $others } computer players (normal). Each round pairs people with similar scores, and the one who makes more of the same cards wins: two points for a win or a bye, one for a draw. Ties are broken by the opponents' points (Buchholz), then by the difference from everyone. When all boards of a round are in, the next begins. Unplayed boards are played by the computer.
duplicate-worth = -# You score how much better you did than the others on each board.
duplicate-promise-short = -# Deals sealed: `{ $commitment }…`
duplicate-promise = -# The deals were settled before anyone joined: `{ $commitment }`
duplicate-playing = ▸ Open until { $until }.
duplicate-progress = • { $name }: { $done } of { $boards } { $boards ->
    [one] board
   *[other] boards
}
duplicate-over = **The night is over.** Average differences, and matchpoints:
duplicate-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points }** ({ $matchpoints })
duplicate-round = ▸ Round { $round } of { $rounds }, until { $until }.
duplicate-pair = • { $one } against { $other }: { $done } of { $boards } boards
duplicate-bye = • { $name } has a bye, worth a win: { $done } of { $boards } { $boards ->
    [one] board
   *[other] boards
}
duplicate-after-round = **After round { $round }:**
duplicate-over-swiss = **The night is over.** Points, the opponents' points (Buchholz), and the average difference from everyone:
duplicate-swiss-line = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }: **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** ({ $buchholz }, { $difference })
duplicate-swiss-points = Points
duplicate-buchholz = Buchholz
duplicate-margin = Margin
duplicate-own = { $own } of { $boards } played
duplicate-unplayed = ▸ Nobody has played: normal made all of these scores, and nobody has won.
duplicate-gave-up = You have left this night: nobody waits for you, and normal plays your boards. “Play my next board” brings you back, as long as the night has not gone on without you.
duplicate-gone-mark = left
duplicate-off = This night was called off.
duplicate-moved = -# Moved below.
duplicate-called = ▸ Your boards are ready: { $users }
duplicate-team = Team { $team }
duplicate-team-named = { $name } (team { $team })
duplicate-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
duplicate-column = { $count ->
    [1] Board { $first }
   *[other] Boards { $first }–{ $last }
}
duplicate-after = Duplicate night { NUMBER($night, useGrouping: 0) }
duplicate-score = Score
duplicate-difference = Difference
duplicate-nobody = normal
button-duplicate = The night
button-duplicate-join = Join in
button-duplicate-leave = Leave
button-duplicate-begin = Start
button-duplicate-off = Cancel night
button-duplicate-code = Invite a server
button-duplicate-guests = Remove
button-duplicate-play = Play my next board
button-duplicate-file = File to verify
menu-duplicate-boards = A board…
duplicate-guests-title = ## Who takes part
duplicate-guests = People you remove can't join this night again unless you let them back. They are not told.
duplicate-guests-none = Nobody else has joined yet.
duplicate-menu-team = Send a whole team away…
duplicate-menu-away = Send someone away…
duplicate-menu-unname = Take a team’s name away…
duplicate-menu-back = Let someone back…
duplicate-code = The code of this night is **{ $code }**. Give it to someone on another server: they type `/duplicate join code:{ $code }` there, and their server can join too. With the code, any server can bring people until the night begins.
duplicate-team-title = Your team
duplicate-team-label = Its name
duplicate-team-means = A new name makes a team. With the name or number of a team from here you join it; it has room for { $size }.
duplicate-file = Every match of the night with its seed, and the standings. `python -m bot verify` and verify.mjs redo all of it; docs/fair-deals.md says how.

## A board

duplicate-board-title = ### { $game } · board { $board } of night { NUMBER($night, useGrouping: 0) }
duplicate-board = Board { $board } (seat { $seat })
duplicate-board-picture = Board { $board } · datum { NUMBER($datum, maximumFractionDigits: 1) }
duplicate-board-told = -# Everyone sat on seat { $seat }. The datum, the average of all scores, is { NUMBER($datum, maximumFractionDigits: 1) }; the difference is from the average of the others. /replay shows a match by its number.
duplicate-board-replay = Replay { $name }
duplicate-board-line = { $place ->
    [0] –
   *[other] { NUMBER($place, useGrouping: 0) }\.
} { $name }{ $size ->
    [1] {""}
   *[other] {" "}({ $player })
}: { POINTS($score) } · **{ $points }** · #{ NUMBER($table, useGrouping: 0) }
duplicate-on = ▸ **{ $name }** plays: { $where }.
duplicate-left = ▸ **{ $name }** has left this board, and can still come back.
duplicate-finished = **{ $name }** has played this board.
duplicate-stopped = **{ $name }** did not finish this board; a computer player does when the night ends.
duplicate-scored = You have played this board: **{ $score }**. What that is worth is shown when the night is over; don't tell your opponents about the cards until then.
duplicate-hidden = -# Others play the same cards, so they stay hidden until the night is over.
duplicate-leave-asked = **Leave this board?**
    It waits for you: until the night ends you can come back, with “Your hand” or /hand.
    Or concede: a computer player plays it to the end then, and you can't play it again.

## Why not

duplicate-sealed = Others may still have to play these cards, so nobody sees them until the night is over.
duplicate-none = There is no such duplicate night here.
duplicate-none-here = There are no duplicate nights here yet. Open one with /duplicate new.
duplicate-no-code = No duplicate night has this code.
duplicate-begun = This night has begun already, or was called off.
duplicate-not-on = This night is not being played now.
duplicate-not-in = You don't take part in this night.
duplicate-gone = You have left this night, and it has gone on without you.
duplicate-in = You take part in this night already.
duplicate-host = Only the host of the night can do that.
duplicate-host-stays = You can't send yourself away; “Leave” takes you out.
duplicate-away = The host of this night has sent you away.
duplicate-few = A night needs at least { $fewest } to take part.
duplicate-full = This night is full: { $most } is the most.
duplicate-most = You already have { $most } nights that are not over. /duplicate show leads to them, on any server.
duplicate-no-name = People play in teams here: say the name of yours.
duplicate-name-taken = A team of another server has this name.
duplicate-no-team = There is no team { $team }.
duplicate-team-full = This team is full.
duplicate-once = You have begun this board already.
duplicate-waits = You have played your boards of this round, or its time is up. The next one begins when all boards are in.
duplicate-all-played = You have played all your boards. The standings are shown when the night is over.
duplicate-lost = The secret of this night's cards has been lost.
duplicate-not-here = Duplicate nights are turned off on this server (/setup).

## What it comes from

fair-board = **A duplicate night**: the deals of board { $board } are the same for all who play night { NUMBER($night, useGrouping: 0) }. No clicks or words are mixed in: the seed comes from a secret that was drawn before anyone joined.
fair-secret-night = The seed is shown here when the night is over.
fair-night-secret = **The secret of the night** was `{ $secret }`; the seed is its HMAC-SHA256 of `duplicate { $night } { $board }`.
fair-proved-night = **Proved** in the end: everyone had the same cards, and they follow from the secret of the night.
fair-trusted-night = **Trusted**: the people who run Toucan. There are no clicks and no words in a duplicate night, so they could have drawn secrets until they liked one, and can know the cards before they play. And everyone, not to tell another team what they saw.
