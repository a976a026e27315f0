"""The clocks of all tables: whoever does not act in time has one action done for them by a computer player.

While the bot is down no clock runs: what a decision had left when the bot was last up is what it has when
it wakes. That moment is the newest sign of life in the database: a line of a log, a change of a table, or a
heartbeat (`bot/ops/heartbeat.py`), the last of them when the bot stops. After a crash a decision may get back
what it had used since the last beat, but it never loses any time. While the bot is up it goes by a clock that
never jumps, whatever the calendar does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import SystemRandom

from bot.ai.request import may
from bot.games.base import Event, pick
from bot.ops.errors import report
from bot.ops.heartbeat import Heartbeat
from bot.ops.tasks import stop
from bot.tables import absence
from bot.tables.changes import Change, Changes
from bot.tables.deadlines import LENGTHS, MISSES, Deadline
from bot.tables.driver import RETRY, Driver
from bot.tables.records import TableSeat, now
from bot.tables.table import Table
from bot.tables.timers import Timers


class Clocks:
    def __init__(self, changes: Changes, driver: Driver) -> None:
        self._changes = changes
        self._driver = driver
        self._timers: Timers[TableSeat] = Timers(self._rung)
        self._running: dict[TableSeat, tuple[Table, Deadline]] = {}
        self._kinds: Counter[str] = Counter()
        """How many clocks of each kind run."""
        self._heartbeat = Heartbeat(changes.store)
        self._tasks: set[asyncio.Task[None]] = set()

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: set the timers by its deadlines."""
        for seat in range(len(table.seats)):
            place = table.id, seat
            deadline = table.deadlines.get(seat) if table.live else None
            running = self._running.get(place)
            if deadline == (running[1] if running else None):
                continue
            clock = table.record.clock
            if deadline is None:
                del self._running[place]
                self._kinds[clock] -= 1
                self._timers.drop(place)
            else:
                self._kinds[clock] += running is None
                self._running[place] = table, deadline
                self._timers.set(place, max(0, deadline.due - now()) / 1000)
        self._heartbeat.follow(
            min((LENGTHS[clock] for clock, count in self._kinds.items() if count), default=None)
        )

    def __len__(self) -> int:
        return len(self._running)

    async def stop(self) -> None:
        """Do nothing for whoever is late."""
        self._timers.close()
        await stop(self._tasks)

    async def close(self) -> None:
        """The last sign of life: from here on no clock runs."""
        await self.stop()
        await self._heartbeat.close()

    def _rung(self, place: TableSeat) -> None:
        table, deadline = self._running[place]
        task = asyncio.create_task(self._late(table, deadline), name=f"clock {table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _late(self, table: Table, deadline: Deadline) -> None:
        wait, longest = RETRY
        while self._still(table, deadline):
            try:
                said = await self._driver.decide(table, deadline.seat, table.stand_in)
                await self._act(table, deadline, said)
            except Exception as error:  # noqa: BLE001 — nobody else would come back to this seat
                report(error, table=table.id, line=len(table.log), doing="acting for who is late")
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)

    @staticmethod
    def _still(table: Table, deadline: Deadline) -> bool:
        """Whether this is what the table waits for: not that they acted, or the table was closed."""
        return table.live and table.deadlines.get(deadline.seat) == deadline

    async def _act(self, table: Table, deadline: Deadline, said: str | None) -> None:
        seat = deadline.seat

        async def act(change: Change) -> None:
            if not self._still(table, deadline):
                return
            fits = said is not None and may(table.state, seat, said)
            action = said if said and fits else pick(SystemRandom(), table.state.legal(seat))
            late = absence.mark_missed(absence.count_stand_in(table.record, seat), seat, MISSES, now())
            await change.act(seat, action, record=late)

        await self._changes.change(table, act)
