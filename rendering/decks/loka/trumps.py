"""The pictures of the trumps, of the Fool, and of the back."""

from typing import Final

from rendering.decks.loka.elements import sign
from rendering.decks.loka.emblems import EMBLEMS
from rendering.decks.loka.scenery import LINE, shape, sparks
from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import HERE, Pen, Place, circle
from rendering.kit.toucans import PLUMAGES, bust

SKIES: Final[dict[int, Colour]] = {
    1: ink.VIOLET, 2: ink.MAROON, 3: ink.DEEP, 4: ink.SKY, 5: ink.PLATE, 6: ink.ROSE, 7: ink.SKY,
    8: ink.VIOLET, 9: ink.CHARCOAL, 10: ink.GREEN, 11: ink.DEEP, 12: ink.BLUE, 13: ink.IVORY, 14: ink.SKY,
    15: ink.RED, 16: ink.SLATE, 17: ink.BLUE, 18: ink.DEEP, 19: ink.SKY, 20: ink.IVORY, 21: ink.DEEP,
}  # fmt: skip
"""Colour of the sky behind each emblem."""

_NUMERALS: Final = dict.fromkeys((4, 6, 7, 13, 14, 19, 20), ink.BLACK)

_ARCH: Final = "M 38 134 L 38 36 C 38 18 49 7 67 7 C 85 7 96 18 96 36 L 96 134 Z"
_DISC: Final = circle(65, 99, 33)


def scene(pen: Pen, number: int, *, large: bool) -> None:
    """Draw a trump's picture: in an arch on a large card, in a disc on a small one."""
    window = _ARCH if large else _DISC
    pen.stroke(window, ink.BLACK, 3.4)
    with pen.clip(window):
        pen.fill(window, SKIES[number])
        if large:
            place = (67, 82, 0.28)
            pen.text(roman(number), (67, 19), 10, _NUMERALS.get(number, ink.LEMON))
        else:
            # The Magician's hat must be seen to its tip.
            place = (65, 106, 0.2) if number == 1 else (65, 99, 0.27)
        emblem(pen.inset(*place), number)
    pen.stroke(window, ink.GOLD, 1.8)


def emblem(pen: Pen, number: int) -> None:
    """Draw a trump's emblem in a box from -100 to 100."""
    match number:
        case 1:
            magician(pen)
        case 21:
            world(pen)
        case _:
            EMBLEMS[number](pen)


_ROBE: Final = (
    "M 36 46 C 26 54 18 66 10 90 L 0 190 L 130 190 L 112 90 C 102 70 92 60 80 54 C 80 62 77 67 69 69"
    " C 56 69 44 59 36 46 Z"
)
_HAT: Final = "M 34 24 C 38 4 36 -22 20 -44 C 46 -36 64 -12 70 18 C 58 13 46 15 34 24 Z"
_BRIM: Final = "M 22 27 C 30 12 62 4 80 14 C 84 18 82 22 76 22 C 60 17 42 20 30 30 C 24 32 21 31 22 27 Z"


def magician(pen: Pen) -> None:
    """Draw the house's bird in a pointed hat."""
    sparks(pen, (-76, -80, 2), (60, -96, 2.4), (84, -40, 1.4), (-92, 0, 1.4))
    bird = pen.inset(-140, -74, 2.3)
    bust(bird, PLUMAGES["H"])
    bird.paint(_ROBE, ink.BLUE, ink.BLACK, 1.8)
    bird.paint(_HAT, ink.BLUE, ink.BLACK, 1.8)
    bird.paint(_BRIM, ink.GOLD, ink.BLACK, 1.8)
    for x, y, scale in (
        (46, 6, 0.6),
        (40, -16, 0.4),
        (60, 8, 0.3),
        (34, 78, 0.6),
        (60, 86, 0.5),
        (52, 104, 0.5),
    ):
        sparks(bird, (x, y, scale))
    bird.stroke("M 76 92 L 96 56", ink.BLACK, 6)
    bird.stroke("M 76 92 L 96 56", ink.BRASS, 3)
    sparks(bird, (97, 54, 1.5))


_LANDS: Final = (
    (
        "M -70 -46 C -50 -80 -10 -88 4 -78 C 14 -62 -8 -54 -4 -40 C -14 -30 -30 -34 -36 -14"
        " C -48 -8 -60 -26 -70 -46 Z"
    ),
    "M -34 4 C -10 -4 14 10 10 30 C 0 44 -10 60 -18 84 C -34 70 -30 46 -42 30 C -48 18 -44 8 -34 4 Z",
    (
        "M 24 -58 C 44 -72 70 -50 84 -20 C 82 -4 74 10 66 30 C 54 26 58 4 44 2 C 28 -6 22 -20 34 -34"
        " C 26 -40 18 -48 24 -58 Z"
    ),
    "M 44 62 C 54 50 66 48 70 50 C 62 66 52 74 42 78 C 38 74 40 68 44 62 Z",
)


