"""When somebody has been waited for long enough, the table tells of it, though nothing has changed."""

from __future__ import annotations

from bot.alarms import Alarms
from bot.games.base import Event
from bot.keeper import Keeper
from bot.records import now
from bot.table import Table


class Overdue:
    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._alarms: Alarms[int] = Alarms(self._rung)
        self._waiting: dict[int, tuple[Table, int]] = {}
        """The next moment of each table at which that comes true of somebody."""

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """The table has changed: perhaps others are waited for."""
        at = now()
        due = [table.overdue_at(seat) for seat in range(len(table.seats))] if table.live else []
        moment = min((moment for moment in due if moment is not None and moment > at), default=None)
        if moment is None:
            self._waiting.pop(table.id, None)
            self._alarms.drop(table.id)
        elif self._waiting.get(table.id) != (table, moment):
            self._waiting[table.id] = table, moment
            self._alarms.set(table.id, (moment - at) / 1000)

    def close(self) -> None:
        self._alarms.close()

    def _rung(self, number: int) -> None:
        table, _ = self._waiting.pop(number)
        # Who listens looks at the table, and so does `touch`, for whoever comes next.
        self._keeper.tell(table)
