from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.ai import chance, think
from bot.ai.decision import Reason
from bot.games import GAMES
from bot.games.base import NATURE, Card, Seat, State, play
from bot.games.differ.rules import trump_of
from bot.games.q92.trick import became, winning_place
from bot.words import words
from tests.kit.differ import position
from tests.kit.q92 import playing


def sentence(said: Reason) -> str:
    values = {name: "Ann" if name == "seat" else value for name, value in said.values}
    return words()(said.key, **values)


def test_an_ender_leaves_the_trick_to_another() -> None:
    state = position(
        hands=("2D 3D", "2S 3S", "4S 5S", "AC QC 3C"),
        face_up=("4D", "5D", "6D", ""),
        table="JC KC 5C",
        turn=3,
    )
    said = think("differ", "normal", state.view(3), 3, Random(1))
    assert said.action == "play 3C"
    assert said.reason
    assert said.reason.key == "differ-why-leave"
    assert ("seat", 1) in said.reason.values
    assert sentence(said.reason).startswith("Ann has the trick already")


@pytest.mark.parametrize("players", [4, 6, 8])
def test_what_normal_says_of_92q_is_true(players: int) -> None:
    told = set()
    for view, seat, card, key in said_by_normal("92q", players, matches=10):
        told.add(key.removeprefix("q92-why-"))
        led = (*view.trick, card)[0][1]
        counted = [became(one, led, view.trump) for one in (*view.trick, card)]
        (side,) = (team for team in view.teams if seat in team)
        to_come = [(seat + step) % players for step in range(1, players - len(view.trick))]
        if key == "q92-why-two":
            assert "2" + led in counted
            assert all(one[1] == led for one in counted)
            assert not any(led in view.voids[other] for other in to_come)
        elif key == "q92-why-draw":
            out = unseen(view, view.trump)
            assert any(out and view.trump not in view.voids[other] for other in to_come if other not in side)
        elif key in ("q92-why-leave", "q92-why-breaks"):
            before, now = (
                (view.leader + winning_place(trick, view.trump)) % players
                for trick in (view.trick, (*view.trick, card))
            )
            assert now in side
            assert (now == before) == (key == "q92-why-leave")
    assert told >= {"draw", "leave"}


def test_what_normal_says_of_differ_is_true() -> None:
    told = set()
    for view, _, _, key in said_by_normal("differ", 4, matches=10):
        told.add(key)
        if key == "differ-why-draw":
            trump = trump_of(view.bid)
            assert any(
                any(one[1] == trump for one in view.face_up[other])
                or (unseen(view, trump) and view.hands[other] and trump not in view.voids[other])
                for other in range(4)
                if other != view.differ
            )
    assert "differ-why-draw" in told


def test_a_left_trump_is_not_called_no_trump() -> None:
    assert "without" not in words()("q92-why-left", card="QS")


def test_keeping_a_two_low_is_said() -> None:
    state = playing("3S", "3D", "9D 6D", "7S 8S").but(trick=("AH", "2H"), turn=2)
    said = think("92q", "normal", state.view(2), 2, Random(1))
    assert said.reason
    assert said.reason.key == "q92-why-breaks"
    assert sentence(said.reason).startswith("6♦ does not follow, so the two is low in this trick")


def said_by_normal(slug: str, players: int, matches: int) -> Iterator[tuple[Any, Seat, Card, str]]:
    """Each card that *normal* chooses: the view, the seat, the card, and what is said of it."""
    for number in range(matches):
        rng = Random(number)
        state: Any = GAMES[slug].start(players, {"target": "1"})
        while state.to_act:
            seat = min(state.to_act)
            if seat == NATURE:
                state, _ = play(state, seat, chance.answer(state, seat, rng))
                continue
            view = state.view(seat)
            said = think(slug, "normal", view, seat, rng)
            if state.phase == "play" and said.reason:
                yield view, seat, said.action.removeprefix("play "), said.reason.key
            state, _ = play(state, seat, said.action)


def unseen(view: State, suit: str) -> bool:
    """Whether cards of a suit are where the seat cannot see them."""
    seen = {card for pile in view.piles.values() for card in pile}
    return any(card[1] == suit and card not in seen for card in view.deck)
