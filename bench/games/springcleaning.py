"""Spring Cleaning, as it is measured (`bench.pace`) and shown in the README (`bench.readme`)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bot.ai.springcleaning.hard import Guesses, World
from bot.ai.springcleaning.round import OVER
from bot.games.base import Seat

__all__ = ("PLAYERS", "at_random", "guesses", "hand", "table", "world")

PLAYERS: Final = 4
"""In the README."""


def table(state: Any) -> bool:
    return len(state.trick) > 2 and len(state.trick[-1].cards) > 2 and all(state.offers)


def hand(state: Any) -> bool:
    return state.phase == "play" and len(state.trick) > 1 and all(state.offers) and len(state.hands[0]) > 8


def world(state: Any, rng: Random) -> Any:
    """The position as the fast state that a search plays on."""
    return World.of(state, rng)


def guesses(view: Any, seat: Seat) -> Callable[[Random], Any]:
    return Guesses(view, seat).guess


def at_random(world: Any, rng: Random) -> int:
    """Plays a copy of it to its end, and counts the actions."""
    now, plies, random = world.copy(), 0, rng.random
    while now.phase != OVER:
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
