"""A hand of Spring Cleaning: never sorted, in one row while it fits, each card or gap with its number."""

from typing import Final

from bot.games.springcleaning_combinations import Cards, Places
from rendering import household, palette
from rendering.canvas import Canvas
from rendering.sheets import Look, Size

_WIDTH: Final = 1000
_SIDE: Final = 28
_IN_ONE: Final = 13
_IN_MANY: Final = 14
_LIFT: Final = 26
_NUMBERS: Final = 46
_STEP: Final = 12
"""Between cards that do not overlap."""


def _plan(count: int) -> tuple[Size, int]:
    """Large cards in one row, or smaller ones in rows of so many."""
    return (Size.LARGE, _IN_ONE) if count <= _IN_ONE else (Size.SMALL, _IN_MANY)


def hand_height(count: int) -> int:
    size, most = _plan(count)
    return max(1, -(-count // most)) * (_LIFT + size.height + _NUMBERS)


def lay_hand(
    canvas: Canvas,
    cards: Cards,
    top: int,
    useful: frozenset[str] | None,
    chosen: Places,
    *,
    gaps: bool,
    sealed: str,
) -> None:
    """The cards from `top` on; below them their places, counted from 1, or the gaps between them, from 0."""
    size, most = _plan(len(cards))
    longest = min(most, len(cards))
    room = _WIDTH - 2 * _SIDE - size.width
    step = min(size.width + _STEP, room // max(1, longest - 1))
    for row in range(-(-len(cards) // most)):
        y = top + row * (_LIFT + size.height + _NUMBERS) + _LIFT
        line = range(row * most, min(len(cards), (row + 1) * most))
        left = (_WIDTH - size.width - step * (len(line) - 1)) // 2
        last = f"h{line[-1]}"
        for column, place in enumerate(line):
            spot = f"h{place}"
            lifted = spot in chosen or spot == sealed
            look = Look.GOLD if lifted else Look.PLAIN if useful is None or spot in useful else Look.DIM
            x = left + column * step
            canvas.card(cards[place], size, (x, y - _LIFT * lifted), look=look, deck=household.sprite)
            if not gaps:
                middle = x + min(step if spot != last else size.width, size.width) // 2
                _number(canvas, place + 1, middle, y + size.height, palette.MIST)
            else:
                _number(canvas, place, x, y + size.height, palette.GOLD)
        if gaps:
            _number(
                canvas,
                line[-1] + 1,
                left + (len(line) - 1) * step + size.width,
                y + size.height,
                palette.GOLD,
            )
    if gaps and not cards:
        _number(canvas, 0, _WIDTH // 2, top + _LIFT, palette.GOLD)


def _number(canvas: Canvas, number: int, middle: int, top: int, colour: palette.Colour) -> None:
    canvas.text(str(number), (middle, top + 4), 38, colour, align=0.5)
