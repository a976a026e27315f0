"""Guesses for a search: deals of what is hidden, as bits, and those that agree with what the others said."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from bot.ai.bits import BIT
from bot.games.base import Card
from bot.games.worlds import Slot, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 3
"""Worlds drawn for each that is used: enough that a hand nobody would have bid on is seldom imagined."""

T = TypeVar("T")
W = TypeVar("W")


def dealer(unseen: Sequence[Card], slots: Sequence[Slot]) -> Callable[[Random], list[i64]]:
    """Deals the cards that nobody has shown, every deal that fits equally often; made once for many deals.

    A deal is one list: the cards of the first slot, then those of the next.
    """
    cards = [BIT[card] for card in unseen]
    if any(slot.careful for slot in slots):
        return Careful(cards, unseen, slots).deal
    return lambda rng: shuffled(rng, cards)


def shuffled(rng: Random, items: list[T]) -> list[T]:
    """The same as that of bot/games/base.py, as machine code."""
    order = items.copy()
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Careful:
    """Deals to slots some of which refuse some cards: the same deals as `deal_unseen`."""

    __slots__ = ("cards", "careful", "free", "left", "needs", "sort")

    cards: list[i64]
    sort: dict[i64, i64]
    """The number of each card's sort: cards are of one sort if the same slots refuse them."""
    left: tuple[int, ...]
    """How many there are of each sort."""
    needs: tuple[tuple[int, tuple[bool, ...]], ...]
    careful: list[i64]
    """Where in a deal each slot begins that refuses cards."""
    free: list[i64]
    """The places in a deal of all other slots."""

    def __init__(self, cards: list[i64], unseen: Sequence[Card], slots: Sequence[Slot]) -> None:
        careful = [slot for slot in slots if slot.careful]
        refused = [tuple(slot.refuses(card) for slot in careful) for card in unseen]
        sorts = sorted(set(refused))
        self.cards = cards
        self.sort = {bit: sorts.index(one) for bit, one in zip(cards, refused, strict=True)}
        self.left = tuple(refused.count(one) for one in sorts)
        self.needs = tuple((slot.size, tuple(one[n] for one in sorts)) for n, slot in enumerate(careful))
        self.careful, self.free, place = [], [], 0
        for slot in slots:
            if slot.careful:
                self.careful.append(place)
            else:
                self.free += range(place, place + slot.size)
            place += slot.size

    def deal(self, rng: Random) -> list[i64]:
        pools: list[list[i64]] = [[] for _ in self.left]
        for card in shuffled(rng, self.cards):
            pools[self.sort[card]].append(card)
        dealt = self.cards.copy()
        for first, share in zip(self.careful, shares(rng, self.left, self.needs), strict=True):
            taken = [pool.pop() for pool, count in zip(pools, share, strict=True) for _ in range(count)]
            place: i64 = first
            for card in shuffled(rng, taken):
                dealt[place] = card
                place += 1
        rest = [card for pool in pools for card in pool]
        for place, card in zip(self.free, shuffled(rng, rest), strict=True):
            dealt[place] = card
        return dealt


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
    lean = gain / doubt
    if lean > 30.0:  # Beyond this, exp() has nothing to add.
        lean = 30.0
    elif lean < -30.0:
        lean = -30.0
    return 1 / (1 + math.exp(-lean))
