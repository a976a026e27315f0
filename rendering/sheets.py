"""What the cards of every deck share: sizes, looks, and the white sheet that a face is drawn on."""

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Final

from PIL import Image

from rendering import palette
from rendering.pen import Pen

_RADIUS: Final = 12
_EDGE: Final = 2
_RING: Final = 7


class Size(Enum):
    """Width and height in pixels; the large cards have pips, the small ones a larger index."""

    LARGE = (200, 280)
    SMALL = (130, 182)

    @property
    def width(self) -> int:
        return self.value[0]

    @property
    def height(self) -> int:
        return self.value[1]


class Look(Enum):
    PLAIN = "plain"
    DIM = "dim"
    """Not to be played now."""
    GOLD = "gold"
    """Framed: it takes the trick."""


def sheet(size: Size, look: Look, face: Callable[[Pen], None]) -> Image.Image:
    """A card in the shared palette, bright; `face` draws in a card's units, 100 wide and 140 high."""
    pen = Pen(size.value, palette.FELT, unit=size.width / 100)
    corners = (0, 0, 100, 140)
    radius = _RADIUS / size.width * 100
    pen.box(corners, radius, palette.FACE)
    face(pen)
    pen.frame(corners, radius, palette.EDGE, _EDGE / size.width * 100)
    if look is Look.GOLD:
        pen.frame(corners, radius, palette.GOLD, _RING / size.width * 100)
    return pen.settle()


@cache
def mask(size: Size) -> Image.Image:
    """Where a card of this size covers what lies below it."""
    pen = Pen(size.value, palette.DEEP)
    pen.box((0, 0, size.width, size.height), _RADIUS, palette.FACE)
    return pen.image.convert("L").resize(size.value).point(lambda light: 255 * (light > 127), "1")
