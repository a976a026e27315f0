"""Evaluation of hands of Differ: the tricks they promise, and the probability of the calls made with them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.ai.bits import CLUBS, COUNT
from bot.ai.determinization import leaning, tenths
from bot.ai.differ.bitboard import PASS
from bot.ai.differ.heuristics import WITH_TRUMPS, WITHOUT_TRUMPS, worth_of_bidding, worth_of_passing
from bot.games.differ.rules import NO_TRUMP, TRICKS
from bot.games.kit.french import SUITS

if TYPE_CHECKING:
    from mypy_extensions import i64


class Weights:
    """The weights of a hand's features, from bot/ai/differ/heuristics.py."""

    __slots__ = (
        "ace",
        "always",
        "king",
        "other_ace",
        "other_king",
        "other_queen",
        "queen_jack",
        "their_honour",
        "their_top",
        "their_trump",
        "trump",
        "void",
    )

    always: float
    trump: float
    ace: float
    """Weight of the trump ace; the next two are for trumps too, then follow those for other suits."""
    king: float
    queen_jack: float
    other_ace: float
    other_king: float
    other_queen: float
    void: float
    their_trump: float
    """Weight of the others' face-up trumps; the next two are for their face-up cards too."""
    their_honour: float
    """Weight of a trump from the jack on."""
    their_top: float
    """Weight of an ace or king of another suit."""

    def __init__(self, weights: tuple[float, ...]) -> None:
        self.always, self.trump, self.ace, self.king, self.queen_jack, *others = weights
        self.other_ace, self.other_king, self.other_queen, self.void, *theirs = others
        self.their_trump, self.their_honour, self.their_top = theirs


TRUMPS: Final = Weights(WITH_TRUMPS)
NO_TRUMPS: Final = Weights(WITHOUT_TRUMPS)
NONE: Final = 4
"""Index of no trump, after those of the suits."""


def places(order: str) -> list[i64]:
    """Return the possible trumps as indices of suits."""
    return [(SUITS + NO_TRUMP).index(trump) for trump in order]


def promises(own: i64, shown: i64, trumps: list[i64]) -> list[i64]:
    """Return the expected tenths of tricks with each trump, from own cards and the others' face-up cards."""
    aces, kings, queens = COUNT[own >> 48 & 15], COUNT[own >> 44 & 15], COUNT[own >> 40 & 15]
    tops = COUNT[shown >> 48 & 15] + COUNT[shown >> 44 & 15]
    voids: i64 = 0
    suit: i64
    for suit in range(4):
        if not own & CLUBS << suit:
            voids += 1
    found: list[i64] = []
    for trump in trumps:
        weights = NO_TRUMPS if trump == NONE else TRUMPS
        held: i64 = 0
        theirs: i64 = 0
        if trump != NONE:
            held, theirs = own >> trump & CLUBS, shown >> trump & CLUBS
        ace: int = held >> 48
        king: int = held >> 44 & 1
        queen: int = held >> 40 & 1
        jack: int = held >> 36 & 1
        length: int = held % 15
        their_length: int = theirs % 15
        their_honours: int = (theirs >> 36) % 15
        other_aces: int = aces - ace
        other_kings: int = kings - king
        other_queens: int = queens - queen
        other_voids: int = voids if held else voids - 1
        their_tops: int = tops - (theirs >> 44) % 15
        expected = weights.always + weights.trump * length
        expected += weights.ace * ace
        expected += weights.king * king
        expected += weights.queen_jack * (queen + jack)
        expected += weights.other_ace * other_aces
        expected += weights.other_king * other_kings
        expected += weights.other_queen * other_queens
        expected += weights.void * other_voids
        expected += weights.their_trump * their_length
        expected += weights.their_honour * their_honours
        expected += weights.their_top * their_tops
        found.append(tenths(expected))
    return found


def best_call(promised: list[i64], bid: i64) -> i64:
    """Return the call of the rules of thumb over the standing bid."""
    suits: i64 = len(promised)
    worths = [_worth(promised, place, bid // suits, bid % suits) for place in range(suits)]
    best = max(worths)
    if bid != PASS and best <= PASSING[bid // suits]:
        return PASS
    return bid + 1 + (worths.index(best) - bid - 1) % suits


DOUBT: Final = 0.6
"""Points by which others are assumed to misjudge their calls."""
FAINT: Final = math.exp(-30.0)


def chance_of_call(promised: list[i64], standing: i64, said: i64) -> float:
    """Return the probability that a player by these rules of thumb makes this call over the standing bid."""
    suits: i64 = len(promised)
    level, trump = standing // suits, standing % suits
    best = NOT_POSSIBLE
    place: i64 = 0
    while place < suits:
        worth = _worth(promised, place, level, trump)
        if worth > best:
            best = worth
        place += 1
    passes = 0.0
    if standing != PASS:
        passes = leaning(PASSING[level] - best, DOUBT)
        if said == PASS:
            return passes
    every = own = 0.0
    while place:
        place -= 1
        gain = (_worth(promised, place, level, trump) - best) / DOUBT
        weight = math.exp(gain) if gain > -30.0 else FAINT
        every += weight
        if place == said % suits:
            own = weight
    return (1 - passes) * own / every


NOT_POSSIBLE: Final = -99.0


def _worth(promised: list[i64], place: i64, level: i64, trump: i64) -> float:
    """Return the worth of the lowest bid with the trump at `place` that is above a bid of `level` and
    `trump`."""
    if place <= trump:
        level += 1
    return _bidding(level, promised[place]) if level < TRICKS else NOT_POSSIBLE


LEAST: Final = -50
"""Lower bound of the tenths of a trick that a hand promises."""
RANGE: Final = 200
UNKNOWN: Final = -100.0
_BIDDING: Final[list[float]] = [UNKNOWN] * (TRICKS * RANGE)
"""Cache of the worth of bids, by tricks of the bid minus one and expected tenths."""


def _bidding(less_one: i64, expected: i64) -> float:
    place = less_one * RANGE + expected - LEAST
    worth = _BIDDING[place]
    if worth == UNKNOWN:
        worth = _BIDDING[place] = worth_of_bidding(f"{less_one + 1}{NO_TRUMP}", expected / 10)
    return worth


PASSING: Final[list[float]] = [worth_of_passing(f"{tricks}{NO_TRUMP}") for tricks in range(1, TRICKS + 1)]
