"""Guesses for a search: deals of what is hidden, as bits, and those that agree with what the others said."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from bot.ai.bits import BIT, Bit
from bot.games.base import Card, shuffled
from bot.games.worlds import Slot, deal_unseen

FEW: Final = 3
"""Worlds drawn for each that is used: enough that a hand nobody would have bid on is seldom imagined."""

W = TypeVar("W")


def dealer(unseen: Sequence[Card], slots: Sequence[Slot]) -> Callable[[Random], list[tuple[Bit, ...]]]:
    """Deals the cards that nobody has shown, every deal that fits equally often; made once for many deals."""
    if any(slot.careful for slot in slots):
        return lambda rng: [tuple(BIT[card] for card in cards) for cards in deal_unseen(rng, unseen, slots)]
    bits = [BIT[card] for card in unseen]
    ends = list(itertools.accumulate(slot.size for slot in slots))
    parts = list(zip([0, *ends], ends, strict=False))

    def deal(rng: Random) -> list[tuple[Bit, ...]]:
        pile = shuffled(rng, bits)
        return [tuple(pile[first:end]) for first, end in parts]

    return deal


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
