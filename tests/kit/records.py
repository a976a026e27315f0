"""Records of tables that were never opened."""

from __future__ import annotations

from bot.tables.records import Line, Occupant, Record

NEW = Record(0, 1, 7, "anything", 3, {"a": "b"}, 101, (Occupant("Ann", 101), None), opened=5, changed=6)


def line(n: int, action: str = "pass") -> Line:
    return Line(n, 0, action, 1000 + n)
