### Finished matches: the list of them, stepping through one, and what everybody held.

history-about = Your finished matches, for you alone
history-title = ### Your matches{ $pages ->
    [1] {""}
   *[other] {""} · page { $page } of { $pages }
}
history-none = You have not finished a match yet.
history-line = `#{ NUMBER($table, useGrouping: 0) }` **{ $game }** { $came ->
    [won] 🏆 won with { $score }
    [lost] { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } with { $score }
   *[ended] ended early
} · with { $names } · { $when }
history-elsewhere = in { $guild }
history-label = { NUMBER($table, useGrouping: 0) } · { $game } · { $day } · { $names }
menu-replay = Replay one of them
button-newer = Newer
button-older = Older

replay-about = Replay a finished match move by move, trick by trick or hand by hand
replay-title = ### { $game } · { $what } · { $step }/{ $steps }
replay-did = ▸ **{ $name }**: { $action }
replay-dealer = ▸ **{ $name }** is drawn to deal first.
replay-leader = ▸ **{ $name }** is drawn to lead.
replay-deal = ▸ The cards are dealt.
replay-shuffle = ▸ The discards are shuffled and become the deck.
replay-hand = { $deal ->
    [round] Round
   *[other] Hand
} { $number }
replay-hand-of = { $deal ->
    [round] Round
   *[other] Hand
} { $number } of { $count }
replay-all = All cards open
replay-public = As everyone saw it
replay-eyes = { $name }'s view
replay-exported = The match as text, for `python -m bot check` and `verify`.
button-replay = Replay
replay-go-first = First
replay-go-back = Back
replay-go-next = Next
replay-go-untrick = Trick back
replay-go-trick = Next trick
replay-go-deal = Next { $deal ->
    [round] round
   *[other] hand
}
replay-go-last = Last
replay-share = Show everyone
replay-export = As a file

button-watch = Watch
button-hands = All hands
hands-title = ### { $game } · hand { $number }, as it was dealt
hand-not-over = That hand is still being played.
held-by = **{ $name }** { $cards }
held-by-nobody = *Nobody* { $cards }
held-nothing = nothing
held-face-up = face up { $cards }
held-offer = on offer { $cards }
held-foundation = pile { $cards }
held-aside = set aside { $cards }
held-discards = discarded { $cards }
held-stock = deck { $cards }
held-deck = deck { $cards }
