"""The rules of thumb for Top Suit, without slips and with them."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ai.topsuit.bitboard import mask_of
from bot.ai.topsuit.heuristics import usual
from bot.engines.duel import duel
from tests.ai import examples
from tests.ai.examples import assert_always_legal, assert_depends_on_the_view_alone
from tests.kit.topsuit import position

says = partial(examples.says, level="normal")

seats = pytest.mark.parametrize("players", [3, 4])
STOCK = "2C 2S 3H 4H 7H 8S 9C"


@seats
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_whatever_happens_the_answer_is_legal(players: int, seed: int) -> None:
    assert_always_legal("topsuit", players, seed)


@seats
def test_only_the_view_counts(players: int) -> None:
    for seed in range(5):
        assert_depends_on_the_view_alone("topsuit", players, seed)


def test_the_last_to_play_takes_the_trick_as_cheaply_as_possible() -> None:
    state = position("AD 5D 8H 4S 3S", "6S TC", "7S 9H", current="6H", stock=STOCK)
    last = state.but(acts=(state.acts[0],) * 2)
    assert says(last, 0) == "play 8H"


def test_a_high_card_that_is_surely_beaten_is_not_played() -> None:
    state = position("2H 9D AS KS", "AD KD QD JD TD", "8D 7D 6D 5D 4D", stock="3D 2D 2S")
    assert says(state, 0) in ("draw", "play 2H")


def test_the_top_of_all_cards_is_led() -> None:
    state = position("AD 4H 7S", "KD QD JD", "8D 7D 6D", stock="3D 2D 2S")
    assert says(state, 0) == "play AD"


def test_runs_and_sets_are_worth_more_than_their_cards() -> None:
    def worth(text: str) -> float:
        return usual(3).of(mask_of(text.split()))

    assert worth("5C 6C 7C") > worth("5C 6C 8C")
    assert worth("5C 5S 7C") > worth("5C 6S 7C")
    assert worth("5C 6C 7C 8C") > worth("5C 6C 7C 9C")
    assert worth("AD") > worth("2D") > worth("2C")


@seats
def test_easy_beats_chance(players: int) -> None:
    tally = duel("topsuit", ("easy", "chance"), players=players, options={}, pairings=20, seed="test")
    assert sum(tally.pairings) >= 15
