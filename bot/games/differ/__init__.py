"""Differ: bid tricks and a trump, then play from hand and from face-up cards that refill from a pile."""

from bot.games.differ.rules import Differ as Game

__all__ = ["Game"]
