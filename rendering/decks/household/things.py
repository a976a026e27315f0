"""Nine things to clean a house with, in vector shapes: each in a box from -100 to 100."""

from collections.abc import Callable, Mapping
from typing import Final

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, circle, ellipse

_LINE: Final = 6.0


def _shape(pen: Pen, path: str, colour: Colour) -> None:
    pen.paint(path, colour, ink.BLACK, _LINE)


def _bar(pen: Pen, path: str, colour: Colour, width: float) -> None:
    """Draw a line with an outline."""
    pen.stroke(path, ink.BLACK, width + 2 * _LINE)
    pen.stroke(path, colour, width)


def sponge(pen: Pen) -> None:
    _shape(pen, "M -96 34 L 60 34 L 96 4 L 96 44 L 60 78 L -96 78 Z", ink.MINT)
    _shape(pen, "M -96 -26 L -60 -58 L 96 -58 L 96 4 L 60 36 L -96 36 Z", ink.LEMON)
    pen.stroke("M -96 -26 L 60 -26 L 96 -58 M 60 -26 L 60 78", ink.BLACK, _LINE)
    for x, y, r in (
        (-66, 0, 10),
        (-30, 14, 8),
        (6, -4, 11),
        (34, 16, 7),
        (-46, -42, 7),
        (2, -44, 8),
        (48, -44, 6),
    ):
        pen.fill(ellipse(x, y, r, r * 0.8), ink.BRASS)


def glove(pen: Pen) -> None:
    _shape(
        pen,
        "M -46 94 L -46 30 C -64 10 -88 -6 -92 -28 C -92 -44 -72 -46 -62 -34 L -46 -16 L -46 -70"
        " C -46 -88 -22 -88 -20 -70 L -18 -84 C -16 -100 10 -100 10 -82"
        " L 12 -72 C 16 -86 38 -84 38 -66 L 38 -48 C 44 -60 64 -56 64 -40"
        " L 62 20 C 60 34 54 40 50 48 L 50 94 Z",
        ink.ROSE,
    )
    pen.stroke("M -20 -66 L -20 -20 M 11 -70 L 11 -20 M 38 -48 L 38 -14", ink.BLACK, 5)
    _shape(pen, "M -54 68 L 58 68 L 58 96 L -54 96 Z", ink.FACE)


def bucket(pen: Pen) -> None:
    pen.stroke("M -78 -40 C -70 -112 70 -112 78 -40", ink.BLACK, 20)
    pen.stroke("M -78 -40 C -70 -112 70 -112 78 -40", ink.SHADE, 8)
    _shape(pen, "M -84 -40 L -62 86 C -30 100 30 100 62 86 L 84 -40 Z", ink.SKY)
    pen.fill("M -60 -10 L -44 78 L -26 84 L -38 -8 Z", ink.FACE)
    _shape(pen, ellipse(0, -40, 84, 24), ink.BLUE)
    for x, y, r in ((-34, -52, 20), (4, -60, 26), (40, -50, 18), (20, -36, 16), (-12, -38, 16)):
        _shape(pen, circle(x, y, r), ink.FACE)


def bottle(pen: Pen) -> None:
    _shape(
        pen, "M -40 96 L -40 6 C -40 -14 -20 -18 -20 -34 L 24 -34 C 24 -18 46 -14 46 6 L 46 96 Z", ink.MINT
    )
    _shape(pen, "M -26 30 L 32 30 L 32 74 L -26 74 Z", ink.FACE)
    pen.fill(
        "M 3 36 C 12 50 16 54 16 60 C 16 68 10 71 3 71 C -4 71 -10 68 -10 60 C -10 54 -6 50 3 36 Z", ink.GREEN
    )
    _shape(
        pen,
        "M -58 -86 L 44 -86 C 58 -86 62 -70 56 -52 L 30 -52 L 30 -32 L -24 -32 L -24 -56 L -58 -60 Z",
        ink.GREEN,
    )
    _bar(pen, "M -34 -52 C -38 -36 -50 -30 -56 -22", ink.FACE, 8)
    for x, y in ((-82, -92), (-90, -72), (-80, -52)):
        pen.fill(circle(x, y, 7), ink.SKY)


