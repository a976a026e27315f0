"""Mounts of the Cavaliers: a goose, a tortoise, a firebird and a carp, all facing right.

Drawn 100 wide, between 50 and 117 from the top; the rider sits at 50, 74.
"""

from collections.abc import Callable
from typing import Final

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, circle
from rendering.kit.toucans import LINE


def _shape(pen: Pen, path: str, colour: Colour) -> None:
    pen.paint(path, colour, ink.BLACK, LINE)


def _eye(pen: Pen, x: float, y: float) -> None:
    pen.paint(circle(x, y, 2), ink.FACE, ink.BLACK, 0.8)
    pen.fill(circle(x + 0.5, y, 1.1), ink.BLACK)


def goose(pen: Pen) -> None:
    _shape(pen, "M 83 59 C 90 58 97 61 100 65 C 94 67.4 88 67.6 83 66.6 Z", ink.ORANGE)
    _shape(
        pen,
        "M 2 82 C 12 84 22 78 34 76 C 50 74 62 80 69 79 C 75 76 72 66 74 60 C 76 53 86 53 88 60"
        " C 89 65 86 68 85 71 C 84 82 86 92 78 100 C 64 112 36 110 22 100 C 14 95 8 90 2 82 Z",
        ink.FACE,
    )
    for path in (
        "M 26 86 C 14 90 6 100 0 114 C 14 112 22 106 28 100 Z",
        "M 30 88 C 22 96 18 106 16 117 C 28 114 34 106 38 98 Z",
        "M 38 90 C 33 98 32 108 33 117 C 44 112 50 104 52 96 Z",
    ):
        _shape(pen, path, ink.SLATE)
    _shape(pen, "M 22 86 C 36 78 54 80 62 88 C 56 102 34 104 22 86 Z", ink.SHADE)
    pen.stroke("M 30 88 Q 36 95 42 89 Q 48 96 54 90", ink.SLATE, 1.2)
    _eye(pen, 81.6, 60)


def tortoise(pen: Pen) -> None:
    _shape(
        pen,
        "M 76 98 C 78 88 80 76 88 73 C 96 71 101 77 99 83 C 97 88 91 89 89 94 C 87 102 82 106 76 105 Z",
        ink.MINT,
    )
    for x in (14, 58):
        _shape(pen, f"M {x} 98 L {x} 112 C {x} 117 {x + 14} 117 {x + 15} 112 L {x + 17} 98 Z", ink.MINT)
    _shape(pen, "M 8 100 C 2 102 0 106 -2 109 C 4 110 8 108 12 106 Z", ink.MINT)
    _shape(pen, "M 4 102 C 4 78 22 68 43 68 C 64 68 82 80 82 102 Z", ink.BRASS)
    for path in (
        "M 34 78 L 52 78 L 58 88 L 43 96 L 28 88 Z",
        "M 58 78 C 66 82 72 88 75 96 L 61 96 L 63 88 Z",
        "M 28 78 C 20 82 14 88 11 96 L 25 96 L 23 88 Z",
    ):
        pen.paint(path, ink.GOLD, ink.MAROON, 1.2)
    _shape(
        pen,
        (
            "M 2 100 C 2 97 6 96 10 97 L 76 97 C 80 96 84 97 84 100 C 84 104 80 105 76 105 L 10 105"
            " C 6 105 2 104 2 100 Z"
        ),
        ink.MAROON,
    )
    pen.stroke("M 97.4 84 C 95 85.4 92 85.2 90 84", ink.BLACK, 1)
    _eye(pen, 91, 78)


