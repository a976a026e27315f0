### Oh Hell.

ohhell-hooked = The bids may not add up to { $tricks ->
    [one] the one trick
   *[other] the { $tricks } tricks
} there are: anything but { $bid }.
ohhell-not-a-bid = A bid is a number of tricks from 0 to { $tricks }.
ohhell-bid-first = Not everybody has bid: bid first.
ohhell-bids-over = All have bid: play a card.

## What the table shows

ohhell-state = Trumps: { SUIT($trump) } ({ SAID($turned) }). Bid { $bid } of { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
ohhell-result-seat = { $name } { $taken } of { $bid }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ohhell-ask-bid = Your turn: how many tricks will you take, from 0 to { $tricks }?{ $hooked ->
    [none] {""}
   *[other] {" "}As the last to bid, you may not say { $hooked }.
}

## Commands

ohhell-name = Oh Hell
ohhell-game = Say how many tricks you will take, and take exactly so many
ohhell-size = { $size ->
    [3] The first hand deals 21 of the 52 cards
    [4] The first hand deals 28 of the 52 cards
    [5] The first hand deals 35 of the 52 cards
    [6] The first hand deals 42 of the 52 cards
   *[7] The first hand deals 49 of the 52 cards
}
ohhell-about = Oh Hell: take exactly as many tricks as you bid
ohhell-bid-about = Bid a number of tricks
ohhell-bid-option = The number of tricks that you will take
ohhell-option-players = How many play (4)
ohhell-option-largest = The cards of the first hand; each hand has one fewer (7)
ohhell-option-rising = Go back up to the first size after the hand of one card
ohhell-option-hook = The bids may not add up to the number of tricks
ohhell-option-tricks-pay = A point for every trick, also where the bid was missed
ohhell-with-largest = { $value ->
    [one] { $value } card
   *[other] { $value } cards
} to begin with
ohhell-with-rising = down to one card and up again
ohhell-with-hook = any last bid
ohhell-with-tricks_pay = every trick pays

## Rules

ohhell-rules-overview = **Oh Hell** is for three to seven players with 52 cards, the ace high. Say before each hand how many tricks you will take,
    then take **exactly** so many. The most points after the last hand win; players with the same total share the win.
ohhell-rules-deal = The first hand has { $largest ->
    [one] one card
   *[other] { $largest } cards
} for each player, and each hand one fewer, down to one{ $rising ->
    [yes] {" "}and back up again
   *[no] {""}
}. The next card is turned up: its suit is trumps. The rest stays face down. Who deals first is drawn at random; the deal then moves
    clockwise.
ohhell-rules-auction = The player left of the dealer bids first, the dealer last: each says a number of tricks once, and none is fine.{ $hook ->
    [yes] {" "}The bids may not add up to the number of tricks, so the dealer may not be free to choose, and somebody will be wrong.
   *[no] {""}
}
ohhell-rules-play = The player left of the dealer leads. Follow suit if you can; otherwise play what you like. The highest trump takes the trick,
    or else the highest card of the suit that was led. Whoever took it leads to the next.
ohhell-rules-score = If you took exactly as many tricks as you bid, you score 10 points and one for each trick. Otherwise { $tricks_pay ->
    [yes] you score one point for each trick
   *[no] you score nothing
}.

## What its pictures show, and what is said to those who listen to them

ohhell-picture-head = { $suit ->
    [none] No trumps yet
   *[other] Trumps: { $suit }, bid { $bid } of { $tricks }
}
ohhell-picture-goal = Hand { $hand } of { $all }
ohhell-picture-means-crown = Taken of bid
ohhell-picture-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $bid ->
    [none] no bid yet
   *[other] { $taken } of { $bid } tricks
}.

## Why a computer player did it, or a hint says so

ohhell-why-bid = The hand promises about { $tricks } tricks, and this is the nearest bid.
ohhell-why-only = { THE($card) } is the only legal card.
ohhell-why-sure = A trick is wanted, and as far as can be seen nobody can beat { THE($card) }.
ohhell-why-tries = A trick is wanted, and { THE($card) } may take it.
ohhell-why-lets = No trick is wanted, and { THE($card) } leaves this one to others.

## The lesson, step by step

lesson-ohhell-welcome = Three players, each for themselves, and three cards each in this hand. The 4 of hearts was turned up, so **hearts are trumps**.
    Cleo dealt, so you are the first to speak.
lesson-ohhell-bid = First say how many tricks you will take; only **exactly** so many pay. You hold the ace of spades, the king of hearts, a trump,
    and a poor 2 of diamonds. **Bid 2**.
lesson-ohhell-bid-instead = The ace and the trump king should each take a trick, and the 2 none.
lesson-ohhell-hook = Ada and Cleo bid none. Cleo, who speaks last, was not free to say 1: with your two that would make three, as many as there are tricks,
    and the bids may not add up.
lesson-ohhell-lead = You are left of the dealer, so you lead. **Play the ace of spades** before somebody runs out of spades.
lesson-ohhell-lead-instead = The 2 of diamonds would lose this trick, and your ace might be trumped later.
lesson-ohhell-trump = Everybody had to follow suit, and your ace was the highest: one of two. Now **lead the king of hearts**.
lesson-ohhell-trump-instead = The 2 of diamonds can wait: it is the card to lose with.
lesson-ohhell-lose = Two of two. One more trick would spoil it, so your last card should lose: **play the 2 of diamonds**.
lesson-ohhell-score = Ada had to take it with the jack of diamonds, and she had bid none. You took exactly your two: **10 points and one for each trick**,
    12 in all; so Cleo has 10, and Ada nothing. The next hand has one card fewer, and so on down to one.
