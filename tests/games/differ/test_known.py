"""Differ: who shows a void, and what a guess may be."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from bot.games.base import play
from bot.games.differ.rules import Differ
from bot.games.kit.french import FRENCH, in_order
from tests.games.playing import evenly
from tests.kit.differ import last_trick, piles, position


def test_whoever_does_not_follow_shows_a_void() -> None:
    state = position(
        hands=("5C 8D", "2D 3H", "9C", "9D"), face_up=("", "4H", "", "9H"), table="", voids=("", "S", "", "")
    )
    state, _ = play(state, 0, "play 5C")
    assert state.voids == ("", "S", "", "")
    state, _ = play(state, 1, "play 3H")
    assert state.voids == ("", "SC", "", "")
    state, _ = play(state, 2, "play 9C")
    state, _ = play(state, 3, "play 9H")
    assert state.voids == ("", "SC", "", "C")
    assert state.view(None).voids == state.voids


def test_a_void_is_known_until_the_next_hand() -> None:
    state = position(
        hands=("4C 3C", "2D 3D", "2H 3H", "2S 3S"),
        face_up=("AC", "9D", "9H", "9S"),
        foundations=("7C", "7D", "7H", "7S"),
        bid="1C",
    )
    for card in (["4C", "2D", "2H", "2S"], ["3C", "3D", "9H", "3S"]):
        for seat in range(4):
            state, _ = play(state, seat, f"play {card[seat]}")
    assert state.hands == piles("7C", "7D", "3H", "7S")
    assert state.voids == ("", "", "C", "")


UNSEEN = {
    "void": position(
        hands=("KC 2H", "3C", "5S", "6H"),
        face_up=("9S", "9C", "", ""),
        foundations=("", "", "TD", "TH"),
        voids=("", "D", "", ""),
    ),
    "nobody void": position(
        hands=("KC", "3C 4D", "5S", "6H 7S"), face_up=("9S 8S", "", "9D", ""), foundations=("", "", "TD", "")
    ),
    "two voids": position(
        hands=("KC", "3C 4D", "5C 5S", "6H 7S"),
        face_up=("9S", "", "", ""),
        voids=("", "HS", "D", "C"),
    ),
    "own pile": position(
        hands=("KC", "3C", "5D", "4S"), foundations=("2C", "", "3D", ""), voids=("", "S", "C", "")
    ),
}


def worlds(view: Differ, seat: int) -> set[Differ]:
    """Every state that looks like this to the seat, found by putting every card everywhere."""
    unseen = sorted(set(FRENCH) - {card for cards in view.piles.values() for card in cards})
    places = [len(cards) for owner, cards in enumerate(view.hands) if owner != seat]
    places += [len(cards) for cards in view.foundations]
    found = set()
    for order in itertools.permutations(unseen):
        rest = iter(order)
        dealt = [tuple(itertools.islice(rest, size)) for size in places]
        hands = [in_order(cards) for cards in dealt[:3]]
        hands.insert(seat, view.hands[seat])
        held = zip(hands, view.voids, strict=True)
        if not any(card[1] in void for hand, void in held for card in hand):
            found.add(view.but(hands=tuple(hands), foundations=tuple(dealt[3:])))
    return found


@pytest.mark.parametrize("name", UNSEEN)
def test_guesses_are_equally_often_each_possible_state(name: str) -> None:
    state = UNSEEN[name]
    possible = worlds(state.view(0), 0)
    rng = Random(name)
    guessed = Counter(state.view(0).guess(0, rng) for _ in range(60 * len(possible)))
    assert state in possible
    assert set(guessed) == possible
    assert evenly(guessed.values())


def test_a_guess_without_holes_is_the_state() -> None:
    start = Differ.start(4, {})
    assert start.guess(0, Random(1)) == start
    over, _ = last_trick("12H", (6, 0, 0, 0))
    assert over.view(2).guess(2, Random(1)) == over
