"""Tables of the cards that beat each other in 92Q: for each trump and led suit a row by card. `i64` is as
in `bitboard.py`."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bot.ai.bits import BIT, CARD, RANKED, SUIT, Bits
from bot.games.base import Card
from bot.games.kit.french import RANK, SUITS
from bot.games.q92.trick import LEFT, TRUMP_RANK

if TYPE_CHECKING:
    from mypy_extensions import i64

TWOS: Final[i64] = RANKED["2"]
ROW: Final = 64
"""Length of a row in the tables, indexed by a card's `bit_length`, 0 for none."""


def strength(card: Card, led: str, trump: str) -> int:
    """Return a card's strength where `led` was led, ignoring rising twos; -1 if it cannot win."""
    suit = led if card[1] == LEFT[trump] else card[1]
    if suit == trump:
        return 100 + TRUMP_RANK[card]
    return RANK[card] if suit == led else -1


def row(led: str, trump: str, compared: Callable[[int, int], bool]) -> list[i64]:
    """Return, for each card, the cards whose strength compares so with its own."""
    powers = {bit: strength(card, led, trump) for bit, card in CARD.items()}
    found = [0] * ROW
    for bit in CARD:
        found[bit.bit_length()] = sum(other for other in CARD if compared(powers[other], powers[bit]))
    return found


BEATEN: Final[list[i64]] = [
    found for trump in SUITS for led in SUITS for found in row(led, trump, operator.gt)
]
"""Cards that take the trick from a card. Of two equal cards neither does: the first played stays ahead."""
BEATS: Final[list[i64]] = [
    found for trump in SUITS for led in SUITS for found in row(led, trump, operator.lt)
]
"""Cards from which a card takes the trick."""
FOLLOWING: Final[list[i64]] = [
    SUIT[led] | (SUIT[LEFT[trump]] if led != LEFT[trump] else 0) for trump in SUITS for led in SUITS
]
"""Cards that count as following, by the number of the row."""


def beating(card: Card, led: str, trump: str) -> Bits:
    """Return the cards that take the trick from a card where `led` was led."""
    return BEATEN[ROW * (4 * SUITS.index(trump) + SUITS.index(led)) + BIT[card].bit_length()]
