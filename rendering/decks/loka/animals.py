"""The four peoples of Loka: swallows, badgers, salamanders and otters, as busts that look right.

Drawn in a card's units and as large as the toucans, so that the same dress suits them.
"""

from collections.abc import Callable
from typing import Final

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Point, circle, ellipse
from rendering.kit.toucans import LINE


def _shape(pen: Pen, path: str, colour: Colour) -> None:
    pen.paint(path, colour, ink.BLACK, LINE)


def _eye(pen: Pen, x: float, y: float) -> None:
    pen.paint(circle(x, y, 3.3), ink.FACE, ink.BLACK, 0.9)
    pen.fill(circle(x + 0.8, y + 0.2, 1.9), ink.BLACK)
    pen.fill(circle(x + 1.6, y - 0.6, 0.7), ink.FACE)


def swallow(pen: Pen) -> None:
    """Draw a swallow: blue back, rusty forehead and throat, cream breast."""
    _shape(
        pen,
        "M 40 24 C 45 15 59 14 67 21 C 71 25 72 32 70 40 C 70 48 75 53 79 60 L 88 80 L 26 80 L 33 57"
        " C 38 50 37 46 36.5 41 C 35 34 36 29 40 24 Z",
        ink.BLUE,
    )
    _shape(
        pen,
        "M 70 33 C 64 35 56 38 52 44 C 50 54 54 66 62 72 L 90 76 L 79 60 C 75 53 70 48 70 40 Z",
        ink.IVORY,
    )
    _shape(pen, "M 70.5 33 C 64 34 57 37 52.6 43 C 56 50 66 53 73 50 C 70.5 46 69.8 41 70.5 33 Z", ink.MAROON)
    _shape(pen, "M 62 18 C 67 20 71 25 71 32 C 67 30 62 25 62 18 Z", ink.MAROON)
    _shape(pen, "M 69 27 C 76 26 84 29 90 34 C 82 37 75 37.5 69.5 36.5 Z", ink.CHARCOAL)
    pen.stroke("M 66 34 C 74 33.4 82 33.6 89 34", ink.FACE, 0.8)
    pen.stroke("M 42 30 C 44 25 48 22 53 21", ink.SKY, 1.8)
    _eye(pen, 59, 29)


def badger(pen: Pen) -> None:
    """Draw a badger: white face with a black band through the eye."""
    _shape(
        pen,
        "M 42 20 C 48 15 58 15 65 20 C 75 25 84 31 93 35 C 97 38 97 44 92 46 C 84 49 77 50 72 50"
        " C 72 55 76 57 80 62 L 90 80 L 26 80 L 33 58 C 38 52 37 46 37 40 C 35 32 37 25 42 20 Z",
        ink.FACE,
    )
    pen.fill(
        (
            "M 37 40 C 38 46 38 52 33 58 L 26 80 L 60 80 C 52 70 50 60 52 50 C 46 48 42 44 42 37"
            " C 40 37 38 38 37 40 Z"
        ),
        ink.SLATE,
    )
    pen.fill(
        (
            "M 37.5 38 C 38 28 46 23 56 23.5 C 68 24.5 80 30 90 36 L 86 40 C 76 39 66 40 58 43"
            " C 50 46 42 46 37.5 38 Z"
        ),
        ink.BLACK,
    )
    pen.stroke(
        "M 42 20 C 48 15 58 15 65 20 C 75 25 84 31 93 35 C 97 38 97 44 92 46 C 84 49 77 50 72 50"
        " C 72 55 76 57 80 62 L 90 80 L 26 80 L 33 58 C 38 52 37 46 37 40 C 35 32 37 25 42 20 Z",
        ink.BLACK,
        LINE,
    )
    _shape(pen, "M 38 31 C 33 28 33 20 39 19 C 45 18 48 24 46 30 C 44 33 41 33 38 31 Z", ink.BLACK)
    pen.fill("M 39.5 28 C 37 26 37.5 22 40.5 21.8 C 43.5 22 44.5 25 43.4 28 Z", ink.FACE)
    _shape(pen, "M 89 34 C 94 33 98 36 97.5 40 C 96 43 91 43 89.5 40 Z", ink.CHARCOAL)
    pen.stroke("M 91 46 C 86 46.6 80 45 76 43.6", ink.BLACK, 1.1)
    _eye(pen, 62, 32)


