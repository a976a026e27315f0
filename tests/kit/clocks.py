"""The clock of the calendar, which tests move, and tables with deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.records import stored as records
from bot.tables.table import Table
from bot.tables.timeouts import Timeout
from bot.time.deadlines import Deadline
from tests.house import ANN, BOB, CAT, DAN, House

HOUR = 3_600_000
START = 1_800_000_000_000


class Clock:
    """The time of day for the bot, moved by a test."""

    def __init__(self, at: int = START, tick: int = 1) -> None:
        self.at = at
        """Milliseconds since 1970 in UTC."""
        self.tick = tick
        """Milliseconds that pass at each reading."""

    def time_ns(self) -> int:
        self.at += self.tick
        return self.at * 1_000_000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(records, "time", made)
    return made


@pytest.fixture
def still(clock: Clock) -> Clock:
    """Time passes only when the test says so."""
    clock.tick = 0
    return clock


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


class Watch:
    """Looks at tables that are left alone, and hears their warnings.

    Their timers go by the event loop's clock, which nobody can move: they are rung by hand.
    """

    def __init__(self, house: House, clock: Clock) -> None:
        self.house = house
        self.clock = clock
        self.warnings: list[tuple[int, int]] = []
        self.warned = asyncio.Event()

    async def later(self, seconds: int) -> None:
        self.clock.at += 1000 * seconds
        timeouts = self.house.tables.timeouts
        timeouts.warn = self.warn
        for table in self.house.tables.live():
            await timeouts._run(Timeout(table, "idle"))

    async def warn(self, table: Table, closing: int) -> None:
        self.warnings.append((table.id, closing))
        self.warned.set()


@pytest.fixture
def watch(house: House, clock: Clock) -> Watch:
    return Watch(house, clock)
