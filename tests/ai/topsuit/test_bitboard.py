"""The fast Top Suit, side by side with the readable rules."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.topsuit.bitboard import Twin, text_of
from bot.games.base import NATURE, play
from bot.games.topsuit.rules import TopSuit
from tests.games.playing import random_match


def side_by_side(players: int, seed: int) -> int:
    """Play a match by chance, the twin beside it; how many moves both agreed on."""
    twin: Twin | None = None
    agreed = 0
    for step in random_match("topsuit", players, Random(seed)):
        state = step.before
        assert isinstance(state, TopSuit)
        if step.seat == NATURE:
            continue
        twin = twin or Twin.of(state)
        assert twin.to_act == step.seat
        moves = {text_of(move): move for move in twin.moves()}
        assert sorted(moves) == sorted(action for choice in state.legal(step.seat) for action in choice)
        twin.play(moves[step.action])
        after, _ = play(state, step.seat, step.action)
        assert tuple(twin.payoffs()) == after.scores
        assert twin.over == (after.phase == "over")
        again = Twin.of(after)
        for what in Twin.__slots__:
            assert getattr(twin, what) == getattr(again, what)
        agreed += 1
    return agreed


@pytest.mark.parametrize("players", TopSuit.seats)
def test_the_twin_plays_by_the_rules(players: int) -> None:
    assert sum(side_by_side(players, seed) for seed in range(80)) > 2000


def test_a_copy_goes_its_own_way() -> None:
    for step in random_match("topsuit", 3, Random(5)):
        if step.seat != NATURE and isinstance(step.before, TopSuit):
            twin = Twin.of(step.before)
            other = twin.copy()
            other.play(other.moves()[0])
            assert twin.hands == Twin.of(step.before).hands
            assert other.hands != twin.hands
