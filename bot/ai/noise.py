"""Choosing by rules of thumb: the most promising option, as far as the player judges it correctly."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def foremost(found: Iterable[T], worth: Callable[[T], float], rng: Random, slip: float = 0.0) -> T:
    """Return the option of most worth, ties broken at random. Each is misjudged by up to `slip`, mostly
    less."""

    def judged(one: T) -> tuple[float, float]:
        return round(worth(one) + slipped(slip, rng), 6), rng.random()

    return max(found, key=judged)


def slipped(most: float, rng: Random) -> float:
    """Return a random misjudgement of at most this size; without one, the generator is not used."""
    return most * (rng.random() - rng.random()) if most else 0.0
