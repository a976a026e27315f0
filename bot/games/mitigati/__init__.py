"""Mitigati: three players, 78 cards dealt in packets, and bargaining to stop a hand before it is whole."""

from typing import Final

from bot.games.mitigati.rules import Mitigati

__all__ = ["COMPILED", "Mitigati"]

COMPILED: Final = ("bargaining", "declarations", "rules", "trick")
"""The modules beside this one that become machine code."""
