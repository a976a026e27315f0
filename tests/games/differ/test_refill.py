"""Differ: what is turned up and drawn after a trick, and what runs out."""

from __future__ import annotations

import itertools

import pytest

from bot.games.base import Event, play
from bot.games.differ.rules import Differ
from bot.games.kit.french import RANKS
from tests.kit.differ import piles, position


def each_its_suit(up: int, hand: int, pile: int) -> Differ:
    """Every seat holds so many cards of its own suit, the lowest in the foundation, so nobody can follow."""
    sizes = (pile, hand, up)
    groups = []
    for suit in "CDHS":
        cards = iter(f"{rank}{suit}" for rank in RANKS)
        groups.append([" ".join(itertools.islice(cards, size)) for size in sizes])
    foundations, hands, face_up = zip(*groups, strict=True)
    return position(hands=hands, face_up=face_up, foundations=foundations, bid="1C")


def after_a_trick(state: Differ, place: str) -> tuple[Differ, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for seat in range(4):
        state, events = play(state, seat, f"play {getattr(state, place)[seat][0]}")
    return state, events


@pytest.mark.parametrize(
    ("sizes", "place", "then"),
    [
        ((1, 3, 6), "face_up", (4, 3, 2)),
        ((4, 1, 6), "hands", (4, 3, 3)),
        ((1, 2, 3), "face_up", (3, 2, 0)),
        ((1, 1, 2), "hands", (1, 2, 0)),
        ((1, 2, 2), "face_up", (2, 2, 0)),
        ((2, 1, 1), "hands", (2, 1, 0)),
        ((2, 2, 4), "hands", (2, 1, 4)),
        ((2, 2, 4), "face_up", (1, 2, 4)),
        ((1, 0, 0), "face_up", (0, 0, 0)),
        ((1, 1, 0), "face_up", (0, 1, 0)),
    ],
)
def test_what_runs_out_is_refilled(
    sizes: tuple[int, int, int], place: str, then: tuple[int, int, int]
) -> None:
    before = each_its_suit(*sizes)
    after, _ = after_a_trick(before, place)
    for seat in range(4):
        assert (len(after.face_up[seat]), len(after.hands[seat]), len(after.foundations[seat])) == then
        drawn = sizes[2] - then[2]
        assert after.foundations[seat] == before.foundations[seat][drawn:]
        refilled = after.face_up[seat] if place == "face_up" else after.hands[seat]
        if drawn:
            assert refilled == before.foundations[seat][:drawn]


def test_turned_cards_are_public_and_drawn_ones_private() -> None:
    after, events = after_a_trick(each_its_suit(1, 3, 6), "face_up")
    assert events[2:] == tuple(Event("turned", seat, after.face_up[seat]) for seat in range(4))
    after, events = after_a_trick(each_its_suit(4, 1, 6), "hands")
    assert events[2:] == tuple(
        Event("drew", seat, after.hands[seat], to=frozenset({seat})) for seat in range(4)
    )


def test_a_refilled_hand_is_held_in_order() -> None:
    state = position(
        hands=("2C", "2D", "2H", "2S"),
        face_up=("3C", "3D", "3H", "3S"),
        foundations=("AC 9C TC 4C", "4D", "4H", "4S"),
    )
    after, _ = after_a_trick(state, "hands")
    assert after.hands[0] == ("9C", "TC", "AC")
    assert after.foundations[0] == ("4C",)


def test_nothing_is_refilled_before_the_trick_is_complete() -> None:
    state = each_its_suit(1, 3, 6)
    for seat in range(3):
        state, _ = play(state, seat, f"play {state.face_up[seat][0]}")
        assert state.face_up[seat] == ()
        assert len(state.foundations[seat]) == 6


def test_a_refill_is_for_everybody_who_needs_it() -> None:
    state = position(
        hands=("2C 4C", "2D", "2H 4H", "2S 4S"),
        face_up=("3C", "3D 5D", "3H", "3S 5S"),
        foundations=("6C 7C", "6D 7D", "6H 7H", "6S 7S"),
    )
    for seat, card in enumerate(("3C", "2D", "2H", "3S")):
        state, _ = play(state, seat, f"play {card}")
    assert state.face_up == piles("6C 7C", "3D 5D", "3H", "5S")
    assert state.hands == piles("2C 4C", "6D 7D", "4H", "2S 4S")


def test_face_up_cards_come_before_the_hand() -> None:
    before = each_its_suit(1, 0, 5)
    after, _ = after_a_trick(before, "face_up")
    for seat in range(4):
        assert after.face_up[seat] == before.foundations[seat][:4]
        assert after.hands[seat] == before.foundations[seat][4:]


def test_the_foundation_runs_out_first() -> None:
    reached = {(4, 3, 6)}
    waiting = list(reached)
    while waiting:
        up, hand, pile = waiting.pop()
        for from_up in {True, False} if up and hand else {bool(up)}:
            new_up, new_hand = (up - 1, hand) if from_up else (up, hand - 1)
            assert new_up or new_hand or not pile
            state = each_its_suit(up, hand, pile)
            after, _ = after_a_trick(state, "face_up" if from_up else "hands")
            then = (len(after.face_up[1]), len(after.hands[1]), len(after.foundations[1]))
            assert sum(then) == up + hand + pile - 1
            if sum(then) and then not in reached:
                reached.add(then)
                waiting.append(then)
    assert len(reached) > 30
