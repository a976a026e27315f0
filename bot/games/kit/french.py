"""The 52-card deck as text: rank, then suit (`KC`, `TH`), the ace high."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.base import Card

SUITS: Final = "CDHS"
RANKS: Final = "23456789TJQKA"
FRENCH: Final[tuple[Card, ...]] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""All cards in canonical order: clubs, diamonds, hearts, spades, each upward."""
RANK: Final = {card: RANKS.index(card[0]) for card in FRENCH}
"""Rank of a card in its suit, 0 for the two."""

_PLACE: Final = {card: place for place, card in enumerate(FRENCH)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in canonical order."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def winning_place(cards: Sequence[Card], trump: str) -> int:
    """Return the winning place, counted from the lead: the highest trump, else the highest of the led
    suit."""
    best = 0
    for place, card in enumerate(cards):
        if could_beat(card, cards[best], trump):
            best = place
    return best


def could_beat(card: Card, led: Card, trump: str) -> bool:
    """Return whether the card could take a trick that `led` leads, whatever else is played to it."""
    return RANK[card] > RANK[led] if card[1] == led[1] else card[1] == trump
