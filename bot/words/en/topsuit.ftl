### Top Suit.

topsuit-pass-by-drawing = Passing costs a card: “draw” takes one and passes.
topsuit-draw-stands-alone = You do not choose what you draw: write just “draw”.
topsuit-card-twice = You cannot play { CARD($card) } twice.
topsuit-no-combination = That is no combination: play one card, two to four of one rank, or { $shortest } or more of one suit in a row. The ace stands only above the king.
topsuit-other-kind = This trick is one of { $kind ->
    [single] single cards
    [pair] pairs
    [triple] triples
    [quad] quads
   *[run] runs
}: play another, or draw.
topsuit-quad-too-low = Only a higher rank beats a quad, and { CARD($card) } is not above { CARD($current) }.
topsuit-too-weak = { CARD($card) } { $kind ->
    [single] { "" }does
   *[other] on top does
} not beat { CARD($current) }: { $current ->
    [AD] nothing does.
   *[other] that takes { $suit ->
        [C] a higher club, a spade or a diamond
        [H] a higher heart, a club or a diamond
        [S] a higher spade, a heart or a diamond
       *[D] a higher diamond
    }.
}
topsuit-no-run = There is no run here to extend.
topsuit-run-complete = A run that has reached { CARD($top) } goes no further.
topsuit-extension-too-long = You may add { $most } cards at most; a longer row is a run of its own: play it.
topsuit-not-next = What you add must follow { CARD($top) } in its suit: { CARD($next) } first.
