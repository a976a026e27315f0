"""What the bargaining of Mitigati tells of the others' hands: who demands has much, and who offers little."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.games.base import Card, Seat
from bot.games.kit.loka import FOOL, LOKA, MAGICIAN, TRUMP, WORLD
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# What hands are worth (`mitigati_worth`) who say so, on average: rules of thumb, over 400 hands, a deviation
# of 2 to 6 points.
DEMANDED: Final = -13
"""So much more than they demand."""
OFFERED: Final = -8
"""So much more than they would lose by what they offer."""
QUIET: Final = -6
"""Who only passes."""
DOUBT: Final = 12.0
"""The deviation that others are believed to have: people bargain as they like."""
WHIM: Final = 0.05
"""How likely anything is said with any hand."""

# What a card adds to what a hand is worth, by least squares, off by 2 to 5 points. The pack adds nothing.
_RANKS: Final = {"K": 9.6, "Q": 1.3, "C": -0.9, "J": -2.1, "A": -3.4}
_PIP: Final = -3.0
_SPECIAL: Final = {MAGICIAN: 12.4, WORLD: 17.6, FOOL: 11.0}
_TRUMPS: Final = ((14, 3.5), (8, 2.2), (2, 1.6))
"""From this trump on."""
HAND: Final = -9.0
"""What the place at the table is worth, and the Dealer's with the last cards."""
DEALERS_HAND: Final = 17.6


def _adds(card: Card) -> float:
    if card in _SPECIAL:
        return _SPECIAL[card]
    if card[-1] == TRUMP:
        return next(worth for least, worth in _TRUMPS if int(card[:-1]) >= least)
    return _RANKS.get(card[0], _PIP)


ADDS: Final[list[float]] = [_adds(card) for card in LOKA]
"""By card."""


class Heard:
    """What the others have said while they bargain."""

    __slots__ = ("hands",)

    hands: list[tuple[int, int, float]]
    """Of each who has spoken: where its hand begins and ends among the unseen cards, as they are dealt in
    guesses; and what its cards ought to add up to."""

    def __init__(self, view: Mitigati, seat: Seat) -> None:
        self.hands = []
        first, spoken = len(view.undealt), {speaker for speaker, _ in view.bargain.said}
        for other in range(PLAYERS):
            if other == seat:
                continue
            end = first + len(view.hands[other])
            if other in spoken:
                place = DEALERS_HAND if other == view.dealer else HAND
                self.hands.append((first, end, _told(view.bargain.stances[other]) - place))
            first = end

    def chance(self, dealt: list[i64]) -> float:
        """How likely they would have said so with these cards."""
        chance = 1.0
        for first, end, told in self.hands:
            there = 0.0
            for place in dealt[first:end]:
                there += ADDS[place]
            chance *= WHIM + math.exp(-(((there - told) / DOUBT) ** 2) / 2)
        return chance


def _told(stance: int) -> float:
    """What a hand is worth that goes with an offer, or with a demand, which is below nothing."""
    return -stance + (DEMANDED if stance < 0 else OFFERED) if stance else QUIET
