"""Departures from the rules of thumb, played on by players who see only their own cards."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.ai import playing_on
from bot.ai.decision import Budget
from bot.ai.playing_on import COST, DEALS, FEW, TAKES, doubt
from bot.ai.search import compare

PLENTY = Budget(iterations=COST * DEALS)


class Deals:
    """Deals that are played on: each takes so long, and brings the departure so much more."""

    def __init__(self, patch: pytest.MonkeyPatch, lead: Callable[[int], float], takes: float = 0.0) -> None:
        self.lead, self.takes, self.count, self.now = lead, takes, 0, 100.0
        patch.setattr(playing_on, "worths", self.worths)
        patch.setattr(time, "thread_time", lambda: self.now)

    def worths(self, *asked: Any) -> tuple[float, float]:
        assert asked[3] == ("stay", "depart")
        self.count += 1
        self.now += self.takes
        return 0.0, self.lead(self.count)

    def doubt(self, budget: Budget) -> bool:
        doubted = doubt(lambda *_: "", None, 0, {1: "depart", 2: "stay"}.__getitem__, Random(1))
        return doubted(1, 2, budget, 100.0)


def noisy(mean: float) -> Callable[[int], float]:
    """Return leads with this mean in every portion of deals, too noisy to be surely ahead or behind."""
    return lambda number: mean + (9.0 if number % 2 else -9.0)


@pytest.mark.parametrize(
    ("lead", "doubted", "deals"),
    [
        (noisy(0.1), False, DEALS),
        (noisy(-0.1), True, DEALS),
        # Nothing changes: the natural move will do.
        (lambda _: 0.0, True, FEW),
        (lambda number: 1.0 + number % 2, False, FEW),
        (lambda number: -1.0 - number % 2, True, FEW),
    ],
)
def test_a_departure_has_to_be_ahead(
    lead: Callable[[int], float], deals: int, monkeypatch: pytest.MonkeyPatch, *, doubted: bool
) -> None:
    played = Deals(monkeypatch, lead)
    assert played.doubt(PLENTY) is doubted
    assert played.count == deals


def test_it_ends_within_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    for takes in (0.001, TAKES):
        played = Deals(monkeypatch, noisy(-0.1), takes)
        played.doubt(Budget(seconds=0.7))
        assert played.now < 100.7 + 1e-9
        assert played.count == DEALS or played.now + 2 * TAKES > 100.7


def test_too_few_deals_make_nothing_doubtful(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Deals(monkeypatch, lambda _: -1.0, 0.7 / (FEW - 1))
    assert not slow.doubt(Budget(seconds=0.7))
    assert slow.count == FEW - 1


def test_without_time_for_enough_deals_nothing_is_doubted(monkeypatch: pytest.MonkeyPatch) -> None:
    rushed = Deals(monkeypatch, lambda _: -1.0)
    assert not rushed.doubt(Budget(seconds=(FEW - 1) * TAKES))
    assert not rushed.doubt(Budget(iterations=COST * FEW - 1))
    assert not rushed.count


def test_a_doubted_move_gives_way_to_the_natural_one() -> None:
    def found(doubt: Callable[..., bool], thumb: int, among: tuple[str, ...] = ()) -> list[int]:
        budget = Budget(iterations=20, among=among)
        tried = compare(lambda _: (1.0, 2.0, 3.0), (5, 6, 7), Random(1), budget, thumb=thumb, doubt=doubt)
        return [one.move for one in tried.moves]

    assert found(lambda *_: True, 5) == [5]
    assert found(lambda *_: False, 5) == [7, 6, 5]
    # The best one is natural, or the search was asked for the worth of these moves.
    assert found(lambda *_: True, 7) == [7, 6, 5]
    assert found(lambda *_: True, 5, ("some",)) == [7, 6, 5]
