"""What the tests of every player that gives reasons ask."""

from __future__ import annotations

from random import Random

from bot.ai import think
from bot.ai.decision import Budget, Thought
from bot.games.base import NATURE, Seat, State
from bot.words import words
from tests.games.playing import random_match


def thinks(state: State, seat: Seat, level: str = "normal", iterations: int = 1) -> Thought:
    return think(state.slug, level, state.view(seat), seat, Random(1), Budget(iterations=iterations))


def sentence(thought: Thought) -> str:
    """The reason, in words."""
    assert thought.reason is not None
    return words()(thought.reason.key, **dict(thought.reason.values))


def reasons_given(slug: str, players: int, level: str, seeds: range) -> set[str]:
    """The keys of all reasons in these matches by chance; each of them makes a sentence."""
    keys = set()
    for seed in seeds:
        for step in random_match(slug, players, Random(seed)):
            if step.seat != NATURE:
                thought = thinks(step.before, step.seat, level)
                assert sentence(thought)
                assert thought.reason is not None
                keys.add(thought.reason.key)
    return keys
