### Time: who is away, clocks, reminders.

table-away-already = A computer player already plays for you.
table-not-away = You are not away: nobody plays for you.
no-such-clock = There is no such clock.

## Clocks

option-clock = How long a move can take
menu-clock = Choose the clock
lobby-clock = ⏳ { $clock }.
table-turn-until = ▸ To move: { $names }
table-turn-one = **{ $name }**
table-turn-by = **{ $name }** (time is up { $when })
panel-until = ⏳ A computer makes this move for you { $when }.

## Leaving and coming back

button-leave-match = Leave
button-leave-sure = Leave my seat for now
button-concede = Concede
button-come-back = I am back
table-leave-about = Leave your seat to a computer player, or concede
table-concede-about = Concede the match
table-left = You have left the table.
table-leave-asked = **Leave the match?**
    A computer player would play for you. The seat stays yours: you can come back at any time, with “Your hand” or /hand. If you are still away at the end, you come last.
    Or concede: you come last, and cannot come back. When only one person has not conceded, the match ends and they win it.
table-leave-asked-alone = **Leave the match?**
    The table waits for you: you can come back at any time, with “Your hand” or /hand.
    Or end the match: then it is over, and nobody wins.
panel-away = A computer player plays for you.
panel-paused = The table waits for you.
table-away = 💤 { $names } { $count ->
    [one] is
   *[other] are
} away: a computer player plays.
table-paused = ⏸ Everyone is away. The table waits until someone comes back: press “Your hand”.
panel-conceded = You have conceded this match. A computer player finishes it for you.
table-conceded = ### { $name } wins the match: no other person is left.
table-conceded-already = You have conceded this match.

## Telling whose turn it is

prompt = { $mention }, it is your turn at { $game }.
prompt-until = { $mention }, it is your turn at { $game }. Time is up { $when }.
prompt-late = ⏳ { $mention }, your time at { $game } is up { $when }; then a computer makes this one move for you.
settings-mentions = How you are reminded that it is your turn
settings-mentions-mention = ping me soon
settings-mentions-mention-means = If you have not moved after ten seconds
settings-mentions-reminder = ping me if late
settings-mentions-reminder-means = After half of your time, or after an hour if there is no clock
settings-mentions-silent = no ping

## Tables that are put by, and taken up again

table-idle = This table was shelved: nobody had played here for a long time, or others wanted to play. Nothing is lost: anyone who sat here can resume it, with the button or with /table resume.
table-archived = The table has lost its channel. Nothing is lost: anyone who sat here can resume it with /table resume.
table-warned = 💤 Nobody has played at this table for a while. It will be shelved { $when }, unless someone plays. Even then nothing is lost: you can resume it.
button-resume = Resume
table-resume-about = Resume a table that was shelved
table-resume-option = Which, newest first; type a name or a game to find more; the last one unless you say otherwise
table-resumed = Here it is again.
table-put-by = #{ NUMBER($number, useGrouping: 0) } { $game }: { $names }
table-not-put-by = That table cannot be resumed.
table-none-put-by = There is no table on this server that you could resume.
table-end-option = Which one here, if not the channel's, such as a challenge; type a name to find it
table-end-not-here = Table { NUMBER($table, useGrouping: 0) } is not being played in this channel.
table-end-reason = Why, if you are a moderator; everyone reads it
table-end-reason-moderator = Only a moderator ends a table with a reason. Without one, your vote counts like the others'.
table-ended-because = A moderator has closed the table: { $reason }

## Taking back

button-takeback = Take back
button-agree = Agree
button-refuse = No
takeback-asked = Everyone is asked in the channel. It is taken back if all agree before anyone else moves.
takeback-question = ↩️ **{ $name }** would like to take back their last move{ $action ->
    [hidden] .
   *[other] : { $action }.
} Still to agree: { $missing }.
takeback-done = ↩️ Everyone agreed: the last move was taken back.
takeback-refused = **{ $name }** does not agree: nothing is taken back.
takeback-nothing = There is nothing to take back.
takeback-too-late = Too late: someone has already played.
takeback-revealed = That cannot be taken back: it has shown something new.
takeback-not-yours = A computer player made that move for you; it cannot be taken back.
takeback-forced = That was your only move: there is nothing to take back.
takeback-ask-again = Nobody has asked to take that back. Ask again if it was yours.
