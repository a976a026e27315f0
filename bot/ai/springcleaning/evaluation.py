"""How many plays a hand of Spring Cleaning still needs.

Everything is measured in eightieths of a play, for so it is whole numbers.
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
"""The plays that a card alone takes if it is the highest: to beat something, or once its player leads."""
LOW: Final = 3
"""How much more it takes for each value above it."""
LONGER: Final = 8
"""How much less a combination takes for each card more."""
EACH: Final = 8
"""What each card costs on top, wherever it is."""
OFFERED: Final = 36
"""What a card on the own Offer takes, for it can be arranged anew."""
FILLED: Final = 12
"""What it saves to fill a gap from the own Offer."""
OUT: Final = 8000
"""What it is worth to have no card left."""


def plays_needed(hand: Hand, offer: i64 = 0) -> i64:
    """The least that a division of the hand into combinations of neighbours takes.

    What lies on the own Offer fills gaps of runs.
    """
    fillers = ones_of(offer)
    least: i64 = 0
    """For the cards so far."""
    as_set: i64 = 0
    as_run: i64 = 0
    """The least up to where a combination begins that the next card may belong to, but for what is saved by
    how many cards there are before the next one, and by fillers."""
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
    """About how many plays it takes to be rid of all; an Offer is taken up when the hand is empty."""
    if not hand:
        return plays_needed(best_order(offer)) + EACH * offered if offered else -OUT
    return plays_needed(hand, offer) + OFFERED * offered + EACH * (size_of(hand) + offered)


@lru_cache(maxsize=1 << 12)
def best_order(offer: int) -> Hand:
    """The Offer as a hand, in the better of two orders: equal cards together, or run after run."""
    counts = unpacked(offer)
    equals = [value for value, count in enumerate(counts) for _ in range(count)]
    most = max(counts, default=0)
    runs = [value for row in range(most) for value, count in enumerate(counts) if count > row]
    return min(packed(equals), packed(runs), key=plays_needed)
