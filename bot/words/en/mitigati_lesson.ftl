### The lesson of Mitigati, step by step.

lesson-mitigati-welcome = Three players, a tarot pack of 78 cards: four suits, Air, Earth, Fire and Water, twenty-one trumps, and the Fool. You are the **Dealer**.
    Cards come in packets of five, and when everyone has ten, fifteen and twenty, the players can **bargain** to stop the hand for points.
lesson-mitigati-values = What counts is the **worth of the cards you take in tricks**: kings, aces and the three *Honours* (the Fool; trump 1, the *Magician*; trump 21, the *World*) 5 each,
    queens 4, cavaliers 3, jacks 2, all others 1. After the hand you score what you took **minus 49**. You hold the World, and four more trumps.
lesson-mitigati-demand = Ada, on the Dealer's left, is *Eldest* and spoke first: she offers 3 points to stop here. She does not seem to like her cards. Ben passed. With your trumps you can ask for more,
    so **demand 20**.
lesson-mitigati-demand-instead = That ends this bargaining at once and deals on. It costs nothing to ask first.
lesson-mitigati-concede = Ada went up to 6, and Ben passed again. Anyone who speaks again can only **give way**: offers rise, demands fall. Once all three have spoken, **someone demands, and the
    offers together reach the demands**, the hand stops: had Ada offered 20, she would have paid you 20. Any surplus is not paid. Come down to **15**; try to demand more, and see.
lesson-mitigati-continue = Both passed. Six is too little. **Keep dealing**: offers start over. Anyone can do this on their turn.
lesson-mitigati-continue-instead = Three passes in a row end the bargaining too, and yours would be the third. Here you see the direct way.
lesson-mitigati-second = Fifteen cards, and the **Fool** is among them. Ada and Ben passed. You want to play this hand: **keep dealing**.
lesson-mitigati-second-instead = Ada offered 6 at the most before. Nobody will pay that, and the hand is good.
lesson-mitigati-third = Twenty cards: the last time to bargain. Ada and Ben passed. If you **pass** too, that makes three passes in a row, and the rest is dealt.
lesson-mitigati-discard = The last packets are dealt, and three cards more for the Dealer: you have 28. **Discard three** face down; they count as taken by you. No king and no Honour may go.
    Get rid of **both cards of Air**, to trump when Air is led, and of the 2 of Water.
lesson-mitigati-declare = Before the play everyone may **declare**, Eldest first. Ten or more trumps are an *abundance*: you have ten, so each of the others gives you 10 points. Four kings,
    all three Honours or a mix of four such cards count too. The cards are shown, and go back to your hand.
lesson-mitigati-declare-instead = Your ten trumps are worth 20 points in all. All you pay is that the others see them.
lesson-mitigati-mixed = Your two kings and two Honours make such a **mix of four**: 10 points more from each of the others. Your highest trump was shown among the ten already; it may serve in
    one more declaration.
lesson-mitigati-mixed-instead = Showing four of these cards gets you 10 more points from each opponent.
lesson-mitigati-done = That makes 20 points from each of the others. Now **declare nothing more**, as Ada and Ben have done. Then Eldest leads to the first trick.
lesson-mitigati-trump = Ada leads the king of Air, and Ben followed suit. You have no Air, so you **must play a trump**; try something else. The lowest is enough: **trump 4**.
lesson-mitigati-trump-instead = Any trump takes this trick. The highest is worth keeping.
lesson-mitigati-king = You took a king, worth 5. The winner of a trick leads. In each suit the order is king, queen, cavalier, jack, ten and so on to the 2, and the **ace is lowest**. Lead the **king of Fire**.
lesson-mitigati-king-instead = A low card gives the lead away for nothing.
lesson-mitigati-queen = Both followed suit, and the king held. Try the **queen of Fire** too; with the king gone nothing in Fire beats it.
lesson-mitigati-queen-instead = There are higher cards of Earth in other hands, and they would beat your cavalier.
lesson-mitigati-fool = Ben had no Fire left and **had to trump**: trump 2 took your queen. Now he leads the king of Earth. You have Earth and must follow suit, but one card is free at any time: **the Fool**.
    It never takes a trick, and it is not lost either.
lesson-mitigati-fool-instead = Your cavalier, worth 3, would go to Ben with his king.
lesson-mitigati-owed = Ben takes the two other cards; **the Fool stays yours**, with its 5 points. At the end of the hand you give Ben your cheapest card for it. Only someone who has taken nothing at all would lose the Fool.
lesson-mitigati-score = So all 25 tricks are played; you don't have to beat the card on the table. Then everyone counts: whatever you took, your discards too, minus 49, and bonuses on top. **Three hands**, each dealt by another
    player, make a match, and the highest total wins.
