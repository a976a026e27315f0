"""Layout of a hand's cards: in overlapping rows, with each index visible."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from rendering.kit.sheets import Size

LEAST: Final = {Size.HUGE: 117, Size.LARGE: 77, Size.SMALL: 64}
"""Visible width of an overlapped card: its index, and on a large card a part of its picture."""
DROP: Final = {Size.HUGE: 204, Size.LARGE: 150, Size.SMALL: 112}
"""Distance between the tops of two rows."""

_GAP: Final = 18
_BETWEEN: Final = 8
_TORN: Final = 3
"""Cost of splitting a suit, in cards: a split must shorten the longest row by more than this."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A card with its top left corner; draw them in order, as later ones cover earlier ones."""

    card: str
    x: int
    y: int


def suit_of(card: str) -> str:
    """Return the last letter: the suit in all cards' notation; the Fool is a group of his own."""
    return card[-1]


def rows(
    cards: Sequence[str], width: int, *, size: Size = Size.LARGE, group: Callable[[str], str] = suit_of
) -> tuple[Placement, ...]:
    """Lay out the cards in order, in as few rows as fit `width`, split between groups where possible."""
    if not cards:
        return ()
    most = 1 + (width - size.width) // LEAST[size]
    parted = [group(one) != group(other) for one, other in pairwise(cards)]
    lines = _lines(len(cards), most, parted)
    step, gap = _spread(lines, parted, width, size)
    placed = []
    for number, (start, end) in enumerate(lines):
        x = 0
        for place in range(start, end):
            if place > start:
                x += step + gap * parted[place - 1]
            placed.append(Placement(cards[place], x, number * DROP[size]))
    return tuple(placed)


def centred(placements: Sequence[Placement], width: int, size: Size = Size.LARGE) -> tuple[Placement, ...]:
    """Centre the cards in `width`, so that a few leave equal margins."""
    right = max((one.x for one in placements), default=0) + size.width
    return tuple(replace(one, x=one.x + (width - right) // 2) for one in placements)


def height(placements: Sequence[Placement], size: Size = Size.LARGE) -> int:
    """Return the height from the first row's top to the last row's bottom; 0 without cards."""
    return max((placement.y + size.height for placement in placements), default=0)


Line = tuple[int, int]
"""Index of a row's first card, and of the one after its last."""


def _lines(count: int, most: int, parted: Sequence[bool]) -> tuple[Line, ...]:
    """Split the cards into the fewest rows, none longer than `most`: few split groups, even lengths."""

    def cost(lines: tuple[Line, ...]) -> tuple[int, int, int]:
        tears = sum(not parted[end - 1] for _, end in lines[:-1])
        lengths = [end - start for start, end in lines]
        return max(lengths) + _TORN * tears, tears, -min(lengths)

    return min(_splits(0, count, -(-count // most), most), key=cost)


def _splits(start: int, count: int, number: int, most: int) -> Iterator[tuple[Line, ...]]:
    """Yield all ways to lay the cards from `start` on in so many rows, none empty and none too long."""
    if number == 1:
        yield ((start, count),)
        return
    fewest = max(start + 1, count - most * (number - 1))
    for end in range(fewest, min(start + most, count - number + 1) + 1):
        for rest in _splits(end, count, number - 1, most):
            yield ((start, end), *rest)


def _spread(lines: Sequence[Line], parted: Sequence[bool], width: int, size: Size) -> tuple[int, int]:
    """Return the step from card to card, the same in all rows, and the extra gap between groups."""
    room = width - size.width
    for gap in range(_GAP, 0, -1):
        steps = [
            (room - gap * sum(parted[start : end - 1])) // (end - start - 1)
            for start, end in lines
            if end - start > 1
        ]
        step = min([size.width + _BETWEEN, *steps])
        if step >= LEAST[size]:
            return step, gap
    longest = max(end - start for start, end in lines)
    return room // (longest - 1), 0
