"""Four kinds of toucan, one for each suit, drawn facing right in a card's units: 100 wide and 140 high."""

from dataclasses import dataclass
from typing import Final

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle, ellipse

LINE: Final = 1.1
"""Width of the black outlines."""


@dataclass(frozen=True, slots=True)
class Plumage:
    """The colours of one kind of toucan."""

    feathers: Colour
    bib: Colour
    hem: Colour
    skin: Colour
    upper: Colour
    blaze: Colour
    lower: Colour
    tip: Colour


PLUMAGES: Final = {
    # Keel-billed, plate-billed, toco and choco toucan.
    "C": Plumage(ink.BLACK, ink.LEMON, ink.RED, ink.MINT, ink.MINT, ink.ORANGE, ink.SKY, ink.MAROON),
    "D": Plumage(ink.SLATE, ink.SKY, ink.LEMON, ink.LEMON, ink.BLACK, ink.IVORY, ink.MAROON, ink.BLACK),
    "H": Plumage(ink.BLACK, ink.FACE, ink.RED, ink.SKY, ink.ORANGE, ink.LEMON, ink.ORANGE, ink.BLACK),
    "S": Plumage(ink.BLACK, ink.LEMON, ink.FACE, ink.MINT, ink.LEMON, ink.GOLD, ink.MAROON, ink.MAROON),
}

_HEAD: Final = (
    "M 41 23 C 46 16 59 16 65 22 C 68 28 68 38 66 44 C 68 49 73 52 77 58 L 88 80 L 30 80 L 34 57"
    " C 38 51 38 48 38 43 C 36 36 36 29 41 23 Z"
)
_BIB: Final = "M 66 43 C 61 38 55 41 54 46 C 52 53 55 60 62 64 C 68 67 76 65 78 60 C 74 53 68 50 66 43 Z"
_HEM: Final = (
    "M 53.4 50 C 53 61 58 68 66 69.8 C 73 70.5 78 66 78 60 C 76 65 68 67 62 64 C 57 61 54 56 53.4 50 Z"
)
_UPPER: Final = "M 64 22 C 72 12 90 14 95.5 32 C 97.3 39 96.5 44 94 46.5 C 91 41 84 37 64.5 36 Z"
_BLAZE: Final = "M 64.5 24.5 C 72 19 84 20 90 29 C 82 26 74 26 64.8 30 Z"
_TIP: Final = (
    "M 91.2 23.2 C 94 27 97 34 96.6 40 C 96.4 43 95.5 45.5 94 46.5 C 92.6 44 90.4 42 87.5 40.3"
    " C 90.5 35 92 29 91.2 23.2 Z"
)
_LOWER: Final = "M 64.5 36 C 84 37 90 41 92 44.4 C 84 49 73 49 65.5 44 Z"


def bust(pen: Pen, plumage: Plumage) -> None:
    """Draw head, neck and chest."""
    pen.paint(_HEAD, plumage.feathers, ink.BLACK, LINE)
    pen.paint(_BIB, plumage.bib, ink.BLACK, LINE)
    pen.paint(_HEM, plumage.hem, ink.BLACK, LINE)
    _beak(pen, plumage)
    _eye(pen, plumage)


def _beak(pen: Pen, plumage: Plumage) -> None:
    pen.paint(_LOWER, plumage.lower, ink.BLACK, LINE)
    pen.fill(_UPPER, plumage.upper)
    pen.fill(_BLAZE, plumage.blaze)
    pen.fill(_TIP, plumage.tip)
    pen.stroke(_UPPER, ink.BLACK, LINE)
    pen.stroke("M 64.4 22.4 C 66.6 30 66.6 38 65.2 44", ink.BLACK, 2.8)


def _eye(pen: Pen, plumage: Plumage) -> None:
    pen.fill(ellipse(56.5, 30, 6.3, 5.6), plumage.skin)
    pen.paint(circle(57.2, 29.6, 3.3), ink.FACE, ink.BLACK, 0.9)
    pen.fill(circle(58, 29.8, 1.9), ink.BLACK)
    pen.fill(circle(58.8, 29, 0.7), ink.FACE)


def silhouette(pen: Pen, colour: Colour, ground: Colour, place: Place) -> None:
    """Draw head and beak in one colour, with lines of the ground between them."""
    for path in (_HEAD, _UPPER, _LOWER):
        pen.fill(path, colour, place)
    pen.stroke("M 65 21 C 67.5 30 67.5 38 65.2 46", ground, 2.4, place)
    pen.stroke("M 66 36.4 C 84 37 90 41 94 46", ground, 1.8, place)
    pen.fill(circle(56.5, 30, 3.4), ground, place)
