### Lessons: what `/GAME learn` tells. Each sentence is true of the one position that its step shows.

learn-about = Learn the game in a few minutes, with a first deal played together
lesson-title = ### { $game } · lesson, step { $number } of { $steps }
lesson-next = **To play on:** `/{ $game } new computers:{ $computers }` opens a table with computer players, and
    `/{ $game } rules` has every rule.
lesson-not-best = *That's legal, but try the lesson's move.* { $why }
lesson-not-allowed = *That is refused:* { $why }
lesson-no-step = This lesson has no such step. Begin it again with the “learn” command of the game.
button-next = Next
button-lesson-hand = My cards
button-lesson-table = Table

## Differ

lesson-differ-welcome = Four players, each for themselves. Everybody has **four cards face up**, which all may see, **three in the hand**,
    and **six in a face-down pile** that nobody looks at. You sit at the bottom; Cleo dealt, so you speak first.
lesson-differ-cards = These seven are yours to play: three in the hand, four face up. You hold the three highest hearts and the ace of spades.
    First comes an **auction**: whoever promises most tricks chooses the trump suit and becomes the *differ*; the other three play against them.
lesson-differ-open = The first to speak must bid. Promise **four tricks with hearts as trumps**: three hearts and an ace make four.
lesson-differ-open-instead = One trick in clubs would be outbid at once, and your strong suit is hearts.
lesson-differ-outbid = Ada bid four spades. As many tricks, but a higher suit: clubs are lowest, then diamonds, hearts, spades. Ben and Cleo
    passed, and are out of the auction. To outbid Ada with hearts you need one trick more: **bid five hearts**.
lesson-differ-outbid-instead = Passing is for good, and Ada would choose the trumps. Yours are better.
lesson-differ-lead = Ada passed, so you are the **differ**: hearts are trumps, and you need five of the thirteen tricks. The differ leads first.
    Begin with the **ace of hearts**, to draw the others' trumps.
lesson-differ-lead-instead = The 4 of diamonds is low: Ben's king, face up before him, would take it.
lesson-differ-again = Everybody had a heart and had to play it; your ace was the highest. One trick. Whoever takes a trick leads to the next.
    So **play the king of hearts** too.
lesson-differ-again-instead = The 5 of spades can wait. First take the trumps away that could spoil your tricks.
lesson-differ-side = Ben had no heart left, neither in his hand nor face up, so he could throw any card: the 2 of diamonds. Two tricks.
    Now **lead the ace of spades**.
lesson-differ-side-instead = Keep the queen of hearts, your last trump: it can take a trick that another suit would lose.
lesson-differ-lose = Three tricks. Nothing else of yours is sure to win now, but the queen of hearts. Give a trick away: **lead the 5 of spades**.
lesson-differ-lose-instead = The queen may become worth more when you have no card of the suit that is led.
lesson-differ-follow = Ada's king of spades took that trick, and she leads the ace of clubs. You have a club, face up, so you must **follow suit**
    with it. A trump is not allowed; try it if you like.
lesson-differ-trump = Your 7 of clubs lost to Ada's ace. Now she leads the king of clubs, and you have no club left: you may play anything.
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
lesson-differ-score = All thirteen tricks are played. With five or more you score **every trick you took**, and the others nothing. Had you taken four,
    one short of five, each of the others would get 1 point and you none. The first to reach 18 points ends the match.

## Top Suit

lesson-topsuit-welcome = Three players with ten cards each; the rest is the draw deck. In each trick everybody acts **once**, clockwise: play something
    that beats what lies there, or draw a card. **Whoever played last takes the trick**: one point, and the next lead.
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
lesson-topsuit-run-instead = Your run gets rid of three cards at once. Whoever plays their last card ends the match and gets a point.
lesson-topsuit-extended = Ada **extended** your run with the 7 of spades: a later player may add the next one or two cards of the suit at the top, and
    then the longer run is theirs. Ben drew, so Ada takes the trick. A run can also be beaten by another run, by its top card.
lesson-topsuit-pair = Ada leads a pair of kings and Ben drew. Only a pair may follow a pair, and the **top card** decides: hers is the king of hearts.
    You choose which of your eights lies on top. Clubs beat hearts, so **put the 8 of clubs on top**.
