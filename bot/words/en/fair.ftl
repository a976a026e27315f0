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
verify-differs = the seed says otherwise than “{ $text }”

deal-unknown = The deals of table { $table } cannot be dealt again: there is no such match that is over, or its deals did not come from a seed.
