### The lesson of 92Q, step by step.

lesson-q92-welcome = Four players with thirteen cards each. In an **auction**, someone promises a number of tricks with a trump suit of their choice,
    and then **chooses a partner** for this one hand. On the side that wins the hand, each is paid for their own tricks; 92 points end the match.
lesson-q92-cards = You have five hearts. **Trumps have an order of their own**: the **queen is the highest, then the 9**, then ace, king, jack, ten and so
    on down to the 2. With hearts as trumps your four best could hardly be better.
lesson-q92-bid = Cleo dealt, so you bid first. A bid is what you and your partner will take together. Bid **five tricks in hearts**.
lesson-q92-bid-instead = You can pass, but that is for good in this auction, and you have very strong hearts.
lesson-q92-higher = Ada bid six in clubs; Ben and Cleo passed. A higher bid must promise **more tricks**: suits have no rank here. You count on a
    partner's help: **bid seven in hearts**.
lesson-q92-higher-instead = If you pass, clubs become trumps and Ada chooses the partner.
lesson-q92-partner = Ada passed: you won the auction. Now pick your partner. Ada bid six herself, so she should have good
    cards: **choose Ada**. Ben and Cleo are the other side.
lesson-q92-partner-instead = Ben said nothing in the auction. Ada has told you that she is strong.
lesson-q92-queen = The player left of the dealer leads first, no matter who won the auction: here that is you. Play the highest trump, the **queen of hearts**.
lesson-q92-queen-instead = The ace of trumps is only third: the queen and the 9 are above it.
lesson-q92-nine = Everyone followed suit, and your queen took the trick. The winner of a trick leads to the next. Play the **9 of hearts**, the second-highest trump.
lesson-q92-nine-instead = The 9 is higher than the ace among trumps.
lesson-q92-left = A surprise! Cleo had no heart left, and threw the **queen of diamonds**. Diamonds are the **left suit**: the other suit of the trumps'
    colour. A left card, thrown where another suit was led, **counts as the same rank of that suit**. So it was a queen of hearts, and beat your 9.
lesson-q92-two = Cleo leads the ace of clubs. You must follow suit, and a left-suit card won't help here: try the ace of diamonds and see. But **if everyone follows suit,
    the 2 beats everything**; otherwise it is the lowest card of its suit. This early that is likely: play the **2 of clubs**.
lesson-q92-two-instead = The 6 of clubs would just lose to the ace.
lesson-q92-spade = All four played clubs, so your **2 beat the ace**. Your side has two tricks. Lead the **7 of spades**, your only one: without spades you will be
    free to play what you like when they are led.
lesson-q92-spade-instead = Keep your trumps: they can win what the others lead.
lesson-q92-follow = Cleo's ace took that trick, and she leads the king of spades. You have no spade and can play anything. **The ace of diamonds** is a left
    card: here it counts as the ace of spades, and beats the king.
lesson-q92-follow-instead = A club would lose the trick. A heart is a trump and would win it, but the ace of diamonds wins it too and saves the trump.
lesson-q92-taken = The trick is yours. Of two equal cards the one played first wins, so a left ace after the real one would have lost. And where the **left suit itself is
    led**, its cards are just diamonds, lower than any trump.
lesson-q92-score = So it goes on to thirteen tricks. If you and Ada take seven or more **together**, each of you scores **3 points for each trick of your own**, and the others
    nothing; if not, Ben and Cleo score instead. A side that takes all thirteen scores 9 a trick.
