### What a computer player would do, did, and why.

button-hint = Hint
hint = 💡 { $advice }
hint-not-here = Hints are switched off here.

thought-action = I would { $action }.
thought-weighed = In the { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
} I imagined that is worth { $worth } on average; the next best, to { $other }, { $less }.
thought-points = { $number } points
thought-tricks = { $number } tricks
thought-wins = { $number } % of matches
thought-places = { $number } places