def firebird(pen: Pen) -> None:
    for path, colour in (
        ("M 24 92 C 2 92 -6 70 4 46 C 8 60 16 66 28 78 Z", ink.MAROON),
        ("M 26 92 C 8 84 6 64 18 50 C 18 64 24 70 34 80 Z", ink.RED),
        ("M 26 98 C 8 100 -4 92 -4 76 C 4 84 14 86 30 86 Z", ink.ORANGE),
    ):
        _shape(pen, path, colour)
    pen.stroke(
        (
            "M 44 104 L 42 116 M 42 116 L 36 117 M 42 116 L 50 117 M 58 104 L 60 116 M 60 116 L 54 117"
            " M 60 116 L 68 117"
        ),
        ink.BLACK,
        4.4,
    )
    pen.stroke(
        (
            "M 44 104 L 42 116 M 42 116 L 36 117 M 42 116 L 50 117 M 58 104 L 60 116 M 60 116 L 54 117"
            " M 60 116 L 68 117"
        ),
        ink.GOLD,
        2.2,
    )
    _shape(pen, "M 76 57 C 72 50 76 46 79 49 C 80 44 86 44 86 49 C 90 46 94 50 90 57 Z", ink.RED)
    _shape(pen, "M 90 61 L 100 66 L 90 69 Z", ink.GOLD)
    _shape(pen, "M 86 68 C 92 70 92 80 88 82 C 84 80 83 74 84 69 Z", ink.RED)
    _shape(
        pen,
        "M 14 88 C 24 78 36 80 50 80 C 62 80 70 76 72 66 C 72 56 80 53 86 56 C 93 60 92 68 87 71"
        " C 86 84 84 96 70 104 C 54 112 28 108 14 88 Z",
        ink.ORANGE,
    )
    pen.fill("M 74 72 C 80 76 84 74 86 71 C 86 84 84 94 72 102 C 80 90 78 80 74 72 Z", ink.LEMON)
    _shape(
        pen,
        (
            "M 30 86 C 44 80 58 84 64 90 C 56 94 54 100 42 103 C 44 98 40 99 34 98 C 37 95 33 93 28 92"
            " C 32 90 31 88 30 86 Z"
        ),
        ink.GOLD,
    )
    _eye(pen, 83, 62)


def carp(pen: Pen) -> None:
    _shape(pen, "M 60 100 C 58 110 50 115 42 116 C 44 110 44 106 46 100 Z", ink.LEMON)
    _shape(pen, "M 22 87 C 14 84 6 74 4 60 C -4 74 -4 104 6 114 C 8 104 14 96 22 93 Z", ink.LEMON)
    _shape(
        pen,
        "M 98 88 C 92 74 76 68 56 70 C 40 72 28 82 18 90 C 28 98 40 108 58 109 C 78 110 92 102 98 88 Z",
        ink.ORANGE,
    )
    for path in (
        "M 30 82 C 40 80 46 88 44 96 C 42 100 34 98 26 94 C 22 91 26 85 30 82 Z",
        "M 58 104 C 64 96 74 98 76 104.6 C 70 108 62 108.6 58 104 Z",
    ):
        pen.fill(path, ink.FACE)
    pen.stroke("M 80 72.6 C 74 82 74 96 80 105", ink.BLACK, 1.1)
    for x, y in ((52, 82), (62, 82), (57, 91), (67, 91), (52, 98), (50, 74)):
        pen.stroke(f"M {x} {y} Q {x + 5} {y + 4} {x} {y + 8}", ink.MAROON, 1.1)
    pen.stroke("M 97 90 C 94 92 92 92 89 91", ink.BLACK, 1.1)
    pen.stroke("M 93 93 C 94 97 97 98 99 97", ink.BLACK, 1.1)
    _eye(pen, 87, 82)
    wave = (
        "M -6 112 Q 4 104 14 112 Q 24 120 34 112 Q 44 104 54 112 Q 64 120 74 112 Q 84 104 94 112"
        " Q 100 117 106 112 L 106 140 L -6 140 Z"
    )
    _shape(pen, wave, ink.SKY)


MOUNTS: Final[dict[str, Callable[[Pen], None]]] = {
    "A": goose, "E": tortoise, "F": firebird, "W": carp,
}  # fmt: skip
