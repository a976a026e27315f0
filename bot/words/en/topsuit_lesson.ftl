### The lesson of Top Suit, step by step.

lesson-topsuit-welcome = Three players with ten cards each; the rest is the draw deck. In each trick everyone acts **once**, clockwise: play something
    that beats the last play, or draw a card. **The last to play takes the trick**: one point, and the next lead.
lesson-topsuit-circle = What beats what? A higher card of the **same suit**, or any card of a **stronger suit**: hearts beat spades, spades beat clubs,
    clubs beat hearts, in a circle; and diamonds beat all three. The rank counts within a suit only.
lesson-topsuit-first = You lead the first trick: anything may be led. Try a single card, the **7 of clubs**.
lesson-topsuit-first-instead = Even the leader may draw and pass, but then the others play for this trick without you.
lesson-topsuit-climb = Ada's ten of spades beat your club, and Ben's **3 of hearts beat her ten**: a stronger suit needs no rank. Ben acted last and
    takes the trick. You will not act a second time in the same trick, so it is good to act late.
lesson-topsuit-answer = Ben leads the 9 of hearts. Which of your cards beat it? Any club or diamond, or a higher heart. A low club is enough:
    play the **2 of clubs**. (Try the 5 of spades to see a refusal.)
lesson-topsuit-answer-instead = The ace of hearts is a higher heart and would do too, but the 2 of clubs is cheaper.
lesson-topsuit-run = Ada drew a card instead of playing, so your 2 of clubs took the trick. You lead: besides singles there are **pairs, triples,
    four of a kind, and runs** of three or more cards of one suit. Lead your run: **4, 5 and 6 of spades**.
lesson-topsuit-run-instead = Your run gets rid of three cards at once. Anyone who plays their last card ends the match and gets a point.
lesson-topsuit-extended = Ada **extended** your run with the 7 of spades: a later player may add the next one or two cards of the suit at the top, and
    then the longer run is theirs. Ben drew, so Ada takes the trick. A run can also be beaten by another run, by its top card.
lesson-topsuit-pair = Ada leads a pair of kings and Ben drew. Only a pair may follow a pair, and the **top card** decides: hers is the king of hearts.
    You choose which of your eights lies on top. Clubs beat hearts, so **put the 8 of clubs on top**.
lesson-topsuit-diamond = Your eights beat her kings: one point. You lead; diamonds beat every other suit, so try the **queen of diamonds**.
lesson-topsuit-diamond-instead = You can always draw, but here you have a strong card to lead.
lesson-topsuit-beaten = Ada had the **ace of diamonds**, one of the few cards that beat your queen: only higher diamonds do. The trick and the lead are hers.
lesson-topsuit-draw = Ada leads the 9 of diamonds. You have no diamond, and your hearts cannot beat it. All you can do is **draw a card** and pass.
lesson-topsuit-heart = You drew the ten of diamonds, and Ada took the trick. Now she leads the king of spades and Ben draws. Hearts beat spades, whatever their
    rank: play the **jack of hearts**.
lesson-topsuit-heart-instead = Drawing is always allowed, but it would leave this trick to Ada.
lesson-topsuit-keep = One more trick. Two cards left: lead the **ace of hearts**, and keep the stronger one for the end.
lesson-topsuit-keep-instead = The ten of diamonds beats more cards than the ace of hearts does: it is better to have it when others lead.
lesson-topsuit-last = Ada's 3 of clubs beat your ace of hearts: clubs beat hearts. She leads the 5 of clubs, and Ben drew. Play your last card,
    the **ten of diamonds**.
lesson-topsuit-last-instead = Your diamond beats her club and empties your hand. There is no reason to wait.
lesson-topsuit-end = Your hand is empty: the match is **over at once**, and that is one point more. You acted last in this trick, so it counts too;
    an unfinished trick wouldn't count. You have 5 points, Ada 4, Ben 1: **you win**. (A match also ends when the draw deck is empty.)
