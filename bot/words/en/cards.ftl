### Cards and suits, and what pictures of them say.
###
### What things are called, everywhere the same (tests/words/test_glossary.py):
###
###   match (hands or rounds to a winner) · hand (a deal and its tricks; the cards one holds), round in Spring Cleaning
###   seat · table · host · panel · computer player · move (what one does on a turn) · turn
###   deal, Dealer · lead · follow suit · ruff · trick: take, win · void · score, points
###   everyone, anyone, someone, nobody · you can (prompts), must · concede, leave, away · shelve, resume · end the match
###   rating, rated · leaderboard · hint · clock · seed · replay · watch
###   Differ: bid, auction, pass · differ and enders · foundation pile · face up
###   92Q: left suit · partner · side · twos are high, low
###   Mitigati: bargain: demand, offer, pass, keep dealing, settle · Dealer, Eldest · discard · declare, declare nothing more ·
###     Abundance, Kings, Honours, mixed · Fool, Magician, World, Cavalier · card points · packet
###   Top Suit: single card, pair, triple, quad, run · extend · draw and pass · draw deck · top card
###   Spring Cleaning: Offer · single card, set, run · draw, put in, offer, take up · trash · deck, discards ·
###     places by letters from a

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
    [A] Air
    [E] Earth
    [F] Fire
    [W] Water
    [T] trumps
   *[N] no trump
}

bid = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} { $trump ->
    [N] without trumps
   *[other] in { SUIT($trump) }
}

card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
   *[other] { $rank }
} of { $suit }

loka-card = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [C] Cavalier
    [J] Jack
    [T] Ten
   *[other] { $rank }
} of { $suit }

loka-trump = { $number ->
    [1] the Magician
    [21] the World
   *[other] trump { $number }
}

loka-fool = the Fool

# A card beside the name of its suit, as in “clubs 2, 5, king”
rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
   *[other] { $rank }
}

loka-rank = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [C] Cavalier
    [J] Jack
    [T] Ten
   *[other] { $rank }
}

the-card = { $kind ->
    [trump] { $card }
    [fool] { $card }
   *[other] the { $card }
}

# What pictures show, for those who listen

picture-turn = { $name }'s turn.
picture-trick = On the table: { $cards }.
picture-last = Last trick: { $cards }; { $name } took it.
picture-of-all-tricks = { $number }. { $leader }: { $cards }; { $name } took it
picture-played = { $name } { $card }
picture-pile = { $name }: { $cards }.
picture-winner = Winner.
picture-seat-deals = Dealer.
picture-plus = Plus { $points }.
picture-calls = Bids: { $calls }.
picture-call = { $name }: { BID($bid) }
picture-pass = { $name }: pass
picture-match = To { $target ->
    [one] { $target } point
   *[other] { $target } points
}. { $done } of { $all } tricks played.
picture-your-turn = Your turn.
picture-no-cards = You hold no cards.
picture-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}.
picture-playable = You can play { $cards }.

# What is written in pictures: short, for there is little room.

picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-target = Target { $target }
picture-count-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-count-cup = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
picture-means-hand = Cards
picture-means-cup = Tricks
picture-taken = { $taken } of { $wanted }
picture-trick-of = Trick { $number } of { $all }
picture-before = Last trick
picture-took = took { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
result-hand = After { $deal ->
    [round] round
   *[other] hand
} { $number }
result-match = { $game } · final result
several-cards = Choose what to play ({ $count }) …
