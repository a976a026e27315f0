"""The table of presence: in the docs as in the code, and asked by everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from bot.records.presence import PRESENCE, Follows, Presence
from bot.records.stored import Away

ROOT = Path(__file__).parents[2]

COLUMNS = {
    "acts": "acts",
    "is waited for": "awaited",
    "votes": "votes",
    "can be outvoted": "outvoted",
    "is placed": "placed",
    "is rated": "rated",
    "gets a rematch seat": "rematch",
    "may come back": "returns",
}

TRANSITIONS = ("bot/tables/absence.py", "bot/records/presence.py")
"""Modules that decide how people come to be away, and what follows."""


def documented() -> dict[str, dict[str, str]]:
    lines = (ROOT / "docs/time.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    start = next(n for n, row in enumerate(rows) if "may come back" in row)
    head, rows = rows[start][1:], rows[start + 2 :]
    return {name: dict(zip(head, cells, strict=True)) for name, *cells in rows if len(cells) == len(head)}


def test_the_docs_have_the_table_of_the_code() -> None:
    in_code = {
        name: {
            column: {True: "yes", False: "no"}.get(value, value)
            for column, field in COLUMNS.items()
            for value in [getattr(row, field)]
        }
        for name, row in PRESENCE.items()
    }
    assert documented() == in_code
    assert set(COLUMNS.values()) == set(Follows._fields)


def test_every_state_has_a_row() -> None:
    assert set(PRESENCE) == set(get_args(Presence)) >= set(get_args(Away))


def test_nobody_else_asks_why_somebody_is_away() -> None:
    asking = {
        str(path.relative_to(ROOT))
        for room in ("bot", "cogs")
        for path in (ROOT / room).rglob("*.py")
        if re.search(r"\b(one|other|occupant)\.away\b", path.read_text(encoding="utf-8"))
    }
    # The results keep the reason, as the database has it.
    assert asking - {"bot/records/results.py"} == set(TRANSITIONS)
