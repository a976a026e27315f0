"""Probabilities of cards among those that nobody has shown."""

from __future__ import annotations

import math
from functools import cache


@cache
def some(good: int, cards: int, drawn: int, least: int = 1) -> float:
    """Return the probability of at least so many good cards among those drawn; 0 if too many are drawn."""
    if cards < drawn:
        return 0.0
    fewer = sum(math.comb(good, held) * math.comb(cards - good, drawn - held) for held in range(least))
    return 1 - fewer / math.comb(cards, drawn)


@cache
def spread(expected: float, deviation: float, most: int) -> tuple[float, ...]:
    """Return the probability of each number from 0 to the most: a bell curve around the expected one."""
    bell = [math.exp(-(((number - expected) / deviation) ** 2) / 2) for number in range(most + 1)]
    return tuple(height / math.fsum(bell) for height in bell)