def salamander(pen: Pen) -> None:
    """Draw a salamander: black with yellow blotches, and a wide mouth."""
    _shape(
        pen,
        "M 38 34 C 38 24 46 19 53 20 C 56 15 66 15 68 21 C 80 22 93 28 96 36 C 97 43 90 49 76 51"
        " C 75 55 77 58 80 62 L 90 80 L 26 80 L 33 58 C 38 52 38 44 38 34 Z",
        ink.BLACK,
    )
    _shape(
        pen,
        (
            "M 95 40 C 88 45 76 46 62 43 C 56 48 55 58 60 70 L 90 76 L 80 62 C 77 58 75 55 76 51"
            " C 90 49 97 44 95 40 Z"
        ),
        ink.ORANGE,
    )
    pen.stroke("M 95.4 38.6 C 86 44.6 72 45 60 40.6", ink.LEMON, 1.6)
    for path in (
        "M 40 32 C 42 25 47 23 51 24 C 52 30 46 34 40 38 Z",
        "M 72 23 C 80 23 86 26 88 29 C 84 33 75 30 72 23 Z",
        "M 40 46 C 46 42 52 46 50 54 C 46 60 38 60 38 54 Z",
        ellipse(80, 35.5, 4.2, 2.2),
        ellipse(50, 37.6, 3.4, 2.6),
    ):
        pen.fill(path, ink.LEMON)
    pen.fill(circle(92.4, 33.4, 0.9), ink.LEMON)
    pen.paint(circle(61, 24, 6.2), ink.LEMON, ink.BLACK, LINE)
    _eye(pen, 61.6, 24)


def otter(pen: Pen) -> None:
    """Draw an otter: brown, with a pale muzzle and whiskers."""
    _shape(
        pen,
        "M 38 34 C 37 22 47 14 58 16 C 66 17 72 22 77 27 C 85 27 92 30 93 36 C 93 44 86 50 74 50"
        " C 74 55 77 58 80 62 L 90 80 L 26 80 L 33 58 C 38 52 38 44 38 34 Z",
        ink.BRASS,
    )
    _shape(
        pen,
        "M 76 29 C 85 27 93 30 93 36 C 93 44 86 50 74 50 C 74 55 77 58 80 62 L 90 76 L 62 72"
        " C 54 62 54 52 60 45 C 66 45 68 32 76 29 Z",
        ink.IVORY,
    )
    _shape(pen, "M 40 27 C 35 26 34 19 39 17.6 C 44 16.6 47 20 46 24.6 Z", ink.BRASS)
    pen.fill("M 40.6 24.6 C 38 23.6 38 20.6 40.4 20 C 42.8 19.8 44 21.4 43.6 23.6 Z", ink.MAROON)
    _shape(
        pen,
        "M 84 28 C 88 25.6 94 27 94.4 31 C 93.6 34.6 88 35 85.6 32.4 C 84 31 83.4 29.4 84 28 Z",
        ink.CHARCOAL,
    )
    pen.stroke("M 89 34.6 C 89 39 85 41.6 79 41", ink.BLACK, 1.1)
    for path in (
        "M 78 36 C 84 37 92 40 98 45",
        "M 77 38 C 82 41 88 46 91 51",
        "M 78 34.6 C 86 34 94 36 100 38.6",
    ):
        pen.stroke(path, ink.BLACK, 0.7)
    for x, y in ((77, 34), (75.6, 37), (78.6, 37.4)):
        pen.fill(circle(x, y, 0.7), ink.MAROON)
    _eye(pen, 64.6, 27)


PEOPLES: Final[dict[str, Callable[[Pen], None]]] = {
    "A": swallow, "E": badger, "F": salamander, "W": otter,
}  # fmt: skip

HANDS: Final[dict[str, Colour]] = {"A": ink.BLUE, "E": ink.CHARCOAL, "F": ink.BLACK, "W": ink.BRASS}
"""Colours of wings and paws."""
EYES: Final[dict[str, Point]] = {"A": (58, 29), "E": (61.5, 31.6), "F": (61, 25), "W": (64, 27)}
LASHES: Final[dict[str, Colour]] = {"A": ink.SKY, "E": ink.FACE, "F": ink.LEMON, "W": ink.BLACK}


def bust(pen: Pen, suit: str) -> None:
    """Draw one of the suit's people."""
    PEOPLES[suit](pen)
