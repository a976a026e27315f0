"""The 52-card deck as text: rank, then suit (`KC`, `TH`), the ace high."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.base import Card

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
FRENCH: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""All of them in canonical order: clubs, diamonds, hearts, spades, each upward."""
RANK: Final = {card: RANKS.index(card[0]) for card in FRENCH}
"""How high a card is in its suit, 0 for the two."""

_PLACE: Final = {card: place for place, card in enumerate(FRENCH)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))
