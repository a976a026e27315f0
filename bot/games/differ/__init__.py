"""Differ: bid tricks and a trump, then play from hand and from face-up cards that refill from a pile."""

from typing import Final

from bot.games.differ.rules import Differ

__all__ = ["COMPILED", "Differ"]

COMPILED: Final = ("rules",)
"""The modules beside this one that become machine code."""
