### Results, ratings, leaderboards and profiles.

cli-ratings = Make all ratings anew from the results, and results of older matches from their logs; best while the bot is stopped.
ratings-no-database = There is no database at { $file }.
ratings-entered = { $entered ->
    [one] One match had no results; they are entered now.
   *[other] { $entered } matches had no results; they are entered now.
} Matches that cannot be replayed by today's rules: { $unreadable }.
ratings-made = Ratings made anew from { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $wrong ->
    [0] every one was as it should be.
    [one] one row was wrong, and is mended.
   *[other] { $wrong } rows were wrong, and are mended.
}
