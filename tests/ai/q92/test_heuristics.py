"""The rules of thumb for 92Q."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from bot.ai import think
from bot.ai.decision import Budget, Thought, reason
from bot.ai.odds import spread
from bot.ai.q92 import normal
from bot.ai.q92.heuristics import TrickOdds, answer, call, made, promise
from bot.games.base import NATURE, play, replay, shuffled
from bot.games.kit.french import FRENCH
from bot.games.q92.rules import HandResult, NinetyTwoQ, tricks_of
from tests.ai import examples
from tests.kit.q92 import after, playing

says = partial(examples.says, level="normal")
seats = pytest.mark.parametrize("players", [4, 6, 8])
STRONG = "QS 9S AS KS TS 2S AH AD KD 5D 4D 2C 3C"
WEAK = "3S 4S 5S 3H 4H 6H 8H 3D 4D 6D 3C 5C 7C"


def auction(own: str, *calls: str) -> NinetyTwoQ:
    """Seat 0 has this hand and is asked after the calls of those before it, or opens."""
    dealer = 3 - len(calls)
    cards = own.split()
    rest = shuffled(Random(own), [card for card in FRENCH if card not in cards])
    order = [(cards if (dealer + 1 + number) % 4 == 0 else rest).pop() for number in range(52)]
    state = replay(
        NinetyTwoQ.start(4, {}), [(NATURE, f"dealer {dealer}"), (NATURE, "deal " + " ".join(order))]
    )
    for text in calls:
        state, _ = play(state, state.turn, text)
    assert state.turn == 0
    return state.view(0)


def test_a_strong_hand_bids_its_suit_higher() -> None:
    opening = call(auction(STRONG), 0)
    assert opening[-1] == "S"
    assert tricks_of(opening.removeprefix("bid ")) > tricks_of(call(auction(WEAK), 0).removeprefix("bid "))
    assert call(auction(STRONG, "bid 6H", "pass", "pass"), 0) == "bid 7S"


def test_a_hopeless_overbid_is_passed() -> None:
    assert call(auction(WEAK, "bid 7H", "pass", "pass"), 0) == "pass"
    for hand in (STRONG, WEAK):
        assert call(auction(hand, "bid 12H", "pass", "pass"), 0) == "pass"


@seats
def test_somebody_always_opens(players: int) -> None:
    rng = Random(players)
    for _ in range(30):
        lines = [(NATURE, "dealer 0"), (NATURE, "deal " + " ".join(shuffled(rng, FRENCH)))]
        state = replay(NinetyTwoQ.start(players, {}), lines)
        while state.phase == "auction":
            state, _ = play(state, state.turn, answer(state.view(state.turn), state.turn, rng))
        assert state.phase == "partners"


def test_more_and_better_trumps_promise_more() -> None:
    def worth(text: str, trump: str) -> float:
        return promise(tuple(text.split()), trump, 4)

    assert worth(STRONG, "S") > worth(STRONG, "D") > worth(WEAK, "D")
    assert worth(STRONG, "S") > worth(STRONG.replace("QS", "JS"), "S")


def test_partners_bid_the_suit_or_are_behind() -> None:
    bid = auction(STRONG, "bid 4S", "bid 5H", "bid 6D")
    chosen = after(bid, "0 bid 9S", "1 pass", "2 pass", "3 pass")
    assert says(chosen, 0) == "partners 3"
    quiet = after(auction(STRONG), "0 bid 9S", "1 pass", "2 pass", "3 pass")
    sheet = (HandResult(0, 1, "1C", (2,), (5, 4, 3, 1), (30, 9, 20, 20)),)
    assert says(quiet.but(sheet=sheet), 0) == "partners 1"


def test_last_to_play_beats_opponents_cheaply() -> None:
    state = playing("JH 3H 3S", "4H 5H 5S", "7H 3D 6S", "AH QH 6H")
    assert says(after(state, "0 play JH", "1 play 4H", "2 play 7H"), 3) == "play QH"


def test_last_to_play_leaves_a_partners_trick() -> None:
    state = playing("JH 3H 3S", "KH 5H 5S", "7H 3D 6S", "AH 8H 6H")
    needed = state.but(bid="2C", bidder=1, partners=(3,))
    assert says(after(needed, "0 play JH", "1 play KH", "2 play 7H"), 3) == "play 6H"


def test_an_opponents_trick_is_ruffed_low() -> None:
    state = playing("AH 3H 3S", "4H 5H 5S", "7H 3D 6S", "QC 3C 4D")
    assert says(after(state, "0 play AH", "1 play 4H", "2 play 7H"), 3) == "play 3C"


def test_a_left_card_takes_a_trick_untrumped() -> None:
    state = playing("JH 3H 3S", "4H 5H 5S", "7H 3D 6S", "QC KS 4D")
    assert says(after(state, "0 play JH", "1 play 4H", "2 play 7H"), 3) == "play KS"


def test_a_two_wins_when_all_followed() -> None:
    state = playing("AH 3H 3S", "4H 5H 5S", "7H 3D 6S", "KH 2H 8H")
    assert says(after(state, "0 play AH", "1 play 4H", "2 play 7H"), 3) == "play 2H"


def test_a_two_is_kept_when_somebody_discarded() -> None:
    state = playing("QH 3H 3S", "4H 5H 5S", "3D 4D 6D", "KH 2H 8H")
    assert says(after(state, "0 play QH", "1 play 4H", "2 play 3D"), 3) == "play KH"


def test_a_lost_trick_gets_the_lowest_card() -> None:
    state = playing("AH 3H 3S", "4H 5H 5S", "7H 3D 6S", "KH QH 8H")
    assert says(after(state, "0 play AH", "1 play 4H", "2 play 7H"), 3) == "play 8H"


def test_how_likely_a_bid_is_made() -> None:
    assert made(1, 7.0, 4) > made(7, 7.0, 4) > made(13, 7.0, 4)
    assert sum(spread(7.0, 1.5, 13)) == pytest.approx(1)


def test_a_partners_high_card_loses_to_earlier_ruffs() -> None:
    """Seat 1 holds trumps alone, so that seat 3's hearts, all of which beat the 7, come too late."""
    state = playing("7H 5D 3S", "9C 8C 7C", "2D 3D 4D", "AH KH QH")
    known = state.but(partners=(3,), voids=("", "HDS", "", "CDS"))
    assert TrickOdds(known.view(0), 0, partner=1.0).worth("7H") < 0.5


def test_hard_does_not_drive_bids_to_the_top() -> None:
    for bid, considered in (("bid 6H", True), ("bid 12H", False)):
        view = auction(STRONG, bid, "pass", "pass")
        thought = think("92q", "hard", view, 0, Random(1), Budget(iterations=20))
        assert any(weighed.action.startswith("bid") for weighed in thought.weighed) == considered
        assert (thought.action == "pass") != considered


def test_hard_explains_leaving_a_heuristic_bid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(normal, "think", lambda *_: Thought("bid 13C"))
    view = auction(STRONG, "bid 12H", "pass", "pass")
    thought = think("92q", "hard", view, 0, Random(1), Budget(iterations=20))
    assert thought.action == "pass"
    assert thought.reason == reason("q92-why-rare", least=13)
