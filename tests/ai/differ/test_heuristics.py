"""The rules of thumb for Differ."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.differ.heuristics import answer, call, next_bid, promise
from bot.games.base import NATURE, play, replay, shuffled
from bot.games.differ.rules import Differ, tricks_of
from bot.games.kit.french import FRENCH
from tests.kit.differ import position


def auction(own: str, *calls: str, dealer: int = 3, no_trump: str = "no") -> Differ:
    """Seat 0 has these as face-up and hand cards and is asked after the calls; the rest lies anyhow."""
    cards = own.split()
    rest = shuffled(Random(own), [card for card in FRENCH if card not in cards])
    order = []
    for number in range(52):
        seat = (dealer + 1 + number) % 4
        order.append(cards.pop(0) if seat == 0 and cards else rest.pop())
    state = Differ.start(4, {"no_trump": no_trump})
    state = replay(state, [(NATURE, f"dealer {dealer}"), (NATURE, "deal " + " ".join(order))])
    for text in calls:
        state, _ = play(state, state.turn, text)
    assert state.turn == 0
    return state.view(0)


STRONG = "AS KS QS JS 9S AH AD"
WEAK = "2S 3H 4D 5C 6S 7H 2C"


def test_a_strong_hand_is_bid_and_raised() -> None:
    assert call(auction(STRONG), 0) == "bid 1S"
    assert call(auction(STRONG, "bid 3H", "pass", "pass", dealer=0), 0) == "bid 3S"
    assert call(auction(STRONG, "bid 4S", "pass", "pass", dealer=0), 0) == "bid 5S"


def test_rubbish_is_not_bid_unless_it_must_be() -> None:
    assert tricks_of(call(auction(WEAK), 0).removeprefix("bid ")) == 1
    for bid in ("bid 4H", "bid 5C", "bid 12S"):
        assert call(auction(WEAK, bid, "pass", "pass", dealer=0), 0) == "pass"


@pytest.mark.parametrize("hand", [STRONG, WEAK, "AS KS QS JS TS 9S 8S"])
def test_nobody_is_driven_to_the_top(hand: str) -> None:
    for no_trump in ("no", "yes"):
        view = auction(hand, "bid 11S", "pass", "pass", dealer=0, no_trump=no_trump)
        assert call(view, 0) == "pass"


def test_more_and_higher_trumps_promise_more() -> None:
    view = auction(STRONG, no_trump="yes")
    assert promise(view, 0, "S") > promise(view, 0, "N") > promise(view, 0, "C")
    assert promise(auction(STRONG), 0, "S") > promise(auction("AS KS QS 9S 8H AH AD"), 0, "S")


def test_the_next_bid_with_a_trump() -> None:
    view = auction(WEAK, "bid 5H", "pass", "pass", dealer=0, no_trump="yes")
    assert [next_bid(view, trump) for trump in view.order] == ["6C", "6D", "6H", "5S", "5N"]
    top = auction(WEAK, "bid 13H", "pass", "pass", dealer=0)
    assert [next_bid(top, trump) for trump in top.order] == ["", "", "", "13S"]
    assert call(top, 0) == "pass"


def plays(state: Differ) -> str:
    answers = {answer(state.view(state.turn), state.turn, Random(seed)) for seed in range(5)}
    assert len(answers) == 1
    return answers.pop().removeprefix("play ")


def test_last_to_play_beats_the_differ_cheaply() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "AC QC 3C"),
        face_up=("4D", "5D", "6D", ""),
        table="JC 4C 5C",
        turn=3,
    )
    assert plays(state) == "QC"


def test_last_to_play_ruffs_with_a_small_trump() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "KH 3H 2C"),
        face_up=("4D", "5D", "6D", ""),
        table="JD 7D 8D",
        turn=3,
    )
    assert plays(state) == "3H"


def test_an_ender_leaves_another_its_trick() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "AC QC 3C"),
        face_up=("4D", "5D", "6D", ""),
        table="JC KC 5C",
        turn=3,
    )
    assert plays(state) == "3C"


def test_no_trump_on_another_enders_trick() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "KH 3H 2C"),
        face_up=("4D", "5D", "6D", ""),
        table="JD AD 8D",
        turn=3,
    )
    assert plays(state) == "2C"


def test_a_lost_trick_gets_the_lowest_card() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "KC QC 3C"),
        face_up=("4D", "5D", "6D", ""),
        table="AC 4C 5C",
        turn=3,
    )
    assert plays(state) == "3C"


def test_the_differ_draws_trumps_with_the_highest() -> None:
    state = position(
        hands=("AH KH 2C 3C", "2S 4H 3S 5C", "4S 5S 5H 7C", "6H 7S 8S 9C"), face_up=("", "", "", ""), bid="5H"
    )
    assert plays(state) in ("AH", "KH")


def test_a_card_beaten_by_open_cards_is_kept() -> None:
    state = position(hands=("KC 3C", "2S 4S", "5S 6S", "7S 8S"), face_up=("2D", "AC", "9C", "TC"), bid="3N")
    assert plays(state.but(order="CDHSN")) != "KC"
