"""The signs and inks of Air, Earth, Fire, Water and the trumps, and drawings made of them alone."""

from typing import Final

from rendering.decks.french.faces import label, spots
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import HERE, Pen, Place, circle

INKS: Final = {
    4: {"A": ink.VIOLET, "E": ink.GREEN, "F": ink.RED, "W": ink.BLUE, "T": ink.BLACK},
    2: {"A": ink.RED, "E": ink.BLACK, "F": ink.RED, "W": ink.BLACK, "T": ink.BLACK},
}
"""Inks by number of colours, as the player prefers, then by suit: light elements red, heavy ones black."""

# Three gusts, drawn as lines in a box from -100 to 100 like the other signs.
_GUSTS: Final = (
    "M -86 -30 L 26 -30 C 66 -30 72 -88 32 -88 C 10 -88 0 -72 6 -58",
    "M -60 10 L 64 10 C 96 10 100 -38 68 -40",
    "M -90 50 L 22 50 C 62 50 62 98 26 96 C 12 95 4 86 4 76",
)
_GUST: Final = 24

_PEAKS: Final = "M -102 84 L -36 -74 Q -26 -92 -14 -74 L 14 -22 L 32 -46 Q 42 -58 52 -44 L 102 84 Z"
_SNOW: Final = "M -58 -22 L -40 0 L -25 -22 L -8 0 L 8 -24"
_FLAME: Final = (
    "M -10 -102 C 4 -62 34 -48 42 -18 C 50 -28 52 -44 46 -62 C 72 -36 82 -2 76 34 C 70 76 38 100 0 100"
    " C -42 100 -74 72 -74 28 C -74 -2 -60 -22 -46 -40 C -44 -22 -38 -12 -26 -6"
    " C -32 -42 -30 -74 -10 -102 Z"
)
_HEART: Final = "M 2 10 C 8 30 32 40 32 64 C 32 82 18 92 2 92 C -16 92 -30 80 -28 60 C -26 42 -8 34 2 10 Z"
_DROP: Final = (
    "M 0 -104 C 14 -62 72 -18 72 32 C 72 72 40 100 0 100 C -40 100 -72 72 -72 32 C -72 -18 -14 -62 0 -104 Z"
)
_GLINT: Final = "M -44 36 C -42 56 -28 70 -8 73"
_STAR: Final = (
    "M 0 -100 L 18 -44 L 71 -71 L 44 -18 L 100 0 L 44 18 L 71 71 L 18 44 L 0 100 L -18 44 L -71 71"
    " L -44 18 L -100 0 L -44 -18 L -71 -71 L -18 -44 Z"
)


def sign(pen: Pen, suit: str, colour: Colour, at: Place = HERE, *, ground: Colour = ink.FACE) -> None:
    """Draw the sign of an element, or of the trumps (`T`); `ground` shows through its hollows."""
    match suit:
        case "A":
            for gust in _GUSTS:
                pen.stroke(gust, colour, _GUST * at.scale, at)
        case "E":
            pen.fill(_PEAKS, colour, at)
            pen.stroke(_SNOW, ground, 13 * at.scale, at)
        case "F":
            pen.fill(_FLAME, colour, at)
            pen.fill(_HEART, ground, at)
        case "W":
            pen.fill(_DROP, colour, at)
            pen.stroke(_GLINT, ground, 14 * at.scale, at)
        case _:
            pen.paint(_STAR, ink.GOLD, colour, 9 * at.scale, at)


def rim(pen: Pen, suit: str, at: Place) -> None:
    """Draw a pale edge for a sign, which separates it from a picture below."""
    shapes = {"E": (_PEAKS,), "F": (_FLAME,), "W": (_DROP,), "T": (_STAR,)}.get(suit, _GUSTS)
    width = (_GUST + 36 if suit == "A" else 36) * at.scale
    for shape in shapes:
        pen.stroke(shape, ink.FACE, width, at)


def index(pen: Pen, rank: str, suit: str, colour: Colour, *, size: float) -> None:
    """Draw the rank or number above the sign in the top left corner, the rank `size` high."""
    middle = 4.5 + size * 0.5
    text = label(rank)
    tight = {"squeeze": 0.72 if rank == "T" else 0.8, "track": -0.05} if len(text) > 1 else {}
    at = Place(middle, 9.5 + size * 1.5, size * 0.0046)
    rim(pen, suit, at)
    pen.text(text, (middle, 6.5), size, colour, **tight)
    sign(pen, suit, colour, at)


def pips(pen: Pen, rank: str, suit: str, colour: Colour) -> None:
    """Draw as many signs as the rank says, all upright: an inverted mountain is unrecognisable."""
    for x, y in spots(rank):
        sign(pen, suit, colour, Place(x + 2, y + 2, 0.098))


def ace(pen: Pen, suit: str, colour: Colour) -> None:
    """Draw one large sign in a ring of its own."""
    pen.stroke(circle(60, 88, 33), ink.GOLD, 1.4)
    sign(pen, suit, colour, Place(60, 88, 0.235))
    for x, y in ((60, 55), (60, 121), (27, 88), (93, 88)):
        pen.fill("M 0 -4 L 3 0 L 0 4 L -3 0 Z", colour, Place(x, y))
