"""Singles, sets and runs: what beats what, and what is wrong with cards that may not be played.

A card is named by where it lies: `h3` is the hand's card at place 3, `1.4` a four from seat 1's Offer.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.games.base import Card, Refusal

VALUES: Final = "123456789"
COPIES: Final = 7

Cards = tuple[Card, ...]
Places = tuple[str, ...]

DECK: Final[Cards] = tuple(value for value in VALUES for _ in range(COPIES))
HAND_PLACES: Final[Places] = tuple(f"h{place}" for place in range(len(DECK)))

_SPOT: Final = re.compile(r"h(0|[1-9][0-9]?)|([0-9])\.([1-9])")


class Shape(NamedTuple):
    """The comparable form of a combination: `single`, `set` or `run`, number of cards, lowest card."""

    kind: str
    size: int
    low: Card

    @property
    def cards(self) -> Cards:
        if self.kind == "run":
            start = VALUES.index(self.low)
            return tuple(VALUES[start : start + self.size])
        return (self.low,) * self.size

    def beats(self, other: Shape) -> bool:
        """Return whether this beats the other: by one card more, or with as many by the same kind and
        higher."""
        if self.size == other.size:
            return self.kind == other.kind and self.low > other.low
        return self.size == other.size + 1


SHAPES: Final = (
    *(Shape("single", 1, value) for value in VALUES),
    *(Shape("set", size, value) for size in range(2, COPIES + 1) for value in VALUES),
    *(Shape("run", size, low) for size in range(2, 10) for low in VALUES[: 10 - size]),
)
_SHAPE_OF: Final = {shape.cards: shape for shape in SHAPES}


def shape_of(cards: Sequence[Card]) -> Shape | None:
    """Return the combination that these cards form, in any order; None if they form none."""
    return _SHAPE_OF.get(tuple(sorted(cards)))


@cache
def beaters(shape: Shape | None) -> tuple[Shape, ...]:
    """Return all shapes that beat this one; all shapes if there is nothing to beat."""
    return tuple(other for other in SHAPES if shape is None or other.beats(shape))


def highest(shape: Shape) -> bool:
    """Return whether only more cards beat it."""
    return all(other.size > shape.size for other in beaters(shape))


class _Spot(NamedTuple):
    """The place of a card of a combination. Spots sort into the order in which a combination is written."""

    card: Card
    offered: bool
    number: int
    """Place in the hand, or seat of the Offer."""

    def __str__(self) -> str:
        return f"{self.number}.{self.card}" if self.offered else f"h{self.number}"


def check(text: str, hand: Cards, offers: tuple[Cards, ...], over: Shape | None) -> None:
    """Raise the `Refusal` for an illegal combination; for a leader, `over` is None."""
    spots = [_spot(word, hand, offers, leads=over is None) for word in text.split(" ")]
    for spot in spots:
        there = offers[spot.number].count(spot.card) if spot.offered else 1
        if spots.count(spot) > there:
            if spot.offered:
                raise Refusal("springcleaning-too-many", card=spot.card, there=there)
            raise Refusal("springcleaning-twice")
    own = sorted(spot.number for spot in spots if not spot.offered)
    if own and own[-1] - own[0] >= len(own):
        raise Refusal("springcleaning-not-neighbours")
    shape = shape_of([spot.card for spot in spots])
    if shape is None:
        raise Refusal("springcleaning-no-combination")
    if shape.kind == "run" and any(hand[left] > hand[right] for left, right in itertools.pairwise(own)):
        raise Refusal("springcleaning-not-rising")
    if over is not None and not shape.beats(over):
        raise _too_weak(over)
    if sorted(spots) != spots:
        raise Refusal("wrong-order", right=" ".join(("play", *map(str, sorted(spots)))))


def _too_weak(over: Shape) -> Refusal:
    if not beaters(over):
        return Refusal("springcleaning-unbeatable")
    size, cards, top = over.size, ", ".join(over.cards), "yes" if highest(over) else "no"
    return Refusal("springcleaning-too-weak", kind=over.kind, cards=cards, size=size, more=size + 1, top=top)


def _spot(word: str, hand: Cards, offers: tuple[Cards, ...], *, leads: bool) -> _Spot:
    form = _SPOT.fullmatch(word)
    if not form:
        raise Refusal("springcleaning-not-a-place")
    if form[1]:
        place = int(form[1])
        if place >= len(hand):
            raise Refusal("springcleaning-no-such-place")
        return _Spot(hand[place], offered=False, number=place)
    seat, card = int(form[2]), form[3]
    if leads:
        raise Refusal("springcleaning-leader-own-hand")
    if seat >= len(offers) or card not in offers[seat]:
        raise Refusal("springcleaning-not-on-offer", card=card)
    return _Spot(card, offered=True, number=seat)
