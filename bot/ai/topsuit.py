"""Top Suit by rules of thumb: how likely a play takes the trick, against what its cards could do later."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from bot.ai.odds import some
from bot.games.base import Card, Seat
from bot.games.cards import FRENCH, RANK
from bot.games.topsuit import TopSuit
from bot.games.topsuit_combinations import (
    ABOVE,
    SETS,
    SHORTEST_RUN,
    STRONGER,
    Cards,
    Combination,
    combination,
)

DRAWN: Final = 0.15
"""What a card from the deck is worth, in tricks."""
EMPTIED: Final = 1.0
"""What it is worth to end the match with an empty hand; as much is lost where others stay ahead."""
LAST_CARD: Final = 0.5
"""What it is worth to end the match by drawing while ahead, or costs while behind."""
DIAMOND: Final[tuple[float, ...]] = (0.15, 0.5)
OTHER: Final[tuple[float, ...]] = (0.01, 0.06)
"""What a card could do later by itself: as a two, and how much more as an ace."""
EQUAL: Final = 0.08
"""What each further card of a rank is worth on top."""
SLIP: Final = 0.4
"""By how many tricks an easy player misjudges what it looks at, at most."""
RUN: Final = 0.06
"""What each card of a run is worth on top."""

BELOW: Final = {high: low for low, high in ABOVE.items()}


def answer(view: TopSuit, seat: Seat, rng: Random, slip: float = 0.0) -> str:
    """The action with the best balance of the trick now and its worth later; chance settles ties.

    Each is misjudged by up to `slip`, mostly by less.
    """
    table = _Table(view, seat)
    actions = [action for choice in view.legal(seat) for action in choice]

    def worth(action: str) -> tuple[float, float]:
        whim = slip * (rng.random() - rng.random()) if slip else 0.0
        return round(table.worth(action) + whim, 6), rng.random()

    return max(actions, key=worth)


def easy(view: TopSuit, seat: Seat, rng: Random) -> str:
    """The same with slips."""
    return answer(view, seat, rng, SLIP)


def promise(hand: Cards) -> float:
    """The tricks that a hand could still take."""
    ranks = Counter(card[0] for card in hand)
    equal = sum(count - 1 for count in ranks.values())
    return math.fsum((*map(_alone, hand), EQUAL * equal, RUN * _in_runs(hand)))


def _alone(card: Card) -> float:
    low, more = DIAMOND if card[1] == "D" else OTHER
    return low + more * (RANK[card] / RANK["AD"]) ** 2


def _in_runs(hand: Cards) -> int:
    """How many of the cards belong to a run."""
    count = length = 0
    for card in hand:
        length = length + 1 if BELOW.get(card) in hand else 1
        if length >= SHORTEST_RUN:
            count += SHORTEST_RUN if length == SHORTEST_RUN else 1
    return count


class _Table:
    """What a seat knows in the middle of a trick, counted once for all that it could do."""

    def __init__(self, view: TopSuit, seat: Seat) -> None:
        self.view, self.seat, self.hand = view, seat, view.hands[seat]
        seen = {card for pile in view.piles.values() for card in pile}
        self.unseen = frozenset(FRENCH) - seen
        self.ranks = Counter(card[0] for card in self.unseen)
        to_come = range(1, view.players - len(view.acts))
        self.rivals = [len(view.hands[(seat + step) % view.players]) for step in to_come]
        """How many cards those hold who are still to act in this trick."""
        self.promise = promise(self.hand)

    def worth(self, action: str) -> float:
        verb, _, rest = action.partition(" ")
        if verb == "draw":
            return DRAWN + (self._standing(0) * LAST_CARD if len(self.view.stock) == 1 else 0.0)
        cards = tuple(rest.split(" "))
        if len(cards) == len(self.hand):
            last = 0 if self.rivals else 1
            return EMPTIED * self._standing(1 + last) + last
        kept = tuple(card for card in self.hand if card not in cards)
        below = self.view.current.cards if self.view.current is not None and verb == "extend" else ()
        laid = combination(below + cards)
        return self.chance(laid) - (self.promise - promise(kept)) if laid else 0.0

    def _standing(self, more: int) -> int:
        """1 where the seat would win or share the match with so many more points, else -1."""
        scores = self.view.scores
        return 1 if scores[self.seat] + more >= max(scores) else -1

    def chance(self, laid: Combination) -> float:
        """How likely the combination takes the trick."""
        return math.prod(1 - self.beaten(laid, held) for held in self.rivals)

    def beaten(self, laid: Combination, held: int) -> float:
        """How likely somebody with so many cards can beat or extend it."""
        tops = STRONGER[laid.top] & self.unseen
        if laid.kind == "single":
            return some(len(tops), len(self.unseen), held)
        if laid.kind == "run":
            expected = self._together(SHORTEST_RUN, held) * sum(self._tops_run(top) for top in tops)
            extends = self._together(1, held) if ABOVE.get(laid.top) in self.unseen else 0.0
            return 1 - (1 - extends) * math.exp(-expected)
        return 1 - math.exp(-self._sets(tops, SETS.index(laid.kind), held))

    def _tops_run(self, top: Card) -> bool:
        """Whether the two cards below are unseen too."""
        below = BELOW.get(top, "")
        return below in self.unseen and BELOW.get(below, "") in self.unseen

    def _together(self, cards: int, held: int) -> float:
        """How likely these particular unseen cards are all among those held."""
        return math.comb(held, cards) / math.comb(len(self.unseen), cards)

    def _sets(self, tops: Iterable[Card], mates: int, held: int) -> float:
        """How many of these cards to expect among those held, each with so many others of its rank."""
        others = len(self.unseen) - 1
        return math.fsum(
            self._together(1, held) * some(self.ranks[top[0]] - 1, others, held - 1, mates)
            for top in sorted(tops)
            if held > mates < self.ranks[top[0]]
        )
