"""Differ's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.differ.hard import World, guesses

__all__ = (
    "PLAYERS",
    "guesses",
    "hand",
    "over",
    "table",
    "world",
)

PLAYERS: Final = 4
"""Number of players in the README's pictures."""

over = attrgetter("over")


def table(state: Any) -> bool:
    return len(state.trick) == 3 and len(state.tricks) > 3


def hand(state: Any) -> bool:
    held = state.hands[state.turn] + state.face_up[state.turn]
    return bool(state.trick) and len(held) == 7 and 1 < len(state.playable(state.turn)) < 4


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state)
