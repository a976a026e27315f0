"""The court cards of the elements: Jack, Cavalier, Queen and King of the four peoples."""

from typing import Final

from rendering.decks.french.courts import CROWN, Wearer, dress, flower, robe_of
from rendering.decks.loka.animals import EYES, HANDS, LASHES, bust
from rendering.decks.loka.elements import sign
from rendering.decks.loka.mounts import MOUNTS
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle
from rendering.kit.toucans import LINE

_CUT: Final = (
    "M 37 45 C 31 51 25 59 18 73 C 9 90 -2 98 -8 126 L 114 126 L 101 79 C 96 69 90 61 79 54"
    " C 80 61 77 67 69 69 C 56 69 44 59 37 45 Z"
)


def court(pen: Pen, rank: str, suit: str, colour: Colour, *, large: bool) -> None:
    """Draw the figure of a court card, below the index and to its right."""
    if rank == "C":
        _cavalier(pen.inset(3, 28, 0.95) if large else pen.inset(30, 64, 0.65), suit, colour)
    else:
        _person(pen.inset(4, 27, 0.97) if large else pen.inset(8, 68, 0.91), rank, suit, colour)


def _person(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    robe = robe_of(colour)

    def badge(pen: Pen, colour: Colour, at: Place) -> None:
        sign(pen, suit, colour, at, ground=ink.FACE if rank == "J" else ink.GOLD)

    bust(pen, suit)
    dress(pen, rank, Wearer(robe, HANDS[suit], LASHES[suit], EYES[suit], badge, _CUT))
    _front(pen, rank, robe)


def _front(pen: Pen, rank: str, robe: Colour) -> None:
    """Draw the visible front of the robe below the collar."""
    top = {"J": 86, "Q": 79, "K": 80}[rank]
    for colour, width in ((ink.BLACK, 9.4), (ink.GOLD, 7.4)):
        pen.stroke(f"M 62 {top} C 60 96 59 108 59 126", colour, width)
    for y in range(top + 5, 124, 9):
        pen.paint(circle(60.4 - (y - top) * 0.04, y, 2.1), robe, ink.BLACK, 0.8)
    pen.stroke("M 22 88 C 26 98 28 108 28 122", ink.BLACK, LINE)
    _sleeve(pen, rank)


_SLEEVE: Final = (15, 105)


def _sleeve(pen: Pen, rank: str) -> None:
    """Draw embroidery: little more is seen of a court card that lies below others."""
    x, y = _SLEEVE
    match rank:
        case "Q":
            flower(pen, Place(x, y, 0.95))
        case "K":
            pen.paint(CROWN, ink.GOLD, ink.BLACK, LINE, Place(x + 0.5, y + 5, 0.62))
        case _:
            pen.paint(_QUILL, ink.LEMON, ink.BLACK, LINE, Place(x, y))
            pen.stroke("M -6 10 C -3 2 2 -4 6 -8", ink.BLACK, 0.9, Place(x, y))


_QUILL: Final = "M -5 7 C -8 -1 -2 -9 7 -12 C 9 -5 7 3 -1 8 C -3 9 -4 9 -5 7 Z"


_COAT: Final = (
    "M 37 45 C 29 52 22 64 18 82 L 14 124 L 92 124 L 90 80 C 90 68 86 60 79 54 C 80 61 77 67 69 69"
    " C 56 69 44 59 37 45 Z"
)
_SCARF: Final = (
    "M 35 48 C 42 62 56 73 69 72.6 C 77 71 81 63 80.6 55 L 79 54 C 80 61 77 67 69 69 C 56 69 44 59 37 45 Z"
)
_HAT: Final = "M 37 18 C 36 8 42 1 52 2 C 61 2 66 8 67 15 Z"
_RIM: Final = "M 24 24 C 22 17 36 18 50 15.6 C 62 13 78 8 82 14 C 84 19 74 21 62 22.4 C 48 24 30 31 24 24 Z"
_PLUME: Final = (
    "M 46 10 C 34 2 36 -16 52 -20 C 62 -22 72 -18 78 -12 C 73 -12 72 -10 73 -6 C 67 -9 64 -7 64 -2"
    " C 59 -3 56 0 57 5 Z"
)


def _cavalier(pen: Pen, suit: str, colour: Colour) -> None:
    """Draw a mounted cavalier with a lance."""
    robe = robe_of(colour)
    pen.stroke("M 83 -10 L 64 100", ink.BLACK, 3.4)
    pen.stroke("M 83 -10 L 64 100", ink.BRASS, 1.8)
    pen.paint("M 82 -6 L 101 0 L 94 5 L 98 14 L 79 11 Z", ink.FACE, ink.BLACK, LINE)
    sign(pen, suit, robe, Place(87, 3.4, 0.048, 10))
    rider = pen.inset(14, 3, 0.64)
    bust(rider, suit)
    rider.paint(_COAT, robe, ink.BLACK, 1.6)
    rider.paint(_SCARF, ink.GOLD, ink.BLACK, 1.4)
    rider.paint(_PLUME, ink.LEMON, ink.BLACK, 1.5)
    rider.paint(_HAT, robe, ink.BLACK, 1.5)
    rider.paint(_RIM, robe, ink.BLACK, 1.5)
    rider.stroke("M 38 16.6 C 48 15.4 58 13.4 66 10.6", ink.GOLD, 2.6)
    MOUNTS[suit](pen)
    _leg(pen, robe)
    for path, cloth, width in (
        ("M 37 50 C 43 58 55 62 66 59", robe, 8),
        ("M 65 59.4 L 68 58.6", ink.GOLD, 8),
    ):
        pen.stroke(path, ink.BLACK, width + 2)
        pen.stroke(path, cloth, width)
    pen.paint(circle(71.4, 57, 4.2), HANDS[suit], ink.BLACK, LINE)


def _leg(pen: Pen, robe: Colour) -> None:
    leg = "M 43 74 C 53 74 57 78 56 88"
    pen.stroke(leg, ink.BLACK, 11)
    pen.stroke(leg, robe, 9)
    pen.paint("M 51 87 L 61 87 L 61 94 C 67 94 69 97 69 100 L 51 100 Z", ink.MAROON, ink.BLACK, LINE)