def world(pen: Pen) -> None:
    """Draw the globe in its ring."""
    sparks(
        pen, (-90, -104, 1.8), (86, -110, 2.2), (-100, 96, 1.6), (96, 104, 1.8), (0, -140, 1.8), (10, 150, 2)
    )
    shape(pen, circle(0, 0, 88), ink.BLUE)
    for land in _LANDS:
        pen.paint(land, ink.MINT, ink.GREEN, 4)
    pen.stroke(circle(0, 0, 88), ink.BLACK, LINE)
    pen.stroke("M -62 -46 C -54 -58 -44 -66 -32 -72", ink.SKY, 8)
    ring = "M -76 -46 C -126 20 -112 50 -76 46 C -20 40 60 -6 92 -44 C 112 -72 100 -84 70 -72"
    pen.stroke(ring, ink.BLACK, 17)
    pen.stroke(ring, ink.GOLD, 9)


_HORNS: Final = (
    ("M -62 62 C -70 10 -84 -14 -104 22 C -112 -44 -60 -80 -6 -22 L 0 62 Z", ink.VIOLET),
    ("M 62 62 C 70 10 84 -14 104 22 C 112 -44 60 -80 6 -22 L 0 62 Z", ink.GREEN),
    ("M -42 62 C -40 -6 -34 -50 6 -88 C 30 -50 44 -6 42 62 Z", ink.RED),
)
_BAND: Final = "M -68 54 Q 0 36 68 54 L 64 86 Q 0 70 -64 86 Z"
_BELLS: Final = ((-104, 30), (104, 30), (8, -92))


def cap(pen: Pen, at: Place = HERE) -> None:
    """Draw the Fool's cap and bells."""
    for horn, colour in _HORNS:
        pen.paint(horn, colour, ink.BLACK, 8 * at.scale, at)
    pen.paint(_BAND, ink.GOLD, ink.BLACK, 8 * at.scale, at)
    for x, y in _BELLS:
        pen.paint(circle(x, y, 17), ink.LEMON, ink.BLACK, 7 * at.scale, at)


_MOTLEY: Final = (
    "M 34 50 C 24 58 12 70 2 88 L -20 130 L 120 130 L 104 84 C 98 70 90 60 80 54 C 80 61 77 67 69 69"
    " C 56 69 44 59 34 50 Z"
)
_POINTS: Final = (
    ("M 33 49 L 18 66 L 37 64 Z", ink.GREEN), ("M 37 56 L 32 82 L 49 68 Z", ink.GOLD),
    ("M 47 65 L 52 90 L 64 71 Z", ink.VIOLET), ("M 62 70 L 74 90 L 77 68 Z", ink.GOLD),
    ("M 76 67 L 95 78 L 82 57 Z", ink.GREEN),
)  # fmt: skip


def fool(pen: Pen, *, large: bool, index: float) -> None:
    """Draw the house's bird in cap and bells; the cap stands in the corner instead of a number."""
    bird = pen.inset(4, 44, 0.98) if large else pen.inset(16, 66, 0.84)
    bust(bird, PLUMAGES["H"])
    bird.paint(_MOTLEY, ink.RED, ink.BLACK, 1.1)
    with bird.clip(_MOTLEY):
        bird.paint("M 60 60 L 58 140 L 130 140 L 120 60 Z", ink.VIOLET, ink.BLACK, 1.1)
    bird.stroke(_MOTLEY, ink.BLACK, 1.1)
    for path, colour in _POINTS:
        bird.paint(path, colour, ink.BLACK, 1.1)
    for x, y in ((18, 67), (32, 83), (52, 91), (74, 91), (95, 79)):
        bird.paint(circle(x, y, 2.6), ink.LEMON, ink.BLACK, 0.9)
    cap(bird, Place(51, 3, 0.27, -9))
    small = Place(4.5 + index / 2, 9 + index / 2, index / 210)
    for horn, _ in _HORNS:
        pen.stroke(horn, ink.FACE, 4, small)
    cap(pen, small)


_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(number: int) -> str:
    """Return a number in Roman numerals."""
    text = ""
    for value, letters in _ROMAN:
        text += letters * (number // value)
        number %= value
    return text


_WEAVE: Final = "M 0 -8 Q 2 -2 8 0 Q 2 2 0 8 Q -2 2 -8 0 Q -2 -2 0 -8 Z"


def back(pen: Pen) -> None:
    """Draw the four elements around the star of the trumps."""
    pen.box((5, 5, 95, 135), 0, ink.DEEP)
    for row in range(10):
        for column in range(7):
            pen.fill(_WEAVE, ink.PLATE, Place(8 + column * 14 + row % 2 * 7, 8 + row * 14, 0.8))
    pen.frame((0, 0, 100, 140), 7, ink.FACE, 6)
    pen.frame((5.4, 5.4, 94.6, 134.6), 2, ink.GOLD, 1.6)
    pen.paint("M 50 20 L 90 70 L 50 120 L 10 70 Z", ink.FELT, ink.GOLD, 2)
    sign(pen, "T", ink.BLACK, Place(50, 70, 0.17))
    for suit, x, y in (("A", 50, 38), ("W", 27, 70), ("F", 73, 70), ("E", 50, 101)):
        sign(pen, suit, ink.GOLD, Place(x, y, 0.075), ground=ink.FELT)
