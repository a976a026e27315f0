"""The rules of thumb for Top Suit, without slips and with them."""

from __future__ import annotations

from functools import partial

from bot.ai.topsuit.bitboard import mask_of
from bot.ai.topsuit.heuristics import usual
from tests.ai import examples
from tests.kit.topsuit import position

says = partial(examples.says, level="normal")

STOCK = "2C 2S 3H 4H 7H 8S 9C"


def test_last_to_play_takes_the_trick_cheaply() -> None:
    state = position("AD 5D 8H 4S 3S", "6S TC", "7S 9H", current="6H", stock=STOCK)
    last = state.but(acts=(state.acts[0],) * 2)
    assert says(last, 0) == "play 8H"


def test_a_high_card_surely_beaten_is_kept() -> None:
    state = position("2H 9D AS KS", "AD KD QD JD TD", "8D 7D 6D 5D 4D", stock="3D 2D 2S")
    assert says(state, 0) in ("draw", "play 2H")


def test_the_top_of_all_cards_is_led() -> None:
    state = position("AD 4H 7S", "KD QD JD", "8D 7D 6D", stock="3D 2D 2S")
    assert says(state, 0) == "play AD"


def test_runs_and_sets_exceed_their_cards() -> None:
    def worth(text: str) -> float:
        return usual(3).of(mask_of(text.split()))

    assert worth("5C 6C 7C") > worth("5C 6C 8C")
    assert worth("5C 5S 7C") > worth("5C 6S 7C")
    assert worth("5C 6C 7C 8C") > worth("5C 6C 7C 9C")
    assert worth("AD") > worth("2D") > worth("2C")
