"""Computer players: from what a seat may see to what it does."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

from bot.ai import chance
from bot.ai.decision import Brain, Budget, Thinker, Thought, plain
from bot.games import GAMES, room
from bot.games.base import Seat

LEVELS: Final[tuple[str, ...]] = ("chance", "easy", "normal", "hard")
"""From the weakest to the strongest. A game may lack some."""

USUAL: Final = "normal"
"""How good computer players are for whoever has not said."""

SEARCHED: Final = "hard"
"""The level that thinks as long as its budget lasts; the others answer at once."""

REPEATABLE: Final = Budget(iterations=50)
"""What is spent where nothing else is said: as many iterations, so that the answer is the same everywhere."""

_CHANCE: Final = plain(chance.answer)

_PLAYERS: Final[Mapping[str, Mapping[str, Thinker]]] = {
    slug: {"chance": _CHANCE, **import_module(f"bot.ai.{room(slug)}").PLAYERS} for slug in GAMES
}
"""Of each game by level, as the game's own folder has them: see bot/ai/decision.py for what they may be."""


def levels(slug: str) -> tuple[str, ...]:
    """The levels that this game has a computer player for, weakest first."""
    return tuple(level for level in LEVELS if level in _players(slug))


def best(slug: str, most: str = LEVELS[-1]) -> str:
    """The strongest level of the game that is no stronger than this."""
    return [level for level in levels(slug) if LEVELS.index(level) <= LEVELS.index(most)][-1]


def offered(slug: str) -> tuple[str, ...]:
    """The levels of a game in the order to offer them: the usual first, and last what plays anything."""
    usual = best(slug, USUAL)
    return tuple(sorted(levels(slug), key=lambda level: (level != usual, level == LEVELS[0])))


def thinker(slug: str, level: str) -> Thinker:
    """The game's computer player of this level; KeyError where there is none."""
    return _players(slug)[level]


def _players(slug: str) -> Mapping[str, Thinker]:
    # Whatever the game is, one can play anything.
    return _PLAYERS.get(slug, {"chance": _CHANCE})


def think(slug: str, level: str, view: Any, seat: Seat, rng: Random, budget: Budget = REPEATABLE) -> Thought:
    """What the player does, and why; a function of the module, so that another process can run it too."""
    return thinker(slug, level)(view, seat, rng, budget)


def brain(slug: str, level: str, budget: Budget = REPEATABLE) -> Brain:
    """The player as a function that says what it does, and not why."""
    player = thinker(slug, level)

    def answer(view: Any, seat: Seat, rng: Random) -> str:
        return player(view, seat, rng, budget).action

    return answer