lesson-topsuit-diamond = Your eights beat her kings: one point. You lead; diamonds beat every other suit, so try the **queen of diamonds**.
lesson-topsuit-diamond-instead = You may always draw, but here you have a strong card to lead.
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
    an unfinished trick would count for nobody. You have 5 points, Ada 4, Ben 1: **you win**. (A match also ends when the draw deck is empty.)

## 92Q

lesson-q92-welcome = Four players with thirteen cards each. In an **auction**, somebody promises a number of tricks with a trump suit of their choice,
    and then **chooses a partner** for this one hand. On the side that wins the hand, each is paid for their own tricks; 92 points end the match.
lesson-q92-cards = You have five hearts. **Trumps have an order of their own**: the **queen is the highest, then the 9**, then ace, king, jack, ten and so
    on down to the 2. With hearts as trumps your four best could hardly be better.
lesson-q92-bid = Cleo dealt, so you speak first. A bid is what you and your partner will take together. Bid **five tricks in hearts**.
lesson-q92-bid-instead = You may pass, but that is for good in this auction, and you have very strong hearts.
lesson-q92-higher = Ada bid six in clubs; Ben and Cleo passed. A higher bid must promise **more tricks**: suits have no rank here. You count on a
    partner's help: **bid seven in hearts**.
lesson-q92-higher-instead = If you pass, clubs become trumps and Ada chooses the partner.
lesson-q92-partner = Ada passed: the bid is yours, and you name your partner, who cannot refuse. Ada bid six herself, so she should have good
    cards: **choose Ada**. Ben and Cleo are the other side.
lesson-q92-partner-instead = Ben said nothing in the auction. Ada has told you that she is strong.
lesson-q92-queen = The player left of the dealer leads first, whoever won the auction: here that is you. Play the highest trump, the **queen of hearts**.
lesson-q92-queen-instead = The ace of trumps is only third: the queen and the 9 are above it.
lesson-q92-nine = Everybody followed suit, and your queen took the trick. Whoever takes a trick leads to the next. Play the **9 of hearts**, the second-highest trump.
lesson-q92-nine-instead = The 9 is higher than the ace among trumps.
lesson-q92-left = A surprise! Cleo had no heart left, and threw the **queen of diamonds**. Diamonds are the **left suit**: the other suit of the trumps'
    colour. A left card, thrown where another suit was led, **counts as the same rank of that suit**. So it was a queen of hearts, and beat your 9.
lesson-q92-two = Cleo leads the ace of clubs. You must follow suit, and left cards do not spare you that; try the ace of diamonds. But a **2 is the highest
    card of all if everybody follows suit** in the trick, and else the lowest of its suit. This early that is likely: play the **2 of clubs**.
lesson-q92-two-instead = The 6 of clubs would just lose to the ace.
lesson-q92-spade = All four played clubs, so your **2 beat the ace**. Your side has two tricks. Lead the **7 of spades**, your only one: without spades you will be
    free to play what you like when they are led.
lesson-q92-spade-instead = Keep your trumps: they can win what the others lead.
lesson-q92-follow = Cleo's ace took that trick, and she leads the king of spades. You have no spade and may play anything. **The ace of diamonds** is a left
    card: here it counts as the ace of spades, and beats the king.
lesson-q92-follow-instead = A club would lose the trick. A heart is a trump and would win it, but the ace of diamonds wins it too and saves the trump.
lesson-q92-taken = The trick is yours. Of two equal cards the one played first wins, so a left ace after the real one would have lost. And where the **left suit itself is
    led**, its cards are just diamonds, lower than any trump.
lesson-q92-score = So it goes on to thirteen tricks. If you and Ada take seven or more **together**, each of you scores **3 points for each trick of your own**, and the others
    nothing; if not, Ben and Cleo score so. A side that takes all thirteen scores 9 a trick.

## Spring Cleaning

lesson-springcleaning-welcome = Three players, twelve cards each, with values from 1 to 9 and no suits. The aim is to **get rid of all cards**. But a hand
    may **not be sorted**: it stays in the order in which the cards came, and only cards that lie **side by side** can be played together.
lesson-springcleaning-offering = First, everybody puts one card on **Offer**: face up, all at the same time. Choose one that brings others together. Between your 7 and
    the next 7 lies a 2: **offer the 2** at place 5, and the sevens become neighbours.
