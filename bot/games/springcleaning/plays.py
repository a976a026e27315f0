"""What may be played in Spring Cleaning, from a hand in fixed order and the Offers."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from bot.games.base import Card
from bot.games.springcleaning.combinations import (
    HAND_PLACES,
    VALUES,
    Cards,
    Places,
    Shape,
    beaters,
)
from bot.games.springcleaning.patterns import Pattern, Plays

_BIT: Final[Mapping[Card, int]] = {value: 1 << place for place, value in enumerate(VALUES)}
"""Several values at once are the sum of their bits."""

_FROM_HAND: Final[Pattern] = tuple((place,) for place in HAND_PLACES)


def _bits(cards: Iterable[Card]) -> int:
    bits = 0
    for card in cards:
        bits |= _BIT.get(card, 0)
    return bits


@cache
def _beating(over: Shape | None) -> tuple[tuple[int, Shape], ...]:
    """The shapes that beat it, with the bits of their values: looked up, these would cost most."""
    return tuple((_bits(shape.cards), shape) for shape in beaters(over))


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
    lacking, on_table = ~_bits(there), _bits(offered)
    rising, equal = _rising_neighbours(hand), _equal_neighbours(hand)
    patterns: list[Pattern] = []
    for wanted, shape in _beating(over):
        if wanted & lacking:
            continue
        if shape.kind == "run":
            missing = wanted & ~on_table
            for own, blocks in rising.items():
                if not (own & ~wanted or missing & ~own):
                    patterns += [_run(shape, block, own, offered) for block in blocks]
        elif there.count(shape.low) >= shape.size:
            patterns += _sets(shape, equal, on_offer)
    return Plays.of(patterns)


def _sets(
    shape: Shape, equal: Mapping[tuple[Card, int], list[Pattern]], on_offer: Mapping[Card, list[str]]
) -> Iterator[Pattern]:
    """Hand cards from left to right, then Offer cards by seat; a single is a set of one."""
    others = tuple(on_offer.get(shape.low, ()))
    for size in range(max(0, shape.size - len(others)), shape.size + 1):
        for block in equal.get((shape.low, size), ()) if size else ((),):
            for rest in _some_of(others, shape.size - size):
                yield block + rest


def _run(shape: Shape, block: Pattern, own: int, offered: Mapping[Card, Places]) -> Pattern:
    """Upward; the cards with these bits are the hand's, any other is from any Offer that has it."""
    from_hand = iter(block)
    # A list first: that is faster than a generator, and this is done more often than anything else.
    return tuple([next(from_hand) if _BIT[card] & own else offered[card] for card in shape.cards])


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
