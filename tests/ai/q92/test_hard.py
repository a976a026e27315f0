from __future__ import annotations

import statistics
from random import Random
from typing import Any

from bot.ai import think
from bot.ai.decision import Budget
from bot.ai.q92 import hard, heuristics
from bot.ai.q92.bitboard import PASS
from bot.games import GAMES
from bot.games.base import NATURE, pick, play
from bot.games.q92.rules import bids


def opened(seed: int) -> Any:
    """A hand of four after its first bid, by the rules of thumb."""
    state: Any = GAMES["92q"].start(4, {})
    rng = Random(seed)
    while min(state.to_act) == NATURE:
        state, _ = play(state, NATURE, pick(rng, state.legal(NATURE)))
    state, _ = play(state, state.turn, heuristics.call(state.view(state.turn), state.turn))
    return state


def test_a_low_bid_is_expected_to_be_outbid() -> None:
    """Others will outbid it: little more is expected of it than of a pass; 13 points if it ended with it."""
    led = []
    for seed in range(20):
        state = opened(seed)
        thought = think("92q", "hard", state.view(state.turn), state.turn, Random(seed), Budget(None, 10))
        worths = {one.action: one.worth for one in thought.weighed}
        led += [worth - worths["pass"] for action, worth in worths.items() if action != "pass"]
    assert statistics.fmean(led) < 6.0


def test_bids_that_are_seldom_played_are_weighed() -> None:
    """Only worlds where it is played tell whether it would be made."""
    for seed in range(20):
        state = opened(seed)
        thought = think("92q", "hard", state.view(state.turn), state.turn, Random(seed), Budget(None, 10))
        assert len(thought.weighed) > 2


def test_new_worlds_bear_out_a_chosen_call() -> None:
    more = []
    for seed in range(8):
        state = opened(seed)
        view, seat = state.view(state.turn), state.turn
        thought = think("92q", "hard", view, seat, Random(seed), Budget(None, 150))
        more.append(thought.weighed[0].worth - elsewhere(view, thought.action, 150))
    assert statistics.fmean(more) < 1.0


def elsewhere(view: Any, action: str, worlds: int) -> float:
    """Return the call's average worth in as many new worlds."""
    guess, rng, seat = hard.guesses(view, view.turn), Random("elsewhere"), view.turn
    move = PASS if action == "pass" else bids(1, view.hand_size).index(action.removeprefix("bid "))
    ends = [guess(rng) for _ in range(worlds)]
    for end in ends:
        end.play(move)
        end.finish(rng)
    return statistics.fmean(end.worth(seat) for end in ends)
