"""Questions for the tests of all players that give reasons."""

from __future__ import annotations

from random import Random

from bot.ai import think
from bot.ai.decision import Budget, Thought
from bot.games.base import Seat, State
from bot.words import words


def thinks(state: State, seat: Seat, level: str = "normal", iterations: int = 1) -> Thought:
    return think(state.slug, level, state.view(seat), seat, Random(1), Budget(iterations=iterations))


def sentence(thought: Thought) -> str:
    """The reason, in words."""
    assert thought.reason is not None
    return words()(thought.reason.key, **dict(thought.reason.values))
