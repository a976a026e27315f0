"""The fast play of Mitigati, side by side with the readable rules."""

from __future__ import annotations

from random import Random

from bot.ai.mitigati.bitboard import MitigatiBitboard
from bot.games.base import play
from bot.games.kit.loka import LOKA
from bot.games.mitigati.rules import Mitigati
from tests.games.playing import random_match


def side_by_side(seed: int) -> int:
    """Play a match by chance, the bitboard beside it in each hand; how many cards both agreed on."""
    board: MitigatiBitboard | None = None
    agreed = 0
    for step in random_match("mitigati", 3, Random(seed), {"hands": "2"}):
        state = step.before
        assert isinstance(state, Mitigati)
        if state.phase != "play":
            board = None
            continue
        board = board or MitigatiBitboard.of(state)
        assert board.to_act == step.seat
        moves = {f"play {LOKA[move]}": move for move in board.moves()}
        assert sorted(moves) == sorted(action for choice in state.legal(step.seat) for action in choice)
        board.play(moves[step.action])
        after, _ = play(state, step.seat, step.action)
        if after.phase == "play":
            again = MitigatiBitboard.of(after)
            for what in MitigatiBitboard.__slots__:
                assert getattr(board, what) == getattr(again, what)
            assert "".join("AEFWT"[suit] for suit in range(5) if board.voids[0] >> suit & 1) == "".join(
                sorted(after.voids[0], key="AEFWT".index)
            )
        else:
            assert board.left == 0
            assert tuple(board.points) == after.sheet[-1].card_points
        agreed += 1
    return agreed


def test_the_bitboard_plays_by_the_rules() -> None:
    assert sum(side_by_side(seed) for seed in range(20)) > 600


def test_a_copy_goes_its_own_way() -> None:
    for step in random_match("mitigati", 3, Random(5)):
        if isinstance(step.before, Mitigati) and step.before.phase == "play":
            board = MitigatiBitboard.of(step.before)
            other = board.copy()
            other.play(other.moves()[0])
            for what in MitigatiBitboard.__slots__:
                assert getattr(board, what) == getattr(MitigatiBitboard.of(step.before), what)
            assert other.hands != board.hands
