"""Winning a trick of 92Q: left cards count as the led suit, trumps have their own order, twos can rise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.base import Card
from bot.games.kit.french import RANK, RANKS, SUITS

LEFT: Final = {"C": "S", "S": "C", "D": "H", "H": "D"}
"""The left suit of a trump: the other suit of its colour."""
TRUMP_RANKS: Final = "2345678TJKA9Q"
TRUMP_RANK: Final = {rank + suit: TRUMP_RANKS.index(rank) for suit in SUITS for rank in RANKS}
"""Rank of a card among trumps: the nine and the queen stand above the ace."""


def became(card: Card, led: str, trump: str) -> Card:
    """Return what a card counts as when suit `led` was led: a left card becomes that rank of the led suit."""
    return card[0] + led if card[1] == LEFT[trump] else card


def winning_place(cards: Sequence[Card], trump: str) -> int:
    """Return the winning place, counted from the lead; of equal cards, the first played."""
    led = cards[0][1]
    counted = [became(card, led, trump) for card in cards]
    two = "2" + led
    if two in counted and all(card[1] == led for card in counted):
        return counted.index(two)
    trumps = [card for card in counted if card[1] == trump]
    if trumps:
        return counted.index(max(trumps, key=TRUMP_RANK.__getitem__))
    return counted.index(max((card for card in counted if card[1] == led), key=RANK.__getitem__))


def could_beat(card: Card, led: Card, trump: str) -> bool:
    """Return whether the card could take a trick that `led` leads, whatever else is played to it."""
    counted = became(card, led[1], trump)
    if counted[1] != led[1]:
        return counted[1] == trump
    if counted[0] == "2" != led[0]:
        # A two is the highest when everybody follows.
        return True
    rank = TRUMP_RANK if led[1] == trump else RANK
    return rank[counted] > rank[led]
