"""The plate of a seat: who sits there, what they have, and whether they are to act."""

from dataclasses import dataclass
from typing import Final

from rendering.kit import marks, palette
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.names import fitted, written
from rendering.kit.palette import Colour

WIDTH: Final = 342
HEIGHT: Final = 300
CARDS: Final = 108
"""Where below its top the seat's cards lie."""

_NAME: Final = 42
_NUMBER: Final = 40
_SIGN: Final = 40
_MARGIN: Final = 14


@dataclass(frozen=True, slots=True)
class Seat:
    """What a plate says; `sign` is a mark before the name, `counts` are marks with their numbers."""

    number: int
    name: str
    score: int
    counts: tuple[tuple[str, str], ...]
    dealer: bool = False
    sign: str = ""
    turn: bool = False


def draw(
    canvas: Canvas, at: Spot, seat: Seat, size: Spot = (WIDTH, HEIGHT), ground: Colour = palette.PLATE
) -> None:
    """The plate with its top left corner at `at`."""
    line, thick = (palette.ORANGE, 8) if seat.turn else (palette.PLATE, 4)
    canvas.plate(size, at, ground, line, thick)
    x, y = at
    right = x + size[0] - _MARGIN
    score = str(seat.score).replace("-", "\N{MINUS SIGN}")
    right -= canvas.text(score, (right, y + 10), 46, palette.GOLD, ground, align=1) + 8
    _name(canvas, (x + _MARGIN, y + 12), right, seat, ground)
    left = x + _MARGIN
    for name, text in seat.counts:
        canvas.put(marks.mark(name, _SIGN, ground), (left, y + 56))
        left += _SIGN + 5
        left += canvas.text(text, (left, y + 56), _NUMBER, palette.CREAM, ground) + 14
    if seat.dealer:
        canvas.put(marks.mark("dealer", _SIGN, ground), (x + size[0] - _MARGIN - _SIGN, y + 56))


def _name(canvas: Canvas, at: Spot, right: int, seat: Seat, ground: Colour) -> None:
    x, y = at
    if seat.sign:
        canvas.put(marks.mark(seat.sign, _SIGN, ground), at)
        x += _SIGN + 8
    name = written(seat.name)
    if not name:
        canvas.put(marks.seat(seat.number, _SIGN, ground), (x, y))
        return
    text, height = fitted(name, right - x, _NAME)
    canvas.text(text, (x, y + (_NAME - height) // 2), height, palette.CREAM, ground)
