"""Hands and Offers of Spring Cleaning as numbers of four bits a card, or a value.

In a hand the leftmost card is the lowest, so it may be of any length. Loops over its cards take a word of
fifteen at a time, for a word is a plain 64-bit number as machine code: that is what `i64` in an annotation
means; to Python it says nothing. An Offer, of which only the counts matter, has them value by value.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.games.springcleaning.combinations import VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64

Hand = int

TOP: Final = len(VALUES)
"""The highest value."""
BITS: Final = 4
CARD: Final = 15
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
HIDDEN: Final = 15
"""A card of a hand that may not be seen."""
ONES: Final = 0x1111111110
"""One card of each value."""
FAR: Final = 20
"""A neighbour that nothing goes with."""


def packed(cards: Iterable[int]) -> Hand:
    """From left to right."""
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
    """The hand when so many neighbours have left it."""
    right = hand >> BITS * start
    return hand ^ (right ^ right >> BITS * count) << BITS * start


def inserted(hand: Hand, place: int, card: int) -> Hand:
    right = hand >> BITS * place
    return hand ^ (right ^ (right << BITS | card)) << BITS * place


def one_of(value: i64) -> i64:
    """One card of the value; it may be one too high for a value."""
    # As machine code 1 << place would be a shift within 32 bits, for so many a small literal has.
    return (1 << 40) >> 40 - BITS * value


def ones_of(offer: i64) -> i64:
    """One card of each value that is there."""
    return (offer | offer >> 1 | offer >> 2) & ONES


def values_of(hand: Hand) -> i64:
    """One card of each value that a hand has."""
    found: i64 = 0
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            found |= one_of(word & CARD)
            word >>= BITS
    return found
