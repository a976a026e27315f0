"""Calendars a test can move, and tables with a clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import records
from bot.tables.deadlines import Deadline
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, House

HOUR = 3_600_000


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Moves the calendar, for whoever asks what time it is."""
    moved = [0]
    calendar = SimpleNamespace(time_ns=lambda: time.time_ns() + moved[0] * 1_000_000)
    monkeypatch.setattr(records, "time", calendar)

    def move(by: int) -> None:
        moved[0] += by

    return move


async def four(house: House, clock: str) -> Table:
    table = await house.lobby(BOB, CAT, DAN, target="99")
    await house.tables.set_clock(table.id, ANN, clock)
    await house.agree(table)
    return await house.tables.start(table.id, ANN)


def running(table: Table) -> Deadline:
    (deadline,) = table.deadlines.values()
    return deadline


LONG = 3600.0


@pytest.fixture
async def slow(tmp_path: Path, nobody_pulls_the_plug: None) -> AsyncIterator[House]:  # noqa: ARG001
    made = House(tmp_path / "house.sqlite3", pause=LONG)
    await made.open()
    yield made
    await made.close()


async def first_hand(house: House) -> Table:
    """Played to its end."""
    table, rng = await house.match(BOB, target="99"), Random(3)
    await house.agree(table)
    while not table.state.sheet:
        if not await house.move(table, rng):
            await house.change()
    return table


START = 1_700_000_000_000


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Still:
    made = Still()
    monkeypatch.setattr(records, "time", made)
    return made


class Still:
    """A calendar that stands still but for a test."""

    at = START

    def time_ns(self) -> int:
        return self.at * 1_000_000


class Calendar:
    """Moves the calendar, and lets the tables that are left alone be looked at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.moved = 0
        self.warnings: list[tuple[int, int]] = []
        self.warned = asyncio.Event()

    def time_ns(self) -> int:
        return time.time_ns() + self.moved * 1_000_000_000

    async def later(self, seconds: int) -> None:
        """The timers go by the event loop's clock, which nobody can move: they are rung by hand."""
        self.moved += seconds
        idle = self.house.tables.idle
        idle.warn = self.warn
        for table in self.house.tables.live():
            await idle._look(table)

    async def warn(self, table: Table, closing: int) -> None:
        self.warnings.append((table.id, closing))
        self.warned.set()
