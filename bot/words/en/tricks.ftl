### What games of tricks say alike: the table, the trick, the auction, and what is asked of a player.

hand-number = Hand { $number }
hand-result = Hand { $number }: { $scores }
trick-now = On the table: { $cards }
trick-before = { $cards } — **{ $name }** took it.
trick-played = { $name }{"\u00A0"}{ SAID($card) }
score = { $name }{"\u00A0"}{ $points }
scores = Score: { $scores }
scores-to = Score: { $scores } (to { $target })
with-target = first to { $value ->
    [one] { $value } point
   *[other] { $value } points
}

# An auction for tricks with a trump

bid-nobody = No bid yet.
bid-high = Bid to beat: **{ BID($bid) }** ({ $name }).
calls = Auction: { $calls }
call-bid = { $name }{"\u00A0"}{ BID($bid) }
call-pass = { $name } passes
bid-higher = { $lower ->
    [yes] Higher or lower …
   *[no] Higher …
}
bid-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
button-other-number = Another number
button-pass = Pass

# What is asked of a player

ask-lead = Your turn: lead any card.
ask-follow = Your turn: { SUIT($suit) } were led, so follow suit.
ask-discard = Your turn: { SUIT($suit) } were led and you have none, so play any card.

# For those who listen instead of looking

spoken-hand = Your hand: { $cards }.
spoken-last = Last trick: { $cards }; { $name } took it.
spoken-by = { $card } by { $name }
spoken-contract = { BID($bid) } bid by { $names }.
spoken-progress = { $names } { $count ->
    [one] has
   *[other] have
} { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
}; the bid is { $tricks }.
spoken-drew = { $name } draws a card
news-trick = { $taken ->
    [no] nobody took the trick
   *[yes] { $own ->
        [yes] you took the trick
       *[no] { $name } took the trick
    }
}.
news-took = { $own ->
    [yes] you took { $cards }
   *[no] { $name } took { $cards }
}
news-beat = { $beaten ->
    [yes] { $own ->
        [yes] you beat { $others } with { $cards }
       *[no] { $name } beat { $others } with { $cards }
    }
   *[no] { $own ->
        [yes] you took the trick with { $cards }
       *[no] { $name } took the trick with { $cards }
    }
}
news-drew = you drew { $cards }
news-opened = you turned up { $cards }
news-auction = { $own ->
    [yes] you won
   *[no] { $name } won
} the auction: { BID($bid) }
news-played = { $cards } was played for you
news-only = you could only play { $cards }
news-turned = { $name } turns up { $cards }.
news-stand-in = { $name } (a computer player stands in)
news-forced = { $what } ({ $why ->
    [follow] nothing else follows suit
    [draw] you had no card to play
    [away] you were away
   *[other] no choice
})
cards-none = none

# Commands

bid-about = Bid tricks and a trump suit
bid-option = Such as 5H for five tricks with hearts as trumps
pass-about = Pass and leave this auction
draw-about = Draw a card
play-about = Play a card from your hand
play-option = Such as KH for the king of hearts
topic-overview = Overview
topic-deal = The deal
topic-auction = The auction
topic-play = The play
topic-score = Scoring
