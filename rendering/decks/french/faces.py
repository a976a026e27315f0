"""Faces and back of the French cards, in a card's units: 100 wide and 140 high."""

from typing import Final

from rendering.decks.french import courts, suits
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, Point, circle
from rendering.kit.toucans import PLUMAGES, bust, silhouette

_LEFT, _MIDDLE, _RIGHT = 44, 65, 86

# Columns and heights of the pips as on printed cards; those below the middle are upside down.
_PAIRS: Final = {
    "2": (), "3": (), "4": (22, 118), "5": (22, 118), "6": (22, 70, 118), "7": (22, 70, 118),
    "8": (22, 70, 118), "9": (22, 54, 86, 118), "T": (22, 54, 86, 118),
}  # fmt: skip
_SINGLES: Final = {
    "2": (22, 118), "3": (22, 70, 118), "4": (), "5": (70,), "6": (), "7": (46,),
    "8": (46, 94), "9": (70,), "T": (38, 102),
}  # fmt: skip


_PERCH: Final = {"C": (40, 72), "D": (39, 69), "H": (36, 61), "S": (36, 72)}
"""Position of the bird in an ace's pip."""


def label(rank: str) -> str:
    """Return the rank for players."""
    return "10" if rank == "T" else rank


def index(pen: Pen, rank: str, suit: str, colour: Colour, *, size: float) -> None:
    """Draw the rank above the suit in the top left corner, the rank `size` high."""
    middle = 5.5 + size * 0.5
    tight = {"squeeze": 0.72, "track": -0.06} if rank == "T" else {}
    pen.text(label(rank), (middle, 7), size, colour, **tight)
    spot = Place(middle, 10.5 + size * 1.49, size * 0.0044)
    # A pale rim keeps the suit apart from the Queen's tail above it and the feathers beside it.
    pen.stroke(suits.SHAPES[suit], ink.FACE, size * 0.08, spot)
    pen.fill(suits.SHAPES[suit], colour, spot)


def spots(rank: str) -> list[Point]:
    """Return the positions of this rank's pips."""
    pairs = [(x, y) for y in _PAIRS[rank] for x in (_LEFT, _RIGHT)]
    return [*pairs, *((_MIDDLE, y) for y in _SINGLES[rank])]


def pips(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    for x, y in spots(rank):
        pen.fill(suits.SHAPES[suit], colour, Place(x, y, 0.098, 180 if y > 70 else 0))


def ace(pen: Pen, suit: str, colour: Colour) -> None:
    """Draw one large pip with the house's bird in it."""
    pen.fill(suits.SHAPES[suit], colour, Place(62, 86, 0.37))
    bird = Place(*_PERCH[suit], 0.4 if suit in "HS" else 0.35)
    silhouette(pen, ink.FACE, colour, bird)


def court(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    """Draw the figure twice, each half with its index."""
    courts.figure(pen, rank, suit, colour)
    index(pen, rank, suit, colour, size=26)
    courts.two_way(pen, courts.robe_of(colour))


def large(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    """Draw a card as on printed cards."""
    if rank in "JQK":
        court(pen, rank, suit, colour)
        return
    index(pen, rank, suit, colour, size=26)
    if rank == "A":
        ace(pen, suit, colour)
    else:
        pips(pen, rank, suit, colour)


def small(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    """Draw a card with a larger index, and one picture that is still clear at the width of a thumb."""
    if rank in "JQK":
        courts.figure(pen.inset(9, 68, 0.91), rank, suit, colour)
    else:
        pen.fill(suits.SHAPES[suit], colour, Place(66, 100, 0.3))
    index(pen, rank, suit, colour, size=38)


def back(pen: Pen) -> None:
    """Draw the house's bird in a medallion, on a lattice of leaves."""
    pen.box((5, 5, 95, 135), 0, ink.PLATE)
    for row in range(9):
        for column in range(6):
            for turn in (45, -45):
                leaf = Place(10 + column * 16, 6 + row * 16, 1, turn)
                pen.fill("M 0 -9 Q 5 0 0 9 Q -5 0 0 -9 Z", ink.FELT, leaf)
    pen.frame((0, 0, 100, 140), 7, ink.FACE, 6)
    pen.frame((5.4, 5.4, 94.6, 134.6), 2, ink.GOLD, 1.6)
    pen.paint(circle(50, 70, 33), ink.DEEP, ink.GOLD, 2.6)
    bust(pen.inset(11, 36, 0.66), PLUMAGES["H"])
