"""A hand of Spring Cleaning: never sorted, in one row if it fits, each card or gap with its letter."""

from typing import Final

from bot.games.kit.places import letter
from bot.games.springcleaning.combinations import Cards, Places
from rendering.decks import household
from rendering.kit import palette
from rendering.kit.canvas import Canvas, Spot
from rendering.kit.sheets import Look, Size

_WIDTH: Final = 1000
_SIDE: Final = 28
_IN_ONE: Final = 13
_IN_MANY: Final = 14
_PLANS: Final = {
    Size.LARGE: ((_IN_ONE, Size.LARGE, _IN_ONE),),
    Size.HUGE: ((14, Size.HUGE, 7), (27, Size.LARGE, 9)),
}
"""Plans by wished size: up to so many cards, their size, and the number in a row."""
_LIFT: Final = 26
_LETTERS: Final = {Size.HUGE: 54, Size.LARGE: 38, Size.SMALL: 38}
_BELOW: Final = 8
"""Height of the row of letters beyond the letters themselves."""
_STEP: Final = 12
"""Gap between cards that do not overlap."""

FREE: Final = ""
"""A place of the hand that has no card yet."""


def _plan(count: int, wished: Size) -> tuple[Size, int]:
    """Return the size that fits so many cards, and the number in a row, with even rows."""
    plans = ((size, row) for most, size, row in _PLANS[wished] if count <= most)
    size, row = next(plans, (Size.SMALL, _IN_MANY))
    rows = max(1, -(-count // row))
    return size, max(1, -(-count // rows))


def _row(size: Size) -> int:
    """Return the height of a row with its letters."""
    return _LIFT + size.height + _LETTERS[size] + _BELOW


def hand_height(count: int, wished: Size) -> int:
    size, most = _plan(count, wished)
    return max(1, -(-count // most)) * _row(size)


def lay_hand(
    canvas: Canvas,
    cards: Cards,
    top: int,
    useful: frozenset[str] | None,
    chosen: Places,
    *,
    wished: Size,
    gaps: bool,
    sealed: str,
) -> None:
    """Draw the cards from `top` on; below them letters for their places, or for the gaps between them."""
    size, most = _plan(len(cards), wished)
    longest = min(most, len(cards))
    room = _WIDTH - 2 * _SIDE - size.width
    step = min(size.width + _STEP, room // max(1, longest - 1))
    for row in range(-(-len(cards) // most)):
        y = top + row * _row(size) + _LIFT
        line = range(row * most, min(len(cards), (row + 1) * most))
        left = (_WIDTH - size.width - step * (len(line) - 1)) // 2
        last = f"h{line[-1]}"
        for column, place in enumerate(line):
            spot = f"h{place}"
            lifted = spot in chosen or spot == sealed
            look = Look.GOLD if lifted else Look.PLAIN if useful is None or spot in useful else Look.DIM
            x = left + column * step
            if cards[place] == FREE:
                _free(canvas, size, (x, y), next_one=place == cards.index(FREE))
            else:
                at = canvas.spots[spot] = (x, y - _LIFT * lifted)
                canvas.card(cards[place], size, at, look=look, deck=household.sprite)
            if not gaps:
                middle = x + min(step if spot != last else size.width, size.width) // 2
                _letter(canvas, size, place, (middle, y + size.height), palette.MIST)
            else:
                _letter(canvas, size, place, (x, y + size.height), palette.GOLD)
        if gaps:
            right = left + (len(line) - 1) * step + size.width
            _letter(canvas, size, line[-1] + 1, (right, y + size.height), palette.GOLD)
    if gaps and not cards:
        _letter(canvas, size, 0, (_WIDTH // 2, top + _LIFT), palette.GOLD)


def _free(canvas: Canvas, size: Size, at: Spot, *, next_one: bool) -> None:
    """Draw a free place; the next card goes to the one with the golden rim."""
    line, thick = (palette.GOLD, 7) if next_one else (palette.PLATE, 4)
    canvas.plate((size.width, size.height), at, palette.DEEP, line, thick)


def _letter(canvas: Canvas, size: Size, place: int, at: Spot, colour: palette.Colour) -> None:
    canvas.text(letter(place), (at[0], at[1] + 4), _LETTERS[size], colour, align=0.5)
