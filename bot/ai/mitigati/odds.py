"""What the cards of Mitigati may bring, and who may hold what: what rules of thumb go by, in flat tables.

Machine code reads nothing faster than a list of floats.
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
"""By card, its points."""

# By judgement, and changed by hand where play-outs brought more points.
TRICK: Final = 3.5
"""The points that a trick later on brings, besides those of the card that wins it."""
SAVED: Final = 0.03
"""How likely points come home that cannot take a trick."""
SUIT_WINS: Final[tuple[float, ...]] = (0.85, 0.4, 0.15, 0.05, 0.0)
"""How likely a card wins later on, if all follow, when so many unseen cards of its suit are higher."""
TRUMP_WINS: Final[tuple[float, ...]] = (1.0, 0.85, 0.75, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45)
"""How likely a trump wins later on, when so many unseen trumps are higher."""
LOW: Final = 0.6
"""How much of that is left for a card without points: its turn comes last."""
ACE: Final = 0.37
"""What an Ace may still bring."""
MAGICIAN_HELD: Final = 4.0
WORLD_HELD: Final = 8.5


def _suit_costs(place: int) -> tuple[tuple[float, float], ...]:
    """What a card of a suit brings later: in any case, and more the likelier all follow.

    By how many unseen cards of its suit are higher.
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
"""Of equal cards the lowest goes first."""
MOST_HIGHER: Final = 22
"""More than can be higher than any card."""


def _by_higher(place: int) -> list[tuple[float, float]]:
    """What playing a card costs, however many unseen cards of its suit are higher."""
    if place == FOOL_PLACE:
        return [(0.0, 0.0)] * MOST_HIGHER
    costs = (_trump_costs if SUIT_OF[place] == TRUMPS else _suit_costs)(place)
    return [costs[min(higher, len(costs) - 1)] for higher in range(MOST_HIGHER)]


# Flat, by card and by how many are higher: MOST_HIGHER for each card.
_COSTS: Final = [(place, cost) for place in range(len(LOKA)) for cost in _by_higher(place)]
ANYWAY: Final[list[float]] = [-HIGH_FIRST * place - anyway for place, (anyway, _) in _COSTS]
"""What a card is worth where it stands, less what it would bring later in any case."""
IF_FOLLOW: Final[list[float]] = [if_follow for _, (_, if_follow) in _COSTS]
"""What it would bring besides if all followed."""
FOLLOWS: Final[list[float]] = [0.0 if count < 2 else 1 - 2.0 ** (1 - count) for count in range(MOST_HIGHER)]
"""About how likely both others can follow suit, if so many cards of it are unseen."""
COUNT: Final[list[i64]] = [cards.bit_count() for cards in range(SUIT + 1)]

MOST_HELD: Final = (PLAYERS - 1) * TRICKS + 1
MOST_UNSEEN: Final = len(LOKA)
_WITHOUT: Final[list[float]] = [-1.0] * (MOST_HELD * MOST_UNSEEN * MOST_HIGHER)
"""What `without` has found; below nothing where it was not asked."""


def without(some: i64, cards: i64, held: i64) -> float:
    """How likely none of these some are among those held."""
    asked = (held * MOST_UNSEEN + cards) * MOST_HIGHER + some
    known = _WITHOUT[asked]
    if known < 0:
        none = some + held > cards
        known = 0.0 if none else math.comb(cards - some, held) / math.comb(cards, held)
        _WITHOUT[asked] = known
    return known


def count(cards: i64) -> i64:
    """How many cards, of one suit or of the trumps."""
    return COUNT[cards] if cards <= SUIT else COUNT[cards & SUIT] + COUNT[cards >> IN_SUIT]
