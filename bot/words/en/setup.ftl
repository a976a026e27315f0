### What a server chooses for its tables.

setup-about = Choose how tables work on this server, and check my permissions
setup-clock-option = The clock of a table, unless its host chooses another
setup-season-option = How long a season of the leaderboard is
setup-mentions-option = Whether Toucan mentions people when it is their turn, if they like that
setup-hints-option = Whether players can ask for a hint
setup-hinted-option = Whether matches with hints are rated
setup-programs-option = Whether hosts may seat programs that are not part of Toucan
setup-patience-option = How long the others have to wait for someone where no clock runs
setup-allow = A channel where tables may open; the first one you name closes all others
setup-forbid = A channel to take off that list; an empty list means everywhere
setup-title = ## This server's tables
setup-page-places = Places and people
setup-page-play = Clock, hints, seasons
setup-channels = Tables open in: { $channels }
setup-everywhere = **every channel**
setup-months = { $months ->
    [one] one month
   *[other] { $months } months
}
setup-hours = { $hours ->
    [24] a day
    [72] three days
    [168] a week
   *[other] { $hours } hours
}
setup-menu-channels = Channels (empty = all)
setup-short-clock = Clock
setup-short-season = A season
setup-short-patience = Shelve idle tables after
setup-short-mentions = Mentions
setup-short-hints = Hints
setup-short-hinted = Rated with hints
setup-short-programs = Programs at tables
setup-short-typed = Words that people type
setup-typed-option = Whether people may type words for the deals and names of teams
setup-short-language = Language
setup-fine = I have all the permissions that tables need.
setup-lacks = ⚠️ In { $channel } I lack { $permissions }.
setup-gone = ⚠️ One of the channels on your list is gone, or hidden from me ({ $channel }).
setup-more = … and { $number ->
    [one] one more channel
   *[other] { $number } more channels
}.
setup-managers-only = Only those who manage the server can do that.
setup-too-many = A list has room for { $most } channels.
table-elsewhere = This server wants its tables in { $channels }.

clock-none = no clock
clock-live = live: a minute a move
clock-relaxed = relaxed: five minutes a move
clock-day = a day a move
