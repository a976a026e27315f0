"""Joints in a hand of Spring Cleaning, for rollouts: a quick look at neighbours only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.ai.springcleaning.packing import BITS, CARD, FAR, ONES, TOP, WORD, WORD_BITS, Hand, one_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FILLS: Final = 1
"""Saving, in halves of a joint, of a card on the Offer that fills a gap of the hand."""
PLACE_BITS: Final = 6
MOST_LOSS: Final = 6 << BITS + PLACE_BITS
"""Upper bound of a card's encoded loss."""


def joined(left: i64, right: i64) -> i64:
    """Return whether two neighbours go together."""
    return 1 if 0 <= right - left <= 1 else 0


def joins(hand: Hand) -> i64:
    """Return the number of joints that a card would add at its best place: four bits a value."""
    one_side: i64 = 0
    both_sides: i64 = 0
    after: i64 = 0
    """Values that go well after the last card."""
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            one = one_of(card)
            fits = one | one >> BITS
            if joined(last, card):
                one_side |= after & fits
            else:
                both_sides |= after & fits
                one_side |= after | fits
            after = one | one << BITS
            last = card
    one_side |= after
    both_sides &= ONES
    return (one_side & ONES & ~both_sides) | both_sides << 1


def place_for(hand: Hand, value: i64) -> i64:
    """Return the first place at which a card joins most neighbours."""
    most: i64 = -1
    best: i64 = 0
    place: i64 = 0
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            gain = joined(last, value) + joined(value, card) - joined(last, card)
            if gain > most:
                most, best = gain, place
            last = card
            place += 1
    return place if joined(last, value) > most else best


def loosest(hand: Hand) -> i64:
    """Return the least missed card, lowest of equals, encoded for `loss_of` and `place_of`."""
    gaps: i64 = 0
    last: i64 = FAR
    rest = hand
    while rest:
        word: i64 = rest & WORD
        rest >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            if card - last == 2:
                gaps |= 1 << card - 1
            last = card
    best: i64 = MOST_LOSS
    left: i64 = FAR
    last = hand & CARD
    place: i64 = 0
    hand >>= BITS
    while last:
        word = hand & WORD
        hand >>= WORD_BITS
        count: i64 = WORD_BITS // BITS
        while last and count:
            card = word & CARD
            word >>= BITS
            loss = 2 * (joined(left, last) + joined(last, card) - joined(left, card)) - FILLS * (
                gaps >> last & 1
            )
            found = ((loss << BITS | last) << PLACE_BITS) + place
            if found < best:
                best = found
            left, last = last, card
            place += 1
            count -= 1
    return best


def loss_of(loosest: i64) -> i64:
    """Return the loss in halves of a joint."""
    return loosest >> BITS + PLACE_BITS


def place_of(loosest: i64) -> i64:
    return loosest & (1 << PLACE_BITS) - 1


def average_join(joins: i64) -> float:
    total: i64 = 0
    while joins:
        total += joins & CARD
        joins >>= BITS
    return float(total) / TOP
