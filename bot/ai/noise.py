"""How rules of thumb choose: what promises most, as far as whoever chooses judges it rightly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def foremost(found: Iterable[T], worth: Callable[[T], float], rng: Random, slip: float = 0.0) -> T:
    """What is worth most; chance settles ties. Each is misjudged by up to `slip`, mostly by less."""

    def judged(one: T) -> tuple[float, float]:
        return round(worth(one) + slipped(slip, rng), 6), rng.random()

    return max(found, key=judged)


def slipped(most: float, rng: Random) -> float:
    """By how much something is misjudged this time. Where nobody slips, chance is not asked."""
    return most * (rng.random() - rng.random()) if most else 0.0
