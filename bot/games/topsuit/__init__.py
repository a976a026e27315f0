"""Top Suit: climb over the hand before yours, once round the table, by suit and rank of its top card."""

from typing import Final

from bot.games.topsuit.rules import TopSuit

__all__ = ["COMPILED", "TopSuit"]

COMPILED: Final = ("combinations", "rules")
"""The modules beside this one that become machine code."""
