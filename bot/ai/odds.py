"""Probabilities of cards among those that nobody has shown."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

CARDS: Final[i64] = 53
DRAWN: Final[i64] = 14
"""Numbers of cards and of drawn ones up to which a table has the probabilities: those of a French deck."""


def _some(good: int, cards: int, drawn: int) -> float:
    if cards < drawn:
        return 0.0
    return 1 - math.comb(max(0, cards - good), drawn) / math.comb(cards, drawn)


SOME: Final[list[float]] = [
    _some(good, cards, drawn) for drawn in range(DRAWN) for cards in range(CARDS) for good in range(CARDS)
]


def some(good: i64, cards: i64, drawn: i64) -> float:
    """Return the probability of a good card among those drawn; 0 if too many are drawn."""
    if cards < CARDS and drawn < DRAWN:
        return SOME[(drawn * CARDS + cards) * CARDS + good]
    return _some(good, cards, drawn)


@cache
def spread(expected: float, deviation: float, most: int) -> tuple[float, ...]:
    """Return the probability of each number from 0 to the most: a bell curve around the expected one."""
    bell = [math.exp(-(((number - expected) / deviation) ** 2) / 2) for number in range(most + 1)]
    return tuple(height / math.fsum(bell) for height in bell)
