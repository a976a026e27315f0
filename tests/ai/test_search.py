"""The search, on a game so small that every answer can be worked out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from bot.ai.decision import Budget, Reason, Thought
from bot.ai.search import FIRST, Tried, compare, cost_of_doubt, estimate, lead, search, search_by_rules
from bot.games.base import NATURE, Choice


@dataclass
class Coins:
    """Take a coin: some are worth what the world says, and one what chance says in the end."""

    worths: dict[int, float]
    noise: float = 0.0
    taken: int = -1

    def copy(self) -> Coins:
        return Coins(self.worths, self.noise, self.taken)

    def play(self, move: int) -> None:
        self.taken = move

    def finish(self, rng: Random) -> None:
        self.noise *= rng.random() - 0.5

    def worth(self, seat: int) -> float:
        return self.worths[self.taken] + self.noise + seat


def luck(rng: Random) -> Coins:
    """A world that is good or bad for everybody, far more than one coin is better than another."""
    luck = 10 * rng.random()
    return Coins({coin: luck + coin / 10 for coin in range(5)}, noise=0.4)


def test_the_best_move_is_found_despite_luck() -> None:
    found = search(luck, 0, range(5), Random(1), Budget(iterations=300))
    assert found.moves[0].move == 4
    assert [tried.move for tried in found.moves] == [4, 3, 2, 1, 0]


def test_clearly_worse_moves_are_dropped() -> None:
    found = search(luck, 0, range(5), Random(1), Budget(iterations=300))
    tries = [len(tried.worths) for tried in found.moves]
    assert tries[0] == found.worlds <= 300
    assert FIRST <= tries[-1] < tries[0]
    assert found.iterations == sum(tries)


def test_equal_moves_count_as_one() -> None:
    def same(_: Random) -> Coins:
        return Coins({7: 2.0, 3: 2.0})

    found = search(same, 0, (7, 3), Random(1), Budget(iterations=300))
    assert found.worlds == FIRST
    assert found.moves[0].move == 7
    assert search(same, 0, (7, 3), Random(1), Budget(iterations=9), thumb=3).moves[0].move == 3


def test_a_search_repeats_by_seed() -> None:
    def told(seed: int) -> list[tuple[int, list[float]]]:
        found = search(luck, 1, range(5), Random(seed), Budget(iterations=40))
        return [(tried.move, tried.worths) for tried in found.moves]

    assert told(5) == told(5) != told(6)


def test_the_shortest_search_tries_one_world() -> None:
    found = search(luck, 0, range(5), Random(1), Budget(seconds=0))
    assert found.worlds == 1
    assert all(len(tried.worths) == 1 for tried in found.moves)


def test_a_trusted_move_gives_way_to_evidence_alone() -> None:
    def noisy(rng: Random) -> Coins:
        return Coins({0: rng.random(), 1: rng.random() + 0.05, 2: rng.random() + 2.0})

    few = Budget(iterations=FIRST - 1)
    assert search(noisy, 0, (0, 1), Random(2), few, thumb=0, trust=3.0).moves[0].move == 0
    assert search(noisy, 0, (0, 2), Random(2), few, thumb=0, trust=3.0).moves[0].move == 2


@pytest.mark.parametrize("worlds", range(3, 60))
def test_one_lucky_world_is_no_evidence(worlds: int) -> None:
    """Alone among any number it makes just one standard error, however that is rounded."""
    rng = Random(worlds)
    same = [rng.choice((-9.0, -4.5, 3.75, 7.5, 15.75)) for _ in range(worlds)]
    lucky = rng.randrange(worlds)
    told = iter([(worth, worth + 0.75 * (number == lucky)) for number, worth in enumerate(same)])
    found = compare(lambda _: next(told), (0, 1), rng, Budget(None, worlds), thumb=0, first=worlds + 1)
    assert found.moves[0].move == 0


def test_a_lead_counts_only_shared_worlds() -> None:
    first, second = Tried(0), Tried(1)
    for worth in (3.0, 5.0, 7.0):
        first.add(worth)
    for worth in (1.0, 1.0):
        second.add(worth)
    assert lead(first, second) == (3.0, 1.0)


def test_worlds_may_value_all_moves_at_once() -> None:
    def worths(rng: Random) -> list[float]:
        luck = 100 * rng.random()
        return [luck, luck + 1, luck + rng.random()]

    found = compare(worths, (10, 11, 12), Random(1), Budget(iterations=300))
    assert found.moves[0].move == 11
    assert found.worlds < 300
    assert [len(tried.worths) for tried in found.moves] == [found.worlds] * 3
    trusted = compare(worths, (10, 11, 12), Random(1), Budget(iterations=1), thumb=12)
    assert trusted.moves[0].move == 12


def test_a_search_ends_when_mistakes_cost_nothing() -> None:
    def worlds(apart: float) -> int:
        def guess(rng: Random) -> Coins:
            luck = rng.random()
            return Coins({coin: luck + apart * rng.random() for coin in range(2)})

        return search(guess, 0, range(2), Random(1), Budget(iterations=3000)).worlds

    # Neither coin is better; what divides them in a world is a hundredth of its luck, or as much.
    assert worlds(0.01) < 100
    assert worlds(1.0) == 3000


def test_cost_of_doubt_is_the_mean_loss() -> None:
    rng = Random(1)
    for ahead, error in ((0.0, 1.0), (0.5, 1.0), (2.0, 1.5), (0.1, 0.05)):
        losses = [max(0.0, -rng.gauss(ahead, error)) for _ in range(100_000)]
        assert abs(sum(losses) / len(losses) - cost_of_doubt(ahead, error)) < 0.01 * error


def test_an_estimate_is_as_near_as_asked() -> None:
    near = [estimate(Random.random, Random(seed), Budget(iterations=5000), error=0.02) for seed in range(50)]
    assert max(len(found.worths) for found in near) < 500
    assert 30 < sum(abs(found.mean - 0.5) < 0.02 for found in near) < 50
    assert len(estimate(Random.random, Random(1), Budget(iterations=100), error=0.0).worths) == 100


def test_named_moves_are_tried_in_every_world() -> None:
    budget = Budget(iterations=40, among=("0", "4"))
    found = search(luck, 0, (0, 4), Random(1), budget)
    assert [len(tried.worths) for tried in found.moves] == [40, 40]
    best, other = found.weighed(str)
    assert (best.action, best.error, other.action) == ("4", 0.0, "0")
    assert best.worth - other.worth == pytest.approx(0.4, abs=4 * other.error)
    assert 0 < other.error < 0.1
    each = compare(lambda rng: [rng.random(), 9.0], (0, 4), Random(1), budget)
    assert each.worlds == 40
    assert budget.allows("4")
    assert not budget.allows("2")
    assert Budget(iterations=1).allows("2")


@dataclass(frozen=True)
class Race:
    """Go out at once for a point, or draw from the stock that chance fills, and the next seat goes out."""

    lowest_wins: ClassVar[bool] = False
    turn: int = 0
    scores: tuple[int, int] = (0, 0)

    @property
    def to_act(self) -> frozenset[int]:
        return frozenset(() if any(self.scores) else (self.turn,))

    def view(self, _seat: int) -> Race:
        return self

    def guess(self, _seat: int, _rng: Random) -> Race:
        return self

    def legal(self, seat: int) -> tuple[Choice, ...]:
        return (Choice("fill"),) if seat == NATURE else (Choice("out"), Choice("draw"))

    def apply(self, seat: int, action: str) -> tuple[Race, tuple[()]]:
        if action == "out":
            return Race(NATURE, (1 - seat, seat)), ()
        return Race(NATURE if action == "draw" else 1), ()


def test_by_the_rules_a_move_may_end_the_hand_and_chance_may_act() -> None:
    view, thumb = Race(), Thought("draw")
    thought = search_by_rules(
        view, 0, Random(1), Budget(iterations=20),
        thumb=thumb, quick=lambda _view, _seat: "out", why=Reason,
    )  # fmt: skip
    assert (thought.action, thought.reason) == ("out", Reason("out"))
    assert [one.worth for one in thought.weighed] == [1.0, -1.0]


@pytest.mark.parametrize(("least", "chosen"), [(0.0, 7), (0.05, 5)])
def test_a_natural_move_is_kept_for_a_small_loss(least: float, chosen: int) -> None:
    """However sure the loss is: the other move is not tried alone."""

    def guess(rng: Random) -> Coins:
        good = 10 * rng.random()
        return Coins({5: good, 7: good + 0.04})

    found = search(guess, 0, (7, 5), Random(1), Budget(iterations=20), thumb=5, least=least)
    assert found.moves[0].move == chosen