lesson-springcleaning-offering-instead = The 9 is the best single card there is, and without it nothing comes together.
lesson-springcleaning-opened = All Offers are open now: your 2, Ada's 4, Ben's 9. Followers may use **everybody's Offer cards** in what they play. Ada leads the first
    trick. What may be played: a single card, a **set** of equal cards, or a **run** of values going up by one from left to right.
lesson-springcleaning-longer = Ada led the run 4-5, and Ben beat it with 6-7: the same kind, as long, but higher. The other way is **one card more, of any kind**.
    So **play 5-6-7** from places 2 to 4. (Two sevens would be as long, but of another kind; 3-5-6 is no run.)
lesson-springcleaning-lead = Ada and Ben could not or would not beat that. Each **drew a card**, put it into their hand and put another on their Offer. So the turn came
    back to you, and **you won the trick**. The leader must play, from the hand alone: play the **two eights** at places 5 and 6.
lesson-springcleaning-borrow = Ada beat your eights with two nines, and Ben drew. No pair beats nines, but any **three cards** do. Offer cards can stand in for what you lack:
    your 3, **Ada's 4 and Ben's 5** make a run. It even rids them of a card each, but you win the trick.
lesson-springcleaning-borrow-instead = Drawing is always allowed for a follower, but it leaves you with a card more instead of one less.
lesson-springcleaning-single = Both drew again, and the trick is yours. Lead a **single card: the 7** at place 1.
lesson-springcleaning-single-instead = Nothing but two cards beats a single 9. Keep it for when you need it.
lesson-springcleaning-draw = Ada beat your 7 with an 8, and Ben with a 9. You could use Offer cards, but look at the other thing a follower may do: **draw and offer**.
    Draw from the deck, or take a card from somebody else's Offer: take **Ada's 3**, and you will see why.
lesson-springcleaning-draw-instead = From the deck you get any card; the 3 is just what your 4 needs beside it.
lesson-springcleaning-insert = A drawn card may go **anywhere in your hand**, and this is how you build. Put the 3 **between the 1 and the 4**: then 3-4 is a run.
lesson-springcleaning-insert-instead = At the left end the 3 would lie beside the 9, and do nothing.
lesson-springcleaning-discard = Last, put **any card of your hand on your Offer**: offer the **2** at place 5. You may still use it from there.
lesson-springcleaning-discard-instead = The 9 is strong as it is. The 2 will serve you better on your Offer.
lesson-springcleaning-again = Ada drew too, so Ben won the trick with his 9, and leads the next one. Whoever drew may still play later in the same trick, if the turn
    comes round again: it ends only when it returns to the owner of what lies on top. Your hand is now 9, 1, 3, 4, and two twos are on your Offer.
lesson-springcleaning-own = Ben led 5-6-7. You need a higher run of three, or four cards of any kind. Your hand has 1, 3 and 4 side by side, and your own Offer has
    the 2: cards from Offers may be **slotted in anywhere**. Play **1-2-3-4**.
lesson-springcleaning-own-instead = You have four cards that beat him, and may never have them again.
lesson-springcleaning-empty = The trick is yours, and one hand card is left. **Lead the 9.** Your hand will be empty then, but you are not done: there is still
    a card on your Offer.
lesson-springcleaning-pickup = Ada beat your 9 with two ones, and Ben drew. Your hand is empty, so as your turn begins you **take up your whole Offer** as your new hand,
    in any order you like, this once. There is only one card: the 2.
lesson-springcleaning-last = To beat two ones, you need a higher pair, or three cards. You have a 2, and **Ada has a 2** on Offer. Play both.
lesson-springcleaning-last-instead = You can be rid of all your cards this very turn.
lesson-springcleaning-end = You have no card left, neither in hand nor on Offer: the **round is over**. You get no trash. Ada has 6 cards left, the fewest of the others,
    and gets 1; Ben has 10, and gets 2. New rounds follow until somebody has 5 or more trash; then **the least trash wins**.

## Mitigati

lesson-mitigati-welcome = Three players, a tarot pack of 78 cards: four suits, Air, Earth, Fire and Water, twenty-one trumps, and the Fool. You are the **Dealer**.
    Cards come in packets of five, and when everybody has ten, fifteen and twenty, the players may **bargain** to stop the hand for points.
