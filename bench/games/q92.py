"""92Q's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.q92.hard import World, guesses

__all__ = (
    "PLAYERS",
    "guesses",
    "hand",
    "over",
    "table",
    "world",
)

PLAYERS: Final = 6
"""Number of players in the README's pictures."""

over = attrgetter("over")


def table(state: Any) -> bool:
    return len(state.trick) == 4 and len(state.tricks) > 2 and state.counted != state.trick


def hand(state: Any) -> bool:
    return bool(state.trick) and len(state.hands[state.turn]) == 8


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state)
