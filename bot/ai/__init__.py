"""Computer players: from what a seat may see to what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from bot.ai import chance, differ, mitigati, q92, springcleaning, topsuit
from bot.games.base import Seat

Brain = Callable[[Any, Seat, Random], str]
"""From a seat's view of its own game, the seat, and a source of chance, to a legal action."""

LEVELS: Final[tuple[str, ...]] = ("chance", "easy")
"""From the weakest to the strongest."""

_EASY: Final[Mapping[str, Brain]] = {
    "differ": differ.answer,
    "topsuit": topsuit.answer,
    "92q": q92.answer,
    "springcleaning": springcleaning.answer,
    "mitigati": mitigati.answer,
}


def levels(slug: str) -> tuple[str, ...]:
    """The levels that this game has a computer player for."""
    return LEVELS if slug in _EASY else LEVELS[:1]


def brain(slug: str, level: str) -> Brain:
    """The game's computer player of this level; KeyError where there is none."""
    return chance.answer if level == "chance" else _EASY[slug]
