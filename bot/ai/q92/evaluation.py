"""What a hand of 92Q promises its bidder, and how likely somebody who holds it calls as they did."""

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

MOST: Final = 200
"""More tenths of a trick than any hand promises."""


class Weights:
    """What the signs of a hand are worth to its bidder, as bot/ai/q92/heuristics.py has them."""

    __slots__ = ("ace", "ace_king", "always", "king", "nine_queen", "trump", "two", "void")

    always: float
    trump: float
    nine_queen: float
    ace_king: float
    """Of the trumps; the next three are of other suits."""
    ace: float
    king: float
    two: float
    void: float

    def __init__(self, players: int) -> None:
        self.always, self.trump, self.nine_queen, self.ace_king, *others = PROMISE[players]
        self.ace, self.king, self.two, self.void = others

    def promised(self, hand: i64) -> list[i64]:
        """The tricks to expect from the bidder's side with each trump, in tenths."""
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
        # The suits of the other colour.
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
    """The tricks to expect with each trump."""
    return [promised / 10 for promised in WEIGHTS[players].promised(hand)]


DOUBT: Final = 0.3
"""By how many tricks of their own others are taken to misjudge what their calls bring."""
TASTE: Final = 0.4
"""By how many of the side's tricks they are taken to misjudge a suit."""
LEAN: Final[list[float]] = [math.exp(-less / 10 / TASTE) for less in range(MOST)]
"""How much less likely a suit is chosen that promises so many tenths less than the best."""


@cache
def wants(tricks: int, players: int) -> list[float]:
    """How likely somebody bids over so many tricks, by the tenths they expect."""
    passing = worth_of_passing(tricks, players)
    return [
        leaning(worth_of_bidding(tricks + 1, expected / 10, players) - passing, DOUBT)
        for expected in range(MOST)
    ]


class Heard:
    """What somebody has called, and played since."""

    __slots__ = ("bids", "played", "players", "seat", "suits", "weights")

    seat: i64
    players: int
    weights: Weights
    played: i64
    suits: list[i64]
    """Of each call; -1 where it was a pass."""
    bids: list[list[float]]
    """Of each call, how likely it would have been a bid."""

    def __init__(self, seat: i64, players: int, played: i64) -> None:
        self.seat, self.players, self.played = seat, players, played
        self.weights = WEIGHTS[players]
        self.suits, self.bids = [], []

    def passed(self, tricks: int) -> None:
        """Over so many tricks."""
        self.suits.append(-1)
        self.bids.append(wants(tricks, self.players))

    def bid(self, tricks: int, suit: i64) -> None:
        self.suits.append(suit)
        # A bid that was jumped to was wanted, however little was asked for.
        self.bids.append(wants(tricks - 1, self.players))

    def chance(self, held: i64) -> float:
        """How likely a player by the rules of thumb who holds this calls so."""
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
