### Why an action may not be done, whatever the game.

match-over = The match is over.
no-such-seat = There is no such seat; this table has { $players }.
not-your-turn = It is not your turn.
not-now = You cannot “{ $verb }” now. What you can do: { $verbs }.
not-among = “{ $action }” is not something you can { $verb } now.
not-an-arrangement = That needs each of the { $count } cards exactly once.
wrong-order = Write it as “{ $right }”.
not-a-card = There is no such card.
not-your-card = You do not have { SAID($card) }.
must-follow = { SUIT($suit) } were led and you hold { $held ->
    [one] one: play it
   *[other] { $held }: play one of them
}.

wrong-players = This game is for { $seats } players, not { $players }.
unknown-option = This game has no option “{ $name }”.
bad-option = The option “{ $name }” cannot be “{ $value }”.
