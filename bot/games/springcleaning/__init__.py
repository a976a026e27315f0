"""Spring Cleaning: get rid of a hand whose order is fixed, with the help of what lies in the open."""

from typing import Final

from bot.games.springcleaning.rules import SpringCleaning

__all__ = ["COMPILED", "SpringCleaning"]

COMPILED: Final = ("combinations", "known", "plays", "rules", "scores")
"""The modules beside this one that become machine code."""
