"""Inference from the bargaining of Mitigati: demands mean strong hands, and small offers weak ones."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.games.base import Card, Seat
from bot.games.kit.loka import FOOL, LOKA, MAGICIAN, TRUMP, WORLD
from bot.games.mitigati.rules import Mitigati
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

# Average worth of hands (`evaluation.worth`) by what is said with them: rules of thumb, over 400 hands, with
# a deviation of 2 to 6 points.
DEMANDED: Final = -13
"""Worth of a hand above its demand, in points."""
OFFERED: Final = -8
"""Worth of a hand above the loss by its offer, in points."""
QUIET: Final = -6
"""Worth, in points, of a hand with which its owner only passes."""
DOUBT: Final = 12.0
"""Assumed deviation of others' hands: people bargain as they like."""
WHIM: Final = 0.05
"""Probability of any statement with any hand."""

# Contribution of a card to a hand's worth, by least squares, off by 2 to 5 points. The pack adds nothing.
_RANKS: Final = {"K": 9.6, "Q": 1.3, "C": -0.9, "J": -2.1, "A": -3.4}
_PIP: Final = -3.0
_SPECIAL: Final = {MAGICIAN: 12.4, WORLD: 17.6, FOOL: 11.0}
_TRUMPS: Final = ((14, 3.5), (8, 2.2), (2, 1.6))
"""Contribution of trumps from this number on."""
HAND: Final = -9.0
"""Worth of the place at the table; the next is the Dealer's, with the last cards."""
DEALERS_HAND: Final = 17.6


def _adds(card: Card) -> float:
    if card in _SPECIAL:
        return _SPECIAL[card]
    if card[-1] == TRUMP:
        return next(worth for least, worth in _TRUMPS if int(card[:-1]) >= least)
    return _RANKS.get(card[0], _PIP)


ADDS: Final[list[float]] = [_adds(card) for card in LOKA]
"""Contribution of each card."""


class Heard:
    """The others' statements in the bargaining."""

    __slots__ = ("hands",)

    hands: list[tuple[int, int, float]]
    """Hands of the seats that have spoken: begin and end in the list of dealt cards, and the sum
    that the cards should contribute."""

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
        """Return the probability of the statements with these cards."""
        chance = 1.0
        for first, end, told in self.hands:
            there = 0.0
            for place in dealt[first:end]:
                there += ADDS[place]
            chance *= WHIM + math.exp(-(((there - told) / DOUBT) ** 2) / 2)
        return chance


def _told(stance: int) -> float:
    """Return the likely worth of a hand by its stance: an offer, or a negative demand."""
    return -stance + (DEMANDED if stance < 0 else OFFERED) if stance else QUIET
