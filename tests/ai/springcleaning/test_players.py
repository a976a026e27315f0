"""The rules of thumb for Spring Cleaning, without slips and with them."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.ai import brain
from bot.ai.springcleaning.heuristics import holds
from bot.games.base import shuffled
from bot.games.springcleaning.combinations import DECK
from tests.ai import examples
from tests.kit.springcleaning import after, position
from tests.kit.work import calls

says = partial(examples.says, level="normal")


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


def test_a_drawn_card_joins_its_set_or_run() -> None:
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


def test_larger_and_higher_plays_hold_more_often() -> None:
    assert holds(1, 9) > holds(1, 1)
    assert holds(2, 1) > holds(1, 9)
    assert holds(4, 3) > holds(3, 5)


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_with_many_ways_is_little_work(seed: int) -> None:
    deck = "".join(shuffled(Random(seed), DECK))
    offers = ("", *("".join(sorted(deck[start : start + 12])) for start in (12, 24, 36)))
    state = position(deck[:12], "9", "9", "9", offers=offers, current="34", stock="1").view(0)
    state.legal(0)
    assert calls(lambda: brain("springcleaning", "easy")(state, 0, Random(1))) < 20_000
