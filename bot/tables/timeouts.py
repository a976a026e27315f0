"""The clocks of all tables: after a missed deadline a computer player does one action for the person."""

from __future__ import annotations

import asyncio
from random import SystemRandom

from bot.ai.request import may
from bot.games.base import Event, pick
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.records.stored import TableSeat, now
from bot.tables import absence
from bot.tables.changes import Change, Changes
from bot.tables.driver import RETRY, Driver
from bot.tables.table import Table
from bot.time.deadlines import MISSES, Deadline
from bot.time.timers import EARLY, Alarms


class Clocks:
    def __init__(self, changes: Changes, driver: Driver) -> None:
        self._changes = changes
        self._driver = driver
        self._alarms: Alarms[TableSeat] = Alarms(self._due, self._rung)
        self._running: dict[TableSeat, tuple[Table, Deadline]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Set the alarms by the table's deadlines, after a change."""
        for seat in range(len(table.seats)):
            place = table.id, seat
            deadline = table.kept.get(seat) if table.live else None
            if deadline:
                self._running[place] = table, deadline
                self._alarms.set(place)
            elif self._running.pop(place, None):
                self._alarms.drop(place)

    def __len__(self) -> int:
        return len(self._running)

    async def close(self) -> None:
        """Stop all clocks."""
        self._alarms.close()
        await stop(self._tasks)

    def _due(self, place: TableSeat) -> int | None:
        table, deadline = self._running[place]
        return table.deadlines[deadline.seat].due if self._still(table, deadline) else None

    def _rung(self, place: TableSeat) -> None:
        table, deadline = self._running[place]
        task = asyncio.create_task(self._late(table, deadline), name=f"clock {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _late(self, table: Table, deadline: Deadline) -> None:
        wait, longest = RETRY
        while self._still(table, deadline):
            if table.deadlines[deadline.seat].due > now() + EARLY:
                # An outage began while the computer player was thinking.
                self._alarms.set((table.id, deadline.seat))
                return
            try:
                said = await self._driver.decide(table, deadline.seat, table.stand_in)
                await self._act(table, deadline, said)
            except Exception as error:  # noqa: BLE001 — nothing else would act for this seat
                report(error, table=table.id, line=len(table.log), doing="acting for who is late")
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)

    @staticmethod
    def _still(table: Table, deadline: Deadline) -> bool:
        """Return whether the table still waits for this: the seat has not acted and the table is live."""
        return table.live and table.kept.get(deadline.seat) == deadline

    async def _act(self, table: Table, deadline: Deadline, said: str | None) -> None:
        seat = deadline.seat

        async def act(change: Change) -> None:
            if not self._still(table, deadline) or table.deadlines[seat].due > now() + EARLY:
                return
            fits = said is not None and may(table.state, seat, said)
            action = said if said and fits else pick(SystemRandom(), table.state.legal(seat))
            late = absence.mark_missed(absence.count_stand_in(table.record, seat), seat, MISSES, now())
            await change.act(seat, action, record=late)

        await self._changes.change(table, act)
