"""The textbook's ISMCTS as a level of our games: see bench/strength/textbook.py."""

from __future__ import annotations

from random import Random
from typing import Any, Final
from unittest.mock import patch

from bench.games import measured
from bench.strength.ismcts import EXPLORE, Tree, search
from bot.ai import SEARCHED, thinker
from bot.ai.decision import Budget, Thinker, Thought
from bot.engines import duel
from bot.engines.duel import Duel, Pairing
from bot.games.base import Seat

TEXTBOOK: Final = "textbook ISMCTS"
ALIKE: Final = "textbook ISMCTS, calls of hard"
"""Name of the level that calls as *hard* does."""
PLAYED: Final = ("play", "insert", "offer", "opening", "arrange")
"""Phases in which cards are played, as opposed to calls."""

TIMES: list[int] = []
"""Number of iterations, by decision."""


def player(slug: str, *, calls: bool, explore: float = EXPLORE) -> Thinker:
    """Return the textbook's player of a game; `calls`: whether it decides auctions too."""
    game, hard = measured(slug), thinker(slug, SEARCHED)
    phases = [phase for phase in game.PHASES if calls or phase in PLAYED]

    def think(view: Any, seat: Seat, rng: Random, budget: Budget) -> Thought:
        if view.phase not in phases:
            return hard(view, seat, rng, budget)
        guess = game.fits(view, seat)
        world = guess(rng)
        moves = world.moves()
        if len(moves) == 1:
            return Thought(game.text(world, moves[0]))
        tree = Tree(game.acts, game.over, view.players)
        tree.explore = explore
        move, times = search(tree, guess, rng, budget)
        TIMES.append(times)
        return Thought(game.text(world, move), iterations=times)

    return think


def pairing(wanted: Duel, explore: float, number: int) -> tuple[Pairing, list[int]]:
    """Play two matches with the textbook's player as a level; return its iterations too, by decision."""

    def found(slug: str, level: str) -> Thinker:
        if level in (TEXTBOOK, ALIKE):
            return player(slug, calls=level == TEXTBOOK, explore=explore)
        return thinker(slug, level)

    TIMES.clear()
    with patch("bot.engines.duel.thinker", found):
        return duel.pairing(wanted, number), TIMES[:]
