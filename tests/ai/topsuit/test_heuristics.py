"""Worth of a move in Top Suit, in play-outs and as told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.ai.topsuit.bitboard import BEATEN_BY, TOP, TopSuitBitboard
from bot.ai.topsuit.heuristics import Turn, best, usual, weigh
from bot.games.base import NATURE
from bot.games.topsuit.rules import TopSuit
from tests.games.playing import random_match

seats = pytest.mark.parametrize("players", TopSuit.seats)


def boards(players: int) -> Iterator[TopSuitBitboard]:
    for seed in range(10):
        for step in random_match("topsuit", players, Random(seed)):
            if step.seat != NATURE and isinstance(step.before, TopSuit):
                yield TopSuitBitboard.of(step.before.view(step.seat))


@seats
def test_a_play_out_does_what_is_weighed_most(players: int) -> None:
    for board in boards(players):
        assert best(board, usual(board.players)) == max(weigh(board, usual(board.players))).move


@seats
def test_the_unseen_cards_that_are_stronger_are_counted(players: int) -> None:
    for board in boards(players):
        turn = Turn(board, usual(board.players))
        for top in range(TOP):
            stronger: int = BEATEN_BY[top] & turn.unseen
            assert turn.beaten_by(top) == stronger.bit_count()
