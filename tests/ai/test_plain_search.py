"""The search on the rules themselves: it plays every action out, and keeps to what its seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.ai.decision import Budget, Thought, reason
from bot.ai.plain_search import searching
from bot.games.base import NATURE, Seat, State
from tests.games.playing import Step, random_match

FEW = Budget(iterations=8)
AGREED = reason("differ-why-top")


def first(view: Any, seat: Seat, _rng: Random) -> Thought:
    """The first that may be done, for a reason."""
    return Thought(next(iter(view.legal(seat)[0])), AGREED)


def gained(state: Any, seat: Seat, action: str) -> float:
    """The seat's points over the others' average, if everybody goes on with what comes first."""
    before = len(state.sheet)
    state, _ = state.apply(seat, action)
    while len(state.sheet) == before:
        state, _ = state.apply(state.turn, next(iter(state.legal(state.turn)[0])))
    points = state.sheet[-1].points
    return float(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))


def decisions(seed: int) -> list[Step]:
    """In the play of a match of Differ, where there is a choice."""
    return [
        step
        for step in random_match("differ", 4, Random(seed), {"target": "12"})
        if step.seat != NATURE and step.before.phase == "play" and step.before.legal(step.seat)[0].count > 1
    ]


def test_with_open_cards_it_finds_the_best() -> None:
    better = 0
    for step in decisions(1)[::5]:
        state: State = step.before
        worths = {action: gained(state, step.seat, action) for action in state.legal(step.seat)[0]}
        thought = searching(first)(state, step.seat, Random(1), FEW)
        assert worths[thought.action] == max(worths.values())
        assert thought.weighed[0].worth == pytest.approx(max(worths.values()))
        agrees = thought.action == first(state, step.seat, Random(1)).action
        assert thought.reason == (AGREED if agrees else None)
        better += not agrees
    assert better


def test_where_nothing_is_to_choose_nothing_is_searched() -> None:
    forced = next(
        step
        for step in random_match("differ", 4, Random(2))
        if step.before.phase == "play" and step.before.legal(step.seat)[0].count == 1
    )
    thought = searching(first)(forced.before.view(forced.seat), forced.seat, Random(1), FEW)
    assert (thought.action, thought.worlds) == (forced.action, 0)


def test_it_knows_no_more_than_its_view() -> None:
    for step in decisions(3)[::9]:
        view = step.before.view(step.seat)
        other = view.guess(step.seat, Random(7))
        thoughts = [
            searching(first)(state.view(step.seat), step.seat, Random(1), FEW)
            for state in (step.before, other)
        ]
        assert thoughts[0] == thoughts[1]
