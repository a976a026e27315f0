"""Each game's definitions for benchmarks and pictures, in a file named after its folders."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.games import layer


def measured(slug: str) -> Any:
    """Return the module of this game; all define the same names."""
    return layer(slug, "bench")


def at_random(game: Any, world: Any, rng: Random) -> int:
    """Play a copy of the game's world to its end at random; return the number of actions."""
    now, plies, random, over = world.copy(), 0, rng.random, game.over
    while not over(now):
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
