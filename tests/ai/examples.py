"""Questions for the tests of all computer players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.ai import brain
from bot.ai.request import Question
from bot.games.base import NATURE, Seat, State
from tests.games.playing import random_match


def says(view: State, seat: Seat, level: str = "easy") -> str:
    """Return the choice of the rules of thumb; chance must not change it."""
    think = brain(view.slug, level)
    answers = {think(view.view(seat), seat, Random(seed)) for seed in range(5)}
    assert len(answers) == 1
    return answers.pop()


def asked_views(slug: str, players: int, level: str, every: int) -> Iterator[Question]:
    """Decisions of a match of random play, one of so many, as they are asked of a computer player."""
    for number, step in enumerate(random_match(slug, players, Random(players))):
        if number % every == 0 and step.seat != NATURE:
            yield Question(slug, level, step.before.view(step.seat), step.seat, str(number))
