### The lesson of Oh Hell, step by step.

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
