"""The trumps and the Fool."""

from rendering import palette as ink
from rendering.loka_elements import sign
from rendering.pen import HERE, Pen, Place, circle

_CAP = (
    "M -70 70 C -80 0 -100 -40 -96 -70 C -50 -60 -34 -20 -30 0 C -20 -40 -10 -80 0 -98 C 10 -80 20 -40 30 0"
    " C 34 -20 50 -60 96 -70 C 100 -40 80 0 70 70 Z"
)


def cap(pen: Pen, at: Place = HERE) -> None:
    """The Fool's cap and bells."""
    pen.paint(_CAP, ink.RED, ink.BLACK, 8 * at.scale, at)


def scene(pen: Pen, number: int, *, large: bool) -> None:
    """The picture of a trump."""
    sign(pen, "T", ink.BLACK, Place(66, 92, 0.3 if large else 0.28, number))


def fool(pen: Pen, *, large: bool, index: float) -> None:
    cap(pen, Place(4.5 + index / 2, 8 + index / 2, index / 200))
    cap(pen, Place(62, 90, 0.36 if large else 0.3))


def back(pen: Pen) -> None:
    pen.box((5, 5, 95, 135), 0, ink.DEEP)
    pen.frame((0, 0, 100, 140), 7, ink.FACE, 6)
    pen.paint(circle(50, 70, 33), ink.PLATE, ink.GOLD, 2.6)
    sign(pen, "T", ink.BLACK, Place(50, 70, 0.25))
