"""What is measured of bids: that what was expected stands beside what came of it."""

from __future__ import annotations

import pytest

from bench.strength.calibration import TENTHS, mean, points, table
from bench.strength.calls import Call, calls
from bench.strength.plot import HEIGHT, WIDTH, Axis, Point, plot
from bot.ai.decision import Budget


@pytest.mark.parametrize("slug", ["differ", "92q"])
def test_a_hand_is_played_to_its_end(slug: str) -> None:
    said = calls(slug, 4, 1, "1", Budget(iterations=2))
    assert said == calls(slug, 4, 1, "1", Budget(iterations=2))
    assert [one.action != "pass" for one in said if one.won] == [True]
    assert all(one.hand == 1 for one in said)
    assert len({one.outcome for one in said}) > 1


def test_calls_of_a_hand_are_not_counted_as_if_they_had_luck_of_their_own() -> None:
    alone = [Call(hand, "bid", 0.0, hand % 2, won=True) for hand in range(100)]
    twice = [one for one in alone for _ in range(4)]
    assert mean(alone, lambda one: one.outcome) == mean(twice, lambda one: one.outcome) == "+0.50 ± 0.10"


def test_the_table() -> None:
    every = [
        Call(0, "bid 5S", 1.5, 2.0, won=True),
        Call(0, "bid 1S", 0.0, -1.0, won=False),
        Call(1, "pass", -0.5, 1.0, won=False),
    ]
    assert table("differ", every).splitlines()[2:] == [
        "| the bid that was played | 1 | +1.50 ± 0.00 | +2.00 ± 0.00 | +0.50 ± 0.00 |",
        "| bids that were outbid | 1 | +0.00 ± 0.00 | -1.00 ± 0.00 | -1.00 ± 0.00 |",
        "| passes | 1 | -0.50 ± 0.00 | +1.00 ± 0.00 | +1.50 ± 0.00 |",
        "| expected -1 to -0.25 | 1 | -0.50 ± 0.00 | +1.00 ± 0.00 | +1.50 ± 0.00 |",
        "| expected -0.25 to 0.25 | 1 | +0.00 ± 0.00 | -1.00 ± 0.00 | -1.00 ± 0.00 |",
        "| expected 1 to 2 | 1 | +1.50 ± 0.00 | +2.00 ± 0.00 | +0.50 ± 0.00 |",
    ]


def test_a_point_is_a_tenth_of_the_calls() -> None:
    every = [Call(hand, "bid", hand / 10, hand % 2, won=True) for hand in range(200)]
    found = points(reversed(every))
    assert len(found) == TENTHS
    assert [round(one.expected, 2) for one in found[:2]] == [0.95, 2.95]
    assert {one.outcome for one in found} == {0.5}
    assert all(one.margin > 0 for one in found)


def test_few_calls_make_fewer_points() -> None:
    assert points([Call(0, "bid", 1.0, 2.0, won=True)]) == [Point(1.0, 2.0, 0.0)]


def test_the_plot_has_room_for_all_intervals() -> None:
    some = [Point(-1.0, -0.5, 1.5), Point(3.0, 2.0, 2.5)]
    axis = Axis.around(some)
    assert axis.low <= -2.0
    assert axis.high >= 4.5
    across = [axis.place(value, 100, 900) for value in (axis.low, 0, axis.high)]
    assert across == sorted(across)
    assert (across[0], across[-1]) == (100, 900)
    picture = plot(some)
    assert (picture.width, picture.height) == (WIDTH, HEIGHT)
    assert "-1.0: -0.5 ± 1.5; +3.0: +2.0 ± 2.5" in picture.alt
