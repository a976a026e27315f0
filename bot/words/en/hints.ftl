### What a computer player would do, did, and why.

button-hint = Hint
hint = 💡 { $advice }
button-hinted = 💡 { $action }
hint-not-here = Hints are switched off here.

hint-action = **{ $action }.**
hint-better = On average { $by } better than to { $other }.
hint-equal = It is just as good to { $other }.
hint-left-out = It is no better to { $other }.

thought-better = Over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} it came out better than to { $other }, by { $by } on average.
thought-equal = Over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} it was just as good to { $other }.
thought-left-out = I imagined { $worlds } deals of the hidden cards, and after { $seen } of them stopped trying to { $other }: it came out no better.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } tricks
    [wins] { $number } % of the matches
    [places] { NUMBER($number, minimumFractionDigits: 1) } places
   *[points] { NUMBER($number, minimumFractionDigits: 1) } points
}

table-why-about = After a hand: why a computer player did what it did
table-why-option = Which of its moves, the newest first; type a name or a card to find more
why-move = { $name }: { $action }
why-title = ### { $name } chose to { $action }
why-no-hand = No hand has been played out at this table yet. When one has, you can ask about it.
why-no-move = That is not a move that a computer player made in the last hand. Choose one from the list.
why-no-table = No match has been played in this channel.
why-forced = It had no choice.
why-without = { $level ->
    [chance] It plays anything legal, without a reason.
   *[other] It went by a rule of thumb that it has no words for.
}
why-program = It is the program { $program }, which says what it plays, but not why.
why-close = Asked again, it wavers: over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} of the hidden cards it is better to { $other }, by { $by } on average.
why-equal = Asked again, it might as well { $other }: over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} of the hidden cards, that comes out just as well.
why-otherwise = It would not do so again: on second thoughts it would rather { $other }.
