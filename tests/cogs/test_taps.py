"""How many taps it takes whoever takes the shortest way: what `bench.phone.taps` counts gets no worse."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

import pytest

from bench.phone.taps import counted, front_of, taps, way_to
from bot.games import GAMES
from bot.games.differ.rules import Differ, bids
from bot.games.mitigati.rules import Mitigati
from bot.games.q92.rules import NinetyTwoQ
from bot.games.q92.rules import bids as tricks_bids
from cogs.kit.game_cog import Ids
from tests.kit.facts import facts
from tests.kit.positions import positions

HANDS = 32
SIZES = [(slug, players) for slug in GAMES for players in facts(slug).seconds]


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_a_hand_takes_few_taps(slug: str, players: int) -> None:
    known, slow = (
        statistics.median(counted(slug, players, HANDS, company).taps) for company in ("people", "slow")
    )
    most_known, most_slow = facts(slug).seconds[players]
    assert known <= most_known
    assert slow <= most_slow


def test_a_differ_hand_takes_eleven_taps() -> None:
    for company in ("people", "computers"):
        hands = [hand.taps for hand in counted("differ", 4, 90, company).hands if hand.bids == 1]
        assert len(hands) > 5
        assert statistics.median(hands) <= 11


@pytest.mark.parametrize("bid", ["", "1C", "5H", "12S"])
def test_differ_bids_take_three_taps_at_most(bid: str) -> None:
    front, start = front_of("differ"), Differ.start(4, {})
    state = start.but(phase="auction", turn=0, bid=bid)
    higher = bids(state.order)[bids(state.order).index(bid) + 1 :] if bid else bids(state.order)
    for place, one in enumerate(higher):
        assert taps(way_to(front, state, f"bid {one}", Ids(1, 0, 0))) == (1 if place < 4 else 3)


@pytest.mark.parametrize(("players", "opened"), [(4, 4), (6, 2), (8, 1)])
@pytest.mark.parametrize("bid", ["", "1C", "5H"])
def test_92q_bids_take_three_taps_at_most(players: int, opened: int, bid: str) -> None:
    front, start = front_of("92q"), NinetyTwoQ.start(players, {})
    state = start.but(phase="auction", turn=0, bid=bid)
    likely = int(bid[0]) + 1 if bid else opened
    for number in range(int(bid[0]) + 1 if bid else 1, state.hand_size + 1):
        for one in tricks_bids(number, number):
            assert taps(way_to(front, state, f"bid {one}", Ids(1, 0, 0))) == (1 if number == likely else 3)


def test_mitigati_discards_take_four_taps() -> None:
    front, rng, seen = front_of("mitigati"), Random(1), 0
    for state, seat in positions("mitigati", 3, count=400, each=1):
        if state.phase == "discard":
            seen += 1
            view = state.view(seat)
            for _ in range(3):
                action = view.legal(seat)[0].pick(rng)
                assert taps(way_to(front, view, action, Ids(1, seat, 0))) == 4
    assert seen


@pytest.mark.parametrize(
    "said", [(), ("demand 137", "offer 3", "pass"), ("offer 199", "pass", "pass"), ("offer 58", "demand 77")]
)
def test_in_mitigati_any_number_is_in_reach(said: tuple[str, ...]) -> None:
    front = front_of("mitigati")
    state: Any = next(
        state for state, _ in positions("mitigati", 3, count=9, each=1) if state.phase == "bargain"
    )
    assert isinstance(state, Mitigati)
    state = state.but(bargain=type(state.bargain)(), turn=state.eldest)
    for action in said:
        state, _ = state.apply(state.turn, action)
    view = state.view(state.turn)
    for choice in view.legal(state.turn):
        for number in [*choice.options][:: 1 + len(choice.options) // 9]:
            way = way_to(front, view, f"{choice.verb} {number}", Ids(1, state.turn, 0))
            # The stepper is opened, changed by ten and by one, and confirmed.
            assert taps(way) <= 2 + len(choice.options) // 10 + 9
