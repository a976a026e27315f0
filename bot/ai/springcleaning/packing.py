"""Hands and Offers of Spring Cleaning as numbers of four bits a card, or a value.

The leftmost card of a hand is in the lowest bits, so a hand may have any length. Loops over its cards take a
word of fifteen at a time, as a word is a plain 64-bit number in compiled code, marked by the annotation
`i64`. An Offer, of which only the counts matter, has a count for each value.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.games.springcleaning.combinations import VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

Hand = int

TOP: Final = len(VALUES)
"""Highest value."""
BITS: Final = 4
CARD: Final = 15
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
HIDDEN: Final = 15
"""Stands for a hidden card of a hand."""
ONES: Final = 0x1111111110
"""One card of each value."""
FAR: Final = 20
"""Value of a neighbour that nothing goes with."""


def packed(cards: Iterable[int]) -> Hand:
    """Return the hand of these cards, from left to right."""
    hand = 0
    for place, card in enumerate(cards):
        hand |= card << BITS * place
    return hand


def unpacked(hand: Hand) -> list[int]:
    cards = []
    while hand:
        cards.append(hand & CARD)
        hand >>= BITS
    return cards


def size_of(hand: Hand) -> i64:
    return (hand.bit_length() + 3) >> 2


def without(hand: Hand, start: int, count: int) -> Hand:
    """Return the hand without this many neighbours from `start` on."""
    right = hand >> BITS * start
    return hand ^ (right ^ right >> BITS * count) << BITS * start


def inserted(hand: Hand, place: int, card: int) -> Hand:
    right = hand >> BITS * place
    return hand ^ (right ^ (right << BITS | card)) << BITS * place


def one_of(value: i64) -> i64:
    """Return one card of the value, which may be one above the highest."""
    # Compiled, 1 << place would be a 32-bit shift, as small literals are 32-bit.
    return (1 << 40) >> 40 - BITS * value


def ones_of(offer: i64) -> i64:
    """Return one card of each value in the Offer."""
    return (offer | offer >> 1 | offer >> 2) & ONES


def values_of(hand: Hand) -> i64:
    """Return one card of each value in the hand."""
    found: i64 = 0
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            found |= one_of(word & CARD)
            word >>= BITS
    return found
