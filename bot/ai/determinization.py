"""Determinization for a search: deals of the hidden cards as bits, weighted by what the others said."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from bot.ai.bits import BIT
from bot.games.base import Card
from bot.games.kit.worlds import Slot, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 3
"""Worlds drawn for each that is used: enough that a hand which contradicts its bids is rare."""

T = TypeVar("T")
W = TypeVar("W")


def dealer(
    unseen: Sequence[Card], slots: Sequence[Slot], numbers: Mapping[Card, int] = BIT
) -> Callable[[Random], list[i64]]:
    """Return a function that deals the unseen cards, as numbers, every possible deal equally often.

    A deal is one list: the cards of the first slot, then those of the next.
    """
    cards: list[i64] = [numbers[card] for card in unseen]
    if any(slot.careful for slot in slots):
        return Careful(cards, unseen, slots).deal
    return lambda rng: shuffled(rng, cards)


def shuffled(rng: Random, items: list[T]) -> list[T]:
    """Return the items in the same random order as `shuffled` in bot/games/base.py, but compilable."""
    order = items.copy()
    random = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


class Careful:
    """A dealer to slots that refuse some cards: the same deals as `deal_unseen`."""

    __slots__ = ("cards", "careful", "free", "left", "needs", "places", "sorts")

    cards: list[i64]
    places: list[i64]
    """Indices into `cards`, which are faster to deal than the cards."""
    sorts: list[i64]
    """Number of each card's sort: cards refused by the same slots are of one sort."""
    left: tuple[int, ...]
    """Number of cards of each sort."""
    needs: tuple[tuple[int, tuple[bool, ...]], ...]
    careful: list[i64]
    """First place in a deal of each slot that refuses cards."""
    free: list[i64]
    """Places in a deal of all other slots."""

    def __init__(self, cards: list[i64], unseen: Sequence[Card], slots: Sequence[Slot]) -> None:
        careful = [slot for slot in slots if slot.careful]
        refused = [tuple(slot.refuses(card) for slot in careful) for card in unseen]
        sorts = sorted(set(refused))
        self.cards = cards
        self.places = list(range(len(cards)))
        self.sorts = [sorts.index(one) for one in refused]
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
        for card in shuffled(rng, self.places):
            pools[self.sorts[card]].append(card)
        dealt = self.places.copy()
        for slot, share in enumerate(shares(rng, self.left, self.needs)):
            taken: list[i64] = []
            for sort, count in enumerate(share):
                taken += [pools[sort].pop() for _ in range(count)]
            for place, card in enumerate(shuffled(rng, taken), self.careful[slot]):
                dealt[place] = card
        rest: list[i64] = []
        for pool in pools:
            rest += pool
        for place, card in enumerate(shuffled(rng, rest)):
            dealt[self.free[place]] = card
        return picked(self.cards, dealt)


def picked(items: list[T], places: list[i64]) -> list[T]:
    """Return the items at these places."""
    return [items[place] for place in places]


def likely(
    guess: Callable[[Random], W], chance: Callable[[W], float], few: int = FEW
) -> Callable[[Random], W]:
    """Return a guess function that turns equally likely guesses into ones weighted by `chance`."""

    def better(rng: Random) -> W:
        worlds = [guess(rng) for _ in range(few)]
        chances = [chance(world) for world in worlds]
        ticket = rng.random() * math.fsum(chances)
        for world, part in zip(worlds, chances, strict=True):
            ticket -= part
            if ticket < 0:
                return world
        return worlds[-1]

    return better


def leaning(gain: float, doubt: float) -> float:
    """Return the probability of a choice that gains so much, for a player with so much doubt."""
    lean = gain / doubt
    if lean > 30.0:  # Beyond this, exp() has nothing to add.
        lean = 30.0
    elif lean < -30.0:
        lean = -30.0
    return 1 / (1 + math.exp(-lean))


TENTHS: Final = 1000
BETWEEN: Final[list[i64]] = [round(10 * round((more - 0.5) / 10, 1)) for more in range(-TENTHS, TENTHS)]
"""Number of tenths for a number exactly halfway between two tenths, as `round` decides."""


def tenths(number: float) -> i64:
    """Return the number rounded to tenths, like `round` but faster."""
    more: int = math.floor(10 * number) + 1
    between = (more - 0.5) / 10
    if number == between:
        return BETWEEN[more + TENTHS]
    return more if number > between else more - 1
