"""Deals of the unseen cards that agree with what is known, each equally likely."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.games.base import Card, shuffled, weighted


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for so many unseen cards, none of them of the suits in `void`."""

    size: int
    void: str = ""


def deal_unseen(rng: Random, cards: Sequence[Card], slots: Sequence[Slot]) -> list[tuple[Card, ...]]:
    """Deal all the cards to the slots; a card's last letter is its suit. Raises ValueError if no deal fits.

    Only slots with a void need care: how many cards of each suit they hold is drawn in proportion to the
    number of deals that go with it, so every deal that fits comes equally often, in every order.
    """
    if sum(slot.size for slot in slots) != len(cards):
        raise ValueError("the slots must hold just these cards")
    careful = {place: slot for place, slot in enumerate(slots) if slot.void}
    dealt, left = _with_care(rng, cards, careful) if careful else ({}, cards)
    pile = shuffled(rng, left)
    for place, slot in enumerate(slots):
        if not slot.void:
            dealt[place], pile = tuple(pile[: slot.size]), pile[slot.size :]
    return [dealt[place] for place in range(len(slots))]


def _with_care(
    rng: Random, cards: Sequence[Card], slots: Mapping[int, Slot]
) -> tuple[dict[int, tuple[Card, ...]], list[Card]]:
    """What the slots with voids get, by place, and the cards left over."""
    pools: dict[str, list[Card]] = {suit: [] for suit in sorted({card[-1] for card in cards})}
    for card in shuffled(rng, cards):
        pools[card[-1]].append(card)
    left = tuple(map(len, pools.values()))
    barred = tuple((slot.size, tuple(suit in slot.void for suit in pools)) for slot in slots.values())
    dealt = {}
    for place, share in zip(slots, _shares(rng, left, barred), strict=True):
        taken = [pool.pop() for pool, count in zip(pools.values(), share, strict=True) for _ in range(count)]
        dealt[place] = tuple(shuffled(rng, taken))
    return dealt, [card for pool in pools.values() for card in pool]


Counts = tuple[int, ...]
"""How many cards of each suit."""
Void = tuple[int, tuple[bool, ...]]
"""The size of a careful slot, and which suits it may not hold."""


def _shares(rng: Random, left: Counts, slots: tuple[Void, ...]) -> Iterator[Counts]:
    """For each slot in turn, how many cards of each suit it gets."""
    while slots:
        splits = list(_splits(left, slots))
        weights = [weight for weight, _, _ in splits]
        if not any(weights):
            raise ValueError("no deal fits")
        _, share, left = splits[weighted(rng, weights)]
        slots = slots[1:]
        yield share


# A search asks for thousands of deals from the same view, and these counts are the same each time.
@lru_cache(maxsize=1 << 15)
def _ways(left: Counts, slots: tuple[Void, ...]) -> int:
    """How many ways there are to fill these slots from these cards."""
    return sum(ways for ways, _, _ in _splits(left, slots)) if slots else 1


def _splits(left: Counts, slots: tuple[Void, ...]) -> Iterator[tuple[int, Counts, Counts]]:
    """Each share that the first slot can get: the ways to deal so, the share, and what it leaves."""
    size, barred = slots[0]
    caps = tuple(0 if closed else count for closed, count in zip(barred, left, strict=True))
    for share in _parts(size, caps):
        rest = tuple(count - taken for count, taken in zip(left, share, strict=True))
        yield math.prod(map(math.comb, left, share)) * _ways(rest, slots[1:]), share, rest


def _parts(total: int, caps: Counts) -> Iterator[Counts]:
    """Every way to make up the total from parts no greater than the caps."""
    if not caps:
        if total == 0:
            yield ()
        return
    for part in range(min(total, caps[0]), -1, -1):
        for rest in _parts(total - part, caps[1:]):
            yield (part, *rest)
