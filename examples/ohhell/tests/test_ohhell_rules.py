"""The rules of Oh Hell, by example and by the contract that every game keeps."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from toucan_ohhell.rules import Game, OhHell

from bot.games.base import NATURE, Refusal, only, play, replay
from bot.games.kit.french import FRENCH
from tests.games import test_contract
from tests.games.playing import random_match

CONTRACT: list[Any] = [
    test_contract.test_the_log_replays_to_the_same_state,
    test_contract.test_a_match_ends_with_winners_and_scores,
    test_contract.test_every_card_is_exactly_once_somewhere,
    test_contract.test_nobody_sees_what_no_event_told_them,
    test_contract.test_who_is_told_the_same_sees_the_same,
    test_contract.test_a_view_of_a_view_is_the_same,
    test_contract.test_a_view_tells_what_is_legal,
    test_contract.test_a_guess_looks_the_same_to_whoever_guesses,
]
"""The contract of every game."""


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__)
def test_it_keeps_the_contract(check: Any, players: int) -> None:
    check.hypothesis.inner_test(Game.slug, players, seed=players)


@pytest.mark.parametrize("nonsense", test_contract.NONSENSE)
def test_nonsense_is_refused(nonsense: str) -> None:
    check: Any = test_contract.test_nonsense_is_refused
    check.hypothesis.inner_test(Game.slug, 4, 1, nonsense)


def dealt(*hands: str, turned: str, **options: str) -> OhHell:
    """Three players and their cards, dealt by seat 2, so that seat 0 bids and leads first."""
    held = [hand.split() for hand in hands]
    order = [*(card for cards in zip(*held, strict=True) for card in cards), turned]
    rest = [card for card in FRENCH if card not in order]
    start = OhHell.start(3, {"largest": str(len(held[0]))} | options)
    return replay(start, [(NATURE, "dealer 2"), (NATURE, " ".join(("deal", *order, *rest)))])


def two(**options: str) -> OhHell:
    return dealt("AC 2H", "KC 3C", "4C AH", turned="5D", **options)


def refused(state: OhHell, seat: int, action: str) -> str:
    with pytest.raises(Refusal) as caught:
        play(state, seat, action)
    return caught.value.key


def sizes(largest: int, players: int, rising: str = "no") -> tuple[int, ...]:
    return OhHell.start(players, {"largest": str(largest), "rising": rising}).sizes


def test_hands_fall_and_may_rise_again() -> None:
    assert sizes(3, 4) == (3, 2, 1)
    assert sizes(3, 4, "yes") == (3, 2, 1, 2, 3)
    assert sizes(1, 4, "yes") == (1,)


def test_a_card_is_always_left_to_turn_up() -> None:
    assert sizes(10, 7)[0] == 7
    assert sizes(10, 5)[0] == 10


def test_the_card_turned_up_is_trumps() -> None:
    state = two()
    assert (state.trump, state.turned, len(state.stock)) == ("D", ("5D",), 45)
    assert state.view(None).turned == ("5D",)


def test_all_bid_once_left_of_the_dealer_first() -> None:
    state = replay(two(), [(0, "bid 1"), (1, "bid 0")])
    assert (state.phase, state.turn) == ("auction", 2)
    state, _ = play(state, 2, "bid 0")
    assert (state.phase, state.turn, state.leader, state.bids) == ("play", 0, 0, (1, 0, 0))


def test_the_bids_may_not_add_up_to_the_tricks() -> None:
    state = replay(two(), [(0, "bid 1"), (1, "bid 0")])
    assert [*state.legal(2)[0]] == ["bid 0", "bid 2"]
    assert refused(state, 2, "bid 1") == "ohhell-hooked"


def test_the_dealer_is_free_once_too_many_are_bid() -> None:
    state = replay(two(), [(0, "bid 2"), (1, "bid 1")])
    assert [*state.legal(2)[0]] == ["bid 0", "bid 1", "bid 2"]


def test_without_the_hook_all_bids_are_free() -> None:
    state = replay(two(hook="no"), [(0, "bid 1"), (1, "bid 0")])
    assert [*state.legal(2)[0]] == ["bid 0", "bid 1", "bid 2"]


def test_what_is_no_bid_is_refused() -> None:
    state = two()
    assert refused(state, 0, "bid 3") == "ohhell-not-a-bid"
    assert refused(state, 0, "play AC") == "ohhell-bid-first"
    state = replay(state, [(0, "bid 0"), (1, "bid 0"), (2, "bid 0")])
    assert refused(state, 0, "bid 1") == "ohhell-bids-over"


def played(**options: str) -> OhHell:
    """A hand of two tricks: seat 0 takes the first, seat 2 the second."""
    state = replay(two(**options), [(0, "bid 1"), (1, "bid 1"), (2, "bid 1")])
    return replay(state, [(0, "play AC"), (1, "play KC"), (2, "play 4C"), (0, "play 2H"), (1, "play 3C")])


def test_a_suit_is_followed_and_the_highest_takes_the_trick() -> None:
    state = replay(two(), [(0, "bid 1"), (1, "bid 1"), (2, "bid 1"), (0, "play AC"), (1, "play KC")])
    assert refused(state, 2, "play AH") == "must-follow"
    state, _ = play(state, 2, "play 4C")
    assert (state.turn, state.taken) == (0, (1, 0, 0))


def test_a_trump_takes_the_trick() -> None:
    state = dealt("AC", "2D", "KC", turned="5D")
    state = replay(state, [(0, "bid 1"), (1, "bid 1"), (2, "bid 0"), (0, "play AC"), (1, "play 2D")])
    state, _ = play(state, 2, "play KC")
    assert state.sheet[0].taken == (0, 1, 0)


def test_only_the_exact_bid_pays() -> None:
    state, events = play(played(), 2, "play AH")
    assert state.sheet[0].points == (11, 0, 11)
    assert [event.kind for event in events] == ["played", "took", "scored"]
    assert (state.phase, state.dealer, state.hand_size) == ("deal", 0, 1)


def test_every_trick_may_pay() -> None:
    state = replay(two(tricks_pay="yes"), [(0, "bid 2"), (1, "bid 0"), (2, "bid 1")])
    state = replay(state, [(0, "play AC"), (1, "play KC"), (2, "play 4C"), (0, "play 2H"), (1, "play 3C")])
    state, _ = play(state, 2, "play AH")
    assert state.sheet[0].points == (1, 10, 11)


def test_the_last_card_is_forced() -> None:
    state = played()
    assert state.forced(2)
    assert only(state, 2) == "play AH"


@pytest.mark.parametrize("rising", ["no", "yes"])
def test_a_match_ends_with_its_last_hand(rising: str) -> None:
    *_, last = random_match(Game.slug, 4, Random(1), {"largest": "4", "rising": rising})
    assert (last.after.phase, len(last.after.sheet)) == ("over", {"no": 4, "yes": 7}[rising])
    assert last.after.winners
