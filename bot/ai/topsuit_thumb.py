"""What is worth doing in Top Suit, from what whose turn it is may know: for normal players and for play-outs.

A move is worth the trick, as likely as it takes it, and what the cards that are left may still bring.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.ai.topsuit_twin import BEATEN_BY, CARDS, DRAW, LOWEST, RUN, SUIT, SUIT_CARDS, TOP, TOP_BITS, Twin
from bot.games.base import NATURE, Seat
from bot.games.topsuit_combinations import SHORTEST_RUN

# What cards may still bring, in tricks: mostly by judgement; `bench/tune_topsuit.py` tries changes.
DIAMOND: Final[tuple[float, ...]] = (0.2, 0.0, 0.8)
"""A diamond: as it is, and more with its rank and with the square of its rank, both from 0 to 1."""
OTHER: Final[tuple[float, ...]] = (0.03, 0.0, 0.09)
RUN_HELD: Final[tuple[float, ...]] = (0.18, 0.06)
"""A run of three, and each card more."""
EQUAL: Final[tuple[float, ...]] = (0.08, 0.0, 0.08)
"""A pair, more if one of it is a diamond, and more again if it is a triple."""
LEAD: Final = 0.0
"""The lead."""
DRAWS: Final = 0.6
"""How likely each who is still to act in a trick draws."""
STANDING: Final = 1.0
"""What it is worth to end the match as its winner, and costs to end it otherwise."""


class Worth:
    """What cards may still bring, looked up: a search asks for it a million times."""

    def __init__(
        self,
        diamond: Sequence[float] = DIAMOND,
        other: Sequence[float] = OTHER,
        run: Sequence[float] = RUN_HELD,
        equal: Sequence[float] = EQUAL,
        lead: float = LEAD,
    ) -> None:
        self._diamonds = [_suit_worth(cards, diamond, run) for cards in range(1 << SUIT)]
        self._others = [_suit_worth(cards, other, run) for cards in range(1 << SUIT)]
        self._equal = tuple(equal)
        self.lead = lead
        alone = [
            worths[1 << rank] for worths in (self._diamonds, *[self._others] * 3) for rank in range(SUIT)
        ]
        self._fresh = sum(alone) / len(alone)

    def __call__(self, hand: int) -> float:
        clubs, diamonds = hand & SUIT_CARDS, hand >> SUIT & SUIT_CARDS
        hearts, spades = hand >> 2 * SUIT & SUIT_CARDS, hand >> 3 * SUIT
        others = self._others
        worth = others[clubs] + self._diamonds[diamonds] + others[hearts] + others[spades]
        black, red = clubs & spades, diamonds & hearts
        if pairs := (clubs | spades) & (diamonds | hearts) | black | red:
            pair, with_diamond, triple = self._equal
            worth += pairs.bit_count() * pair + (pairs & diamonds).bit_count() * with_diamond
            if triples := black & (diamonds | hearts) | red & (clubs | spades):
                worth += triples.bit_count() * triple
        return worth

    def within(self, promise: float, tricks: float) -> float:
        """What of the promise comes true in so many tricks: more winners than that are of no use."""
        return tricks * (1 - math.exp(-promise / tricks)) if tricks > 0 else 0.0

    def drawn(self, held: int) -> float:
        """What a card from the deck brings to so many on average, by itself and by making pairs."""
        return self._fresh + 3 * held / (TOP - 1) * self._equal[0]


def _suit_worth(cards: int, weights: Sequence[float], run: Sequence[float]) -> float:
    ranks = [rank / (SUIT - 1) for rank in range(SUIT) if cards >> rank & 1]
    alone = [weights[0] + weights[1] * rank + weights[2] * rank * rank for rank in ranks]
    rows = [len(row) for row in f"{cards:b}".split("0")]
    return math.fsum(
        (*alone, *(run[0] + run[1] * (row - SHORTEST_RUN) for row in rows if row >= SHORTEST_RUN))
    )


@cache
def usual() -> Worth:
    return Worth()


class Weighed(NamedTuple):
    """A move and what it promises, in points more than the others have on average."""

    worth: float
    chance: float
    """How likely it takes the trick."""
    move: int


def weigh(twin: Twin, worth: Worth) -> list[Weighed]:
    """Every move of whose turn it is; it knows its own hand and what was played."""
    seat, hand = twin.to_act, twin.hands[twin.to_act]
    others = twin.players - 1
    lost, later = 1 / others, _tricks_left(twin, 0)
    unseen = CARDS & ~twin.gone & ~hand
    count = unseen.bit_count()
    rivals = [twin.held[(seat + step) % twin.players] for step in range(1, twin.players - twin.acts)]
    found = []
    for move in twin.moves():
        cards = move & CARDS
        if not cards:
            found.append(_draw(twin, worth))
            continue
        kept = hand ^ cards
        if not kept:
            points = 1 if rivals else 2
            found.append(Weighed(points + _standing(twin, seat, points, NATURE), float(points - 1), move))
            continue
        chance = 1.0
        if rivals:
            top = move >> TOP & TOP_BITS
            tops = (BEATEN_BY[top] & unseen).bit_count()
            kind = twin.kind or (RUN if cards & cards >> 1 else cards.bit_count())
            above = 2 << top
            extended = kind == RUN and bool(above & ~LOWEST & unseen)
            for held in rivals:
                chance *= _safe(kind, tops, count, held, extended=extended)
        promise = worth.within(worth(kept), later)
        found.append(Weighed(promise + chance * (1 + worth.lead) - (1 - chance) * lost, chance, move))
    return found


def _tricks_left(twin: Twin, drawn: int) -> float:
    """About how many tricks will follow this one: in each, all but one draw."""
    others = twin.players - 1
    return (len(twin.stock) - drawn - DRAWS * (others - twin.acts)) / others


def promised(twin: Twin, hand: int) -> float:
    """What a hand may bring in the tricks that are left, between two tricks."""
    worth = usual()
    return worth.within(worth(hand), len(twin.stock) / (twin.players - 1))


def _draw(twin: Twin, worth: Worth) -> Weighed:
    seat, last = twin.to_act, twin.acts == twin.players - 1
    if len(twin.stock) == 1:
        return Weighed(_standing(twin, seat, 0, twin.owner if last else NATURE), 0.0, DRAW)
    lost = 0.0 if last and twin.owner == NATURE else 1 / (twin.players - 1)
    promise = worth(twin.hands[seat]) + worth.drawn(twin.held[seat])
    return Weighed(worth.within(promise, _tricks_left(twin, 1)) - lost, 0.0, DRAW)


def _standing(twin: Twin, seat: Seat, more: int, taker: Seat) -> float:
    """Whether a match that ends with so many points more, and a trick for the taker, is won or shared."""
    points = twin.points[:]
    points[seat] += more
    if taker != NATURE:
        points[taker] += 1
    return STANDING if points[seat] == max(points) else -STANDING


@cache
def _safe(kind: int, tops: int, count: int, held: int, *, extended: bool) -> float:
    """How likely somebody with so many of the unseen cards neither beats nor extends a combination.

    So many of the unseen cards would beat it on top; in a set they need mates, in a run what is below them.
    """
    if kind == 1:
        return math.comb(count - tops, held) / math.comb(count, held)
    share, mates = held / count, (held - 1) / count
    if kind == RUN:
        return math.exp(-0.35 * tops * share**3) * (1 - share if extended else 1.0)
    expected = (1.8 * mates, 1.2 * mates**2, mates**3)[kind - 2]
    return math.exp(-tops * share * min(1.0, expected))
