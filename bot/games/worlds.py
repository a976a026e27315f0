"""Deals of the unseen cards that agree with what is known, each equally likely."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
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
    number of deals that go with it, so every deal that fits comes equally often.
    """
    if sum(slot.size for slot in slots) != len(cards):
        raise ValueError("the slots must hold just these cards")
    pile = shuffled(rng, cards)
    suits = tuple(sorted({card[-1] for card in pile}))
    careful = tuple(slot for slot in slots if slot.void)
    left = Counter(card[-1] for card in pile)
    shares = _shares(rng, suits, tuple(left[suit] for suit in suits), careful)
    dealt: list[tuple[Card, ...]] = []
    for slot in slots:
        if slot.void:
            dealt.append(_take(pile, dict(zip(suits, next(shares), strict=True))))
        else:
            dealt.append(())
    for place, slot in enumerate(slots):
        if not slot.void:
            dealt[place], pile = tuple(pile[: slot.size]), pile[slot.size :]
    return dealt


def _take(pile: list[Card], share: dict[str, int]) -> tuple[Card, ...]:
    taken: list[Card] = []
    for card in pile:
        if share[card[-1]]:
            share[card[-1]] -= 1
            taken.append(card)
    pile[:] = [card for card in pile if card not in taken]
    return tuple(taken)


def _shares(
    rng: Random, suits: tuple[str, ...], left: tuple[int, ...], slots: tuple[Slot, ...]
) -> Iterator[tuple[int, ...]]:
    """For each slot in turn, how many cards of each suit it gets."""

    @cache
    def ways(left: tuple[int, ...], first: int) -> int:
        if first == len(slots):
            return 1
        return sum(weight for weight, _ in splits(left, first))

    def splits(left: tuple[int, ...], first: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        slot = slots[first]
        caps = [0 if suit in slot.void else count for suit, count in zip(suits, left, strict=True)]
        for share in _splits(slot.size, caps):
            rest = tuple(count - taken for count, taken in zip(left, share, strict=True))
            drawn = math.prod(math.comb(count, taken) for count, taken in zip(left, share, strict=True))
            yield drawn * ways(rest, first + 1), share

    for first in range(len(slots)):
        options = list(splits(left, first))
        weights = [weight for weight, _ in options]
        if not sum(weights):
            raise ValueError("no deal fits")
        _, share = options[weighted(rng, weights)]
        left = tuple(count - taken for count, taken in zip(left, share, strict=True))
        yield share


def _splits(size: int, caps: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to make up `size` from parts no greater than the caps."""
    if not caps:
        if size == 0:
            yield ()
        return
    for part in range(min(size, caps[0]), -1, -1):
        for rest in _splits(size - part, caps[1:]):
            yield (part, *rest)
