"""The 78 cards of the Tarot of Loka as text: rank, then suit (`KF`, `AA`), trumps `1T` to `21T`, and `FOOL`.

The ace is low in every suit, and the fifth "suit" is the trumps. The Fool has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.base import Card

Cards = tuple[Card, ...]

SUITS: Final = "AEFW"
"""Air, Earth, Fire, Water."""
RANKS: Final = "A23456789TJCQK"
TRUMP: Final = "T"
"""Last letter of every trump, like a suit's letter; the Fool's last letter is no suit."""
FOOL: Final[Card] = "FOOL"
MAGICIAN: Final[Card] = "1T"
WORLD: Final[Card] = "21T"

TRUMPS: Final[Cards] = tuple(f"{number}{TRUMP}" for number in range(1, 22))
LOKA: Final[Cards] = (*(rank + suit for suit in SUITS for rank in RANKS), *TRUMPS, FOOL)
"""All cards in canonical order."""
KINGS: Final[Cards] = tuple("K" + suit for suit in SUITS)
HONOURS: Final[Cards] = (MAGICIAN, WORLD, FOOL)

STRENGTH: Final = {card: strength for strength, card in enumerate(LOKA)}
"""Rank of a card within its suit or the trumps; any trump ranks above any suit card."""

_COURT_POINTS: Final = {"K": 5, "Q": 4, "C": 3, "J": 2, "A": 5}
POINTS: Final = {
    card: 5 if card in HONOURS else 1 if card in TRUMPS else _COURT_POINTS.get(card[0], 1) for card in LOKA
}
"""Points of a card at the end of the hand."""


def in_order(cards: Iterable[Card]) -> Cards:
    """Return the cards in canonical order."""
    return tuple(sorted(cards, key=STRENGTH.__getitem__))
