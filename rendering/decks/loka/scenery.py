"""Parts of the trumps' emblems: outlined shapes, clouds, hills and boards."""

from typing import Final

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import HERE, Pen, Place

LINE: Final = 5.0
"""Width of the black outlines."""


def shape(pen: Pen, path: str, colour: Colour, at: Place = HERE) -> None:
    """Draw a shape, filled and with the outline that all emblems have."""
    pen.paint(path, colour, ink.BLACK, LINE, at)


def bar(pen: Pen, path: str, colour: Colour, width: float) -> None:
    """Draw a line with an outline."""
    pen.stroke(path, ink.BLACK, width + 2 * LINE)
    pen.stroke(path, colour, width)


_SPARK: Final = "M 0 -10 Q 1.6 -1.6 10 0 Q 1.6 1.6 0 10 Q -1.6 1.6 -10 0 Q -1.6 -1.6 0 -10 Z"


def sparks(pen: Pen, *spots: tuple[float, float, float]) -> None:
    """Draw small stars, each by position and scale."""
    for x, y, scale in spots:
        pen.fill(_SPARK, ink.LEMON, Place(x, y, scale))


_CLOUD: Final = (
    "M -50 20 C -74 20 -76 -10 -52 -12 C -50 -40 -12 -46 -2 -24 C 14 -40 44 -28 42 -6 C 66 -6 68 20 46 20 Z"
)


def cloud(pen: Pen, at: Place, colour: Colour = ink.FACE) -> None:
    shape(pen, _CLOUD, colour, at)


def hill(pen: Pen, top: float, colour: Colour) -> None:
    """Draw the land, to the lower edge of the picture."""
    crest = "M -260 34 C -120 20 -80 0 0 0 C 80 0 120 20 260 34 L 260 300 L -260 300 Z"
    shape(pen, crest, colour, Place(0, top))


def board(pen: Pen, top: float) -> None:
    """Draw a table or a floor of boards, to the lower edge of the picture."""
    at = Place(0, top)
    shape(pen, "M -260 0 L 260 0 L 260 300 L -260 300 Z", ink.BRASS, at)
    pen.stroke("M -260 26 L 260 26 M -260 58 L 260 58", ink.MAROON, 4, at)
    pen.stroke("M -40 0 L -40 26 M 52 26 L 52 58", ink.MAROON, 4, at)
