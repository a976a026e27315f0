"""A question to a computer player, and its answer, as exchanged with another process."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Self

from bot.ai import SEARCHED, best, think
from bot.ai.decision import Budget, Thought
from bot.games.base import Seat, State


@dataclass(frozen=True, slots=True)
class Question:
    slug: str
    level: str
    view: Any
    seat: Seat
    seed: str
    """Seed of all its randomness: the same question gets the same answer."""

    @property
    def searched(self) -> bool:
        """Whether the answer takes as long as the budget; else it takes milliseconds."""
        return self.level == SEARCHED

    @property
    def eased(self) -> Self:
        """This question for a player by rules of thumb, who answers at once."""
        return replace(self, level=best(self.slug, "normal"))


def answer(question: Question, budget: Budget) -> Thought:
    """Return the player's thought; ValueError if its action is illegal."""
    view, seat = question.view, question.seat
    thought = think(question.slug, question.level, view, seat, Random(question.seed), budget)
    if not may(view, seat, thought.action):
        raise ValueError("it may not do what it wants")
    return thought


def may(state: State, seat: Seat, action: str) -> bool:
    return any(action in choice for choice in state.legal(seat))
