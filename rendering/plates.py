"""The plate of a seat: who sits there, what they have, and whether they are to act."""

from dataclasses import dataclass
from typing import Final

from rendering import marks, palette
from rendering.canvas import Canvas, Spot
from rendering.names import fitted, written

WIDTH: Final = 342
HEIGHT: Final = 300
CARDS: Final = 108
"""Where below its top the seat's cards lie."""

_GROUND: Final = palette.PLATE
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


def draw(canvas: Canvas, at: Spot, seat: Seat) -> None:
    """The plate with its top left corner at `at`."""
    line, thick = (palette.ORANGE, 8) if seat.turn else (palette.PLATE, 0)
    canvas.plate((WIDTH, HEIGHT), at, _GROUND, line, thick)
    x, y = at
    right = x + WIDTH - _MARGIN
    right -= canvas.text(str(seat.score), (right, y + 10), 46, palette.GOLD, _GROUND, align=1) + 8
    _name(canvas, (x + _MARGIN, y + 12), right, seat)
    left = x + _MARGIN
    for name, text in seat.counts:
        canvas.put(marks.mark(name, _SIGN, _GROUND), (left, y + 56))
        left += _SIGN + 5
        left += canvas.text(text, (left, y + 56), _NUMBER, palette.CREAM, _GROUND) + 14
    if seat.dealer:
        canvas.put(marks.mark("dealer", _SIGN, _GROUND), (x + WIDTH - _MARGIN - _SIGN, y + 56))


def _name(canvas: Canvas, at: Spot, right: int, seat: Seat) -> None:
    x, y = at
    if seat.sign:
        canvas.put(marks.mark(seat.sign, _SIGN, _GROUND), at)
        x += _SIGN + 8
    name = written(seat.name)
    if not name:
        canvas.put(marks.seat(seat.number, _SIGN, _GROUND), (x, y))
        return
    text, height = fitted(name, right - x, _NAME)
    canvas.text(text, (x, y + (_NAME - height) // 2), height, palette.CREAM, _GROUND)
