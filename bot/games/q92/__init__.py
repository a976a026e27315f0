"""92Q: bid for tricks together, choose partners for one hand, and be paid for your own tricks."""

from typing import Final

from bot.games.q92.rules import NinetyTwoQ

__all__ = ["COMPILED", "NinetyTwoQ"]

COMPILED: Final = ("rules", "trick")
"""The modules beside this one that become machine code."""
