"""Mitigati: three players, 78 cards dealt in packets, and bargaining to stop a hand before it is whole."""

from bot.games.mitigati.rules import Mitigati as Game

__all__ = ["Game"]
