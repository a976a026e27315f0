"""The bitboards do what the rules say: the same moves, the same turns, the same points."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

import pytest

from bot.ai.bits import CARD, SUIT, bits_of
from bot.ai.differ import hard as differ_hard
from bot.ai.differ.bitboard import PASS, DifferBitboard
from bot.ai.q92 import bitboard as q92
from bot.ai.q92 import hard as q92_hard
from bot.ai.q92.bitboard import Q92Bitboard
from bot.games.base import HOLE, NATURE, State, pick
from bot.games.differ.rules import Differ, bids
from bot.games.kit.french import FRENCH
from bot.games.q92.rules import NinetyTwoQ
from bot.games.q92.rules import bids as q92_bids
from tests.games.playing import random_match, random_options
from tests.kit.seeds import seeds


def random_action(state: State, rng: Random) -> str:
    """Mostly low bids, for otherwise nobody would bid twice."""
    actions = [action for choice in state.legal(min(state.to_act)) for action in choice]
    few = min(len(actions), 6) if actions[0].startswith("bid") and rng.random() < 0.8 else len(actions)
    return actions[int(rng.random() * few)]


Game = TypeVar("Game", Differ, NinetyTwoQ)
Bitboard = TypeVar("Bitboard", DifferBitboard, Q92Bitboard)


def side_by_side(
    state: Game, rng: Random, made: Callable[[Game], Bitboard], text: Callable[[Bitboard, int], str]
) -> Iterator[tuple[Bitboard, Game]]:
    """A random match by the rules and by bitboards at once; both after each action."""
    board: Bitboard | None = None
    while state.to_act:
        seat = state.turn
        if seat == NATURE:
            if board and state.sheet:
                assert board.over
                assert board.points == state.sheet[-1].points
            state, _ = state.apply(seat, pick(rng, state.legal(seat)))
            board = made(state) if state.phase == "auction" else None
            continue
        assert board
        # Made anew in the middle of things it must be just the same.
        for world in (board, made(state), board.copy()):
            assert world.turn == seat
            assert {text(world, move) for move in world.moves()} == {
                action for choice in state.legal(seat) for action in choice
            }
        action = random_action(state, rng)
        move = next(move for move in board.moves() if text(board, move) == action)
        before = board.copy()
        board.play(move)
        assert before.moves() == made(state).moves()
        state, _ = state.apply(seat, action)
        yield board, state
    assert board
    assert board.points == state.sheet[-1].points


def differ_text(world: DifferBitboard, move: int) -> str:
    """Return the move as an action."""
    if world.called:
        return f"play {CARD[move]}"
    return "pass" if move == PASS else f"bid {bids(world.order)[move]}"


@pytest.mark.parametrize("seed", seeds(3))
def test_differ(seed: int) -> None:
    rng = Random(seed)
    begun = Differ.start(4, random_options("differ", rng) | {"target": "40"})
    for board, state in side_by_side(begun, rng, DifferBitboard.of, differ_text):
        if state.phase in ("auction", "play"):
            assert board.taken == list(state.taken)
            assert board.called == (state.phase == "play")


def q92_text(world: Q92Bitboard, move: int) -> str:
    """Return the move as an action."""
    if world.phase == 2:
        return f"play {CARD[move]}"
    if world.phase == 1:
        return " ".join(("partners", *(str(seat) for seat in range(world.players) if move >> seat & 1)))
    return "pass" if move == q92.PASS else f"bid {q92_bids(1, len(FRENCH) // world.players)[move]}"


@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("players", [4, 6, 8])
def test_q92(players: int, seed: int) -> None:
    begun = NinetyTwoQ.start(players, {"target": "150"})
    made = side_by_side(begun, Random(seed), Q92Bitboard.of, q92_text)
    for board, state in made:
        if state.phase == "play":
            assert board.taken == list(state.taken)


@pytest.mark.parametrize(("slug", "players"), [("differ", 4), ("92q", 4), ("92q", 6), ("92q", 8)])
def test_a_guess_agrees_with_all_known(slug: str, players: int) -> None:
    rng = Random(players)
    for number, step in enumerate(random_match(slug, players, rng)):
        state, seat = step.before, step.seat
        if seat == NATURE or number % 5:
            continue
        view = state.view(seat)
        if isinstance(view, Differ):
            world: differ_hard.World | q92_hard.World = differ_hard.guesses(view, seat)(rng)
            assert isinstance(world, differ_hard.World)
            assert [len(pile) for pile in view.foundations] == [len(pile) for pile in world.pile]
            rest = sum(itertools.chain(*world.pile))
            hands = [int(held & ~world.up) for held in world.held]
        else:
            assert isinstance(view, NinetyTwoQ)
            world = q92_hard.guesses(view, seat)(rng)
            rest, hands = 0, [int(held) for held in world.held]
        shown = {card for cards in view.piles.values() for card in cards} - {HOLE}
        for other, hand in enumerate(hands):
            assert hand.bit_count() == len(view.hands[other])
            if other != seat:
                assert not hand & bits_of(shown)
                assert not any(hand & SUIT[suit] for suit in view.voids[other])
        assert hands[seat] == bits_of(view.hands[seat])
        everywhere = sum(hands) + rest + bits_of(shown - set(view.hands[seat]))
        assert everywhere.bit_count() == 52 - (len(view.aside) if isinstance(view, NinetyTwoQ) else 0)
        assert world.turn == seat
        world.finish(rng)
        assert world.over


def test_guesses_agree_with_what_the_others_bid() -> None:
    """Seat 1 bid many spades: it is imagined with more of them than there are to go round."""
    rng = Random(3)
    spades: dict[str, int] = {}
    for call in ("8S", "8H"):
        state = NinetyTwoQ.start(4, {})
        for action in ("dealer 0", "deal " + " ".join(FRENCH), f"bid {call}", "pass"):
            state, _ = state.apply(state.turn, action)
        guess = q92_hard.guesses(state.view(3), 3)
        spades[call] = sum(int(guess(rng).held[1] & SUIT["S"]).bit_count() for _ in range(400))
    assert spades["8S"] > 1.2 * spades["8H"]
