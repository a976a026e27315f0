"""Computer players: they turn a seat's view into an action."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from bot.ai import chance
from bot.ai.decision import Brain, Budget, Thinker, Thought, plain
from bot.games import RULES, layer
from bot.games.base import Seat

LEVELS: Final[tuple[str, ...]] = ("chance", "novice", "easy", "normal", "hard")
"""All levels, from the weakest to the strongest. A game may lack some."""

USUAL: Final = "normal"
"""Default level of computer players."""

NOVICE: Final = "novice"
"""Level for people who are new to a game."""
NEW: Final = 3
"""Number of finished matches of a game from which a person is no longer new to it."""

SEARCHED: Final = "hard"
"""Level that searches as long as its budget lasts; the others answer at once."""

REPEATABLE: Final = Budget(iterations=50)
"""Default budget: a number of iterations, so that the answer is the same everywhere."""

_CHANCE: Final = plain(chance.answer)

_PLAYERS: Final[Mapping[str, Any]] = {slug: players for slug in RULES if (players := layer(slug, "players"))}
"""Modules of each game's players, whose `PLAYERS` has them by level; bot/ai/decision.py describes them."""


def levels(slug: str) -> tuple[str, ...]:
    """Return the levels for which this game has a computer player, weakest first."""
    return tuple(level for level in LEVELS if level in _players(slug))


def best(slug: str, most: str = LEVELS[-1]) -> str:
    """Return the strongest level of the game that is no stronger than this."""
    return [level for level in levels(slug) if LEVELS.index(level) <= LEVELS.index(most)][-1]


def offered(slug: str) -> tuple[str, ...]:
    """Return the levels of a game in the order to offer them: the usual first, random play last."""
    usual = best(slug, USUAL)
    return tuple(sorted(levels(slug), key=lambda level: (level != usual, level == LEVELS[0])))


def recommended(slug: str, finished: int) -> str:
    """Return the level for a person who has finished so many matches of the game."""
    return best(slug, NOVICE if finished < NEW else USUAL)


def thinker(slug: str, level: str) -> Thinker:
    """Return the game's computer player of this level; KeyError if there is none."""
    return _players(slug)[level]


def _players(slug: str) -> Mapping[str, Thinker]:
    # Random play works for any game. A package's module may be the one that imports this.
    return {"chance": _CHANCE, **(_PLAYERS[slug].PLAYERS if slug in _PLAYERS else {})}


def think(slug: str, level: str, view: Any, seat: Seat, rng: Random, budget: Budget = REPEATABLE) -> Thought:
    """Return a player's thought; a function of the module, so that another process can run it."""
    return thinker(slug, level)(view, seat, rng, budget)


def brain(slug: str, level: str, budget: Budget = REPEATABLE) -> Brain:
    """Return the player as a function that returns only the action."""
    player = thinker(slug, level)

    def answer(view: Any, seat: Seat, rng: Random) -> str:
        return player(view, seat, rng, budget).action

    return answer
