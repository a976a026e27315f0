### Top Suit.

topsuit-pass-by-drawing = Passing costs a card: “draw” takes one and passes.
topsuit-draw-stands-alone = You do not choose what you draw: write just “draw”.
topsuit-card-twice = You cannot play { SAID($card) } twice.
topsuit-no-combination = That is no combination: play one card, two to four of one rank, or { $shortest } or more of one suit in a row. The ace stands only above the king.
topsuit-other-kind = This trick is one of { $kind ->
    [single] single cards
    [pair] pairs
    [triple] triples
    [quad] quads
   *[run] runs
}: play another, or draw.
topsuit-quad-too-low = Only a higher rank beats a quad, and { SAID($card) } is not above { SAID($current) }.
topsuit-too-weak = { SAID($card) } { $kind ->
    [single] { "" }does
   *[other] on top does
} not beat { SAID($current) }: { $current ->
    [AC] that takes a spade or a diamond.
    [AD] nothing does.
    [AH] that takes a club or a diamond.
    [AS] that takes a heart or a diamond.
   *[other] that takes { $suit ->
        [C] a higher club, a spade or a diamond
        [H] a higher heart, a club or a diamond
        [S] a higher spade, a heart or a diamond
       *[D] a higher diamond
    }.
}
topsuit-no-run = There is no run here to extend.
topsuit-run-complete = A run that has reached { SAID($top) } goes no further.
topsuit-extension-too-long = You can add { $most } cards at most; a longer row is a run of its own: play it.
topsuit-not-next = What you add must follow { SAID($top) } in its suit: { SAID($next) } first.

## What combinations are called. The top card comes first, for it decides.

topsuit-kind = { $kind ->
    [single] single card
    [pair] pair
    [triple] triple
    [quad] quad
   *[run] run
}
topsuit-kinds = { $kind ->
    [single] Single cards
    [pair] Pairs
    [triple] Triples
    [quad] Quads
    [extend] Extensions
   *[run] Runs
} ({ $count })
topsuit-of-kind = { $kind ->
    [pair] Pair
    [triple] Triple
    [quad] Quad
   *[run] Run
}: { $cards }
topsuit-set = { $top } on { $under }
topsuit-run = { $first } to { $last }
topsuit-drew = drew
topsuit-extended = added { $cards }
topsuit-act = { $name } { $what }
topsuit-stronger = { $ace ->
    [yes] { $suit ->
        [C] a spade or a diamond
        [H] a club or a diamond
       *[S] a heart or a diamond
    }
   *[no] { $suit ->
        [C] a higher club, a spade or a diamond
        [H] a higher heart, a club or a diamond
        [S] a higher spade, a heart or a diamond
       *[D] a higher diamond
    }
}
topsuit-needs = { $kind ->
    [single] { $stronger } beats it
    [pair] a pair with { $stronger } on top beats it
    [triple] a triple with { $stronger } on top beats it
   *[run] a run up to { $stronger } beats it
}
topsuit-needs-rank = a quad of higher rank beats it
topsuit-nothing-beats = nothing beats { $kind ->
    [quad] four aces
   *[other] the ace of diamonds
}

## What the table shows

topsuit-trick = Trick { $number }
topsuit-open = Nothing to beat yet: any combination will do.
topsuit-to-beat = To beat: **{ $cards }** ({ $kind }) by **{ $name }**; { $needs }{ $extends ->
    [yes] , and it may be extended upward.
   *[no] .
}
topsuit-this-trick = This trick: { $acts }
topsuit-last-trick = { $acts } — { $taken ->
    [yes] **{ $name }** took it.
   *[no] nobody took it.
}
topsuit-holds = { $name }{"\u00A0"}{ $cards }
topsuit-stock = Cards left: { $held } · draw deck **{ $cards }**
topsuit-spoken-circle = Hearts beat spades, spades beat clubs, clubs beat hearts; diamonds beat all three.
topsuit-result = Trick { $number }: { $name } +1 ({ $cards })
topsuit-result-nobody = Trick { $number }: nobody played
topsuit-result-emptied = Last card played: { $name } +1
topsuit-result-exhausted = The draw deck is empty.
topsuit-result-cut-short = The unfinished trick doesn't count.
topsuit-out = { $name } went out with { $cards }{ $won ->
    [yes] , and that point won the match
   *[no] {""}
}.
topsuit-dry = The draw deck ran out. Fewest cards left: { $names } ({ $cards }).

## What is asked of a player

