"""How late a click comes is told by what Discord says of others, not by our clock."""

from __future__ import annotations

import pytest

from cogs.delivery.ages import WINDOW, Ages

SECOND = 1000 << 22


class Clock:
    """Ours; Discord's shows something else by `wrong` seconds."""

    def __init__(self, wrong: float) -> None:
        self.now = 50_000.0
        self.wrong = wrong
        self.ages = Ages(lambda: self.now)

    def heard(self, late: float, after: float = 1.0) -> float:
        """The age of what comes `after` so many seconds, and was made `late` seconds before that."""
        self.now += after
        return round(self.ages.of(int((self.now - self.wrong - late) * SECOND)), 3)


@pytest.fixture(params=[0.0, 40_000.0, -40_000.0, 0.4])
def clock(request: pytest.FixtureRequest) -> Clock:
    return Clock(request.param)


def test_age_is_relative_to_the_quickest(clock: Clock) -> None:
    assert clock.heard(0.2) == 0
    assert clock.heard(0.2) == 0
    assert clock.heard(5.2) == 5
    assert clock.heard(0.1) == 0
    assert clock.heard(5.2) == 5.1


def test_the_quickest_counts_for_a_window_at_least(clock: Clock) -> None:
    clock.heard(0.2)
    assert clock.heard(3.2, WINDOW) == 3
    assert clock.heard(3.2, WINDOW + 1) == 0


def test_what_comes_seldom_is_compared_with_the_last(clock: Clock) -> None:
    clock.heard(0.2)
    assert clock.heard(3.2, 10 * WINDOW) == 3


def test_jumped_clock_is_trusted_after_two_windows(clock: Clock) -> None:
    clock.heard(0.2)
    clock.wrong += 100
    assert clock.heard(0.2) == 100
    clock.heard(0.2, WINDOW)
    assert clock.heard(0.2, WINDOW) == 0
    clock.wrong -= 100
    assert clock.heard(0.2) == 0
