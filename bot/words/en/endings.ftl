### How a match ends before its time: votes, and people for whom nobody has to wait any more.

button-end-match = End the match
button-end-agree = End it too
button-end-without = End it without them
button-end-withdraw = Play on after all
button-take-over = A computer for { $name }
table-ending = ⏹ { $names } { $count ->
    [one] wants
   *[other] want
} to end the match. { $how }
ending-early = { $missing ->
    [one] It ends when one more player asks for it
   *[other] It ends when { $missing } more players ask for it
}, and doesn't count: too little has been played.
ending-agreed = { $missing ->
    [one] It ends, unrated, when one more player agrees
   *[other] It ends, unrated, when { $missing } more players agree
}: everyone who has not conceded has to. If you do not want to wait, you can concede; that is a loss.
ending-without = { $missing ->
    [one] It ends when one more player asks for it
   *[other] It ends when { $missing } more players ask for it
}: { $names } { $count ->
    [one] comes
   *[other] come
} last, and those who stayed lose nothing.
ending-by = To agree, use “Your hand” or /table end.
ending-now = It ends at once when anyone who plays asks for it.
table-overdue = ⌛ { $names } { $count ->
    [one] has
   *[other] have
} not played since { $when }. You don't have to wait any longer: “Your hand” says what you can do.
panel-overdue = ⌛ **{ $names }** { $count ->
    [one] has
   *[other] have
} not played since { $when }. { $computer ->
    [yes] A computer player plays meanwhile.
   *[no] You don't have to wait any longer:
}
panel-stalling = ⌛ **{ $names }** { $count ->
    [one] has
   *[other] have
} taken nearly all the time there is, again and again. You don't have to wait any longer:
panel-drags = You have taken nearly all your time again and again. Play faster, or a computer player goes on for you.
panel-overdue-computer = • A computer player can play for { $name }, who can still come back. Anyone not back by the end of the match comes last.
panel-overdue-early = { $only ->
    [yes] The match ends when
   *[no] Or the match ends when
} more than half of you who are here ask for it. Too little has been played, so it doesn't count.
panel-overdue-end = { $only ->
    [yes] The match ends when
   *[no] Or the match ends when
} all of you who are here ask for it: { $names } { $count ->
    [one] comes
   *[other] come
} last, and your ratings can only rise.
table-end-asked = You have asked to end the match. { $how }
table-end-withdrawn = You no longer ask to end the match.
table-away-votes = You are away from this match, so you have no vote. Come back first.
table-not-overdue = That player still has time.
table-ended-without = ### The match has ended without { $absent }: { $names } { $count ->
    [one] wins
   *[other] win
}.

## Whoever is asked, for a rematch or because what is played has changed

lobby-seat-asked = { $number }. { $name } (invited; seat opens again { $when })
lobby-asks = If you are invited, press Join. Then the host can start.
table-asked = { $more ->
    [0] { $name } is invited and has
   *[other] { $name } and { $more } more are invited and have
} not joined yet. Nobody plays a match without agreeing to it.

## Hints

table-hints-rated = On this server hints are allowed at every table, and matches are rated all the same.
button-hints-yes = Allow hints
button-hints-no = Forbid hints
lobby-hints = 💡 Hints are allowed here, so the match will not be rated.
lobby-hints-rated = 💡 Hints are allowed here, and the match is rated all the same.
