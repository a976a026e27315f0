"""Guesses that agree with what the others have said: of a few worlds, one as likely as its auction."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

FEW: Final = 5
"""Worlds drawn for each that is used: enough that a hand nobody would have bid on is seldom imagined."""

W = TypeVar("W")


def likely(guess: Callable[[Random], W], chance: Callable[[W], float]) -> Callable[[Random], W]:
    """From guesses that are equally likely, guesses that come up about as often as `chance` says."""

    def better(rng: Random) -> W:
        worlds = [guess(rng) for _ in range(FEW)]
        chances = [chance(world) for world in worlds]
        ticket = rng.random() * math.fsum(chances)
        for world, part in zip(worlds, chances, strict=True):
            ticket -= part
            if ticket < 0:
                return world
        return worlds[-1]

    return better


def leaning(gain: float, doubt: float) -> float:
    """How likely somebody does what gains so much, who is in doubt about so much."""
    # Beyond this, exp() has nothing to add.
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, gain / doubt))))
