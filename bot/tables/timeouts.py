"""Timeouts of a table: the consequences when time is up and nobody has acted.

* A deadline is missed: a computer player does one action for the person.
* A person is overdue: the listeners are told, so that the others may go on without them.
* A person asked to play has not answered: the seat is free again.
* Nobody plays: the channel is warned. If that does not help, the table closes and can be resumed.

Each table has one alarm, for what happens next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Final, Literal, NamedTuple

from bot.ai.request import may
from bot.games.base import NATURE, Event, Seat, pick
from bot.ops.tasks import stop
from bot.records.stored import now
from bot.tables import absence, lobby
from bot.tables.changes import Change, Changes
from bot.tables.driver import Driver, retried
from bot.tables.table import Table
from bot.time.deadlines import LENGTHS
from bot.time.heartbeat import Heartbeat
from bot.time.timers import EARLY, Alarms

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


class Timeout(NamedTuple):
    """A wait at a table that ends after some time; `seat` is `NATURE` if it is not for one seat."""

    table: Table
    what: Literal["decision", "overdue", "answer", "idle"]
    seat: Seat = NATURE


class Timeouts:
    def __init__(self, changes: Changes, driver: Driver, heartbeat: Heartbeat) -> None:
        self._changes = changes
        self._driver = driver
        self._heartbeat = heartbeat
        self.warn: Warn = _silence
        self._alarms: Alarms[int] = Alarms(lambda number: self._due(self._next[number]), self._rung)
        self._next: dict[int, Timeout] = {}
        """Next timeout of each live table, by its number."""
        self._tasks: dict[Timeout, asyncio.Task[None]] = {}
        self._to_warn: set[Table] = set()
        """Tables whose warning was to be saved, and has not been posted."""

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Set the table's alarm anew after a change, and have the heartbeat beat while anything waits."""
        self._heartbeat.expect(table.id, _shortest(table))
        # The listeners have been told of people who are overdue already.
        ahead = (
            (due, one)
            for due, one in _waits(table)
            if one not in self._tasks and (one.what != "overdue" or due > now())
        )
        nearest = min(ahead, key=lambda pair: pair[0], default=None)
        if nearest:
            self._next[table.id] = nearest[1]
            self._alarms.set(table.id)
        else:
            self._next.pop(table.id, None)
            self._alarms.drop(table.id)

    async def close(self) -> None:
        self._alarms.close()
        await stop(self._tasks.values())

    @staticmethod
    def _due(one: Timeout) -> int | None:
        """Return when this wait ends; None if nothing is waited for any more."""
        return min((due for due, other in _waits(one.table) if other == one), default=None)

    def _over(self, one: Timeout) -> bool:
        due = self._due(one)
        return due is not None and due <= now() + EARLY

    def _rung(self, number: int) -> None:
        one = self._next[number]
        if one.what == "overdue":
            # The listeners look at the table, among them `touch`, which sets the alarm for what follows.
            self._changes.tell(one.table)
        else:
            self._start(one)

    def _start(self, one: Timeout) -> None:
        task = asyncio.create_task(self._run(one), name=f"{one.what} {one.table.id}")
        self._tasks[one] = task
        task.add_done_callback(lambda _: self._finished(one))
        self.touch(one.table)

    def _finished(self, one: Timeout) -> None:
        del self._tasks[one]
        if one.table.live:
            self.touch(one.table)

    async def _run(self, one: Timeout) -> None:
        table = one.table
        work: Callable[[], Awaitable[None]]
        match one.what:
            case "decision":
                work, doing = partial(self._act, one), "acting for a late player"
            case "answer":
                work, doing = partial(self._changes.change, table, _free_seats), "freeing seats"
            case _:
                work, doing = partial(self._leave_alone, table), "closing an idle table"
        await retried(work, table, lambda: self._over(one) or table in self._to_warn, doing)

    async def _act(self, late: Timeout) -> None:
        """Have a computer player do one action for a person who is late."""
        table, _, seat = late
        said = await self._driver.decide(table, seat, table.stand_in)

        async def act(change: Change) -> None:
            # Somebody may have acted, or an outage begun, while the computer player was thinking.
            if not self._over(late):
                return
            fits = said is not None and may(table.state, seat, said)
            action = said if said and fits else pick(SystemRandom(), table.state.legal(seat))
            await change.stand_in(seat, action, absence.mark_missed(table.record, seat))

        await self._changes.change(table, act)

    async def _leave_alone(self, table: Table) -> None:
        # The change goes on to its end if this task is cancelled, and so does its warning.
        await self._changes.uninterrupted(self._warn_or_close(table))

    async def _warn_or_close(self, table: Table) -> None:
        """Warn a table's channel, or close the table after a warning."""
        if await self._changes.note(table, self._warned_or_closed):
            self._to_warn.discard(table)
            await self.warn(table, idle_at(table))

    async def _warned_or_closed(self, change: Change) -> bool:
        """Close the table or save a warning; return whether the table's channel is to be warned."""
        table = change.table
        if table.live and table in self._to_warn and _warned(table) is not None:
            # The warning was saved although its receipt was lost.
            return True
        self._to_warn.discard(table)
        if not self._over(Timeout(table, "idle")):
            return False
        if _warned(table) is not None:
            await change.save(replace(table.record, status="idle"))
            return False
        self._to_warn.add(table)
        await change.warned()
        return True


def _waits(table: Table) -> Iterator[tuple[int, Timeout]]:
    """Yield what is waited for at a table, each with its end in milliseconds since 1970 in UTC."""
    if not table.live:
        return
    for seat, deadline in table.deadlines.items():
        yield deadline.due, Timeout(table, "decision", seat)
    for seat, overdue in enumerate(table.overdue_moments):
        if overdue is not None:
            yield overdue, Timeout(table, "overdue", seat)
    for asked in filter(None, map(table.answer_by, table.seats)):
        yield asked, Timeout(table, "answer")
    yield idle_at(table), Timeout(table, "idle")


def _shortest(table: Table) -> float | None:
    """Return the seconds of the shortest wait at this table; None if it is closed."""
    if not table.live:
        return None
    longest = lobby.ANSWER / 1000 if table.status == "lobby" else float("inf")
    return LENGTHS.get(table.record.clock, longest) if table.kept else longest


def idle_at(table: Table) -> int:
    """Return when the channel is warned, or the table closes, if nobody acts until then."""
    patience = LOBBY if table.status == "lobby" else MATCH
    warned = _warned(table)
    if warned is None:
        return table.due(table.last, 1000 * patience.warning)
    return table.due(warned, 1000 * patience.closing)


def _warned(table: Table) -> int | None:
    """Return the time of a warning after which nobody has acted; None if there is none."""
    warned = table.record.warned
    return warned if warned is not None and warned > table.last else None


async def _free_seats(change: Change) -> None:
    table = change.table
    record = lobby.released(table.record, now() + EARLY, table.outages)
    if table.status == "lobby" and record != table.record:
        await change.save(record)


async def _silence(_table: Table, _closing: int) -> None:
    """Do nothing."""
