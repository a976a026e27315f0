"""A computer player knows what its view shows, not the state, and not what it was asked before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ai import levels, think
from bot.ai.decision import Budget, Thought
from bot.ai.request import Question, answer
from bot.games.base import NATURE, Seat, State, play
from bot.records.stored import Occupant, Record
from bot.tables.driver import question
from bot.tables.table import Table
from tests.games.playing import SMALL, random_match

PLAYERS = [(slug, players, level) for slug, players in SMALL for level in levels(slug)]

BRIEF = Budget(iterations=2)
EVERY = 9
"""One decision of so many is looked at."""


def asked(state: State, seat: Seat, level: str) -> Question:
    people = tuple(Occupant(f"Person {place}", 1 + place) for place in range(state.players))
    record = Record(1, 1, 1, state.slug, state.rules, {}, 1, people, 0, 0, "playing")
    return question(Table(record, state, turns=[0] * state.players), seat, level)


Answer = Callable[[Question, Budget], Thought]
Ask = Callable[[State, Seat, str], Question]


def tells_apart(slug: str, players: int, level: str, said: Answer = answer, ask: Ask = asked) -> bool:
    """Whether a player ever does or says something else in a world that looks the same to it.

    In each world it is also asked what the next seat does, and then the same again: what it saw there must
    not help it.
    """
    rng = Random(players)
    for number, step in enumerate(random_match(slug, players, rng)):
        if step.seat == NATURE or number % EVERY:
            continue
        thoughts = []
        for world in (step.before, step.before.view(step.seat).guess(step.seat, rng)):
            thoughts.append(said(ask(world, step.seat, level), BRIEF))
            after, _ = play(world, step.seat, thoughts[0].action)
            for following in sorted(after.to_act - {NATURE}):
                said(ask(after, following, level), BRIEF)
            thoughts.append(said(ask(world, step.seat, level), BRIEF))
        if any(thought != thoughts[0] for thought in thoughts):
            return True
    return False


@pytest.mark.parametrize(("slug", "players", "level"), PLAYERS)
def test_equal_views_get_equal_answers(slug: str, players: int, level: str) -> None:
    assert not tells_apart(slug, players, level)


def greedy(view: Any, seat: Seat, hands: dict[Seat, Any]) -> Thought:
    """Its choice hangs on the others' hands."""
    actions = sorted(action for choice in view.legal(seat) for action in list(choice)[:50])
    others = sorted((other, hand) for other, hand in hands.items() if other != seat)
    return Thought(actions[sum(map(ord, str(others))) % len(actions)])


def test_a_player_shown_the_cards_is_found_out() -> None:
    def cheats(one: Question, _budget: Budget) -> Thought:
        return greedy(one.view, one.seat, dict(enumerate(one.view.hands)))

    def leaky(state: State, seat: Seat, level: str) -> Question:
        return Question(state.slug, level, state, seat, "")

    assert tells_apart("differ", 4, "easy", cheats, leaky)
    assert not tells_apart("differ", 4, "easy", cheats)


def test_a_player_that_remembers_others_is_found_out() -> None:
    seen: dict[Seat, Any] = {}

    def cheats(one: Question, _budget: Budget) -> Thought:
        seen[one.seat] = one.view.hands[one.seat]
        return greedy(one.view, one.seat, seen)

    assert tells_apart("differ", 4, "easy", cheats)


ANSWERS = """
from tests.ai.examples import asked_views
from tests.ai.test_purity import BRIEF, PLAYERS
from bot.ai.request import answer
for slug, players, level in PLAYERS:
    if level in ("normal", "hard"):
        for question in asked_views(slug, players, level, 50):
            print(slug, players, level, answer(question, BRIEF))
"""


def test_every_process_answers_alike() -> None:
    """The order of a set of texts is another in each."""
    root = Path(__file__).parents[2]
    first, second = (
        subprocess.run(
            [sys.executable, "-c", ANSWERS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=root,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    )
    assert first == second
    assert first.count("\n") > 2 * len(SMALL)


def test_the_seed_is_all_that_chance_depends_on() -> None:
    state = next(step.before for step in random_match("differ", 4, Random(1)) if step.seat != NATURE)
    seat = min(state.to_act)
    actions = [think("differ", "chance", state.view(seat), seat, Random("a"), BRIEF).action for _ in range(5)]
    assert len(set(actions)) == 1
