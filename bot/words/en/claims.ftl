### Claiming the rest of a hand that is certain.

button-claim = Claim the rest
button-claim-agree = Agree
button-claim-play-on = Play on
claim-asked = You have claimed the rest. It is played out as soon as everyone agrees; you can also just play on.
claim-made = **{ $name }** claims the rest: all { $count } tricks, with { $cards }. No cards that anyone could hold can stop that.
claim-agree = When everyone agrees, the hand is played out at once. Still to agree: { $names }.
claim-done = The hand was played out.
claim-play-on = **{ $name }** declined the claim.
claim-forgotten = Toucan was restarted and no longer knows who had agreed. You can claim again.
claim-over = The table has moved on; this claim no longer counts.
claim-uncertain = That is no longer certain.
claim-declined = Someone wants to play this hand out.
claim-not-asked = You are not asked about this claim.
