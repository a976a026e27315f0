### The weekly challenge: the same deals for everyone on a server, each alone with computer players.

challenge-about = Once a week: the same cards for everyone here, alone against the same computer players
challenge-play-about = Play this week's challenge: one attempt, which counts; or go on with it
challenge-board-about = Who did best with the cards of this week, or of last week
challenge-help-about = What the weekly challenge is, and this week's game
challenge-week-option = Which week; this one unless you say otherwise
challenge-this = this week
challenge-last = last week

## Its message in the channel

challenge-title = ## { $game } · challenge { $week }
challenge-on = ▸ **{ $name }** plays this week's challenge: { $where }.
challenge-left = ▸ **{ $name }** has left this week's challenge, and can still come back.
challenge-finished = **{ $name }** has finished with **{ $score }**.
challenge-stopped = **{ $name }** did not finish. { $why }
challenge-leave-asked = **Leave the challenge?**
    It waits for you: until { $told } you can come back, with “Your hand” or /hand.
    Or concede: that was your one attempt, and you come last.
challenge-value = { $trash ->
    [yes] { NUMBER($score, useGrouping: 0) } trash
   *[no] { $score ->
        [one] { NUMBER($score, useGrouping: 0) } point
       *[other] { NUMBER($score, useGrouping: 0) } points
    }
}
challenge-hidden = -# Everyone here gets the same cards this week, so they stay hidden until { $when }.
button-challenge-play = Play the challenge
button-challenge-start = Start my attempt
button-challenge-too = Play it too
button-challenge-board = Board
button-challenge-now = This week
button-challenge-last = Last week

## What it is

challenge-this-week = You and { $others ->
    [one] one computer player
   *[other] { $others } computer players
} (normal){ $options ->
    [none] .
   *[other] ; { $options }.
} The week ends { $until }.
challenge-how =
    Everyone here gets **the same cards against the same computer players**: only your play makes the difference. { $trash ->
        [yes] Least trash wins.
       *[no] Most points wins.
    }
    • You have one attempt, and it counts from the first card. Anyone who concedes or does not finish comes last.
    • You play privately. Others see only that you play, and your score.
    • It is not rated, and there are no hints.
    • If you have begun, you have until { $told } to finish. After that everyone can replay these matches and verify the deals.

## The board

challenge-board-title = ## { $game } · challenge { $week }
challenge-line = { $rank ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { NUMBER($rank, useGrouping: 0) }\.
} { $name }: **{ $score }**
challenge-line-last = { NUMBER($rank, useGrouping: 0) }\. { $name }: did not finish
challenge-line-on = – { $name }: still playing
challenge-board-own = You: { $line }
challenge-board-empty = Nobody has played it yet.
challenge-board-how = -# The same cards for everyone, once; { $trash ->
    [yes] the least trash is best.
   *[no] the most points wins.
} Equal scores share a place.

## Refusals

challenge-once = You have had your attempt at this week's challenge. The next one begins { $when }.
challenge-lost = The secret of this week's cards has been lost, so nobody can begin it. The next challenge comes with the next week.
challenge-none = There was no challenge here that week.
challenge-sealed = Others may still have to play these cards, so only those who played them see them until { $when }.

## Fair deals

fair-challenge = **A challenge**: the deals are the same for everyone here who plays that of { $week }. No clicks or words are mixed in: the seed comes from a secret that was drawn before anyone began.
fair-secret-week = The seed and the secret are shown here from { $when } on, when nobody plays these cards any more. Then anyone can check every deal.
fair-week-secret = **The secret of the week** was `{ $secret }`; the seed is its HMAC-SHA256 of `challenge { $guild } { $week }`.
