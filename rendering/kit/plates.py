"""The plate of a seat: its player, score and counts, and whether they are to act."""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from rendering.kit import marks, palette, portraits
from rendering.kit import names as names_kit
from rendering.kit.canvas import Canvas, Spot, width_of
from rendering.kit.catalogue import Catalogue
from rendering.kit.names import fitted, written
from rendering.kit.palette import Colour
from rendering.kit.pen import Pen, Place, circle

HEIGHT: Final = 130
REMEMBERED: Final = 256
"""Number of cached plates, at some 35 KB each. All readers of a table share them."""

DISC: Final = 68
_NAME: Final = 38
_POINTS: Final = 36
_NUMBER: Final = 36
_NAMED: Final = 36
"""Height of a number with its word."""
_SIGN: Final = 34
_PARTED: Final = 12
_WORDED: Final = frozenset({"hand", "cup"})
"""Marks whose numbers have words."""
_MANY: Final = 20
"""A number with two digits and, in every language, the longer plural."""
_MARGIN: Final = 10

_NUMERAL: Final = re.compile("\N{MINUS SIGN}?[0-9]+")

_DEALER: Final = 74, 74, 25
"""Middle and radius of the dealer's badge, in hundredths of the disc."""
_CARDS: Final = "M -12 -7 L -3 -11 L 3 8 L -6 12 Z M 1 -11 L 11 -9 L 8 11 L 5 11 Z"
"""Two cards, on the badge."""

_COLOURS: Final = (
    palette.VIOLET,
    palette.BRASS,
    palette.SLATE,
    palette.MAROON,
    palette.GREEN,
    palette.CHARCOAL,
    palette.BLUE,
    palette.RED,
)
"""Colours of the discs, by seat: white letters are legible on all of them."""


Counts: TypeAlias = tuple[tuple[str, str], ...]
"""Marks with their numbers, which may have a word."""


@dataclass(frozen=True, slots=True)
class Seat:
    """The content of a plate; `sign` is a mark beside the points, `counts` are marks with their numbers."""

    number: int
    name: str
    points: str
    """The score, with its unit."""
    counts: Counts
    dealer: bool = False
    sign: str = ""
    turn: bool = False
    own: bool = False
    """Whether the seat is the reader's, with a pale rim."""
    face: bytes | None = None
    """The player's own picture, a small square PNG; None for initials."""


def named(counts: Counts, words: Catalogue, width: int) -> Counts:
    """Add words to the numbers if the plate has room for the longest; else return them unchanged."""
    if not _WORDED.issuperset(mark for mark, _ in counts):
        return counts
    widest = [words(f"picture-count-{mark}", count=_MANY) for mark, _ in counts]
    wide = sum(_SIGN + 4 + width_of(text, _NAMED) + _PARTED for text in widest) - _PARTED
    if wide > width - 2 * _MARGIN:
        return counts
    return tuple((mark, words(f"picture-count-{mark}", count=int(number))) for mark, number in counts)


def signed(points: int) -> str:
    """Format a hand's points with a sign; 0 has none."""
    return f"+{points}" if points > 0 else str(points).replace("-", "\N{MINUS SIGN}")


def draw(canvas: Canvas, at: Spot, seat: Seat, width: int, ground: Colour = palette.PLATE) -> None:
    """Draw the plate with its top left corner at `at`."""
    plate, corners = _drawn(seat, width, ground)
    canvas.round(plate, at, corners)


@lru_cache(maxsize=REMEMBERED)
def _drawn(seat: Seat, width: int, ground: Colour) -> tuple[Image.Image, Image.Image]:
    """Return the plate, and its round corners as a mask."""
    line, thick = (palette.ORANGE, 8) if seat.turn else (palette.MIST, 3) if seat.own else (ground, 3)
    canvas = Canvas((width, HEIGHT))
    corners = canvas.plate((width, HEIGHT), (0, 0), ground, line, thick)
    x = y = _MARGIN
    right = width - _MARGIN
    name = written(seat.name)
    initial = disc(initials(name) or str(seat.number), seat.number, DISC, ground, dealer=seat.dealer)
    canvas.put(initial, (x, y))
    if seat.face:
        canvas.put(*_portrait(seat.face, (x, y), dealer=seat.dealer))
    left = x + DISC + 8
    text, height = fitted(name, right - left, _NAME)
    canvas.text(text, (left, y - 2 + (_NAME - height) // 2), height, palette.CREAM, ground)
    room = right - left - (_SIGN + 4 if seat.sign else 0)
    text, height = _score(seat.points.replace("-", "\N{MINUS SIGN}"), room)
    canvas.text(text, (left, y + 37 + (_POINTS - height) // 2), height, palette.GOLD, ground)
    if seat.sign:
        canvas.put(marks.mark(seat.sign, _SIGN, ground), (right - _SIGN, y + 36))
    left, y = x, y + DISC + 4
    for name, text in seat.counts:
        canvas.put(marks.mark(name, _SIGN, ground), (left, y))
        left += _SIGN + 4
        high = _NUMBER if text.isdigit() else _NAMED
        spot = (left, y - 1 + (_NUMBER - high) // 2)
        left += canvas.text(text, spot, high, palette.CREAM, ground) + _PARTED
    return canvas.image, corners


def _score(points: str, room: int) -> tuple[str, int]:
    """Fit the score; beside a sign, the number alone is better than half a word."""
    text, height = fitted(points, room, _POINTS)
    number = _NUMERAL.search(points)
    return (number[0], _POINTS) if text.endswith("…") and number else (text, height)


def _portrait(face: bytes, at: Spot, *, dealer: bool) -> tuple[Image.Image, Spot, Image.Image]:
    """Return the picture laid over the initials, without the dealer's badge and its rim."""
    picture, shape = portraits.disc(face, DISC)
    if dealer:
        shape = shape.copy()
        shape.paste(0, mask=_badge())
    return picture, at, shape


def apart(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Return the names shortened to fit on plates of this width."""
    return names_kit.apart(names, width - DISC - 8 - 2 * _MARGIN, _NAME)


def called(name: str, seat: int) -> str:
    """Return a name for a line of a picture; the seat's number if the font cannot write it."""
    return written(name) or f"#{seat + 1}"


def initials(name: str) -> str:
    """Return at most two letters: of the first two words, or the first of a single one."""
    found = [word[0] for word in name.replace("_", " ").replace("-", " ").split() if word[0].isalnum()]
    return "".join(found[:2]).upper()


@cache
def _badge() -> Image.Image:
    """Return a mask of the dealer's badge with its rim."""
    x, y, radius = _DEALER
    mask = Image.new("1", (DISC, DISC))
    box = (x - radius - 3, y - radius - 3, x + radius + 3, y + radius + 3)
    ImageDraw.Draw(mask).ellipse(tuple(part * DISC / 100 for part in box), 1)
    return mask


@cache
def disc(text: str, number: int, height: int, ground: Colour, *, dealer: bool) -> Image.Image:
    """Draw initials in a seat's colour, for a person without a picture; the dealer's with a badge."""
    colour = _COLOURS[(number - 1) % len(_COLOURS)]
    pen = Pen((height, height), ground, unit=height / 100)
    pen.fill(circle(50, 50, 48), colour)
    tall = 56 if len(text) == 1 else 52
    pen.text(text, (50, 50 - tall / 2), tall, palette.FACE, squeeze=1.0 if len(text) == 1 else 0.8)
    if dealer:
        pen.paint(circle(*_DEALER), palette.CREAM, ground, 6)
        pen.fill(_CARDS, palette.BLACK, Place(74, 74, 1.4))
    return pen.settle()
