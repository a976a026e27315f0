"""Bargaining over a half-dealt hand of Mitigati: what it promises, and how far to give way."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from bot.ai.mitigati_bonus import bonus
from bot.games.bargain import MOST
from bot.games.base import Seat
from bot.games.loka import FOOL, KINGS, MAGICIAN, SUITS, TRUMP, WORLD, Cards
from bot.games.mitigati import Mitigati

ASK: Final = 12
"""How much more than the hand promises is asked for at first, and how much less is offered."""
STEP: Final = 4
"""How much is conceded at a time."""
KEEN: Final = 8
"""How much better than the hand's promise a bargain must be, for the hand would tell more and is more fun."""
LITTLE: Final = 2
"""A hand that promises no more than so much, either way, is not bargained about."""
PATIENCE: Final = 6
"""Whoever has spoken so often and has nothing left to concede has the deal go on."""


def statement(view: Mitigati, seat: Seat) -> str:
    """What strikes the bargain if it is good enough; else a first claim, a concession, or a pass."""
    stances = view.bargain.stances
    others = sum(stances) - stances[seat]
    due = KEEN + round(promise(view.hands[seat], dealer=seat == view.dealer))
    if others > 0 and others >= due and stances[seat] <= 0 and _lower(stances[seat], others):
        return f"demand {min(others, MOST)}"
    if 0 < -others <= -due and stances[seat] < -others and min(stances) < 0:
        return f"offer {-others}"
    return _claim(view, seat, due)


def _lower(stance: int, demand: int) -> bool:
    """Whether that may be demanded from this stance."""
    return stance == 0 or demand < -stance


def _claim(view: Mitigati, seat: Seat, due: int) -> str:
    stance = view.bargain.stances[seat]
    spoken = sum(speaker == seat for speaker, _ in view.bargain.said)
    if spoken >= PATIENCE:
        return "continue"
    if due > LITTLE and stance <= 0:
        asked = min(MOST, due + ASK if stance == 0 else max(due, -stance - STEP))
        return f"demand {asked}" if _lower(stance, asked) else "pass"
    if due < -LITTLE and stance >= 0:
        offered = min(MOST, -due, max(1, -due - ASK) if stance == 0 else stance + STEP)
        return f"offer {offered}" if offered > stance else "pass"
    return "pass"


# Fitted by least squares to thousands of hands that these rules of thumb played against each other.
PROMISE: Final = {
    10: (-34.7, 25.3, 5.6, 0.8, 0.4, 1.6, 5.6, 7.0, 6.7, 7.7, 5.8, 5.9, 1.3),
    15: (-50.7, 24.8, 5.7, 2.0, 0.9, 0.7, 6.0, 7.3, 8.4, 6.0, 5.7, 5.5, 1.3),
    20: (-65.4, 24.5, 6.7, 2.2, 0.6, 0.4, 5.7, 7.5, 7.8, 7.1, 6.9, 4.0, 1.4),
}
"""By the number of cards held."""


def promise(hand: Cards, *, dealer: bool) -> float:
    """The points to expect of the whole hand from the cards that are there."""
    weights = zip(PROMISE[len(hand)], signs_of(hand, dealer=dealer), strict=True)
    return round(math.fsum(weight * sign for weight, sign in weights), 1)


@cache
def signs_of(hand: Cards, *, dealer: bool) -> tuple[int, ...]:
    """What a hand says about its end."""
    ranks = [card[0] for card in hand if card[-1] in SUITS]
    trumps = [int(card[:-1]) for card in hand if card[-1] == TRUMP]
    shown = sum(card in hand for card in (*KINGS, MAGICIAN, WORLD, FOOL))
    return (
        1,
        dealer,
        ranks.count("K"),
        ranks.count("Q"),
        ranks.count("C") + ranks.count("J"),
        ranks.count("A"),
        sum(number < 12 for number in trumps),
        sum(number >= 12 for number in trumps),
        WORLD in hand,
        MAGICIAN in hand,
        FOOL in hand,
        max(0, shown - 1),
        bonus(hand),
    )
