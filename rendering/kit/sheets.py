"""Common properties of all decks' cards: sizes, looks, and the white sheet below a face."""

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Final

from PIL import Image

from rendering.kit import palette
from rendering.kit.pen import FINE, Pen

_RADIUS: Final = 12
_EDGE: Final = 2
_RING: Final = 7
_CORNERS: Final = (0, 0, 100, 140)
_NONE: Final = (0, 0, 0)


class Size(Enum):
    """Width and height of a card in pixels; large cards have pips, the others a larger index."""

    HUGE = (240, 336)
    """A size for weak eyes: a hand of these takes more rows."""
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
    """The card may not be played now."""
    GOLD = "gold"
    """The card takes the trick, and is framed."""


class Sprites:
    """The cards of a deck in the shared palette; paste them with `mask(size)`, as their corners are round.

    A process draws a card once for each size and number of colours; its other looks are made from that.
    """

    def __init__(self, face: Callable[[Pen, str, Size, int], None]) -> None:
        """`face` draws a card's face in its units, 100 wide and 140 high."""
        self._face = face
        self.plain = cache(self._plain)
        self._other = cache(self._made)

    def __call__(self, card: str, size: Size, *, colours: int = 4, look: Look = Look.PLAIN) -> Image.Image:
        if look is Look.PLAIN:
            return self.plain(card, size, colours)
        return self._other(card, size, colours, look)

    def _plain(self, card: str, size: Size, colours: int) -> Image.Image:
        pen = Pen(size.value, palette.FELT, unit=size.width / 100)
        radius = _RADIUS / size.width * 100
        pen.box(_CORNERS, radius, palette.FACE)
        self._face(pen, card, size, colours)
        pen.frame(_CORNERS, radius, palette.EDGE, _EDGE / size.width * 100)
        return pen.settle()

    def _made(self, card: str, size: Size, colours: int, look: Look) -> Image.Image:
        plain = self.plain(card, size, colours)
        if look is Look.DIM:
            return palette.dim(plain)
        framed = plain.convert("RGB")
        framed.paste(palette.GOLD, mask=_ring(size))
        return palette.settle(framed)


@cache
def _ring(size: Size) -> Image.Image:
    """Return the coverage of each pixel by a framed card's frame."""
    pen = Pen(size.value, _NONE, unit=size.width / 100)
    pen.frame(_CORNERS, _RADIUS / size.width * 100, palette.FACE, _RING / size.width * 100)
    return pen.image.reduce(FINE).convert("L")


@cache
def mask(size: Size) -> Image.Image:
    """Return the mask of a card of this size."""
    pen = Pen(size.value, palette.DEEP)
    pen.box((0, 0, size.width, size.height), _RADIUS, palette.FACE)
    return pen.mask()
