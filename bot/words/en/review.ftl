### A review of one's own play: the costliest decisions, and a line for the match.

review-about = Your three costliest decisions of a match, judged by what you could see then
review-option = Table number, shown on its messages; your last match if you name none
button-review = Review my play
review-title = ### Your play · { $game } · match { NUMBER($table, useGrouping: 0) }
review-decision = ### Costly decision { $number } of { $count }
review-where = -# { $game } · match { NUMBER($table, useGrouping: 0) }{ $hands ->
    [1] {""}
   *[other] {""} · { $deal ->
        [round] round
       *[other] hand
    } { $hand }
}
review-shared = **{ $name }** shows:
review-did = You chose: { $action }.
review-better = *Hard* prefers: { $action }.
review-worth = About { $by } better{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, over { $worlds } imagined deals.
review-instead = *Hard* prefers: { $action } (+{ $by }).
review-picture-best = Best: { $action }.
review-picture-chosen = Chosen: { $action }.
review-places = { $places ->
    [one] That would have gained you a place.
   *[other] That would have gained you { $places } places.
}
review-clean = No decision of yours was clearly worse than what *hard* would have done.
review-summary = **The match:** { $close } of { $judged ->
    [one] { $judged } decision
   *[other] { $judged } decisions
} ({ $share }%) as good as the best, or nearly.
review-line = { $number }. { $did } · better: { $better }, { $by }{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
review-lost = { $unit ->
    [places] Lost in all: about { NUMBER($number, minimumFractionDigits: 1) } places{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
   *[points] Lost in all: about { NUMBER($number, minimumFractionDigits: 1) } points{ $error ->
        [0] {""}
       *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
    }.
}
review-unjudged = { $count ->
    [one] One other decision
   *[other] { $count } other decisions
} cannot be compared with another, such as bargaining or the first call of an auction.
review-beyond = Only your last { $count } decisions were looked at.
review-stood-in = { $count ->
    [one] One decision
   *[other] { $count } decisions
} in this seat were made by a computer player for you.
review-worlds = Differences are averages over { $worlds } imagined deals.
review-fair = We only count what you could see, not hidden cards, and not how lucky your cards were.
review-not-yours = You did not play in match { NUMBER($table, useGrouping: 0) }. You can review your own matches.
review-nothing = There is nothing to review: no decision of yours in that match can be compared with another.
review-step = { $again ->
    [yes] Checking the costliest once more: { $done } of { $of } …
   *[no] Going through your { $of } decisions: { $done } done …
}
review-busy = I am still looking through match { NUMBER($table, useGrouping: 0) } for you. Ask again once you have its review.

button-play-on = Play on from here
button-branch-anew = New deal
button-branch-same = Real cards
button-branch-back = To the match
branch-title = ### Practice from here · { $game } · match { NUMBER($table, useGrouping: 0) }
branch-how = { $anew ->
    [yes] Hidden cards are re-dealt to fit what you knew.
   *[no] The cards lie as they did in the match.
} Computer players have the other seats. Just for you, until the hand ends; it doesn't count.
branch-came = This time: { $here }. In the real match: { $there }.
branch-none = You are no longer practising from that match. Start again from its replay.
branch-over = This hand is over.
branch-not-here = No hand is being played at that point. Go to another step and practise from there.
branch-not-yours = You did not play in match { NUMBER($table, useGrouping: 0) }. You can play on from your own matches.
