"""Evaluation of hands of 92Q: the tricks they promise, and the probability of the calls made with them."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.ai.bits import CLUBS, COUNT
from bot.ai.determinization import leaning, tenths
from bot.ai.q92.heuristics import PROMISE, worth_of_bidding, worth_of_passing
from bot.games.q92.rules import NinetyTwoQ

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_TENTHS: Final = 200
"""Upper bound of the tenths of a trick that a hand promises."""


class Weights:
    """The weights of a hand's features for its bidder, from bot/ai/q92/heuristics.py."""

    __slots__ = ("ace", "ace_king", "always", "king", "nine_queen", "trump", "two", "void")

    always: float
    trump: float
    nine_queen: float
    ace_king: float
    """Weight of the trump ace and king; the next three are for other suits."""
    ace: float
    king: float
    two: float
    void: float

    def __init__(self, players: int) -> None:
        self.always, self.trump, self.nine_queen, self.ace_king, *others = PROMISE[players]
        self.ace, self.king, self.two, self.void = others

    def promised(self, hand: i64) -> list[i64]:
        """Return the expected tricks of the bidder's side with each trump, in tenths."""
        aces, kings, twos = COUNT[hand >> 48 & 15], COUNT[hand >> 44 & 15], COUNT[hand & 15]
        return [self._promised(hand, trump, aces, kings, twos) for trump in range(4)]

    def _promised(self, hand: i64, trump: i64, aces: i64, kings: i64, twos: i64) -> i64:
        held = hand >> trump & CLUBS
        ace, king = held >> 48 & 1, held >> 44 & 1
        trumps: int = held % 15
        nine_queen: int = (held >> 28 & 1) + (held >> 40 & 1)
        ace_king: int = ace + king
        other_aces: int = aces - ace
        other_kings: int = kings - king
        other_twos: int = twos - (held & 1)
        # Only suits of the other colour count as voids.
        voids: int = 2
        if hand & CLUBS << (trump ^ 1):
            voids -= 1
        if hand & CLUBS << (trump ^ 2):
            voids -= 1
        expected = self.always + self.trump * trumps + self.nine_queen * nine_queen
        expected += self.ace_king * ace_king
        expected += self.ace * other_aces
        expected += self.king * other_kings
        expected += self.two * other_twos
        expected += self.void * voids
        return tenths(expected)


WEIGHTS: Final = {players: Weights(players) for players in NinetyTwoQ.seats}


def promises(hand: i64, players: int) -> list[float]:
    """Return the expected tricks with each trump."""
    return [promised / 10 for promised in WEIGHTS[players].promised(hand)]


DOUBT: Final = 0.3
"""Own tricks by which others are assumed to misjudge their calls."""
TASTE: Final = 0.4
"""Tricks of the side by which others are assumed to misjudge a suit."""
LEAN: Final[list[float]] = [math.exp(-less / 10 / TASTE) for less in range(MOST_TENTHS)]
"""Relative probability of choosing a suit that promises so many tenths less than the best."""


@cache
def wants(tricks: int, players: int) -> list[float]:
    """Return the probability of bidding over so many tricks, by the expected tenths."""
    passing = worth_of_passing(tricks, players)
    return [
        leaning(worth_of_bidding(tricks + 1, expected / 10, players) - passing, DOUBT)
        for expected in range(MOST_TENTHS)
    ]


class Heard:
    """The calls of a seat, and its cards played since."""

    __slots__ = ("bids", "played", "players", "seat", "suits", "weights")

    seat: i64
    players: int
    weights: Weights
    played: i64
    suits: list[i64]
    """Suit of each call; -1 for a pass."""
    bids: list[list[float]]
    """Probabilities of a bid at each call, by expected tenths."""

    def __init__(self, seat: i64, players: int, played: i64) -> None:
        self.seat, self.players, self.played = seat, players, played
        self.weights = WEIGHTS[players]
        self.suits, self.bids = [], []

    def passed(self, tricks: int) -> None:
        """Add a pass over so many tricks."""
        self.suits.append(-1)
        self.bids.append(wants(tricks, self.players))

    def bid(self, tricks: int, suit: i64) -> None:
        self.suits.append(suit)
        # A jump bid was wanted, however low the bid to beat was.
        self.bids.append(wants(tricks - 1, self.players))

    def chance(self, held: i64) -> float:
        """Return the probability of these calls by a player of the rules of thumb with this hand."""
        promised = self.weights.promised(held | self.played)
        best: i64 = 0
        for trump in range(4):
            best = max(best, promised[trump])
        chance = 1.0
        for place in range(len(self.suits)):
            suit, bids = self.suits[place], self.bids[place][best]
            if suit < 0:
                chance *= 1 - bids
                continue
            all_suits = 0.0
            for trump in range(4):
                all_suits += LEAN[best - promised[trump]]
            chance *= bids * LEAN[best - promised[suit]] / all_suits
        return chance
