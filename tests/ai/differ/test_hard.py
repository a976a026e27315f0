from __future__ import annotations

import statistics
from random import Random
from typing import Any

import pytest

from bot.ai import think
from bot.ai.decision import Budget
from bot.ai.differ import hard
from bot.ai.differ.bitboard import PASS
from bot.games import GAMES
from bot.games.base import NATURE, pick, play


def dealt(seed: int) -> Any:
    """Before the first call of a hand."""
    state: Any = GAMES["differ"].start(4, {})
    rng = Random(seed)
    while min(state.to_act) == NATURE:
        state, _ = play(state, NATURE, pick(rng, state.legal(NATURE)))
    return state


def test_opener_does_not_expect_to_play_its_bid() -> None:
    """Nobody is ahead before the first call: others will outbid it, or leave what is too high."""
    expected = []
    for seed in range(20):
        state = dealt(seed)
        thought = think("differ", "hard", state.view(state.turn), state.turn, Random(seed), Budget(None, 10))
        expected.append(thought.weighed[0].worth)
    assert abs(statistics.fmean(expected)) < 1.0


@pytest.mark.parametrize("seed", range(5))
def test_play_outs_are_corrected_for_an_opposed_differ(seed: int) -> None:
    state = dealt(seed)
    opener = state.turn
    state, _ = play(state, opener, "bid 5S")
    for _ in range(2):
        state, _ = play(state, state.turn, "pass")
    last, rng = state.turn, Random(seed)
    world = hard.guesses(state.view(last), last)(rng)
    end = world.copy()
    end.play(PASS)
    end.finish(rng)
    assert end.differ == opener
    worths = [hard._called(world.copy(), PASS, seat, rng) for seat in range(4)]
    assert sum(worths) == pytest.approx(0.0)
    assert worths[opener] < end.worth(opener)
    assert worths[last] > end.worth(last)
