"""What a hand of 92Q promises its bidder, and how likely somebody who holds it calls as they did."""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.ai.likely import leaning
from bot.ai.q92 import PROMISE, worth_of_bidding, worth_of_passing
from bot.games.q92 import NinetyTwoQ

if TYPE_CHECKING:
    from mypy_extensions import i64

COLUMN: Final = 0x1111111111111
"""The clubs; the other suits are as many bits higher as their own place among the suits."""
COUNT: Final[list[i64]] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]
"""How many bits are set, of four."""
WEIGHTS: Final[list[float]] = [weight for players in NinetyTwoQ.seats for weight in PROMISE[players]]
MOST: Final = 200
"""More tenths of a trick than any hand promises."""
BETWEEN: Final[list[i64]] = [round(10 * round((more - 0.5) / 10, 1)) for more in range(MOST)]
"""What becomes of a number that lies just halfway below each number of tenths."""


def promises(hand: i64, players: i64) -> list[float]:
    """The tricks to expect with each trump."""
    return [promise(hand, trump, players) / 10 for trump in range(4)]


def promise(hand: i64, trump: i64, players: i64) -> i64:
    """The tricks to expect from a bidder's side with this trump, in tenths, as bot/ai/q92.py has it."""
    held, side = hand >> trump & COLUMN, hand & ~(COLUMN << trump)
    # Sixteen leaves one when it is divided by fifteen, so that this counts bits.
    trumps: int = held % 15
    nine_queen: int = (held >> 28 & 1) + (held >> 40 & 1)
    ace_king: int = (held >> 48 & 1) + (held >> 44 & 1)
    aces: int = COUNT[side >> 48 & 15]
    kings: int = COUNT[side >> 44 & 15]
    twos: int = COUNT[side & 15]
    # The suits of the other colour.
    voids: int = 2
    if hand & COLUMN << (trump ^ 1):
        voids -= 1
    if hand & COLUMN << (trump ^ 2):
        voids -= 1
    first = 4 * players - 16
    expected = WEIGHTS[first] + WEIGHTS[first + 1] * trumps
    expected += WEIGHTS[first + 2] * nine_queen
    expected += WEIGHTS[first + 3] * ace_king
    expected += WEIGHTS[first + 4] * aces
    expected += WEIGHTS[first + 5] * kings
    expected += WEIGHTS[first + 6] * twos
    expected += WEIGHTS[first + 7] * voids
    return tenths(expected)


def tenths(number: float) -> i64:
    """As many as round() says, which takes its time."""
    more: int = int(10 * number) + 1
    between = (more - 0.5) / 10
    if number == between:
        return BETWEEN[more]
    return more if number > between else more - 1


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

    __slots__ = ("bids", "played", "players", "seat", "suits")

    seat: i64
    players: i64
    played: i64
    suits: list[i64]
    """Of each call; -1 where it was a pass."""
    bids: list[list[float]]
    """Of each call, how likely it would have been a bid."""

    def __init__(self, seat: i64, players: i64, played: i64) -> None:
        self.seat, self.players, self.played = seat, players, played
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
        hand = held | self.played
        promised: list[i64] = []
        best: i64 = 0
        for trump in range(4):
            promised.append(promise(hand, trump, self.players))
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
