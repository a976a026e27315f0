"""How long something has waited, and when it has for long enough: by the calendar, less outages."""

from __future__ import annotations

from random import Random

import pytest

from bot.store.shards import place
from bot.time.outages import Outage, Outages, Where

ALL = Where(place(0, 1))
HERE = Where(guild=5)


def known(*those: tuple[int, int], where: Where = ALL) -> Outages:
    made = Outages()
    made.know(Outage(where, *one) for one in those)
    return made


@pytest.mark.parametrize(
    ("since", "at", "elapsed"),
    [
        (0, 50, 50),
        (0, 150, 100),
        (0, 300, 200),
        (120, 180, 0),
        (150, 300, 100),
        (200, 300, 100),
        (90, 100, 10),
    ],
)
def test_an_outage_is_no_time(since: int, at: int, elapsed: int) -> None:
    assert known((100, 200)).elapsed(since, at, 1) == elapsed


def test_outages_that_overlap_count_once() -> None:
    outages = known((100, 200), (150, 250), (120, 130), (300, 310))
    outages.add(Outage(HERE, 90, 260))
    assert outages.elapsed(0, 400, 1) == 240
    assert outages.elapsed(0, 400, 5) == 400 - 170 - 10


def test_servers_of_other_shards_are_not_concerned() -> None:
    outages = known((100, 200), where=Where(place(1, 2)))
    assert outages.elapsed(0, 300, 1 << 22) == 200
    assert outages.elapsed(0, 300, 2 << 22) == 300
    assert outages.elapsed(0, 300, None) == 300
    # A night stands still while any of its servers does.
    assert outages.elapsed(0, 300, 2 << 22, 1 << 22) == 200


def test_while_an_outage_goes_on_nothing_comes_due() -> None:
    outages = known((10, 20))
    outages.begin(ALL, "lost", 100)
    outages.begin(HERE, "away", 90)
    for at in (100, 150, 900):
        assert outages.elapsed(0, at, 1) == 90
        assert outages.elapsed(0, at, 5) == 80
        assert outages.due(1, 0, 95, at) == at + 5
        assert outages.due(1, 0, 60, at) <= at
        assert outages.due(5, 0, 85, at) == at + 5
    outages.end(ALL, "lost", 900)
    assert outages.due(1, 0, 95, 1000) == 905
    assert outages.elapsed(0, 1000, 5) == 80
    assert outages.end(HERE, "away", 950) == Outage(HERE, 90, 950)
    assert outages.end(HERE, "away", 990) is None
    assert outages.elapsed(0, 1000, 5) == 130


def test_an_outage_begins_once() -> None:
    outages = Outages()
    for at in (100, 150):
        outages.begin(ALL, "lost", at)
    assert outages.end(ALL, "lost", 200) == Outage(ALL, 100, 200)


def test_calendar_set_back_keeps_nobody_waiting() -> None:
    outages = known((1000, 400))
    assert outages.elapsed(100, 450, 1) == 950
    assert outages.due(1, 100, 1000, 450) == 500
    assert outages.elapsed(990, 450, 1) == 60
    # Of what came twice nobody knows which it was; it waits no longer than it would without.
    assert outages.elapsed(420, 450, 1) == 30
    # A step that is too small to be noticed.
    assert known((10, 20)).elapsed(460, 450, 1) == 0


def test_temporary_calendar_error_costs_nothing() -> None:
    """It goes five hours ahead, and ten minutes later back."""
    there = known((1000, 19_000), (19_600, 1600))
    assert there.elapsed(900, 1700, 1) == 800
    assert there.elapsed(19_100, 1700, 1) == 600
    back = known((1000, 100), (700, 1600))
    assert back.elapsed(50, 1700, 1) == 1650
    assert back.elapsed(950, 1700, 1) == 750


def test_random_outages_agree_with_a_stopped_clock() -> None:
    """Moment by moment: what has elapsed, and when something comes due."""
    for seed in range(200):
        rng = Random(seed)
        outages, on, moments = Outages(), dict[Where, bool](), [0]
        kept = dict[int, int]()
        for at in range(120):
            for where in (ALL, HERE):
                if rng.random() < 0.08:
                    on[where] = not on.get(where, False)
                    (outages.begin if on[where] else outages.end)(where, "any", at)
            kept[at] = moments[-1]
            moments.append(moments[-1] + (not any(on.values())))
            since, length = rng.randrange(at + 1), rng.randrange(1, 60)
            elapsed = kept[at] - kept[since]
            assert outages.elapsed(since, at, 5) == elapsed, seed
            assert (outages.due(5, since, length, at) <= at) == (elapsed >= length), (seed, at)
