### What a computer player would do, did, and why.

button-hint = Hint
button-hint-coming = Hint coming …
hint = 💡 { $advice }
button-hinted = 💡 { $action }
button-hinted-so = 💡 Follow the hint
hint-not-here = Hints are switched off here.

hint-action = **{ $action }.**
hint-better = About { $by } better than “{ $other }”.
hint-equal = In imagined deals “{ $other }” does just as well.
hint-left-out = In imagined deals “{ $other }” does no better.

thought-better = Over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} it came out better than “{ $other }”, by { $by } on average.
thought-equal = Over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} “{ $other }” was just as good.
thought-left-out = I tried { $worlds } imagined deals of the hidden cards, and dropped “{ $other }” after { $seen }: it came out no better.
thought-by = { $unit ->
    [tricks] { NUMBER($number, minimumFractionDigits: 1) } tricks
    [wins] { $number }% of the matches
    [places] { NUMBER($number, minimumFractionDigits: 1) } places
   *[points] { NUMBER($number, minimumFractionDigits: 1) } points
}

table-why-about = After a hand: why a computer player made a move
table-why-option = Which of its moves, otherwise the last; type a name or a card to find more
why-move = { $name }: { $action }
why-title = ### { $name } chose to { $action }
why-no-hand = No hand has been finished at this table yet. Once one is, you can ask about it.
why-no-move = No computer player made that move in the last hand. Choose one from the list.
why-no-table = No match has been played in this channel.
why-forced = It had no choice.
why-without = { $level ->
    [chance] It plays anything legal, without a reason.
   *[other] It followed a simple rule that it cannot explain.
}
why-most = By the usual rules of thumb, nothing promises more.
why-shares = { $unit ->
    [places] In { $more }% of the imagined deals it leaves you better placed than the next best, in { $less }% worse.
   *[points] In { $more }% of the imagined deals it brings more points than the next best, in { $less }% fewer.
}
why-program = It is the program { $program }, which says what it plays, but not why.
why-close = Asked again, it wavers: over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} of the hidden cards “{ $other }” is better, by { $by } on average.
why-equal = Asked again, it might as well choose “{ $other }”: over { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
} of the hidden cards, that comes out just as well.
why-otherwise = It would not do that again. On second thoughts: { $other }.
