"""How the attempts at a challenge are ranked."""

from __future__ import annotations

from typing import Any

from bot.people.challenges import Attempt, ranked


def row(table: int, score: int | None, **more: Any) -> Any:
    plain = {"user": table, "name": str(table), "table": table, "slug": "differ", "status": "over"}
    return {**plain, "score": score, "left": None, "ended": 10, **more}


def ranks(*rows: Any, at: int = 20) -> list[tuple[int | None, int]]:
    return [(one.rank, one.user) for one in ranked(rows, told=30, at=at)]


def test_who_does_not_finish_is_last() -> None:
    playing, ended = row(1, None, status="playing"), row(2, None, status="ended")
    put_by, bad, good = row(3, None, status="idle"), row(4, -20), row(5, 0)
    rows = (playing, ended, put_by, bad, good)
    assert ranks(*rows) == [(1, 5), (2, 4), (3, 2), (None, 1), (None, 3)]
    assert ranks(*rows, at=30) == [(1, 5), (2, 4), (3, 1), (3, 2), (3, 3)]


def test_late_or_departed_attempts_come_last() -> None:
    assert ranks(row(1, 9, ended=30), row(2, 5, ended=29), row(3, 7, left="late")) == [(1, 2), (2, 1), (2, 3)]
    assert ranked([row(1, 9, ended=30)], told=30, at=40)[0] == Attempt(1, 1, "1", None, 1, "over")


def test_less_trash_is_better() -> None:
    rows = [row(number, score, slug="springcleaning") for number, score in ((1, 4), (2, 0), (3, 4), (4, 9))]
    assert ranks(*rows) == [(1, 2), (2, 1), (2, 3), (4, 4)]
