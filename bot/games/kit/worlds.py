"""Deals of the unseen cards that agree with what is known, each equally likely."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bot.games.base import HOLE, Card, State, shuffled, weighted


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a number of unseen cards, none of a suit in `void` or among the `barred`."""

    size: int
    void: str = ""
    barred: frozenset[Card] = frozenset()

    @property
    def careful(self) -> bool:
        return self.size > 0 and bool(self.void or self.barred)

    def refuses(self, card: Card) -> bool:
        return card[-1] in self.void or card in self.barred


def unseen(view: State) -> list[Card]:
    """Return the cards that the view does not show, in the order of the pack."""
    seen = {card for cards in view.piles.values() for card in cards}
    return [card for card in view.deck if card not in seen]


def filled(
    rng: Random, view: State, piles: Sequence[tuple[Card, ...]], voids: Sequence[str] = ()
) -> tuple[tuple[Card, ...], ...]:
    """Return these piles of a view, its unseen cards dealt to those with holes, which have no other place.

    `voids`: suits that the first piles lack.
    """
    slots = {
        place: Slot(len(pile), voids[place] if place < len(voids) else "")
        for place, pile in enumerate(piles)
        if HOLE in pile
    }
    dealt = deal_unseen(rng, unseen(view), [*slots.values()]) if slots else []
    found = dict(zip(slots, dealt, strict=True))
    return tuple(found.get(place, pile) for place, pile in enumerate(piles))


def deal_unseen(rng: Random, cards: Sequence[Card], slots: Sequence[Slot]) -> list[tuple[Card, ...]]:
    """Deal all the cards to the slots; a card's last letter is its suit. Raises ValueError if no deal fits.

    Only slots that refuse cards need care: how many of each sort of card they hold is drawn in proportion to
    the number of deals that go with it, so every deal that fits comes equally often, in every order.
    """
    if sum(slot.size for slot in slots) != len(cards):
        raise ValueError("the slots must hold just these cards")
    careful = {place: slot for place, slot in enumerate(slots) if slot.careful}
    dealt, left = _with_care(rng, cards, careful) if careful else ({}, cards)
    pile = shuffled(rng, left)
    for place, slot in enumerate(slots):
        if not slot.careful:
            dealt[place], pile = tuple(pile[: slot.size]), pile[slot.size :]
    return [dealt[place] for place in range(len(slots))]


def _with_care(
    rng: Random, cards: Sequence[Card], slots: Mapping[int, Slot]
) -> tuple[dict[int, tuple[Card, ...]], list[Card]]:
    """Return the cards of the careful slots, by place, and the cards left over."""
    # Cards refused by the same slots are of one sort: fewer sorts mean less to count.
    sort = {card: tuple(slot.refuses(card) for slot in slots.values()) for card in cards}
    pools: dict[tuple[bool, ...], list[Card]] = {refusing: [] for refusing in sorted(set(sort.values()))}
    for card in shuffled(rng, cards):
        pools[sort[card]].append(card)
    left = tuple(map(len, pools.values()))
    needs = tuple(
        (slot.size, tuple(refusing[number] for refusing in pools))
        for number, slot in enumerate(slots.values())
    )
    dealt = {}
    for place, share in zip(slots, shares(rng, left, needs), strict=True):
        taken = [pool.pop() for pool, count in zip(pools.values(), share, strict=True) for _ in range(count)]
        dealt[place] = tuple(shuffled(rng, taken))
    return dealt, [card for pool in pools.values() for card in pool]


def spreads(cards: Sequence[Card], slots: Sequence[Slot], suits: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Yield the possible counts of each of these suits in the first slot, for which some deal exists.

    Only the voids of slots are considered, so there may be a few more counts than deals allow.
    """
    left, (mine, *others) = Counter(card[-1] for card in cards), slots
    most = (0 if suit in mine.void else min(mine.size, left[suit]) for suit in suits)
    for counts in itertools.product(*(range(count + 1) for count in most)):
        if (size := mine.size - sum(counts)) < 0:
            continue
        rest = left.copy()
        rest.subtract(dict(zip(suits, counts, strict=True)))
        if _fits(+rest, [Slot(size, mine.void + "".join(suits)), *others]):
            yield counts


def _fits(left: Mapping[str, int], slots: Sequence[Slot]) -> bool:
    """Return whether these numbers of cards per suit fit the slots: no suits have too few places."""
    return all(
        sum(left[suit] for suit in some)
        <= sum(slot.size for slot in slots if not set(some).issubset(slot.void))
        for size in range(1, len(left) + 1)
        for some in itertools.combinations(left, size)
    )


Counts = tuple[int, ...]
"""Number of cards of each sort."""
Need = tuple[int, tuple[bool, ...]]
"""Size of a careful slot, and whether it refuses each sort."""


def shares(rng: Random, left: Counts, slots: tuple[Need, ...]) -> Iterator[Counts]:
    """Yield, for each slot in turn, the number of cards of each sort that it gets."""
    while slots:
        weights, splits = _first(left, slots)
        share, left = splits[weighted(rng, weights)]
        slots = slots[1:]
        yield share


# A search asks for thousands of deals from the same view, and these counts are the same each time.
@lru_cache(maxsize=1 << 11)
def _first(left: Counts, slots: tuple[Need, ...]) -> tuple[list[int], list[tuple[Counts, Counts]]]:
    """Return the possible shares of the first slot: their weights, and each share with what it leaves."""
    splits = list(_splits(left, slots))
    weights = [ways for ways, _, _ in splits]
    if not any(weights):
        raise ValueError("no deal fits")
    return weights, [(share, rest) for _, share, rest in splits]


@lru_cache(maxsize=1 << 15)
def _ways(left: Counts, slots: tuple[Need, ...]) -> int:
    """Return the number of ways to fill these slots from these cards."""
    return sum(ways for ways, _, _ in _splits(left, slots)) if slots else 1


def _splits(left: Counts, slots: tuple[Need, ...]) -> Iterator[tuple[int, Counts, Counts]]:
    """Yield each possible share of the first slot: the number of ways, the share, and what it leaves."""
    size, closed = slots[0]
    caps = tuple(0 if shut else count for shut, count in zip(closed, left, strict=True))
    for share in _parts(size, caps):
        rest = tuple(count - taken for count, taken in zip(left, share, strict=True))
        yield math.prod(map(math.comb, left, share)) * _ways(rest, slots[1:]), share, rest


def _parts(total: int, caps: Counts) -> Iterator[Counts]:
    """Yield every way to make up the total from parts no greater than the caps."""
    if not caps:
        if total == 0:
            yield ()
        return
    for part in range(min(total, caps[0]), max(0, total - sum(caps[1:])) - 1, -1):
        for rest in _parts(total - part, caps[1:]):
            yield (part, *rest)
