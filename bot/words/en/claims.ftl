### Claiming the rest of a hand that is certain.

button-claim = Claim the rest
button-claim-agree = Agree
button-claim-play-on = Play on
claim-asked = You have claimed the rest. It is played out as soon as everybody agrees; you may also just go on.
claim-made = **{ $name }** claims the rest: all { $count } tricks, with { $cards }. Nothing that anybody may hold can stop that, whatever they play.
claim-agree = When everybody agrees, the hand is played out at once. Still to agree: { $names }.
claim-done = The hand was played out.
claim-play-on = **{ $name }** declined the claim.
claim-forgotten = Toucan was started anew meanwhile, and does not know who had agreed: the claim can be made again.
claim-over = The table has moved on; this claim no longer counts.
claim-uncertain = That is no longer certain.
claim-declined = In this hand somebody wants to play it out.
claim-not-asked = You are not asked about this claim.
