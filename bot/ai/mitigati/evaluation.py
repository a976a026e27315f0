"""Evaluation of an unfinished hand of Mitigati: the expected points once it is dealt and played out."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from bot.ai.mitigati.bonus import bonus
from bot.games.kit.loka import FOOL, KINGS, MAGICIAN, SUITS, TRUMP, WORLD, Cards

HIGH: Final = 14
"""First of the high trumps, of which few are higher."""
MIDDLE: Final = 8

# By number of cards held, fitted by least squares to hands that rules of thumb declare and play out; their
# standard deviation is 22, 20 and 17 points.
WEIGHTS: Final[dict[int, tuple[float, ...]]] = {
    10: (-33.5, 26.7, 10.9, 3.8, 0.1, 2.2, 0.9, -0.2, 1.4, 2.1, 3.2, 4.4, 11.9, 10.2, 12.0, 5.1, 0.6, 0.3),
    15: (-45.6, 26.7, 10.5, 3.9, 0.4, 2.1, 0.9, -0.5, 1.2, 1.8, 3.0, 3.6, 12.0, 9.7, 11.3, 4.6, 0.6, 1.6),
    20: (-56.5, 26.6, 10.5, 4.5, 0.2, 2.0, 0.9, -0.6, 0.3, 0.7, 2.3, 3.6, 11.3, 8.6, 10.8, 2.9, 1.0, 2.1),
}


def worth(hand: Cards, *, dealer: bool) -> float:
    """Return the expected points of the whole hand from the cards held so far."""
    signs = zip(WEIGHTS[len(hand)], signs_of(hand, dealer=dealer), strict=True)
    return round(math.fsum(weight * sign for weight, sign in signs), 1)


@cache
def signs_of(hand: Cards, *, dealer: bool) -> tuple[float, ...]:
    """Return the features of a hand for its evaluation."""
    suits = [[card[0] for card in hand if card[-1] == suit] for suit in SUITS]
    ranks = [rank for suit in suits for rank in suit]
    trumps = [int(card[:-1]) for card in hand if card[-1] == TRUMP]
    kings_and_honours = sum(card in hand for card in (*KINGS, MAGICIAN, WORLD, FOOL))
    return (
        1.0,
        float(dealer),
        ranks.count("K"),
        ranks.count("Q"),
        sum("K" in suit and "Q" in suit for suit in suits),
        ranks.count("C"),
        ranks.count("J"),
        ranks.count("A"),
        sum(1 < number < MIDDLE for number in trumps),
        sum(MIDDLE <= number < HIGH for number in trumps),
        sum(number >= HIGH for number in trumps),
        len(trumps) ** 2 / 10,
        float(WORLD in hand),
        float(MAGICIAN in hand),
        float(FOOL in hand),
        max(0, kings_and_honours - 2),
        bonus(hand),
        sum(len(suit) <= len(hand) // 10 for suit in suits),
    )
