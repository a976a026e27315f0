from __future__ import annotations

import statistics
from random import Random
from typing import Any

from bot.ai import think
from bot.ai.decision import Budget
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
