"""Publicly forced actions: playing them at once reveals nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.base import NATURE, only, play, replay
from bot.games.kit.french import FRENCH
from bot.games.springcleaning.rules import Play
from tests.games.playing import SMALL, TABLES, random_match

GUESSES = 4
"""Worlds in which each of the others looks whether it would be forced there too."""


def forced_moments(slug: str, players: int, seed: int) -> Any:
    rng = Random(seed)
    for step in random_match(slug, players, rng):
        if step.seat != NATURE:
            yield step.before, step.seat, rng


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_forced_means_no_choice_in_any_world(slug: str, players: int) -> None:
    for seed in range(3):
        for state, seat, rng in forced_moments(slug, players, seed):
            if not state.forced(seat):
                continue
            assert only(state, seat)
            for other in {*range(players)} - {seat}:
                for _ in range(GUESSES):
                    assert only(state.view(other).guess(other, rng), seat)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_it_is_read_from_what_is_public_alone(slug: str, players: int) -> None:
    for state, seat, rng in forced_moments(slug, players, 5):
        other = (seat + 1) % players
        assert state.forced(seat) == state.view(None).forced(seat)
        assert state.forced(seat) == state.view(other).guess(other, rng).forced(seat)
        assert not any(state.forced(one) for one in {*range(players)} - state.to_act)


OF_TRICKS = [kind for kind in SMALL if GAMES[kind[0]].claimable]


@pytest.mark.parametrize(("slug", "players"), OF_TRICKS)
def test_where_suits_are_followed_nothing_is_missed(slug: str, players: int) -> None:
    """A play is called forced wherever no other player can imagine a choice."""
    seen = 0
    for seed in range(3):
        for state, seat, rng in forced_moments(slug, players, seed):
            if not only(state, seat):
                continue
            seen += state.forced(seat)
            others = {*range(players)} - {seat}
            worlds = (state.view(one).guess(one, rng) for one in others for _ in range(20))
            assert state.forced(seat) == all(only(world, seat) for world in worlds)
    assert seen


def test_topsuits_ace_of_diamonds_forces_the_others() -> None:
    deal = "deal " + " ".join(FRENCH)
    state = replay(GAMES["topsuit"].start(4, {}), [(NATURE, "leader 0"), (NATURE, deal)])
    hands = [state.hands[seat] for seat in range(4)]
    top = next(seat for seat in range(4) if "AD" in hands[seat])
    for seat in range(top):
        state, _ = play(state, seat, "draw")
        assert not state.forced(seat + 1)
    state, _ = play(state, top, "play AD")
    assert state.forced(state.turn)


def test_springcleaning_knows_hands_taken_from_offers() -> None:
    start: Any = GAMES["springcleaning"].start(2, {})
    six = Play(0, ("6",), ("h0",))
    state = start.but(phase="play", turn=1, trick=(six,), stock=("5",), hands=(("1", "1"), ("2",)))
    unknown = start.known._replace(hands=((2, 2), (2,)))
    assert only(state, 1)
    assert not state.but(known=unknown).forced(1)
    assert state.but(known=unknown._replace(hands=((2, 2), ("2",)))).forced(1)
    assert not state.but(known=unknown._replace(hands=((2, 2), ("7",)))).forced(1)
