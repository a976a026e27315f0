"""A log that is packed answers as a list of its lines does."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import NATURE, begins_hand
from bot.records.log import Log
from bot.records.stored import Line


def lines(count: int) -> list[Line]:
    rng = Random(1)
    return [
        Line(n, rng.choice((NATURE, 0, 7)), f"play {rng.randint(2, 9)}H", 1_700_000_000_000 + n)
        for n in range(count)
    ]


def test_it_holds_what_a_list_would() -> None:
    made = lines(40)
    log = Log(made[:30])
    for line in made[30:]:
        log.append(line)
    assert log == made
    assert made == [*log]
    assert len(log) == 40
    for which in (0, -1, 7, -40):
        assert log[which] == made[which]
    for some in (slice(None), slice(3, 9), slice(-5, None), slice(None, None, -2), slice(90, 99)):
        assert log[some] == made[some]
    assert log.pop() == made[-1]
    assert log == made[:-1]
    assert log != made
    assert not Log()
    assert eval(repr(log), {"Log": Log, "Line": Line}) == log  # noqa: S307 — our own words


def test_lines_beyond_the_log_are_errors() -> None:
    log = Log(lines(3))
    for which in (3, -4):
        with pytest.raises(IndexError):
            log[which]
    with pytest.raises(IndexError):
        Log().pop()


def test_lines_come_in_order() -> None:
    with pytest.raises(IndexError):
        Log(lines(4)[1:])


def test_it_knows_how_many_hands_it_has_begun() -> None:
    log = Log()
    for n, (seat, action) in enumerate(
        [(NATURE, "deal 2C"), (0, "deal 2C"), (NATURE, "shuffle 3C"), (NATURE, "deal 2C")]
    ):
        log.append(Line(n, seat, action, 0))
    assert log.hands == sum(begins_hand(line.seat, line.action) for line in log) == 2
    log.pop()
    assert log.hands == 1
    log.pop()
    assert log.hands == 1
    assert Log(log).hands == 1
