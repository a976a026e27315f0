from __future__ import annotations

import itertools
import pickle
import time

import pytest

from bot.ai.decision import Budget, Thought, Weighed, reason


@pytest.mark.parametrize(("iterations", "rounds"), [(5, 5), (1, 1), (0, 1)])
def test_a_number_of_iterations_is_spent_exactly(iterations: int, rounds: int) -> None:
    assert list(Budget(iterations=iterations).rounds()) == list(range(rounds))
    assert list(Budget(seconds=1000, iterations=iterations).rounds()) == list(range(rounds))


def test_seconds_are_those_in_which_the_search_computes() -> None:
    rounds = Budget(seconds=0.02).rounds()
    next(rounds)
    time.sleep(0.05)
    assert next(rounds) == 1
    assert sum(1 for _ in rounds) > 0


def test_without_any_seconds_there_is_one_round() -> None:
    assert list(Budget(seconds=0.0).rounds()) == [0]
    assert list(itertools.islice(Budget(seconds=0.0, iterations=9).rounds(), 5)) == [0]


def test_a_search_has_to_end() -> None:
    with pytest.raises(ValueError, match="without end"):
        Budget()


def test_a_thought_can_be_sent_to_another_process() -> None:
    thought = Thought("play KH", reason("a-key", card="KH", seat=2), (Weighed("play KH", 1.5, 10),))
    assert pickle.loads(pickle.dumps(thought)) == thought