topsuit-ask-lead = Your lead: play anything, or draw and pass.{ $many ->
    [yes] { " " }Choose its kind first.
   *[no] { "" }
}
topsuit-ask-first = Your turn: play anything, or draw and pass.{ $many ->
    [yes] { " " }Choose its kind first.
   *[no] { "" }
}
topsuit-ask-beat = Your turn: { $ways ->
    [extend] you can only extend { $cards }
    [both] beat or extend { $cards } ({ $needs })
   *[beat] beat { $cards } ({ $needs })
}, or draw a card and pass.{ $many ->
    [yes] { " " }There are many ways: choose step by step.
   *[no] { "" }
}
topsuit-ask-draw = Your turn: you cannot beat { $cards } ({ $needs }), so draw a card and pass.
topsuit-ask-which = { $kind ->
    [single] Which card?
    [pair] Which pair? The first card named is on top and decides.
    [triple] Which triple? The first card named is on top and decides.
    [quad] Which quad?
    [extend] What do you add?
   *[run] Which run? Its highest card decides.
}
topsuit-add = Extend: + { $cards }
topsuit-goes-out = { $cards }: +1, the match ends
topsuit-among = { $cards } ({ $count })
topsuit-from = From { SAID($card) } ({ $count })
topsuit-draw = { $left ->
    [one] Draw the last card: the match ends
   *[other] Draw a card and pass
}
topsuit-to-draw = draw a card and pass
topsuit-to-extend = extend by { $cards }
topsuit-to-play = play { $cards }
topsuit-back = Something else

## For those who listen instead of looking

topsuit-nothing = no cards
topsuit-spoken-current = To beat: { $kind }, { $cards }, by { $name }.
topsuit-spoken-trick = In this trick: { $acts }.
topsuit-spoken-last = In the trick before: { $acts }.

## Commands

topsuit-name = Top Suit
topsuit-game = Beat the last play or draw; suits beat each other in a circle
topsuit-size = { $size ->
    [3] Ten cards each to begin with
   *[4] Eight cards each to begin with
}
topsuit-about = Top Suit: beat what was played before you, by rank or by the circle of suits
topsuit-option-players = How many play: 3 or 4
topsuit-play-about = Play one card, several of a rank, or a run
topsuit-play-option = Such as KH, or 5S 5H with the five of hearts on top; type a rank, a suit or “pair” to narrow
topsuit-extend-about = Add one or two cards to the run on the table
topsuit-extend-option = Such as 7C 8C on a run up to the six of clubs
topsuit-draw-about = Draw a card and pass

## Rules

topsuit-topic-trick = A trick
topsuit-topic-combinations = Combinations
topsuit-topic-suits = What beats what
topsuit-topic-extend = Extending a run
topsuit-topic-end = Points and the end

topsuit-rules-overview = **Top Suit** is for three or four players, each for themselves, with 52 cards; the ace is high.
    With three players everyone is dealt { $three } cards, with four { $four }; the others are the draw deck.
    You try to be the last to play in each trick, and to get rid of your cards. What beats what depends on the suit
    of the top card, and the suits beat one another in a circle.
    The match ends when someone has no cards left or the draw deck is empty. The player with the most points wins; players with
    as many share the win.
topsuit-rules-trick =
    Who leads first is drawn at random.
    The leader begins, and then everyone has one turn, clockwise: play a combination, or draw one card and pass. You can
    pass even if you could play, and so can the leader.
    The first combination of a trick is free. A later one must be of the same kind and beat the one that was played last.
    Once everyone has had a turn, the last to play takes the trick, scores a point and leads next. If nobody played,
    nobody scores and the lead moves one seat clockwise.
topsuit-rules-combinations =
    A **single card**; a **pair**, **triple** or **quad** of one rank; or a **run** of { $run } or more cards of one suit in a row.
    The ace stands only above the king.
    The *top card* decides: in a pair or triple the card you put on top, in a run the highest. Of quads only the rank counts.
    A run can be beaten by a shorter or longer one.
topsuit-rules-suits =
    Compare the top cards. In the same suit the higher rank beats the lower. Between two suits the ranks do not matter:
    a card of the stronger suit beats any card of the weaker. **Diamonds beat every other suit**, and the other three go round
    in a circle: **hearts beat spades, spades beat clubs, clubs beat hearts**.
    So 3♠ beats K♣, and 2♦ beats A♥, but 10♠ does not beat 5♦. Nothing beats A♦.
topsuit-rules-extend =
    If there is a run to beat, you can add to it instead: the next card of its suit, or the next { $most }.
    Then the longer run is yours, and others may beat or extend it in turn. A run up to the ace goes no further.
topsuit-rules-end =
    Each trick is one point for the last to play in it. The match ends at once when someone plays their last card,
    which is one point more for them, or when someone draws the last card of the draw deck.
    If everyone had had a turn by then, the trick counts as well; otherwise it doesn't count.

## What its pictures show, for those who listen to them: at most 1,024 characters in all.

topsuit-picture-deck = Deck
topsuit-picture-beat = To beat
topsuit-picture-top = Top card to beat: { $card }.
topsuit-picture-useful = Useful now: { $cards }.
topsuit-picture-useless = None of them is useful now.
topsuit-picture-current = To beat: { $cards } by { $name }.
topsuit-picture-trick = This trick: { $acts }.
topsuit-picture-last = Last trick: { $acts }.
topsuit-picture-seat = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand } in hand.
topsuit-picture-match = Draw deck: { $stock }. Hearts beat spades, spades beat clubs, clubs beat hearts, diamonds beat all.
