"""What beats what in 92Q, in tables: for each trump and led suit a row by card. An `i64` is what it is in
`bitboard.py`."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bot.ai.bits import CARD, RANKED, SUIT
from bot.games.base import Card
from bot.games.kit.french import RANK, SUITS
from bot.games.q92.trick import LEFT, TRUMP_RANK

if TYPE_CHECKING:
    from mypy_extensions import i64

TWOS: Final[i64] = RANKED["2"]
ROW: Final = 64
"""Places that the tables have for each led suit under each trump: by a card's `bit_length`, 0 for none."""


def strength(card: Card, led: str, trump: str) -> int:
    """How high a card counts where `led` was led, short of what a two can do; -1 if it cannot win."""
    suit = led if card[1] == LEFT[trump] else card[1]
    if suit == trump:
        return 100 + TRUMP_RANK[card]
    return RANK[card] if suit == led else -1


def row(led: str, trump: str, compared: Callable[[int, int], bool]) -> list[i64]:
    """For each card, those whose strength compares so with its own."""
    powers = {bit: strength(card, led, trump) for bit, card in CARD.items()}
    found = [0] * ROW
    for bit in CARD:
        found[bit.bit_length()] = sum(other for other in CARD if compared(powers[other], powers[bit]))
    return found


BEATEN: Final[list[i64]] = [
    found for trump in SUITS for led in SUITS for found in row(led, trump, operator.gt)
]
"""What takes the trick from a card. Of two equal cards neither does: the first played stays ahead."""
BEATS: Final[list[i64]] = [
    found for trump in SUITS for led in SUITS for found in row(led, trump, operator.lt)
]
"""What a card takes the trick from."""
FOLLOWING: Final[list[i64]] = [
    SUIT[led] | (SUIT[LEFT[trump]] if led != LEFT[trump] else 0) for trump in SUITS for led in SUITS
]
"""The cards that count as following, by the number of the row."""
