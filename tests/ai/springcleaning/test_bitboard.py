"""The fast Spring Cleaning, side by side with the readable rules."""

from __future__ import annotations

from random import Random

import pytest

from bot.ai.springcleaning.bitboard import SpringCleaningBitboard, text_of
from bot.ai.springcleaning.moves import DECK, PLAYS, parts_of
from bot.ai.springcleaning.round import Round
from bot.games.base import NATURE, Seat, play, shuffled
from bot.games.springcleaning.combinations import shape_of
from bot.games.springcleaning.rules import SpringCleaning
from tests.games.playing import random_match


def meant(state: SpringCleaning, seat: Seat, action: str) -> tuple[str, ...]:
    """An action without what the bitboard settles by itself: whose Offers it uses, how one is arranged."""
    verb, *places = action.split(" ")
    if verb == "arrange":
        return (verb,)
    if verb != "play":
        return (verb, *places)
    hand = state.hands[seat]
    shape = shape_of([hand[int(place[1:])] if place[0] == "h" else place[-1] for place in places])
    return (verb, str(shape), *(place for place in places if place[0] == "h"))


def assert_alike(board: SpringCleaningBitboard, other: SpringCleaningBitboard) -> None:
    for what in Round.__slots__:
        if what not in ("rng", "discards", "stock"):
            assert getattr(board, what) == getattr(other, what), what


def side_by_side(players: int, seed: int) -> int:
    """At every step of a match by chance: does the bitboard allow the same, and come to the same?"""
    agreed = 0
    for step in random_match("springcleaning", players, Random(seed)):
        state, seat = step.before, step.seat
        assert isinstance(state, SpringCleaning)
        if seat == NATURE:
            continue
        board = SpringCleaningBitboard.of(state, Random(seed), seat)
        allowed = {
            meant(state, seat, action) for choice in state.legal(seat) for action in list(choice)[:500]
        }
        moves = board.moves()
        assert {meant(state, seat, text_of(board, move)) for move in moves} == allowed
        assert len(moves) == len(allowed)
        move = moves[seed % len(moves)]
        after, _ = play(state, seat, text_of(board, move))
        board.play(move)
        if after.phase == "shuffle":
            after, _ = play(
                after, NATURE, " ".join(("shuffle", *map(str, [board.drawn, *reversed(board.stock)])))
            )
        if len(after.sheet) > len(state.sheet):
            assert board.trash == after.sheet[-1].trash
        elif state.phase != "opening" or after.phase == "play":
            assert_alike(board, SpringCleaningBitboard.of(after, Random(seed)))
        agreed += 1
    return agreed


@pytest.mark.parametrize("players", SpringCleaning.seats)
def test_the_bitboard_plays_by_the_rules(players: int) -> None:
    assert sum(side_by_side(players, seed) for seed in range(2)) > 100


def test_a_copy_goes_its_own_way() -> None:
    for step in random_match("springcleaning", 3, Random(5)):
        if step.seat != NATURE and isinstance(step.before, SpringCleaning):
            board = SpringCleaningBitboard.of(step.before, Random(1), step.seat)
            other = board.copy()
            other.play(other.moves()[0])
            assert_alike(board, SpringCleaningBitboard.of(step.before, Random(1), step.seat))


def test_it_shuffles_alike_on_every_python() -> None:
    state = next(
        step.before for step in random_match("springcleaning", 2, Random(1)) if step.action == "draw deck"
    )
    assert isinstance(state, SpringCleaning)
    board = SpringCleaningBitboard.of(state.but(stock=(), discards=state.discards + state.stock), Random(3))
    discards = board.discards.copy()
    board.play(DECK)
    assert [*board.stock, board.drawn] == shuffled(Random(3), discards)


def test_a_play_says_all_in_its_number() -> None:
    state = next(
        step.before for step in random_match("springcleaning", 2, Random(1)) if step.action.startswith("play")
    )
    assert isinstance(state, SpringCleaning)
    board = SpringCleaningBitboard.of(state, Random(1))
    plays = [move for move in board.moves() if move >= PLAYS]
    assert plays
    for move in plays:
        _, size, _, start, length = parts_of(move)
        assert length == size
        assert start + length <= len(state.hands[state.turn])
