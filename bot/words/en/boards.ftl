### Results, ratings, leaderboards and profiles.

## A board's lines, in pictures' texts and for those who read only text

board-line = { $rank }. { $name }: { $value }, { $wins } of { $games } won
board-line-unranked = { $name }: { $value }, { $wins } of { $games } won, no rank yet
board-line-mine = { $line } (you)

course-alt = { $name }'s rating over { $matches ->
    [one] one match
   *[other] { $matches } matches
} since { $since }: from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }; the highest { NUMBER($most, useGrouping: 0) }, the lowest { NUMBER($least, useGrouping: 0) }.

## The leaderboard

leaderboard-about = Standings: by rating, or by the points of a week, month or season
leaderboard-game = Which game; otherwise the one in this channel, or the one this server plays most
leaderboard-period = Points of a week, month or season; otherwise all-time ratings
leaderboard-everywhere = All servers instead of this one
board-title = ## { $game } · leaderboard
board-week = Week
board-month = Month
board-season = Season
board-ever = All time
board-here = on this server
board-all = on all servers
board-of-ratings = **Ratings of all time** { $where }
board-of-period = **{ $period ->
    [week] { $back ->
        [0] This week
        [1] Last week
       *[other] { $back } weeks ago
    }
    [month] { $back ->
        [0] This month
        [1] Last month
       *[other] { $back } months ago
    }
   *[season] { $back ->
        [0] This season
        [1] Last season
       *[other] { $back } seasons ago
    }
}** { $where }, { $first } to { $until }
board-page = Page { $page } of { $pages }, { NUMBER($people, useGrouping: 0) } people
board-own = You: number **{ NUMBER($rank, useGrouping: 0) }** of { NUMBER($people, useGrouping: 0) }, with **{ $value }**{ $points ->
    [none] {""}
    [one] {""} point
   *[other] {""} points
}
board-own-soon = You: **{ $value }**; { $missing ->
    [0] play with { $rivals } different people for a rank
    [one] one more match for a rank
   *[other] { $missing } more matches for a rank
}
board-own-none = You are not on this board yet.
board-how-points = -# 2 points for each person you finish ahead of, 1 for each you tie with, at most { $most } a week from any one of them; anyone who leaves a match comes last.
board-rules = -# New rules (version { $version }) since { $since }: the further one of two people is ahead of the other in a year, the less their next wins count. { $anew ->
    [yes] Earlier matches were rated anew by them.
   *[no] Earlier matches stand as they were rated.
}
unrated-again = Not rated: these cards had been dealt before.
unrated-hints = Not rated: hints were allowed at this table.
unrated-program = Not rated: a program that is not part of Toucan had a seat.
unrated-early = Not rated: it ended too soon, before a hand was over or everyone had played a few times.
unrated-visiting = Not rated: I am only a guest where it was played.
board-how-rating = -# Your rating, on the safe side: everyone begins at { NUMBER($start, useGrouping: 0) }, and a rank takes { $least } matches, with { $rivals } different people. Only people count; anyone who leaves a match comes last.
board-how-everywhere = -# To appear here, show your ratings on all servers with /settings.
board-empty = No one is ranked yet: finish a match with at least one other person.
nameless = someone
menu-board = Another game
button-page-back = ← Back
button-page-on = Next →
button-own-place = My place
button-board-here = This server
button-board-all = All servers
button-share = Show everyone
button-earlier-week = The week before
button-earlier-month = The month before
button-earlier-season = The season before
button-later-week = The week after
button-later-month = The month after
button-later-season = The season after

## The profile

profile-about = Ratings, wins and streaks on this server, yours or someone else's; for you alone until you share it
profile-member = Whose; otherwise yours
profile-of-game = The game whose rating is drawn; otherwise the one played most
profile-title = ## { $name }
profile-none = No rated match on this server yet: finish one with at least one other person.
profile-games = **{ $games ->
    [one] One rated match
   *[other] { $games } rated matches
}** here, **{ $wins }** won
profile-favourite = Plays most: **{ $game }**
profile-unrated = { $games ->
    [one] One match
   *[other] { $games } matches
} without a rating, such as against computer players alone
profile-unrated-game = **{ $game }**: { $wins } of { $games } won
profile-game = **{ $game }**: { $rating }, { $wins } of { $games } won
profile-rank = **{ $rating }** (rank { NUMBER($rank, useGrouping: 0) })
profile-no-rank = **{ $rating }?**
profile-unsure = -# “?” is a first guess: a rank takes { $least } matches, with { $rivals } different people.
profile-streak = { $streak } wins in a row now
profile-best = best streak { $best }
profile-everywhere = On all servers, { $game }: { $rating }
profile-met = You and { $name } met in { $times ->
    [one] one rated match
   *[other] { $times } rated matches
}: you were ahead in **{ $ahead }**, behind in **{ $behind }**, level in **{ $level }**
profile-not-met = You and { $name } have not met in a rated match.
profile-course = The rating in **{ $game }**, match by match
rating-heard = rating from { NUMBER($before, useGrouping: 0) } to { NUMBER($after, useGrouping: 0) }
rating-changes = Ratings: { $changes }
rating-change = { $name }{"\u00A0"}**{ $rating }** ({ $change })
rating-change-left = { $name }{"\u00A0"}**{ $rating }** ({ $change }, left: last place)
button-leaderboard = Leaderboard
settings-public-rating = Show your ratings on the leaderboards of all servers
