"""Evaluation of Differ's hands, in bits; chances of calls; play-outs."""

from __future__ import annotations

import functools
import math
import operator
from random import Random

import pytest

from bot.ai.bits import CARD, SUIT, bits_of, lowest_above
from bot.ai.differ import heuristics
from bot.ai.differ.bitboard import PASS
from bot.ai.differ.evaluation import best_call, chance_of_call, places, promises
from bot.ai.differ.hard import guesses
from bot.games.base import pick
from bot.games.differ.rules import NO_TRUMP, PLAYERS, TRICKS, Differ, bids, trump_of


def dealt(seed: int) -> Differ:
    rng, state = Random(seed), Differ.start(4, {"no_trump": "yes"})
    while state.phase != "auction":
        state, _ = state.apply(state.turn, pick(rng, state.legal(state.turn)))
    return state


def promised(state: Differ, seat: int) -> list[int]:
    shown = [card for other in range(PLAYERS) if other != seat for card in state.face_up[other]]
    own = bits_of(state.hands[seat] + state.face_up[seat])
    return list(promises(own, bits_of(shown), places(state.order)))


def test_bits_promise_what_cards_do() -> None:
    for seed in range(100):
        state = dealt(seed)
        for seat in range(PLAYERS):
            for trump, tenths in zip(state.order, promised(state, seat), strict=True):
                weights = heuristics.WITHOUT_TRUMPS if trump == NO_TRUMP else heuristics.WITH_TRUMPS
                parts = map(operator.mul, weights, heuristics.signs_of(state, seat, trump))
                assert tenths / 10 == round(functools.reduce(operator.add, parts), 1)
                # The other adds up exactly, and so finds another tenth where the number lies between two.
                assert abs(tenths / 10 - heuristics.promise(state, seat, trump)) < 0.11


@pytest.mark.parametrize("standing", [PASS, 0, 7, 23, 5 * TRICKS - 6])
def test_chances_of_pass_and_bids_add_up(standing: int) -> None:
    for seed in range(10):
        tenths = promised(dealt(seed), 0)
        bids = [chance_of_call(tenths, standing, standing + 1 + place) for place in range(5)]
        passes = 0.0 if standing == PASS else chance_of_call(tenths, standing, PASS)
        assert math.isclose(passes + sum(bids), 1)
        if standing == PASS:
            assert tenths.index(max(tenths)) == bids.index(max(bids))


def test_likeliest_call_is_that_of_the_heuristics() -> None:
    for seed in range(100):
        rng, state = Random(seed), dealt(seed)
        while state.phase == "auction":
            seat, every = state.turn, bids(state.order)
            standing = every.index(state.bid) if state.bid else PASS
            tenths = promised(state, seat)
            said = best_call(tenths, standing)
            lowest = range(standing + 1, min(standing + 6, len(every)))
            chances = {call: chance_of_call(tenths, standing, call) for call in lowest}
            if said != PASS:
                assert chances[said] == max(chances.values())
            if standing != PASS:
                assert (said == PASS) == (chance_of_call(tenths, standing, PASS) >= 0.5)
            text = "pass" if said == PASS else f"bid {every[said]}"
            if [tenth / 10 for tenth in tenths] == [
                heuristics.promise(state, seat, one) for one in state.order
            ]:
                assert worth(state, seat, text) == worth(state, seat, heuristics.call(state, seat))
            state, _ = state.apply(seat, pick(rng, state.legal(seat)) if rng.random() < 0.3 else text)


def worth(state: Differ, seat: int, call: str) -> float:
    """Return the worth by the evaluation that leaves level calls level."""
    if call == "pass":
        return heuristics.worth_of_passing(state.bid)
    bid = call.removeprefix("bid ")
    return heuristics.worth_of_bidding(bid, heuristics.promise(state, seat, trump_of(bid)))


def test_worth_is_points_over_the_others_average() -> None:
    ends = set()
    for seed in range(20):
        world = guesses(dealt(seed), 0)(Random(seed))
        world.bid, world.differ = seed, seed % PLAYERS
        world._begin()
        world.finish(Random(seed))
        for seat, own in enumerate(world.points):
            others = (sum(world.points) - own) / (PLAYERS - 1)
            assert math.isclose(world.worth(seat), own - others)
            ends.add((seat == world.differ, world.worth(seat) > 0))
    assert len(ends) == 4, "bids were made and failed"


def test_the_lowest_card_above_others() -> None:
    spades = bits_of(("2S", "9S", "KS"))
    for others, found in {"": "2S", "2S": "9S", "3S 8S": "9S", "4S TS": "KS"}.items():
        above = lowest_above(spades, bits_of(others.split()))
        assert CARD[above] == found
    assert lowest_above(spades, SUIT["S"]) == 0
