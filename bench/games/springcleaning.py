"""Spring Cleaning's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.ai.springcleaning import round as rounds
from bot.ai.springcleaning.hard import Guesses, World
from bot.games.base import Seat

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


def table(state: Any) -> bool:
    return len(state.trick) > 2 and len(state.trick[-1].cards) > 2 and all(state.offers)


def hand(state: Any) -> bool:
    return state.phase == "play" and len(state.trick) > 1 and all(state.offers) and len(state.hands[0]) > 8


def world(state: Any, rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state, rng)


def over(world: Any) -> bool:
    return bool(world.phase == rounds.OVER)


def guesses(view: Any, seat: Seat) -> Callable[[Random], Any]:
    return Guesses(view, seat).guess