lesson-mitigati-values = What counts is the **worth of the cards you take in tricks**: kings, aces and the three *Honours* (the Fool, the lowest and the highest trump) 5 each,
    queens 4, cavaliers 3, jacks 2, all others 1. After the hand you score what you took **minus 49**. You hold the highest trump, and four more.
lesson-mitigati-demand = Ada is Eldest and spoke first: she offers 3 points to stop here. She does not seem to like her cards. Ben passed. With your trumps you may ask for more,
    so **demand 20**.
lesson-mitigati-demand-instead = That ends this bargaining at once and deals on. It costs nothing to ask first.
lesson-mitigati-concede = Ada went up to 6, and Ben passed again. Whoever speaks again may only **give way**: offers rise, demands fall. When the offers together reach the demands, the hand stops,
    and the points are paid. Come down to **15**; try to ask for more, and see.
lesson-mitigati-continue = Both passed. Six is too little for such a hand: **let the deal go on**, with all offers forgotten. Any player may do so at any turn.
lesson-mitigati-continue-instead = Three passes in a row end the bargaining too, and yours would be the third. Here you see the direct way.
lesson-mitigati-second = Fifteen cards, and the **Fool** is among them. Ada and Ben passed. You want to play this hand: **let the deal go on**.
lesson-mitigati-second-instead = Ada offered 6 at the most before. Nobody will pay that, and the hand is good.
lesson-mitigati-third = Twenty cards: the last time to bargain. Ada and Ben passed. If you **pass** too, that makes three passes in a row, and the rest is dealt.
lesson-mitigati-discard = The last packets are dealt, and three cards more for the Dealer: you have 28. **Discard three** face down; they count as taken by you. No king and no Honour may go.
    Get rid of **both cards of Air**, to trump when Air is led, and of the 2 of Water.
lesson-mitigati-declare = Before the play everybody may **declare**, Eldest first. Ten or more trumps are an *abundance*: you have ten, so each of the others gives you 10 points. Four kings,
    all three Honours or a mix of four such cards count too. The cards are shown, and go back to your hand.
lesson-mitigati-declare-instead = Your ten trumps are worth 20 points in all. All you pay is that the others see them.
lesson-mitigati-mixed = Your two kings and two Honours make such a **mix of four**: 10 points more from each of the others. Your highest trump was shown among the ten already; it may serve in
    one more declaration.
lesson-mitigati-mixed-instead = There are 10 more points from each of the others to be had for showing four cards.
lesson-mitigati-done = That makes 20 points from each of the others. Whoever has nothing more to declare says so, as Ada and Ben have done. Then Eldest leads to the first trick.
lesson-mitigati-trump = Ada leads the king of Air, and Ben followed suit. You have no Air, so you **must play a trump**; try something else. The lowest is enough: **trump 4**.
lesson-mitigati-trump-instead = Any trump takes this trick. The highest is worth keeping.
lesson-mitigati-king = You took a king, worth 5. Whoever takes a trick leads. In each suit the order is king, queen, cavalier, jack, ten and so on to the 2, and the **ace is lowest**. Lead the **king of Fire**.
lesson-mitigati-king-instead = A low card gives the lead away for nothing.
lesson-mitigati-queen = Both followed suit, and the king held. Try the **queen of Fire** too; with the king gone nothing in Fire beats it.
lesson-mitigati-queen-instead = There are higher cards of Earth in other hands, and they would beat your cavalier.
lesson-mitigati-fool = Ben had no Fire left and **had to trump**: trump 2 took your queen. Now he leads the king of Earth. You have Earth and must follow suit, but one card is free at any time: **the Fool**.
    It never takes a trick, and it is not lost either.
lesson-mitigati-fool-instead = Your cavalier, worth 3, would go to Ben with his king.
lesson-mitigati-owed = Ben takes the two other cards; **the Fool stays yours**, with its 5 points. At the end of the hand you give Ben your cheapest card for it. Only somebody who has taken nothing at all would lose the Fool.
lesson-mitigati-score = So all 25 tricks are played, without any duty to beat what lies there. Then everybody counts: whatever you took, your discards too, minus 49, and bonuses on top. **Three hands**, each dealt by another
    player, make a match, and the highest total wins.
