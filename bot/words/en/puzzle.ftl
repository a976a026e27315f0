### The puzzle of the day: one decision from a match, the same for everyone on a server, answered in private.

puzzle-about = Puzzle of the day: one decision, the same for everyone here; answer it and keep your streak
button-puzzle = Puzzle
button-puzzle-today = Today’s puzzle
puzzle-title = ### Puzzle of the day · { $game } · { $day }
puzzle-match = From a match on this server; nobody is named. What would you do?
puzzle-dealt = Made for today. What would you do?
puzzle-other = You sat at the table that today’s puzzle comes from, so this one is another, dealt for those who sat there. What would you do?
puzzle-how = You answer once. Only you see this. We only count what you could see. The next puzzle comes { $until }.
puzzle-right = 🎉 **Right!** { $action }.
puzzle-wrong = **Not the best:** { $action }.
puzzle-second = The next best, “{ $action }”, costs { $by } on average{ $error ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}, over { $worlds } imagined deals.
puzzle-late = That day is over, so this answer does not count.
puzzle-others = { $count ->
    [one] How one other person chose:
   *[other] How { $count } others chose:
}
puzzle-share = • { $share }%: { $action }{ $right ->
    [yes] {" "}✓
   *[no] {""}
}
puzzle-first = Nobody else has answered it yet.
puzzle-streak = { $now ->
    [0] Your streak: none at the moment
    [one] Your streak: **{ $now }** day right
   *[other] Your streak: **{ $now }** days right in a row
} (best: { $best }).
puzzle-told = 🧩 **Puzzle of the day** · { $day } · { $name }: { $now ->
    [0] ❌ not this time
    [one] ✅ solved
   *[other] ✅ solved, **{ $now }** days in a row 🔥
}
puzzle-next = Only what this seat could see counts, never hidden cards. The next puzzle comes { $until }.
puzzle-fair = Only what this seat could see counts, never hidden cards.

## Refusals

puzzle-gone = That puzzle can no longer be shown. /puzzle has the newest; a new one comes every day at midnight UTC.
puzzle-busy = I am still looking for your puzzle elsewhere. Ask here again in a moment.
puzzle-told-already = Everyone here has already seen how you did.
puzzle-none = I could not find a puzzle just now. Ask again in a moment.
