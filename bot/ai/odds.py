"""Probabilities of cards among those that nobody has shown."""

from __future__ import annotations

import math
from functools import cache


@cache
def some(good: int, cards: int, drawn: int) -> float:
    """Return the probability of a good card among those drawn; 0 if too many are drawn."""
    if cards < drawn:
        return 0.0
    return 1 - math.comb(cards - good, drawn) / math.comb(cards, drawn)


@cache
def spread(expected: float, deviation: float, most: int) -> tuple[float, ...]:
    """Return the probability of each number from 0 to the most: a bell curve around the expected one."""
    bell = [math.exp(-(((number - expected) / deviation) ** 2) / 2) for number in range(most + 1)]
    return tuple(height / math.fsum(bell) for height in bell)
