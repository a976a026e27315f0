"""Playable combinations of Top Suit: singles, sets and runs, each as strong as its top card."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from bot.games.base import Card
from bot.games.kit.french import FRENCH, RANK, in_order

Cards = tuple[Card, ...]

BEATS: Final[Mapping[str, str]] = {"D": "CHS", "H": "S", "S": "C", "C": "H"}
"""The suits that each suit beats: diamonds beat all others, which beat one another in a circle."""
STRONGER: Final[Mapping[Card, frozenset[Card]]] = {
    card: frozenset(
        other
        for other in FRENCH
        if card[1] in BEATS[other[1]] or (card[1] == other[1] and RANK[card] < RANK[other])
    )
    for card in FRENCH
}
"""The cards that beat a card: those of a stronger suit, and the higher ones of its own."""
ABOVE: Final[Mapping[Card, Card]] = {
    low: high for low, high in itertools.pairwise(FRENCH) if low[1] == high[1]
}
"""The next card of the suit; an ace has none."""

SETS: Final[tuple[str, ...]] = ("single", "pair", "triple", "quad")
"""Kinds of combination of one rank, by size."""
SHORTEST_RUN: Final = 3


class Combination(NamedTuple):
    """Cards played together, the top card last: one of the sets, or a `run`."""

    kind: str
    cards: Cards

    @property
    def top(self) -> Card:
        return self.cards[-1]

    def beats(self, other: Combination) -> bool:
        """Return whether this may be played on the other."""
        # Only the rank of quads counts, and does here, as every quad has its spade on top.
        return self.kind == other.kind and self.top in STRONGER[other.top]


def combination(cards: Cards) -> Combination | None:
    """Return the combination of different cards in any order; in a pair or triple the last one stays on
    top."""
    if len({card[0] for card in cards}) == 1:
        kind = SETS[len(cards) - 1]
        below = len(cards) if kind == "quad" else len(cards) - 1
        return Combination(kind, in_order(cards[:below]) + cards[below:])
    run = in_order(cards)
    if len(run) < SHORTEST_RUN or any(ABOVE.get(low) != high for low, high in itertools.pairwise(run)):
        return None
    return Combination("run", run)


def _singles(hand: Cards) -> Iterator[Cards]:
    return ((card,) for card in hand)


def _sets(hand: Cards, size: int) -> Iterator[Cards]:
    """Yield every set of this size, once with each of its cards on top; a quad only in canonical order."""
    ranks: dict[str, list[Card]] = {}
    for card in hand:
        ranks.setdefault(card[0], []).append(card)
    for held in ranks.values():
        if len(held) < size:
            continue
        for cards in itertools.combinations(held, size):
            yield cards
            if size < len(SETS):
                yield from (cards[:top] + cards[top + 1 :] + cards[top : top + 1] for top in range(size - 1))


def _runs(hand: Cards) -> Iterator[Cards]:
    """Yield every run, from a hand in canonical order."""
    for first in range(len(hand)):
        after = first + 1
        while after < len(hand) and ABOVE.get(hand[after - 1]) == hand[after]:
            after += 1
            if after - first >= SHORTEST_RUN:
                yield hand[first:after]


FINDERS: Final[Mapping[str, Callable[[Cards], Iterator[Cards]]]] = {
    "single": _singles,
    **{kind: partial(_sets, size=size) for size, kind in enumerate(SETS[1:], 2)},
    "run": _runs,
}
"""Functions that find every combination of a kind in a hand in canonical order."""


def found(hand: Cards, current: Combination | None) -> Iterator[Cards]:
    """Yield every playable combination of a hand, kind by kind; `current` is the one to beat."""
    if current is None:
        for find in FINDERS.values():
            yield from find(hand)
    else:
        stronger = STRONGER[current.top]
        yield from (cards for cards in FINDERS[current.kind](hand) if cards[-1] in stronger)
