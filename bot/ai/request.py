"""One question to a computer player, and its answer: what goes to another process and comes back."""

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
    """All that its chance depends on: asked again, a player says the same again."""

    @property
    def searched(self) -> bool:
        """Whether the answer takes as long as one lets it; else it takes milliseconds."""
        return self.level == SEARCHED

    @property
    def eased(self) -> Self:
        """This question to a player by rules of thumb, who answers at once."""
        return replace(self, level=best(self.slug, "normal"))


def answer(question: Question, budget: Budget) -> Thought:
    """What the player does; ValueError if it may not."""
    view, seat = question.view, question.seat
    thought = think(question.slug, question.level, view, seat, Random(question.seed), budget)
    if not may(view, seat, thought.action):
        raise ValueError("it may not do what it wants")
    return thought


def may(state: State, seat: Seat, action: str) -> bool:
    return any(action in choice for choice in state.legal(seat))
