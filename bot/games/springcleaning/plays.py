"""What may be played in Spring Cleaning, from a hand in fixed order and the Offers.

Where many Offers have the same values there are millions of combinations that differ only in whose cards they
take. So they are kept as patterns, and written out only as far as somebody asks.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Self, overload

from bot.games.base import Card
from bot.games.springcleaning.combinations import (
    HAND_PLACES,
    SHAPES,
    VALUES,
    Cards,
    Places,
    Shape,
    beaters,
)

_BIT: Final[Mapping[Card, int]] = {value: 1 << place for place, value in enumerate(VALUES)}
"""Several values at once are the sum of their bits."""
Pattern = tuple[Places, ...]
"""For each card of a combination in turn, the places that it may come from."""


_FROM_HAND: Final[Pattern] = tuple((place,) for place in HAND_PLACES)


def _bits(cards: Iterable[Card]) -> int:
    bits = 0
    for card in cards:
        bits |= _BIT.get(card, 0)
    return bits


_BITS: Final = {shape: _bits(shape.cards) for shape in SHAPES}


@dataclass(frozen=True, slots=True)
class Plays(Sequence[str]):
    """Combinations as texts: every way to take one place from each part of a pattern."""

    patterns: tuple[Pattern, ...]
    ends: tuple[int, ...] = field(compare=False, repr=False)
    """How many there are up to and with each pattern."""

    @classmethod
    def of(cls, patterns: Iterable[Pattern]) -> Self:
        every = tuple(patterns)
        counts = [math.prod(map(len, pattern)) for pattern in every]
        return cls(every, tuple(itertools.accumulate(counts)))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def __iter__(self) -> Iterator[str]:
        return map(" ".join, itertools.chain.from_iterable(itertools.product(*one) for one in self.patterns))

    def __contains__(self, text: object) -> bool:
        places = str(text).split(" ")
        return any(
            len(pattern) == len(places) and all(map(tuple.__contains__, pattern, places))
            for pattern in self.patterns
        )

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(len(self))))
        at = range(len(self))[index]
        number = bisect_right(self.ends, at)
        at -= self.ends[number - 1] if number else 0
        places = []
        for part in reversed(self.patterns[number]):
            at, place = divmod(at, len(part))
            places.append(part[place])
        return " ".join(reversed(places))

    def beyond(self, path: Places) -> Plays:
        """Those that begin with these places."""
        return Plays.of(
            (*zip(path, strict=True), *pattern[len(path) :])
            for pattern in self.patterns
            if len(pattern) >= len(path) and all(map(tuple.__contains__, pattern, path))
        )


@lru_cache(maxsize=4096)
def combinations(hand: Cards, offers: tuple[Cards, ...], over: Shape | None) -> Plays:
    """Every combination that beats `over`, once: the places of its cards in their one order.

    Its hand cards must be neighbours; from the Offers anything goes.
    """
    on_offer: dict[Card, list[str]] = {}
    for seat, cards in enumerate(offers):
        for card in cards:
            on_offer.setdefault(card, []).append(f"{seat}.{card}")
    offered = {card: tuple(dict.fromkeys(places)) for card, places in on_offer.items()}
    there = "".join(itertools.chain(hand, *offers))
    lacking = ~_bits(there)
    patterns: list[Pattern] = []
    for shape in beaters(over):
        if _BITS[shape] & lacking:
            continue
        if shape.kind == "run":
            patterns += _runs(shape, hand, offered)
        elif there.count(shape.low) >= shape.size:
            patterns += _sets(shape, hand, on_offer)
    return Plays.of(patterns)


def _sets(shape: Shape, hand: Cards, on_offer: Mapping[Card, list[str]]) -> Iterator[Pattern]:
    """Hand cards from left to right, then Offer cards by seat; a single is a set of one."""
    blocks = _equal_neighbours(hand)
    others = tuple(on_offer.get(shape.low, ()))
    for size in range(max(0, shape.size - len(others)), shape.size + 1):
        for block in blocks.get((shape.low, size), ()) if size else ((),):
            for rest in _some_of(others, shape.size - size):
                yield block + rest


def _runs(shape: Shape, hand: Cards, offered: Mapping[Card, Places]) -> Iterator[Pattern]:
    """Upward; each card is the hand's, or from any Offer that has it."""
    wanted = _BITS[shape]
    missing = wanted & ~_bits(offered)
    for own, blocks in _rising_neighbours(hand).items():
        if own & ~wanted or missing & ~own:
            continue
        for block in blocks:
            from_hand = iter(block)
            # A list first: that is faster than a generator, and this is done more often than anything else.
            yield tuple([next(from_hand) if _BIT[card] & own else offered[card] for card in shape.cards])


@lru_cache(maxsize=4096)
def _some_of(places: Places, size: int) -> tuple[Pattern, ...]:
    return tuple(
        tuple(zip(some, strict=True)) for some in dict.fromkeys(itertools.combinations(places, size))
    )


@lru_cache(maxsize=1024)
def _rising_neighbours(hand: Cards) -> Mapping[int, list[Pattern]]:
    """The places of neighbours that rise from left to right, by the bits of their values; or of no card."""
    blocks: dict[int, list[Pattern]] = {0: [()]}
    for start in range(len(hand)):
        bits = 0
        for end in range(start, len(hand)):
            bit = _BIT.get(hand[end], 0)
            if bit <= bits:
                break
            bits |= bit
            blocks.setdefault(bits, []).append(_FROM_HAND[start : end + 1])
    return blocks


@lru_cache(maxsize=1024)
def _equal_neighbours(hand: Cards) -> Mapping[tuple[Card, int], list[Pattern]]:
    """The places of neighbours of one value, by that value and how many they are."""
    blocks: dict[tuple[Card, int], list[Pattern]] = {}
    for start, card in enumerate(hand):
        end = start
        while end < len(hand) and hand[end] == card:
            end += 1
            blocks.setdefault((card, end - start), []).append(_FROM_HAND[start:end])
    return blocks
