"""The fast twins do what the rules say: the same moves, the same turns, the same points."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.bits import CARD
from bot.ai.differ_twin import PASS, DifferTwin
from bot.games.base import NATURE, State, pick
from bot.games.differ import Differ, bids
from tests.games.playing import random_options


def lowest(world: DifferTwin) -> int:
    return world.moves()[0]


def text(world: DifferTwin, move: int) -> str:
    if world.called:
        return f"play {CARD[move]}"
    return "pass" if move == PASS else f"bid {bids(world.order)[move]}"


def random_action(state: State, rng: Random) -> str:
    """Mostly low bids, for otherwise nobody would bid twice."""
    actions = [action for choice in state.legal(min(state.to_act)) for action in choice]
    few = min(len(actions), 6) if actions[0].startswith("bid") and rng.random() < 0.8 else len(actions)
    return actions[int(rng.random() * few)]


@pytest.mark.parametrize("seed", range(12))
def test_differ(seed: int) -> None:
    rng = Random(seed)
    state = Differ.start(4, random_options("differ", rng) | {"target": "40"})
    twin: DifferTwin | None = None
    while state.to_act:
        seat = state.turn
        if seat == NATURE:
            hands_played = len(state.sheet)
            if twin and hands_played:
                assert twin.over
                assert twin.points == state.sheet[-1].points
            state, _ = state.apply(seat, pick(rng, state.legal(seat)))
            twin = DifferTwin.of(state, lowest) if state.phase == "auction" else None
            continue
        assert twin
        # Made anew in the middle of things it must be just the same.
        for world in (twin, DifferTwin.of(state, lowest), twin.copy()):
            assert world.turn == seat
            assert {text(world, move) for move in world.moves()} == {
                action for choice in state.legal(seat) for action in choice
            }
        action = random_action(state, rng)
        move = next(move for move in twin.moves() if text(twin, move) == action)
        before = twin.copy()
        twin.play(move)
        assert before.moves() == DifferTwin.of(state, lowest).moves()
        state, _ = state.apply(seat, action)
        if state.phase in ("auction", "play"):
            assert twin.taken == list(state.taken)
            assert twin.called == (state.phase == "play")
