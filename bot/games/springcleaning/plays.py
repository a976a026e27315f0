"""Playable combinations of Spring Cleaning, from a hand in fixed order and the Offers."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
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
"""Bit of each value; a set of values is the sum of their bits."""

_FROM_HAND: Final[Pattern] = tuple((place,) for place in HAND_PLACES)


def _bits(cards: Iterable[Card]) -> int:
    bits = 0
    for card in cards:
        bits |= _BIT.get(card, 0)
    return bits


@cache
def _sets_beating(over: Shape | None) -> tuple[tuple[Card, int], ...]:
    """Return the sets that beat it, and singles, which are sets of one: card and number."""
    return tuple((shape.low, shape.size) for shape in beaters(over) if shape.kind != "run")


@cache
def _runs_beating(over: Shape | None) -> tuple[tuple[int, tuple[tuple[Card, int], ...]], ...]:
    """Return the runs that beat it: the bits of their values, and their cards with the bit of each."""
    runs = (shape.cards for shape in beaters(over) if shape.kind == "run")
    return tuple((_bits(cards), tuple((card, _BIT[card]) for card in cards)) for cards in runs)


@lru_cache(maxsize=512)
def combinations(hand: Cards, offers: tuple[Cards, ...], over: Shape | None) -> Plays:
    """Return every combination that beats `over`, once: the places of its cards in canonical order.

    Its hand cards must be neighbours; Offer cards are free.
    """
    on_offer: dict[Card, list[str]] = {}
    for seat, cards in enumerate(offers):
        for card in cards:
            on_offer.setdefault(card, []).append(f"{seat}.{card}")
    there = "".join(itertools.chain(hand, *offers))
    patterns = _sets(over, there, hand, on_offer)
    patterns += _runs(over, _bits(there), hand, on_offer)
    return Plays.of(patterns)


def _sets(over: Shape | None, there: str, hand: Cards, on_offer: Mapping[Card, list[str]]) -> list[Pattern]:
    """Return the patterns of sets: hand cards from left to right, then Offer cards by seat."""
    equal = _equal_neighbours(hand)
    found: list[Pattern] = []
    for card, most in _sets_beating(over):
        if there.count(card) < most:
            continue
        others = tuple(on_offer.get(card, ()))
        for size in range(max(0, most - len(others)), most + 1):
            for block in equal.get((card, size), ()) if size else ((),):
                found += [block + rest for rest in _some_of(others, most - size)]
    return found


def _runs(over: Shape | None, there: int, hand: Cards, on_offer: Mapping[Card, list[str]]) -> list[Pattern]:
    """Return the patterns of runs, upward; a card not from the hand comes from any Offer that has it."""
    rising = _rising_neighbours(hand)
    offered = {card: tuple(dict.fromkeys(places)) for card, places in on_offer.items()}
    on_table = _bits(offered)
    found: list[Pattern] = []
    for wanted, cards in _runs_beating(over):
        if wanted & ~there:
            continue
        missing = wanted & ~on_table
        for own, blocks in rising:
            if own & ~wanted or missing & ~own:
                continue
            found += [_run(cards, block, own, offered) for block in blocks]
    return found


def _run(
    cards: tuple[tuple[Card, int], ...], block: Pattern, own: int, offered: Mapping[Card, Places]
) -> Pattern:
    """Return a run's pattern: cards with bits in `own` from the hand, others from any Offer that has them."""
    from_hand = iter(block)
    # A list, as it is faster than a generator, and this is the innermost step.
    return tuple([next(from_hand) if bit & own else offered[card] for card, bit in cards])


@lru_cache(maxsize=1024)
def _some_of(places: Places, size: int) -> tuple[Pattern, ...]:
    return tuple(
        tuple(zip(some, strict=True)) for some in dict.fromkeys(itertools.combinations(places, size))
    )


def _rising_neighbours(hand: Cards) -> list[tuple[int, list[Pattern]]]:
    """Return the places of neighbours rising from left to right, by the bits of their values; also none."""
    blocks: dict[int, list[Pattern]] = {0: [()]}
    for start in range(len(hand)):
        bits = 0
        for end in range(start, len(hand)):
            bit = _BIT.get(hand[end], 0)
            if bit <= bits:
                break
            bits |= bit
            blocks.setdefault(bits, []).append(_FROM_HAND[start : end + 1])
    return list(blocks.items())


def _equal_neighbours(hand: Cards) -> Mapping[tuple[Card, int], list[Pattern]]:
    """Return the places of neighbours of one value, by value and number."""
    blocks: dict[tuple[Card, int], list[Pattern]] = {}
    for start, card in enumerate(hand):
        end = start
        while end < len(hand) and hand[end] == card:
            end += 1
            blocks.setdefault((card, end - start), []).append(_FROM_HAND[start:end])
    return blocks
