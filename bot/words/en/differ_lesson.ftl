### The lesson of Differ, step by step.

lesson-differ-welcome = Four players, each for themselves. Everyone has **four cards face up** for all to see, **three in the hand**,
    and **six in a face-down pile** that nobody looks at. Cleo dealt, so you bid first.
lesson-differ-cards = These seven are yours to play: three in the hand, four face up. You hold the three highest hearts and the ace of spades.
    First comes an **auction**: the player who promises the most tricks chooses the trump suit and becomes the *differ*; the other three play against them.
lesson-differ-open = The first player has to bid. Promise **four tricks with hearts as trumps**: three hearts and an ace make four.
lesson-differ-open-instead = One trick in clubs would be outbid at once, and your strong suit is hearts.
lesson-differ-outbid = Ada bid four spades. As many tricks, but a higher suit: clubs are lowest, then diamonds, hearts, spades. Ben and Cleo
    passed, and are out of the auction. To outbid Ada with hearts you need one trick more: **bid five hearts**.
lesson-differ-outbid-instead = Passing is for good, and Ada would choose the trumps. Yours are better.
lesson-differ-lead = Ada passed, so you are the **differ**: hearts are trumps, and you need five of the thirteen tricks. The differ leads first.
    Begin with the **ace of hearts**, to draw the others' trumps.
lesson-differ-lead-instead = The 4 of diamonds is low: Ben's king, face up before him, would take it.
lesson-differ-again = Everyone had a heart and had to play it; your ace was the highest. One trick. The winner of a trick leads to the next.
    So **play the king of hearts** too.
lesson-differ-again-instead = The 5 of spades can wait. First take the trumps away that could spoil your tricks.
lesson-differ-side = Ben had no heart left, neither in his hand nor face up, so he could throw any card: the 2 of diamonds. Two tricks.
    Now **lead the ace of spades**.
lesson-differ-side-instead = Keep the queen of hearts, your last trump: it can take a trick that another suit would lose.
lesson-differ-lose = Three tricks. Only your queen of hearts is sure to win a trick now. Give a trick away: **lead the 5 of spades**.
lesson-differ-lose-instead = The queen may become worth more when you have no card of the suit that is led.
lesson-differ-follow = Ada's king of spades took that trick, and she leads the ace of clubs. You have a club, face up, so you must **follow suit**
    with it. A trump is not allowed; try it if you like.
lesson-differ-trump = Your 7 of clubs lost to Ada's ace. Now she leads the king of clubs, and you have no club left: you can play anything.
    A trump beats every other suit, so **play the queen of hearts**. (Ada had no face-up card left: she turned up four new ones.)
lesson-differ-trump-instead = The 4 of diamonds would leave the trick to Ada's king. You would still have a trump, but you need the tricks.
lesson-differ-refill = Your trump took it: four tricks. The queen was your last hand card, so you **drew three** from your pile: the 2 of clubs,
    the ace of diamonds and the ten of hearts. Nobody else sees them. **Lead the ace of diamonds.**
lesson-differ-refill-instead = Ben still has the king of diamonds face up. Play your ace before your 4.
lesson-differ-made = Five tricks: **your bid is made**. Every further trick is a point more. Lead the **4 of diamonds**, your last face-up card,
    and see what happens.
lesson-differ-made-instead = Cleo has turned up the jack of hearts, and your ten would lose to it.
lesson-differ-turned = Ben's king took that trick. You had no face-up card left, so the next cards of your pile were **turned up**: four, or as many
    as there are. Only three were left: the jack of diamonds, the ten of clubs and the 3 of spades.
lesson-differ-score = So it goes on until all thirteen tricks are played. With five or more you score **every trick you took**, and the others nothing. Had you taken four,
    one short of five, each of the others would get 1 point and you none. The first to reach 18 points ends the match.
