"""What the tests of every computer player ask."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.ai import brain
from bot.ai.request import Question
from bot.games.base import NATURE, Seat, State, play
from tests.games.playing import random_match


def says(view: State, seat: Seat, level: str = "easy") -> str:
    """What the rules of thumb say, which chance must not change."""
    think = brain(view.slug, level)
    answers = {think(view.view(seat), seat, Random(seed)) for seed in range(5)}
    assert len(answers) == 1
    return answers.pop()


def asked_views(slug: str, players: int, level: str, every: int) -> Iterator[Question]:
    """Decisions of a match of random play, one of so many, as they are asked of a computer player."""
    for number, step in enumerate(random_match(slug, players, Random(players))):
        if number % every == 0 and step.seat != NATURE:
            yield Question(slug, level, step.before.view(step.seat), step.seat, str(number))


def assert_always_legal(slug: str, players: int, seed: int) -> None:
    """Whatever the others do, the door takes the answer."""
    think = brain(slug, "easy")
    for step in random_match(slug, players, Random(seed)):
        if step.seat != NATURE:
            play(step.before, step.seat, think(step.before.view(step.seat), step.seat, Random(seed)))


def assert_depends_on_the_view_alone(slug: str, players: int, seed: int) -> None:
    """In every world that looks the same the answer is the same."""
    think = brain(slug, "easy")
    rng = Random(seed)
    for number, step in enumerate(random_match(slug, players, rng)):
        if step.seat != NATURE and number % 3 == 0:
            view = step.before.view(step.seat)
            world = view.guess(step.seat, rng)
            said = [think(one.view(step.seat), step.seat, Random(number)) for one in (view, world)]
            assert said[0] == said[1]
