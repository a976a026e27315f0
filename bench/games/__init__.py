"""What is measured and shown of each game, in a file that is called as its folders are."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from bot.games import room


def measured(slug: str) -> Any:
    """The module of this game; each has the same names."""
    return import_module(f"bench.games.{room(slug)}")


def at_random(game: Any, world: Any, rng: Random) -> int:
    """Plays a copy of the game's world to its end, and counts the actions."""
    now, plies, random, over = world.copy(), 0, rng.random, game.over
    while not over(now):
        moves = now.moves()
        now.play(moves[int(random() * len(moves))])
        plies += 1
    return plies