def broom(pen: Pen) -> None:
    _bar(pen, "M 66 -96 L 2 6", ink.BRASS, 14)
    _shape(pen, "M -22 -12 L 26 18 L 22 96 C -10 100 -70 76 -88 50 Z", ink.LEMON)
    pen.stroke("M -10 4 L -58 66 M 4 12 L -30 84 M 16 18 L 0 92", ink.BRASS, 6)
    _shape(pen, "M -28 -20 L -14 -38 L 40 -4 L 30 22 Z", ink.ORANGE)


def plunger(pen: Pen) -> None:
    _bar(pen, "M 0 -92 L 0 4", ink.BRASS, 18)
    pen.stroke("M -4 -88 L -4 0", ink.GOLD, 5)
    _shape(pen, "M -20 -6 L 20 -6 C 62 0 78 34 78 66 L -78 66 C -78 34 -62 0 -20 -6 Z", ink.RED)
    _shape(pen, "M -90 64 L 90 64 L 90 90 L -90 90 Z", ink.RED)
    pen.stroke("M -46 46 C -44 28 -34 16 -22 10", ink.FACE, 8)


def duster(pen: Pen) -> None:
    _bar(pen, "M -82 90 L -14 20", ink.BRASS, 15)
    puffs = (
        (-4, 8, 26),
        (-26, -22, 30),
        (34, 22, 30),
        (-14, -60, 30),
        (62, -8, 30),
        (28, -72, 32),
        (66, -46, 30),
    )
    for x, y, r in puffs:
        _shape(pen, circle(x, y, r), ink.VIOLET)
    for x, y, r in puffs:
        pen.fill(circle(x, y, r - 3), ink.VIOLET)
    pen.fill(circle(22, -26, 40), ink.VIOLET)
    pen.stroke(
        "M -8 4 C 10 -10 34 -36 48 -60 M -2 -4 C -10 -20 -12 -40 -6 -58 M 8 6 C 28 10 50 4 64 -10",
        ink.FACE,
        6,
    )


def machine(pen: Pen) -> None:
    _shape(pen, "M -80 -96 L 80 -96 L 80 96 L -80 96 Z", ink.FACE)
    pen.fill("M -77 -93 L 77 -93 L 77 -58 L -77 -58 Z", ink.BLUE)
    pen.stroke("M -80 -58 L 80 -58", ink.BLACK, _LINE)
    pen.fill(circle(54, -76, 10), ink.LEMON)
    pen.box((-66, -84, -14, -68), 4, ink.FACE)
    _shape(pen, circle(0, 18, 58), ink.SHADE)
    _shape(pen, circle(0, 18, 42), ink.SKY)
    pen.fill(
        "M -40 22 C -26 8 -14 34 0 22 C 14 8 26 34 40 22 C 40 46 22 59 0 59 C -22 59 -40 46 -40 22 Z",
        ink.BLUE,
    )


def dustbin(pen: Pen) -> None:
    _shape(pen, "M -64 -44 L -52 96 L 52 96 L 64 -44 Z", ink.SLATE)
    pen.stroke("M -30 -22 L -24 74 M 0 -22 L 0 74 M 30 -22 L 24 74", ink.BLACK, 9)
    _shape(pen, "M -80 -72 L 80 -72 L 80 -44 L -80 -44 Z", ink.CHARCOAL)
    pen.stroke("M -24 -74 L -24 -92 L 24 -92 L 24 -74", ink.BLACK, 12)


THINGS: Final[Mapping[str, Callable[[Pen], None]]] = {
    "1": sponge, "2": glove, "3": bucket, "4": bottle, "5": broom,
    "6": plunger, "7": duster, "8": machine, "9": dustbin,
}  # fmt: skip
