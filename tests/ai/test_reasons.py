"""What computer players say of their decisions can be told to people."""

from __future__ import annotations

import pytest

from bot.ai import levels
from bot.ai.decision import Budget
from bot.ai.request import Question, answer
from bot.words import words
from tests.ai.examples import asked_views
from tests.games.playing import TABLES

TELLING = ("normal", "hard")
PLAYERS = [(slug, players, level) for slug, players in TABLES for level in levels(slug) if level in TELLING]


def free(question: Question) -> bool:
    """Whether there is anything to choose."""
    choices = question.view.legal(question.seat)
    return len(choices) > 1 or choices[0].count > 1


@pytest.mark.parametrize(("slug", "players", "level"), PLAYERS)
def test_every_decision_has_a_reason_that_is_a_sentence(slug: str, players: int, level: str) -> None:
    names = tuple(f"Person {seat}" for seat in range(players))
    for question in asked_views(slug, players, level, 11):
        thought = answer(question, Budget(iterations=2))
        if thought.reason:
            values = {
                name: names[value] if name == "seat" and isinstance(value, int) else value
                for name, value in thought.reason.values
            }
            assert words()(thought.reason.key, **values)
        elif level == "normal" and free(question):
            raise AssertionError(f"no reason for {thought.action} in {question.view}")
        for one in thought.weighed:
            assert any(one.action in choice for choice in question.view.legal(question.seat))
        if thought.weighed:
            assert thought.weighed[0].action == thought.action
            assert thought.worlds > 0
