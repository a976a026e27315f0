### Cards and suits.

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[N] no trump
}

card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
   *[other] { $rank }
} of { $suit }
