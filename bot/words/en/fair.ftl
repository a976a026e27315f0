### Fair deals: the seed of a match, and verifying it.

cli-verify = Redo the deals of exported matches from their seeds, and say whether they are the same.
cli-verify-files = exported matches; “-” is standard input
verify-right = { $game }, { $count ->
    [one] one action of chance, and it is what the seed says
   *[other] { $count } actions of chance, each of them what the seed says
}
verify-wrong = { $game }, { $count ->
    [one] one action of chance, and it
   *[other] { $count } actions of chance, and they
} did NOT come from the seed that was promised
verify-no-seed = { $game } has no seed, so nothing can be verified
verify-click = “{ $text }” is not a seat and the number of a click
verify-seed = “{ $text }” is not a seed of 64 hexadecimal digits
verify-commitment = the seed is not the one that was promised
verify-late = the seed has to stand once, after one commitment and all clicks, and before the first action
verify-differs = the seed says otherwise than “{ $text }”

deal-unknown = The deals of table { NUMBER($table, useGrouping: 0) } cannot be dealt again: there is no such match that is over, or its deals did not come from a seed.

## In Discord

button-fair = Fair deal
button-cut = Cut the cards
fair-line = -# Table { NUMBER($table, useGrouping: 0) }
fair-line-again = -# Table { NUMBER($table, useGrouping: 0) } · the deals of table { NUMBER($old, useGrouping: 0) } once more, so not rated
option-deal = Deal the cards of an earlier match again, by its number; as many players, and not rated
fair-title = ### { $game } · the deals of table { NUMBER($table, useGrouping: 0) }
fair-promised = **Committed to** this SHA-256 of a secret seed, drawn before anyone clicked: `{ $commitment }`
fair-brought = **Mixed with** everyone's last click in the lobby, which Discord numbers:
fair-brought-nothing = **Mixed with** nothing: nobody has clicked in the lobby.
fair-click = • { $name }: `{ $number }`, { $when }
fair-no-click = • { $name }: no click yet
fair-secret = The seed is shown here when the match is over. Then anyone can check every deal, and see that nobody could choose it.
fair-secret-again = The seed is shown here when the match is over.
fair-deal-of = These are **the deals of table { NUMBER($table, useGrouping: 0) }** once more, so what they come from was settled there. Such a match is not rated.
fair-seed = **The seed** was `{ $seed }`
fair-right = { $count ->
    [0] Nothing was dealt.
    [one] ✅ The one random draw matches the seed and clicks.
   *[other] ✅ All { $count } random draws match the seed and clicks.
}
fair-wrong = ❌ { $wrong } of { $count } random draws { $wrong ->
    [one] does not match
   *[other] do not match
} the seed and clicks.
fair-other-seed = ❌ The seed is not the one that the deals were committed to.
fair-unreadable = The match was played under older rules I no longer support, so I cannot redo its deals; a verifier of that time can.
fair-none = This table is from before there were seeds: it is dealt by the operating system's randomness, and that cannot be verified.
no-such-match = There is no match { NUMBER($table, useGrouping: 0) } that you could see from here.
verify-about = What the deals of a table come from; after the match, whether that is what was dealt
option-match = Table number, shown on its messages
