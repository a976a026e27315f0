"""Top Suit, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bot.ai.topsuit.hard import World, guesses
from bot.games.base import shuffled

__all__ = ("PLAYERS", "at_random", "guesses", "hand", "table", "unheld", "world")

PLAYERS: Final = 4
"""In the README."""


def table(state: Any) -> bool:
    return state.current is not None and state.current.kind == "run" and state.current.top[1] == "S"


def hand(state: Any) -> bool:
    few = 1 < len(state.playable(state.turn)) < 5
    return state.current is not None and state.current.kind == "single" and few


def world(state: Any, _rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return World.of(state)


def unheld(world: Any, rng: Random) -> None:
    """Shuffle the draw deck of a world: what nobody has in hand."""
    world.stock = list(shuffled(rng, world.stock))


def at_random(world: Any, rng: Random) -> int:
    """Plays a copy of it to its end, and counts the actions."""
    now, plies, random = world.copy(), 0, rng.random
    while not now.over:
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
