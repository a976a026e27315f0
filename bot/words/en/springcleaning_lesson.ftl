### The lesson of Spring Cleaning, step by step.

lesson-springcleaning-welcome = Three players, twelve cards each, with values from 1 to 9 and no suits. The aim is to **get rid of all cards**. But a hand
    may **not be sorted**: it stays in the order in which the cards came, and only cards that lie **side by side** can be played together.
lesson-springcleaning-offering = First, everyone puts one card on **Offer**: face up, all at the same time. Choose one that brings others together. Between your 7 and
    the next 7 lies a 2: **offer the 2** at e, and the sevens become neighbours.
lesson-springcleaning-offering-instead = The 9 is the best single card there is, and without it nothing comes together.
lesson-springcleaning-opened = All Offers are open now: your 2, Ada's 4, Ben's 9. Followers may use **everyone's Offer cards** in what they play. Ada leads the first
    trick. What may be played: a single card, a **set** of equal cards, or a **run** of values going up by one from left to right.
lesson-springcleaning-longer = Ada led the run 4‑5, and Ben beat it with 6‑7: the same kind, as long, but higher. The other way is **one card more, of any kind**.
    So **play 5‑6‑7** from b to d. (Two sevens would be as long, but of another kind; 3‑5‑6 is no run.)
lesson-springcleaning-lead = Ada and Ben could not or would not beat that. Each **drew a card**, put it into their hand and put another on their Offer. So the turn came
    back to you, and **you won the trick**. The leader must play, from the hand alone: play the **two eights** at e and f.
lesson-springcleaning-borrow = Ada beat your eights with two nines, and Ben drew. No pair beats nines, but any **three cards** do. Offer cards can stand in for what you lack:
    your 3, **Ada's 4 and Ben's 5** make a run. It even rids them of a card each, but you win the trick.
lesson-springcleaning-borrow-instead = Drawing is always allowed for a follower, but it leaves you with a card more instead of one less.
lesson-springcleaning-single = Both drew again, and the trick is yours. Lead a **single card: the 7** at a.
lesson-springcleaning-single-instead = Nothing but two cards beats a single 9. Keep it for when you need it.
lesson-springcleaning-draw = Ada beat your 7 with an 8, and Ben with a 9. You could use Offer cards, but look at the other thing a follower may do: **draw and offer**.
    Draw from the deck, or take a card from someone else's Offer: take **Ada's 3**, and you will see why.
lesson-springcleaning-draw-instead = From the deck you get any card; the 3 is just what your 4 needs beside it.
lesson-springcleaning-insert = A drawn card may go **anywhere in your hand**, and this is how you build. Put the 3 **between the 1 and the 4**: then 3‑4 is a run.
lesson-springcleaning-insert-instead = At the left end the 3 would lie beside the 9, and do nothing.
lesson-springcleaning-discard = Last, put **any card of your hand on your Offer**: offer the **2** at e. You may still use it from there.
lesson-springcleaning-discard-instead = The 9 is strong as it is. The 2 will serve you better on your Offer.
lesson-springcleaning-again = Ada drew too, so Ben won the trick with his 9, and leads the next one. You can draw and still play later in the same trick, if the turn
    comes round again: it ends only when it returns to the player whose cards lie on top. Your hand is now 9, 1, 3, 4, and two twos are on your Offer.
lesson-springcleaning-own = Ben led 5‑6‑7. You need a higher run of three, or four cards of any kind. Your hand has 1, 3 and 4 side by side, and your own Offer has
    the 2: cards from Offers can be **slotted in anywhere**. Play **1‑2‑3‑4**.
lesson-springcleaning-own-instead = You have four cards that beat him, and may never have them again.
lesson-springcleaning-empty = The trick is yours, and one hand card is left. **Lead the 9.** Your hand will be empty then, but you are not done: there is still
    a card on your Offer.
lesson-springcleaning-pickup = Ada beat your 9 with two ones, and Ben drew. Your hand is empty, so as your turn begins you **take up your whole Offer** as your new hand,
    in any order you like, this once. Here it is only
    the 2; with 5, 3 and 4 you would take up 3‑4‑5, a run, for from then on the order stays.
lesson-springcleaning-last = To beat two ones, you need a higher pair, or three cards. You have a 2, and **Ada has a 2** on Offer. Play both.
lesson-springcleaning-last-instead = You can be rid of all your cards this very turn.
lesson-springcleaning-end = You have no card left, neither in hand nor on Offer: the **round is over**. You get no trash. Ada has 6 cards left, the fewest of the others,
    and gets 1; Ben has 10, and gets 2. (Had they as many, less would go to Ada, who sits nearer to you, clockwise.) New rounds follow until someone has 5 or more trash; then **the least trash wins**.
