"""Tables for the rules of thumb of Mitigati: worth of cards and probabilities of holdings.

They are flat lists of floats, which compiled code reads fastest.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.ai.mitigati.bitboard import FOOL_PLACE, IN_SUIT, SUIT, SUIT_OF, TRUMPS, WORTH
from bot.games.kit.loka import LOKA, MAGICIAN, WORLD
from bot.games.mitigati.rules import TRICKS
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

BRINGS: Final[list[float]] = [float(points) for points in WORTH]
"""Points of each card."""

# Estimated, and adjusted by hand where play-outs brought more points.
TRICK: Final = 3.5
"""Expected points of a later trick, besides those of the winning card."""
SAVED: Final = 0.03
"""Probability that points which cannot take a trick are saved."""
SUIT_WINS: Final[tuple[float, ...]] = (0.85, 0.4, 0.15, 0.05, 0.0)
"""Probability that a card wins later, if all follow, by the number of higher unseen cards of its suit."""
TRUMP_WINS: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45)
"""Probability that a trump wins later, by the number of higher unseen trumps."""
LOW: Final = 0.6
"""Share of `TRICK` that a card without points may still win: it is played last."""
ACE: Final = 0.37
"""Later worth of an ace, in points."""
MAGICIAN_HELD: Final = 4.0
WORLD_HELD: Final = 8.5


def _suit_costs(place: int) -> tuple[tuple[float, float], ...]:
    """Return later worths of a suit card: in any case, and in addition if all follow.

    They are indexed by the number of higher unseen cards of its suit.
    """
    points = BRINGS[place]
    if LOKA[place][0] == "A":
        return ((ACE, 0.0),) * len(SUIT_WINS)
    part = LOW if points == 1 else 1.0
    return tuple((SAVED * points, wins * part * (TRICK + points)) for wins in SUIT_WINS)


def _trump_costs(place: int) -> tuple[tuple[float, float], ...]:
    if LOKA[place] in (MAGICIAN, WORLD):
        held = WORLD_HELD if LOKA[place] == WORLD else MAGICIAN_HELD
        return ((held, 0.0),) * len(TRUMP_WINS)
    return tuple((wins * TRICK + 1, 0.0) for wins in TRUMP_WINS)


HIGH_FIRST: Final = 1e-4
"""Tiny cost by place, so that the lowest of equal cards goes first."""
MOST_HIGHER: Final = 22
"""Upper bound of the number of higher cards."""


def _by_higher(place: int) -> list[tuple[float, float]]:
    """Return the costs of playing a card, by the number of higher unseen cards of its suit."""
    if place == FOOL_PLACE:
        return [(0.0, 0.0)] * MOST_HIGHER
    costs = (_trump_costs if SUIT_OF[place] == TRUMPS else _suit_costs)(place)
    return [costs[min(higher, len(costs) - 1)] for higher in range(MOST_HIGHER)]


# Flat, by card and number of higher cards: MOST_HIGHER entries a card.
_COSTS: Final = [(place, cost) for place in range(len(LOKA)) for cost in _by_higher(place)]
ANYWAY: Final[list[float]] = [-HIGH_FIRST * place - anyway for place, (anyway, _) in _COSTS]
"""Minus a card's later worth in any case, with the tie-break by place."""
IF_FOLLOW: Final[list[float]] = [if_follow for _, (_, if_follow) in _COSTS]
"""A card's additional later worth if all follow."""
FOLLOWS: Final[list[float]] = [0.0 if count < 2 else 1 - 2.0 ** (1 - count) for count in range(MOST_HIGHER)]
"""Rough probability that both others can follow a suit, by the number of its unseen cards."""
COUNT: Final[list[i64]] = [cards.bit_count() for cards in range(SUIT + 1)]

MOST_HELD: Final = (PLAYERS - 1) * TRICKS + 1
MOST_UNSEEN: Final = len(LOKA)
_WITHOUT: Final[list[float]] = [-1.0] * (MOST_HELD * MOST_UNSEEN * MOST_HIGHER)
"""Cache of `without`; negative where not yet computed."""


def without(some: i64, cards: i64, held: i64) -> float:
    """Return the probability that none of these `some` are among those held."""
    asked = (held * MOST_UNSEEN + cards) * MOST_HIGHER + some
    known = _WITHOUT[asked]
    if known < 0:
        none = some + held > cards
        known = 0.0 if none else math.comb(cards - some, held) / math.comb(cards, held)
        _WITHOUT[asked] = known
    return known


def count(cards: i64) -> i64:
    """Return the number of cards, of one suit or of the trumps."""
    return COUNT[cards] if cards <= SUIT else COUNT[cards & SUIT] + COUNT[cards >> IN_SUIT]
