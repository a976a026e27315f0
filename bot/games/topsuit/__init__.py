"""Top Suit: climb over the hand before yours, once round the table, by suit and rank of its top card."""

from bot.games.topsuit.rules import TopSuit as Game

__all__ = ["Game"]
