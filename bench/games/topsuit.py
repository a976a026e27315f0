"""Top Suit's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.topsuit.hard import World, guesses

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
    return state.current is not None and state.current.kind == "run" and state.current.top[1] == "S"


def hand(state: Any) -> bool:
    few = 1 < len(state.playable(state.turn)) < 5
    return state.current is not None and state.current.kind == "single" and few


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state)
