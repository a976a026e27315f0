"""The French deck as sprites: a card is drawn once in a process for each size, colour scheme and look."""

from enum import Enum
from functools import cache
from typing import Final

from PIL import Image

from rendering import faces, palette
from rendering.pen import Pen
from rendering.suits import INKS

HOLE: Final = "??"

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


@cache
def sprite(card: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> Image.Image:
    """The card in the shared palette; paste it with `mask(size)`, for its corners are round."""
    if look is Look.DIM:
        return palette.dim(sprite(card, size, colours=colours))
    pen = Pen(size.value, palette.FELT, unit=size.width / 100)
    sheet = (0, 0, 100, 140)
    radius = _RADIUS / size.width * 100
    pen.box(sheet, radius, palette.FACE)
    _face(pen, card, size, colours)
    pen.frame(sheet, radius, palette.EDGE, _EDGE / size.width * 100)
    if look is Look.GOLD:
        pen.frame(sheet, radius, palette.GOLD, _RING / size.width * 100)
    return pen.settle()


def _face(pen: Pen, card: str, size: Size, colours: int) -> None:
    if card == HOLE:
        faces.back(pen)
        return
    rank, suit = card[0], card[1]
    draw = faces.large if size is Size.LARGE else faces.small
    draw(pen, rank, suit, INKS[colours][suit])


@cache
def mask(size: Size) -> Image.Image:
    """Where a card of this size covers what lies below it."""
    pen = Pen(size.value, palette.DEEP)
    pen.box((0, 0, size.width, size.height), _RADIUS, palette.FACE)
    return pen.image.convert("L").resize(size.value).point(lambda light: 255 * (light > 127), "1")
