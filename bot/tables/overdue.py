"""Overdue seats: listeners are told when a wait is over, and kept seats in a lobby are freed."""

from __future__ import annotations

import asyncio

from bot.games.base import Event, Seat
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.records.stored import now
from bot.tables import lobby
from bot.tables.changes import Change, Changes, Changing
from bot.tables.driver import RETRY
from bot.tables.table import Table
from bot.time.timers import Alarms


class Overdue:
    def __init__(self, changes: Changes) -> None:
        self._changes = changes
        self._alarms: Alarms[int] = Alarms(lambda number: _due(*self._waiting[number]), self._rung)
        self._waiting: dict[int, tuple[Table, Seat]] = {}
        """Seat of each table that becomes overdue next, or whose invitation expires next."""
        self._tasks: set[asyncio.Task[None]] = set()

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Set the alarm again after a change of the table, as others may be waited for."""
        self._waiting.pop(table.id, None)
        moments = [(_due(table, seat), seat) for seat in range(len(table.seats))] if table.live else []
        since = 0 if table.status == "lobby" else now()
        ahead = [(moment, seat) for moment, seat in moments if moment is not None and moment > since]
        if ahead:
            self._waiting[table.id] = table, min(ahead)[1]
            self._alarms.set(table.id)
        else:
            self._alarms.drop(table.id)

    async def close(self) -> None:
        self._alarms.close()
        await stop(self._tasks)

    def _rung(self, number: int) -> None:
        table, _ = self._waiting.pop(number)
        if table.status == "lobby":
            task = asyncio.create_task(self._release(table), name=f"seats {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        # The listeners look at the table, among them `touch`, which sets the alarm for the next seat.
        self._changes.tell(table)

    async def _release(self, table: Table) -> None:
        """Free the seats of people who were asked to play and have not answered in time."""
        await insist(self._changes, table, _free_seats, doing="freeing seats")
        # The clock may have been set back just before.
        self.touch(table)


def _due(table: Table, seat: Seat) -> int | None:
    return table.answer_by(table.seats[seat]) if table.status == "lobby" else table.overdue_at(seat)


async def insist(changes: Changes, table: Table, changing: Changing[None], *, doing: str) -> None:
    """Change a lobby; retry until it works or the table is no longer a lobby."""
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
    record = lobby.released(table.record, now(), table.outages)
    if table.status == "lobby" and record != table.record:
        await change.save(record)
