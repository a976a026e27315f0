"""The value of a card of Differ follows from the view of its player alone, in guessed worlds as well."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.bits import BIT
from bot.ai.differ.bitboard import DifferBitboard
from bot.ai.differ.heuristics import answer
from bot.ai.differ.odds import TrickOdds, card
from bot.games.base import NATURE, pick
from bot.games.differ.rules import Differ
from tests.kit.differ import position


@pytest.mark.parametrize("seed", range(6))
def test_unseen_cards_change_nothing(seed: int) -> None:
    """A board that was played on from the first card, one of the whole state, and one of the view."""
    rng, state, looked = Random(seed), Differ.start(4, {"no_trump": "yes"}), 0
    board: DifferBitboard | None = None
    while state.to_act and len(state.sheet) < 2:
        seat = state.turn
        if seat == NATURE or state.phase == "auction":
            action = pick(rng, state.legal(seat)) if seat == NATURE else answer(state.view(seat), seat, rng)
            state, _ = state.apply(seat, action)
            board = DifferBitboard.of(state) if state.phase == "play" else None
            continue
        assert board
        boards = (board, DifferBitboard.of(state), DifferBitboard.of(state.view(seat)))
        known = [TrickOdds(one) for one in boards]
        for held in state.playable(seat):
            assert len({(odds.chance(BIT[held]), odds.cost(BIT[held])) for odds in known}) == 1
            looked += 1
        assert len({odds.drawn() for odds in known}) == 1
        assert len({card(one) for one in boards}) == 1
        action = pick(rng, state.legal(seat))
        board.play(BIT[action.removeprefix("play ")])
        state, _ = state.apply(seat, action)
    assert looked > 200


def test_it_plays_the_card_worth_most() -> None:
    state = position(
        hands=("AH 3H 2C", "2S 4H 3S", "4S 5S 5H", "6H 7S 8S"), face_up=("", "", "", ""), bid="5H"
    )
    assert card(DifferBitboard.of(state.view(0))) == BIT["AH"]
