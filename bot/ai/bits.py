"""Cards as single bits of an int, for the bitboards: a set of cards is an int, and `&` intersects sets.

Bits rise by rank and within a rank by suit: the lowest bit of a set is one of its lowest cards, and of two
cards of a suit the greater int is the higher card.

`i64` is an int like any other; compiled code (`python -m bot compile`) uses plain 64-bit numbers for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.games.base import HOLE, Card, Seat
from bot.games.kit.french import FRENCH, RANK, SUITS
from bot.games.kit.tricks import TrickState

if TYPE_CHECKING:
    from mypy_extensions import i64

Bit = int
"""One card."""
Bits = int
"""A set of cards."""

BIT: Final[dict[Card, Bit]] = {card: 1 << (4 * RANK[card] + SUITS.index(card[1])) for card in FRENCH}
CARD: Final[dict[Bit, Card]] = {bit: card for card, bit in BIT.items()}
ALL: Final = (1 << 52) - 1
CLUBS: Final = ALL // 15
"""All clubs. Other suits lie one, two and three bits higher. As clubs are four bits apart, a set of clubs
modulo 15 is their number; and a card modulo 15 is the lowest bit of its suit."""
PAIRS: Final[i64] = 0x5555555555555
FOURS: Final[i64] = 0x3333333333333
BYTES: Final[i64] = 0xF0F0F0F0F0F0F
"""The lower half of each pair of bits, of each four and of each byte."""
COUNT: Final[list[i64]] = [some.bit_count() for some in range(16)]
"""Number of set bits, of four."""
SUIT: Final[dict[str, Bits]] = {
    suit: sum(bit for card, bit in BIT.items() if card[1] == suit) for suit in SUITS
}
RANKED: Final[dict[str, Bits]] = {
    rank: sum(bit for card, bit in BIT.items() if card[0] == rank) for rank in "23456789TJQKA"
}


def bits_of(cards: Iterable[Card]) -> Bits:
    """Return the set of these cards without holes."""
    return sum(BIT[card] for card in cards if card != HOLE)


def played(view: TrickState, seat: Seat) -> Bits:
    """Return the cards that the seat has played in this hand."""
    tricks = [trick.cards[(seat - trick.leader) % view.players] for trick in view.tricks]
    return bits_of([*tricks, *view.trick[(seat - view.leader) % view.players :][:1]])


def each(cards: i64) -> list[i64]:
    """Return the cards of a set, lowest first."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found


def number(cards: i64) -> i64:
    """Return the number of cards of a set."""
    # Counted in all pairs of bits at once, then in fours and in bytes, whose sum is the rest modulo 255.
    pairs = cards - (cards >> 1 & PAIRS)
    fours = (pairs & FOURS) + (pairs >> 2 & FOURS)
    return (fours + (fours >> 4) & BYTES) % 255


def highest(cards: i64) -> i64:
    """Return the highest card of a set that is not empty."""
    plain: int = cards
    return _bit(plain.bit_length() - 1)


def lowest_above(cards: i64, others: i64) -> i64:
    """Return the lowest card of a set that is above all the others; 0 if there is none."""
    plain: int = others
    above = cards & -_bit(plain.bit_length())
    return above & -above


def _bit(place: i64) -> i64:
    # Compiled, 1 << place would be a 32-bit shift, as small literals are 32-bit.
    return (1 << 52) >> 52 - place


def together(cards: list[i64], first: i64, end: i64) -> i64:
    """Return the set of the cards at these places of a list."""
    found: i64 = 0
    while first < end:
        found |= cards[first]
        first += 1
    return found
