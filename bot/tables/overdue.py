"""When somebody has been waited for long enough, the table tells of it, and gives seats away."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.games.base import Event
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.tables import lobby
from bot.tables.changes import Change, Changes, Changing
from bot.tables.driver import RETRY
from bot.tables.records import now
from bot.tables.table import Table
from bot.tables.timers import Timers

LOOK: Final = 15.0
"""Seconds between two looks whether the calendar has jumped, while anybody is waited for."""
JUMP: Final = 60_000
"""Milliseconds by which it then differs from a clock that never jumps: less is set right in passing."""


class Overdue:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._timers: Timers[int] = Timers(self._rung)
        self._waiting: dict[int, tuple[Table, int]] = {}
        """The next moment of each table at which that comes true of somebody."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.TimerHandle | None = None
        self._closed = False

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: perhaps others are waited for."""
        at = now()
        due = table.overdue_moments if table.live else ()
        moment = min((moment for moment in due if moment is not None and moment > at), default=None)
        if table.status == "lobby":
            asked = [lobby.answer_by(one) for one in table.seats]
            moment = min((moment for moment in asked if moment is not None), default=None)
        if moment is None:
            self._waiting.pop(table.id, None)
            self._timers.drop(table.id)
        elif self._waiting.get(table.id) != (table, moment):
            self._waiting[table.id] = table, moment
            self._timers.set(table.id, max(0, moment - at) / 1000)
            self._watch()

    def _watch(self) -> None:
        """See whether the calendar jumps from here on."""
        if self._waiting and self._looking is None and not self._closed:
            loop = asyncio.get_running_loop()
            self._looking = loop.call_later(LOOK, self._look, now(), loop.time())

    def _look(self, calendar: int, clock: float) -> None:
        """Both were so at the look before."""
        self._looking = None
        at, passed = now(), 1000 * (asyncio.get_running_loop().time() - clock)
        if abs(at - calendar - passed) > JUMP:
            # In what it has left out nobody could act: they have as much time as after a start.
            for table, _ in list(self._waiting.values()):
                table.take_up(at)
                self.touch(table)
        self._watch()

    async def close(self) -> None:
        self._closed = True
        if self._looking:
            self._looking.cancel()
        self._timers.close()
        await stop(self._tasks)

    def _rung(self, number: int) -> None:
        table, _ = self._waiting.pop(number)
        if table.status == "lobby":
            task = asyncio.create_task(self._release(table), name=f"seats {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        # Who listens looks at the table, and so does `touch`, for whoever comes next.
        self._changes.tell(table)

    async def _release(self, table: Table) -> None:
        """Free the seats of those who were asked to play and have not answered."""
        await insist(self._changes, table, _free_seats, doing="freeing seats")


async def insist(changes: Changes, table: Table, changing: Changing[None], *, doing: str) -> None:
    """Change a lobby, and try again until it works, or the lobby is none any more."""
    wait, longest = RETRY
    while table.status == "lobby":
        try:
            await changes.change(table, changing)
        except Exception as error:  # noqa: BLE001 — nobody else would come back to this lobby
            report(error, table=table.id, line=0, doing=doing)
            await asyncio.sleep(wait)
            wait = min(2 * wait, longest)
        else:
            return


async def _free_seats(change: Change) -> None:
    table = change.table
    record = lobby.released(table.record, now())
    if table.status == "lobby" and record != table.record:
        await change.save(record)
