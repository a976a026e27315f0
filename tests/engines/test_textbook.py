"""The textbook's search on our fast states: that it is what the book says, and plays every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.games import measured
from bench.strength.ismcts import Tree, search
from bench.strength.textbook_bot import ALIKE, TEXTBOOK, pairing, player
from bot.ai import SEARCHED, thinker
from bot.ai.decision import Budget
from bot.engines.duel import Duel
from bot.games.base import play
from tests.games.playing import SMALL
from tests.kit.positions import positions

SOME = Budget(iterations=12)


class Pile:
    """Two take one to three matches in turn; whoever takes the last has won."""

    def __init__(self, matches: int) -> None:
        self.matches, self.turn = matches, 0

    def moves(self) -> list[int]:
        return list(range(1, min(3, self.matches) + 1))

    def play(self, move: int) -> None:
        self.matches -= move
        self.turn ^= 1

    def worth(self, seat: int) -> float:
        return 1.0 if self.turn != seat else -1.0


def taking(matches: int, rng: Random) -> tuple[int, Tree]:
    tree = Tree(lambda pile: pile.turn, lambda pile: not pile.matches, 2)
    best, times = search(tree, lambda _: Pile(matches), rng, Budget(iterations=1500))
    assert times == 1500
    return best, tree


@pytest.mark.parametrize("matches", [5, 7, 10])
def test_it_leaves_a_multiple_of_four(matches: int) -> None:
    best, tree = taking(matches, Random(matches))
    assert (matches - best) % 4 == 0
    # The others' moves are theirs: it is for them that they are chosen.
    assert tree.root.visits == 1500
    assert sum(child.visits for child in tree.root.children.values()) == 1500


def test_each_iteration_adds_one_node() -> None:
    tree = Tree(lambda pile: pile.turn, lambda pile: not pile.matches, 2)
    for count in range(1, 40):
        tree.grow(Pile(100), Random(count))
        assert nodes(tree.root) == 1 + count


def nodes(node: Any) -> int:
    return 1 + sum(map(nodes, node.children.values()))


class Draw:
    """One move and it is over; move 2 is legal in every other world, and better."""

    def __init__(self, number: int) -> None:
        self.number, self.done = number, 0

    def moves(self) -> list[int]:
        return [1, 2] if self.number % 2 else [1]

    def play(self, move: int) -> None:
        self.done = move

    def worth(self, _seat: int) -> float:
        return float(self.done)


def test_moves_are_available_only_where_legal() -> None:
    tree = Tree(lambda _: 0, lambda world: bool(world.done), 1)
    for number in range(100):
        tree.grow(Draw(number), Random(number))
    one, two = tree.root.children[1], tree.root.children[2]
    assert (one.available, two.available) == (100, 50)
    # In the fifty worlds that have a choice the better one is taken far more often.
    assert two.visits > 40


@pytest.mark.parametrize(("slug", "players"), SMALL)
def test_it_plays_every_game(slug: str, players: int) -> None:
    """It plays in every phase, and is told no more than the view."""
    think = player(slug, calls=True)
    for state, seat in positions(slug, players, count=12, each=7):
        thought = think(state.view(seat), seat, Random(1), SOME)
        play(state, seat, thought.action)
        if state.phase not in measured(slug).PHASES:
            assert thought == thinker(slug, SEARCHED)(state.view(seat), seat, Random(1), SOME)
        elif sum(choice.count for choice in state.legal(seat)) > 1:
            assert thought.iterations == SOME.iterations


@pytest.mark.parametrize("slug", ["differ", "92q"])
def test_its_worlds_ignore_what_was_said(slug: str) -> None:
    game = measured(slug)
    told = 0
    for state, seat in positions(slug, 4, count=20, each=3):
        view: Any = state.view(seat)
        unsaid = view.but(calls=())
        if view.phase not in game.PHASES or not view.calls:
            continue
        told += 1
        one, other = game.fits(view, seat)(Random(2)), game.fits(unsaid, seat)(Random(2))
        assert one.held == other.held
    assert told > 3


@pytest.mark.parametrize("level", [TEXTBOOK, ALIKE])
def test_it_meets_hard(level: str) -> None:
    wanted = Duel("differ", (SEARCHED, level), 4, {"target": "1"}, "1", Budget(iterations=4))
    done, times = pairing(wanted, 0.7, 0)
    assert set(times) == {4}
    assert all(done.seconds)


def test_it_calls_as_hard_if_told_to() -> None:
    state, seat = next(
        (state, seat) for state, seat in positions("differ", 4, count=20, each=2) if state.phase == "auction"
    )
    view = state.view(seat)
    alike = player("differ", calls=False)(view, seat, Random(1), SOME)
    assert alike == thinker("differ", SEARCHED)(view, seat, Random(1), SOME)
