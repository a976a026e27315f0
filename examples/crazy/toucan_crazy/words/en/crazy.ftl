### Crazy Eights.

crazy-name = Crazy Eights
crazy-game = Match the suit or rank of the top card; an eight fits all and names a suit
crazy-about = Crazy Eights: get rid of your cards first
crazy-size = { $size } players

crazy-name-a-suit = An eight needs a suit: the one to follow.
crazy-no-match = { THE($card) } matches neither { THE($top) } nor the suit to follow.
crazy-drawn = You have drawn already: play or pass.
crazy-draw-first = Draw a card before you pass.

## What the table shows

crazy-ask = { $plays ->
    [none] You cannot play:
   *[other] Your turn: play a card, or
} { $drew ->
    [yes] pass.
   *[no] draw one.
}
crazy-ask-suit = Which suit is to be followed?
crazy-pass-about = Pass, after you have drawn
crazy-play-option = Such as KH, or 8C H to name hearts

crazy-option-players = How many play (4)
crazy-option-target = The points that end the match (100)

crazy-rules-overview = **Crazy Eights** is for two to five players with 52 cards. Be the first to have no cards left. The first to { $target } points wins.
crazy-rules-deal = Two players get seven cards each, more get five. The next card is turned up, the others are the stock.
crazy-rules-play = Play a card of the suit or rank of the top card, or an eight, with which you name the suit to follow. Or draw one card,
    and then play or pass. Once the stock is gone, you may pass without drawing.
crazy-rules-score = A hand ends when a player has no cards left, or when all pass. The player with the fewest points in hand scores what all others
    hold more: 50 for an eight, 10 for a court card or ten, 1 for an ace, and others their number.

## Pictures

crazy-picture-head = { $suit ->
    [none] No suit yet
   *[other] To follow: { $suit }
}
crazy-picture-stock = Stock: { $count }
crazy-picture-top = Top card
crazy-picture-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## Reasons

crazy-why-none = No card fits.
crazy-why-eight = An eight that stays in the hand would count 50 points.
crazy-why-sheds = { THE($card) } would count much if it stayed in the hand.

## The lesson

lesson-crazy-welcome = Two players with seven cards each, and the rest is the stock. The 9 of clubs was turned up. Get rid of your cards
    before Ada does.
lesson-crazy-match = A card fits that has the suit or the rank of the top card: your king of clubs, or your 9 of hearts. **Play the king of
    clubs**: it would count 10 points for Ada if she were first.
lesson-crazy-match-instead = You have cards that fit, and would only hold one more.
lesson-crazy-eight = Ada played the 10 of clubs, and you have neither a club nor another 10. An **eight** fits on everything, and names the
    suit to follow. **Play the 8 of hearts and name hearts**: you have two more of them.
lesson-crazy-eight-instead = An eight left in your hand would count 50 points for Ada.
lesson-crazy-suit = Ada had to follow hearts, with the 7. **Play the jack of hearts**, your dearest card that fits.
lesson-crazy-suit-instead = The 9 fits, too, but the jack counts more if it is left.
lesson-crazy-end = So it goes on until a player has no cards left, and scores what the other still holds.
