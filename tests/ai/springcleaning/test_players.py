"""The rules of thumb for Spring Cleaning, without slips and with them."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ai import brain
from bot.ai.springcleaning.heuristics import holds
from bot.engines.duel import duel
from bot.games.base import shuffled
from bot.games.springcleaning.combinations import DECK
from tests.ai import examples
from tests.ai.examples import assert_always_legal, assert_depends_on_the_view_alone
from tests.kit.springcleaning import after, position
from tests.kit.work import calls

says = partial(examples.says, level="normal")

seats = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.thorough
@seats
@settings(max_examples=6)
@given(seed=st.integers(0, 2**32))
def test_whatever_happens_the_answer_is_legal(players: int, seed: int) -> None:
    assert_always_legal("springcleaning", players, seed)


@seats
def test_only_the_view_counts(players: int) -> None:
    for seed in range(2):
        assert_depends_on_the_view_alone("springcleaning", players, seed)


def test_the_arrangement_is_played_at_once() -> None:
    state = position("", "3456", offers=("755667", ""), stock="9").but(phase="arrange")
    assert says(state, 0) == "arrange 5 6 7 5 6 7"


def test_whoever_can_get_rid_of_everything_does() -> None:
    assert says(position("345", "678", stock="9"), 0) == "play h0 h1 h2"
    state = position("34", "678", "678", offers=("5", "", ""), current="89", stock="9")
    assert says(state, 0) == "play h0 h1 0.5"


def test_a_long_run_is_not_torn_apart() -> None:
    assert says(position("34567", "678999", "12345", stock="9"), 0) == "play h0 h1 h2 h3 h4"


def test_a_card_that_separates_equals_is_played_first() -> None:
    state = position("77977", "6788", "1246", current="8", stock="1")
    assert says(state, 0) == "play h2"


def test_the_drawn_card_goes_next_to_its_equals_or_into_its_run() -> None:
    state = position("17735", "6788", "1246", offers=("", "4", ""), current="9", stock="1")
    drawn = after(state, "0 draw 1.4")
    assert says(drawn, 0) == "insert 4"
    again = after(drawn, "0 insert 4")
    assert says(again, 0) == "offer h0"


def test_what_fits_is_drawn_from_an_offer() -> None:
    state = position("124999", "6788", "1246", offers=("", "38", ""), current="7777", stock="1")
    assert says(state, 0) == "draw 1.3"


def test_nobody_is_relieved_of_the_last_card() -> None:
    state = position("1249", "", "1246", offers=("", "3", ""), current="777", owner=2, stock="1")
    assert says(state, 0) == "draw deck"


def test_the_opening_offer_is_junk() -> None:
    state = position("3345199", "67886", "12465", stock="9").but(phase="opening")
    assert says(state, 0) == "offer h4"


def test_what_is_larger_or_higher_may_rather_win_the_trick() -> None:
    assert holds(1, 9) > holds(1, 1)
    assert holds(2, 1) > holds(1, 9)
    assert holds(4, 3) > holds(3, 5)


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_with_a_thousand_ways_is_little_work(seed: int) -> None:
    deck = "".join(shuffled(Random(seed), DECK))
    offers = ("", *("".join(sorted(deck[start : start + 12])) for start in (12, 24, 36)))
    state = position(deck[:12], "9", "9", "9", offers=offers, current="34", stock="1").view(0)
    state.legal(0)
    assert calls(lambda: brain("springcleaning", "easy")(state, 0, Random(1))) < 20_000


@pytest.mark.thorough
@seats
def test_easy_beats_chance(players: int) -> None:
    tally = duel("springcleaning", ("easy", "chance"), players=players, options={}, pairings=8, seed="test")
    assert sum(tally.pairings) >= 7
