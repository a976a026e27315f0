"""Number of plays that a hand of Spring Cleaning still needs.

The unit is an eightieth of a play, so that all figures are whole numbers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bot.ai.springcleaning.packing import (
    BITS,
    CARD,
    FAR,
    TOP,
    WORD,
    WORD_BITS,
    Hand,
    ones_of,
    packed,
    size_of,
    unpacked,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

SINGLE: Final = 80
"""Cost of a single card of the highest value: a play to beat something, or to lead."""
LOW: Final = 3
"""Additional cost for each value above the card."""
LONGER: Final = 8
"""Reduction of a combination's cost for each card more."""
EACH: Final = 8
"""Additional cost of each card, wherever it is."""
OFFERED: Final = 36
"""Cost of a card on the own Offer, which can be arranged anew."""
FILLED: Final = 12
"""Saving of filling a gap from the own Offer."""
OUT: Final = 8000
"""Worth of having no card left."""


def plays_needed(hand: Hand, offer: i64 = 0) -> i64:
    """Return the least cost of dividing the hand into combinations of neighbours.

    Cards on the own Offer fill gaps of runs.
    """
    fillers = ones_of(offer)
    least: i64 = 0
    """Least cost of the cards so far."""
    as_set: i64 = 0
    as_run: i64 = 0
    """Least cost up to the begin of a combination that the next card may extend, without the savings for
    the number of cards before the next one, and for fillers."""
    before: i64 = 0
    last: i64 = FAR
    while hand:
        word: i64 = hand & WORD
        hand >>= WORD_BITS
        while word:
            card = word & CARD
            word >>= BITS
            begun = least + before
            alone = least + LOW * (TOP - card)
            together = alone
            if card != last:
                as_set = begun
            elif as_set - before < together:
                together = as_set - before
            gap = card - last - 1
            missing = gap
            while missing > 0 and fillers >> BITS * (card - missing) & 1:
                missing -= 1
            if missing:
                as_run = begun
            else:
                as_run -= (LONGER + FILLED) * gap
                if as_run - before < together:
                    together = as_run - before
                if begun < as_run:
                    as_run = begun
            if begun < as_set:
                as_set = begun
            least = together + SINGLE
            before += LONGER
            last = card
    return least


def needs(hand: Hand, offer: i64, offered: i64) -> i64:
    """Return the approximate cost of getting rid of all cards; an Offer is taken up when the hand is
    empty."""
    if not hand:
        return plays_needed(best_order(offer)) + EACH * offered if offered else -OUT
    return plays_needed(hand, offer) + OFFERED * offered + EACH * (size_of(hand) + offered)


def orders(offer: int) -> tuple[Hand, Hand]:
    """Return the Offer as a hand in two orders: equal cards together, and run after run."""
    counts = unpacked(offer)
    equals = [value for value, count in enumerate(counts) for _ in range(count)]
    most = max(counts, default=0)
    runs = [value for row in range(most) for value, count in enumerate(counts) if count > row]
    return packed(equals), packed(runs)


@lru_cache(maxsize=1 << 12)
def best_order(offer: int) -> Hand:
    """Return the Offer as a hand, in the better of two orders."""
    return min(orders(offer), key=plays_needed)
