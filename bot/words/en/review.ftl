### A review of one's own play: the costliest decisions, and a line for the match.

review-about = Your three costliest decisions of a match, judged by what you could see then
review-option = Table number, shown on its messages; your last match if you name none
button-review = Review my play
review-title = ### Your play · { $game } · match { NUMBER($table, useGrouping: 0) }
review-decision = ### Costly decision { $number } of { $count }
review-where = -# { $game } · match { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · hand { $hand }
}
review-did = You chose to { $action }.
review-better = *Hard* would { $action }.
review-worth = That is { $by } better on average{ $error ->
    [0] {""}
   *[other] {" "}(give or take { NUMBER($error, minimumFractionDigits: 1) })
}, over { $worlds } imagined deals.
review-instead = *Hard* would { $action }: { $by } better.
review-places = { $places ->
    [one] At the end, that much would have been worth a place.
   *[other] At the end, that much would have been worth { $places } places.
}
review-clean = Nothing that you did was clearly worse than what *hard* would have done.
review-summary = **The match:** { $close } of { $judged ->
    [one] 1 decision
   *[other] { $judged } decisions
} ({ $share } %) within a hair of the best.
review-line = { $number }. { $did } → { $better }: { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Given away in all: about { NUMBER($number, minimumFractionDigits: 1) } places{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Given away in all: about { NUMBER($number, minimumFractionDigits: 1) } points{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [one] One other decision
   *[other] { $count } other decisions
} cannot be weighed against another, such as bargaining or the first word in an auction.
review-beyond = Only your last { $count } decisions were looked at.
review-stood-in = { $count ->
    [one] One decision
   *[other] { $count } decisions
} in this seat were made by a computer player for you.
review-worlds = Differences are averages over { $worlds } imagined deals.
review-fair = Judged by what you could see then, never by hidden cards. How lucky your cards were is not judged.
review-not-yours = You did not play in match { NUMBER($table, useGrouping: 0) }. You can review your own matches.
review-nothing = There is nothing to review: you had no decision in that match that can be weighed.
review-busy = I am still looking through match { NUMBER($table, useGrouping: 0) } for you. Ask again once you have its review.

button-play-on = Play on from here
button-branch-anew = New deal
button-branch-same = Real cards
button-branch-back = To the match
branch-title = ### You play on · { $game } · match { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] The cards you could not see are dealt anew, in a way that fits what you saw.
   *[no] The cards lie as they did in the match.
} Computer players have the other seats. For you alone, to the end of the hand; nothing of it counts.
branch-came = When the hand was over you had { $here }; in the match you had { $there }.
branch-none = You are not playing on from that match any more. Start again from its replay.
branch-over = This hand is over.
branch-not-here = No hand is being played at that moment. Go to another step and play on from there.
branch-not-yours = You did not play in match { NUMBER($table, useGrouping: 0) }. You can play on from your own matches.
