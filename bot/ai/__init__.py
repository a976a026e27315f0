"""Computer players: from what a seat may see to what it does."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from bot.ai import chance
from bot.ai.decision import Brain, Budget, Thinker, Thought, plain, ruled
from bot.ai.differ import hard as differ_hard
from bot.ai.differ import heuristics as differ
from bot.ai.differ import normal as differ_normal
from bot.ai.mitigati import hard as mitigati_hard
from bot.ai.mitigati import normal as mitigati_normal
from bot.ai.q92 import hard as q92_hard
from bot.ai.q92 import heuristics as q92
from bot.ai.q92 import normal as q92_normal
from bot.ai.springcleaning import hard as springcleaning_hard
from bot.ai.springcleaning import normal as springcleaning_normal
from bot.ai.topsuit import hard as topsuit_hard
from bot.ai.topsuit import normal as topsuit_normal
from bot.games.base import Seat

LEVELS: Final[tuple[str, ...]] = ("chance", "easy", "normal", "hard")
"""From the weakest to the strongest. A game may lack some."""

SEARCHED: Final = "hard"
"""The level that thinks as long as its budget lasts; the others answer at once."""

REPEATABLE: Final = Budget(iterations=50)
"""What is spent where nothing else is said: as many iterations, so that the answer is the same everywhere."""

_CHANCE: Final = plain(chance.answer)

# `plain(f)` for a player that says only what it does, `ruled(f)` for one that gives reasons, and the function
# itself for one that takes a budget: see bot/ai/decision.py.
_PLAYERS: Final[Mapping[str, Mapping[str, Thinker]]] = {
    "differ": {
        "chance": _CHANCE,
        "easy": plain(differ.easy),
        "normal": ruled(differ_normal.think),
        "hard": differ_hard.think,
    },
    "92q": {
        "chance": _CHANCE,
        "easy": plain(q92.easy),
        "normal": ruled(q92_normal.think),
        "hard": q92_hard.think,
    },
    "mitigati": {
        "chance": _CHANCE,
        "easy": plain(mitigati_normal.easy),
        "normal": ruled(mitigati_normal.answer),
        "hard": mitigati_hard.answer,
    },
    "topsuit": {
        "chance": _CHANCE,
        "easy": plain(topsuit_normal.easy),
        "normal": ruled(topsuit_normal.answer),
        "hard": topsuit_hard.answer,
    },
    "springcleaning": {
        "chance": _CHANCE,
        "easy": plain(springcleaning_normal.easy),
        "normal": ruled(springcleaning_normal.answer),
        "hard": springcleaning_hard.answer,
    },
}


def levels(slug: str) -> tuple[str, ...]:
    """The levels that this game has a computer player for, weakest first."""
    return tuple(level for level in LEVELS if level in _players(slug))


def best(slug: str, most: str = LEVELS[-1]) -> str:
    """The strongest level of the game that is no stronger than this."""
    return [level for level in levels(slug) if LEVELS.index(level) <= LEVELS.index(most)][-1]


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
    """The same as a function that only says what the player does."""
    player = thinker(slug, level)

    def answer(view: Any, seat: Seat, rng: Random) -> str:
        return player(view, seat, rng, budget).action

    return answer
