"""Idle tables: closed after a warning, and kept, so that they can be taken up again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, NamedTuple

from bot.games.base import Event
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.records.stored import now
from bot.tables.changes import Change, Changes
from bot.tables.driver import RETRY
from bot.tables.table import Table
from bot.time.timers import Alarms

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR


class Patience(NamedTuple):
    """Idle times in seconds: until a warning, and from there until the table is closed."""

    warning: int
    closing: int


LOBBY: Final = Patience(23 * HOUR, HOUR)
MATCH: Final = Patience(13 * DAY, DAY)

Warn = Callable[[Table, int], Awaitable[None]]
"""Tell a table's channel when the table will be closed, in milliseconds since 1970 in UTC."""


class Idle:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._alarms: Alarms[int] = Alarms(lambda number: self._next(self._tables[number]), self._rung)
        self._tables: dict[int, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._to_warn: set[int] = set()
        """Tables whose warning was to be saved, and has not been posted."""
        self.warn: Warn = _silence

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Watch a changed table. Its timer is not moved each time: when it rings, it checks."""
        if not table.live:
            self._alarms.drop(table.id)
            self._tables.pop(table.id, None)
            self._to_warn.discard(table.id)
        elif table.id not in self._tables:
            self._tables[table.id] = table
            self._alarms.set(table.id)

    async def close(self) -> None:
        self._alarms.close()
        await stop(self._tasks)

    def _next(self, table: Table) -> int:
        """Return when something is to be done about this table, if nobody touches it."""
        patience = LOBBY if table.status == "lobby" else MATCH
        warned = self._warned(table)
        if warned is None:
            return table.due(table.last, 1000 * patience.warning)
        return table.due(warned, 1000 * patience.closing)

    @staticmethod
    def _warned(table: Table) -> int | None:
        """Return the time of a warning after which nobody has acted; None if there is none."""
        warned = table.record.warned
        return warned if warned is not None and warned > table.last else None

    def _rung(self, number: int) -> None:
        task = asyncio.create_task(self._look(self._tables[number]), name=f"idle {number}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table: Table) -> None:
        """Warn or close, or find that somebody has played; then set the alarm again."""
        try:
            if now() >= self._next(table) or table.id in self._to_warn:
                await self._changes.uninterrupted(self._act(table))
        except Exception as error:  # noqa: BLE001 — it is tried again
            report(error, table=table.id, line=len(table.log), doing="closing a table that is left alone")
            await asyncio.sleep(RETRY[1])
        if table.id in self._tables:
            self._alarms.set(table.id)

    async def _act(self, table: Table) -> None:
        if await self._changes.note(table, self._close_or_warn):
            self._to_warn.discard(table.id)
            await self.warn(table, self._next(table))

    async def _close_or_warn(self, change: Change) -> bool:
        """Close the table or save a warning; return whether the table's channel is to be warned."""
        table = change.table
        if table.live and table.id in self._to_warn and self._warned(table) is not None:
            # The warning was saved although its receipt was lost.
            return True
        self._to_warn.discard(table.id)
        if not table.live or now() < self._next(table):
            return False
        if self._warned(table) is not None:
            await change.save(replace(table.record, status="idle"))
            return False
        self._to_warn.add(table.id)
        await change.warned()
        return True


async def _silence(_table: Table, _closing: int) -> None:
    """Do nothing."""
