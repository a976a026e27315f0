"""Small signs that need no language: counts, dealer, bidder, turn, leader."""

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image

from rendering.kit import palette as ink
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle
from rendering.kit.toucans import silhouette

BADGE: Final = 42
ANSWER: Final = 64
"""Size of a badge that the picture is about."""
_CARD: Final = "M -26 -38 L 26 -38 L 26 38 L -26 38 Z"
_CROWN: Final = "M -40 30 L -46 -26 L -20 0 L 0 -38 L 20 0 L 46 -26 L 40 30 Z"
_CUP: Final = (
    "M -26 -40 L 26 -40 C 26 -6 18 8 6 14 L 6 26 L 22 32 L 22 42 L -22 42 L -22 32 L -6 26 L -6 14"
    " C -18 8 -26 -6 -26 -40 Z"
)
_EARS: Final = "M -24 -32 C -50 -34 -46 -2 -18 0 M 24 -32 C 50 -34 46 -2 18 0"
_FLAG: Final = "M -26 -44 L -26 46 M -26 -42 C -8 -54 10 -28 36 -40 L 36 0 C 10 12 -8 -14 -26 0"
_STAR: Final = "M 0 -46 L 12 -15 L 45 -14 L 19 7 L 28 39 L 0 21 L -28 39 L -19 7 L -45 -14 L -12 -15 Z"
_SHIELD: Final = "M -34 -40 L 34 -40 L 34 0 C 34 24 16 38 0 46 C -16 38 -34 24 -34 0 Z"
_AROUND: Final = "M -32 -12 C -14 -46 40 -36 38 4 C 36 40 -14 48 -30 24"
_WEDGE: Final = "M 0 -42 L 42 32 L -42 32 Z"
_ARROW: Final = "M -34 -22 L 34 -22 L 0 30 Z"


@cache
def mark(name: str, height: int, ground: Colour) -> Image.Image:
    """Draw one of `_MARKS`: a square tile on its ground."""
    pen = Pen((height, height), ground, unit=height / 100)
    _MARKS[name](pen.inset(50, 50, 1), ground)
    return pen.settle()


def _hand(pen: Pen, ground: Colour) -> None:
    for turn in (-24, 0, 24):
        place = Place(turn * 0.8, 2 + abs(turn) * 0.15, 0.84, turn)
        pen.paint(_CARD, ink.CREAM, ground, 7, place)


def _pile(pen: Pen, ground: Colour) -> None:
    for step in (14, 0, -14):
        pen.paint("M -44 0 L 0 -22 L 44 0 L 0 22 Z", ink.CREAM, ground, 6, Place(0, step, 1))


def _cup(pen: Pen, _ground: Colour) -> None:
    pen.stroke(_EARS, ink.GOLD, 8)
    pen.fill(_CUP, ink.GOLD)


def _crown(pen: Pen, _ground: Colour) -> None:
    pen.fill(_CROWN, ink.GOLD)
    for x, y in ((-46, -26), (0, -38), (46, -26)):
        pen.fill(circle(x * 0.92, y, 8), ink.GOLD)


def _flag(pen: Pen, _ground: Colour) -> None:
    pen.fill(_FLAG, ink.GOLD)
    pen.stroke("M -26 -44 L -26 46", ink.GOLD, 8)


def _dealer(pen: Pen, _ground: Colour) -> None:
    pen.fill(circle(0, 0, 46), ink.CREAM)
    pen.text("D", (0, -26), 52, ink.BLACK)


def _star(pen: Pen, _ground: Colour) -> None:
    pen.fill(_STAR, ink.GOLD)


def _shield(pen: Pen, _ground: Colour) -> None:
    pen.fill(_SHIELD, ink.MIST)


def _plus(pen: Pen, _ground: Colour) -> None:
    pen.stroke("M -30 0 L 30 0 M 0 -30 L 0 30", ink.GOLD, 16)


def _back(pen: Pen, _ground: Colour) -> None:
    pen.stroke(_AROUND, ink.MIST, 9)
    pen.fill("M -50 -22 L -14 -30 L -28 4 Z", ink.MIST)


_MARKS: Final = {
    "hand": _hand, "pile": _pile, "cup": _cup, "crown": _crown, "flag": _flag, "dealer": _dealer,
    "star": _star, "shield": _shield, "plus": _plus, "back": _back,
}  # fmt: skip
NAMES: Final = frozenset(_MARKS)


@cache
def arrow(turn: int, height: int, colour: Colour, ground: Colour) -> Image.Image:
    """Draw a wedge that points down for `turn` 0, and so many degrees clockwise from there."""
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(_ARROW, colour, Place(50, 50, 1.2, turn))
    return pen.settle()


@cache
def wedge(height: int) -> tuple[Image.Image, Image.Image]:
    """Return the wedge on the led card, and its mask."""
    pen, shape = (Pen((height, height), under, unit=height / 100) for under in (ink.FACE, ink.BLACK))
    pen.paint(_WEDGE, ink.ORANGE, ink.FACE, 9, Place(50, 54))
    shape.paint(_WEDGE, ink.FACE, ink.FACE, 9, Place(50, 54))
    return pen.settle(), shape.mask()


@cache
def seat(number: int, height: int, ground: Colour) -> Image.Image:
    """Draw the seat's number on a disc, for a name that the font cannot write."""
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(circle(50, 50, 46), ink.MIST)
    pen.text(str(number), (50, 20), 60, ink.DEEP)
    return pen.settle()


@cache
def bird(height: int, ground: Colour) -> Image.Image:
    """Draw the house's bird, faint on the table."""
    pen = Pen((height, height), ground, unit=height / 100)
    silhouette(pen, ink.PLATE, ground, Place(-40, -22, 1.36))
    return pen.settle()


Badge = tuple[Image.Image, Image.Image]
"""A disc, and the mask to paste it with."""


@cache
def tick(height: int, ground: Colour) -> Badge:
    """Draw the badge of a chosen card."""
    return _badge(height, ground, ink.GOLD, "M 30 52 L 45 67 L 71 36")


@cache
def new(height: int, ground: Colour) -> Badge:
    """Draw the badge of a new card."""
    return _badge(height, ground, ink.SKY, "M 50 28 L 50 72 M 28 50 L 72 50")


@cache
def cross(height: int, ground: Colour) -> Badge:
    """Draw the badge of a card that was not the answer."""
    return _badge(height, ground, ink.ORANGE, "M 34 34 L 66 66 M 66 34 L 34 66")


def _badge(height: int, ground: Colour, colour: Colour, sign: str) -> Badge:
    pen, shape = (Pen((height, height), under, unit=height / 100) for under in (ground, ink.BLACK))
    pen.paint(circle(50, 50, 42), colour, ink.BLACK, 10)
    pen.stroke(sign, ink.BLACK, 12)
    shape.fill(circle(50, 50, 47), ink.FACE)
    return pen.settle(), shape.mask()


def pin(
    image: Image.Image,
    badge: Callable[[int, Colour], Badge],
    corner: tuple[int, int],
    size: int = BADGE,
) -> None:
    """Paste a badge on the corner of a card: overlaps may hide most of its frame."""
    tile, disc = badge(size, ink.FELT)
    # A large badge stands over the rank, so that it is clear which of two cards has it.
    x, y = (BADGE // 3, BADGE // 3) if size == BADGE else (-2, size * 3 // 4)
    image.paste(tile, (corner[0] - x, max(0, corner[1] - y)), disc)
