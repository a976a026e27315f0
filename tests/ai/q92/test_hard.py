"""What *hard* expects of its calls."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

from bot.ai import think
from bot.ai.decision import Budget
from bot.ai.q92 import heuristics
from bot.games import GAMES
from bot.games.base import NATURE, pick, play


def opened(seed: int) -> Any:
    """A hand of four after its first bid, by the rules of thumb."""
    state: Any = GAMES["92q"].start(4, {})
    rng = Random(seed)
    while min(state.to_act) == NATURE:
        state, _ = play(state, NATURE, pick(rng, state.legal(NATURE)))
    state, _ = play(state, state.turn, heuristics.call(state.view(state.turn), state.turn))
    return state


def test_a_low_bid_is_not_taken_to_end_the_auction() -> None:
    """Others will outbid it: little more is expected of it than of a pass; 13 points if it ended with it."""
    led = []
    for seed in range(20):
        state = opened(seed)
        thought = think("92q", "hard", state.view(state.turn), state.turn, Random(seed), Budget(None, 10))
        worths = {one.action: one.worth for one in thought.weighed}
        led += [worth - worths["pass"] for action, worth in worths.items() if action != "pass"]
    assert statistics.fmean(led) < 6.0


def test_a_bid_that_is_hardly_ever_played_is_thought_of() -> None:
    """Only worlds where it is played tell whether it would be made."""
    for seed in range(20):
        state = opened(seed)
        thought = think("92q", "hard", state.view(state.turn), state.turn, Random(seed), Budget(None, 10))
        assert len(thought.weighed) > 2
