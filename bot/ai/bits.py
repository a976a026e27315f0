"""Cards as single bits of an int, for the fast twins: a set of cards is an int, and `&` asks what it holds.

Bits go up by rank and within a rank by suit: the lowest bit of a set is one of its lowest cards, and of two
cards of a suit the greater int is the higher card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.cards import FRENCH, RANK, SUITS

Bit = int
"""One card."""
Bits = int
"""A set of cards."""

BIT: Final[dict[Card, Bit]] = {card: 1 << (4 * RANK[card] + SUITS.index(card[1])) for card in FRENCH}
CARD: Final[dict[Bit, Card]] = {bit: card for card, bit in BIT.items()}
ALL: Final[Bits] = (1 << len(FRENCH)) - 1
SUIT: Final[dict[str, Bits]] = {
    suit: sum(bit for card, bit in BIT.items() if card[1] == suit) for suit in SUITS
}
SUIT_OF: Final[dict[Bit, Bits]] = {bit: SUIT[card[1]] for card, bit in BIT.items()}
"""All cards of a card's suit."""
HIGHER: Final[dict[Bit, Bits]] = {bit: SUIT_OF[bit] & -(bit << 1) for bit in CARD}
"""The cards of its suit above it, the ace high."""
RANKED: Final[dict[str, Bits]] = {
    rank: sum(bit for card, bit in BIT.items() if card[0] == rank) for rank in "23456789TJQKA"
}


def bits_of(cards: Iterable[Card]) -> Bits:
    """The set of these cards; what may not be seen is left out."""
    return sum(BIT[card] for card in cards if card != HOLE)


def each(cards: Bits) -> list[Bit]:
    """The cards of a set, lowest first."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found


def highest(cards: Bits) -> Bit:
    """Of a set that is not empty."""
    return 1 << (cards.bit_length() - 1)
