"""The fast Top Suit, side by side with the readable rules."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.topsuit.bitboard import TopSuitBitboard, text_of
from bot.games.base import NATURE, play
from bot.games.topsuit.rules import TopSuit
from tests.games.playing import random_match


def side_by_side(players: int, seed: int) -> int:
    """Play a match by chance, the bitboard beside it; how many moves both agreed on."""
    board: TopSuitBitboard | None = None
    agreed = 0
    for step in random_match("topsuit", players, Random(seed)):
        state = step.before
        assert isinstance(state, TopSuit)
        if step.seat == NATURE:
            continue
        board = board or TopSuitBitboard.of(state)
        assert board.to_act == step.seat
        moves = {text_of(move): move for move in board.moves()}
        assert sorted(moves) == sorted(action for choice in state.legal(step.seat) for action in choice)
        board.play(moves[step.action])
        after, _ = play(state, step.seat, step.action)
        assert tuple(board.points) == after.scores
        assert board.over == (after.phase == "over")
        again = TopSuitBitboard.of(after)
        for what in TopSuitBitboard.__slots__:
            assert getattr(board, what) == getattr(again, what)
        agreed += 1
    return agreed


@pytest.mark.parametrize("players", TopSuit.seats)
def test_the_bitboard_plays_by_the_rules(players: int) -> None:
    assert sum(side_by_side(players, seed) for seed in range(15)) > 300


def test_a_copy_goes_its_own_way() -> None:
    for step in random_match("topsuit", 3, Random(5)):
        if step.seat != NATURE and isinstance(step.before, TopSuit):
            board = TopSuitBitboard.of(step.before)
            other = board.copy()
            other.play(other.moves()[0])
            assert board.hands == TopSuitBitboard.of(step.before).hands
            assert other.hands != board.hands
