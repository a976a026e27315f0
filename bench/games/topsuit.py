"""Top Suit's definitions for benchmarks (`bench.pace`) and the README (`bench.readme`)."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any, Final

from bot.ai.topsuit.bitboard import text_of
from bot.ai.topsuit.hard import World, guesses
from bot.games.base import Seat, shuffled

__all__ = (
    "PHASES",
    "PLAYERS",
    "acts",
    "agreeing",
    "fits",
    "guesses",
    "hand",
    "over",
    "table",
    "text",
    "unheld",
    "world",
)

PLAYERS: Final = 4
"""Number of players in the README's pictures."""
PHASES: Final = ("play",)
"""Phases that the bitboard covers."""

acts = attrgetter("to_act")
over = attrgetter("over")
fits = guesses
"""Function that guesses worlds fitting the seat's view, all equally likely."""


def table(state: Any) -> bool:
    return state.current is not None and state.current.kind == "run" and state.current.top[1] == "S"


def hand(state: Any) -> bool:
    few = 1 < len(state.playable(state.turn)) < 5
    return state.current is not None and state.current.kind == "single" and few


def world(state: Any, _rng: Random) -> Any:
    """Return the position as the bitboard that a search plays on."""
    return World.of(state)


def unheld(world: Any, rng: Random) -> None:
    """Shuffle the draw deck of a world, which no hand holds."""
    world.stock = list(shuffled(rng, world.stock))


def text(_world: Any, move: int) -> str:
    """Return the move as an action."""
    return text_of(move)


def agreeing(view: Any, seat: Seat, rng: Random) -> Any:
    """Return a state that fits the view and the other seats' statements."""
    return view.guess(seat, rng)
