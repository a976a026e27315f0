"""Live tables after a start: each sleeps until a request needs it, or its turn comes.

Waking a table means replaying its log. That runs beside the event loop, a few tables at a time, so that a
click waits for its own table at most.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select

from bot.games.base import State
from bot.ops.errors import mistake, report
from bot.ops.pauses import Pauses
from bot.records.stored import Line, Record, now
from bot.schema.tables import LIVE, clicks, tables
from bot.store.rows import close_record, read_records
from bot.store.shards import in_shards
from bot.store.storage import Store
from bot.tables.table import Outdated, Table, Unreadable
from bot.time import rows as times
from bot.time.deadlines import LENGTHS, Deadline, Deadlines, by_seat
from bot.time.heartbeat import Heartbeat

BATCH: Final = 20
"""Number of tables replayed in one batch."""
LONGEST_PAUSE: Final = 60.0
"""Longest backoff in seconds when the database does not answer."""


@dataclass(frozen=True, slots=True)
class Sleeper:
    record: Record
    kept: Deadlines
    """Deadlines as stored in the database."""


@dataclass(frozen=True, slots=True)
class Woken:
    """The writes that are due when tables wake."""

    closed: tuple[Record, ...]
    due: Mapping[int, Deadlines]

    def keep(self, connection: Connection) -> None:
        for record in self.closed:
            if close_record(connection, record):
                times.write_deadlines(connection, record.id, {})
        for number, deadlines in self.due.items():
            times.write_deadlines(connection, number, deadlines)


class Waking:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, type[State]],
        arrived: Callable[[Table], None],
        heartbeat: Heartbeat,
    ) -> None:
        """`arrived`: called with each loaded table."""
        self._store = store
        self._heartbeat = heartbeat
        self._games = games
        self._arrived = arrived
        self._sleeping: dict[int, Sleeper] = {}
        self._under_way: dict[asyncio.Task[None], list[Sleeper]] = {}
        self.lost: Callable[[Record], None] = lambda _: None
        """Callback for each table that could not be loaded and is closed."""
        self.closed: list[Record] = []
        self.newer: set[int] = set()
        """Tables that need a newer Toucan, which has run here or runs beside us."""

    def __len__(self) -> int:
        """Number of tables not yet awake."""
        return len(self._sleeping) + sum(map(len, self._under_way.values()))

    async def find(self, awake: Iterable[int] = (), shards: Collection[int] | None = None) -> None:
        """List the live tables of these shards, or of all of ours, except those already awake."""
        ours = self._store.lease.shards
        which = ours.ours if shards is None else frozenset(shards)
        # Nobody can act at a table that is still asleep.
        await self._heartbeat.wake(which)
        found = await self._store.read(partial(_found, count=ours.count, shards=which))
        known = set(awake)
        for record in found.records:
            if record.id not in known:
                self._sleeping[record.id] = Sleeper(record, by_seat(found.deadlines.get(record.id, ())))
        await self._store.write(_begun)

    async def rouse(self, which: Callable[[Record], bool]) -> None:
        """Wake the matching sleepers; return once all are awake or closed."""
        self._wake([one for one in self._sleeping.values() if which(one.record)])
        meant = [task for task, few in self._under_way.items() if any(which(one.record) for one in few)]
        # They go on waking even if this caller is cancelled.
        await asyncio.gather(*map(asyncio.shield, meant))

    async def all(self) -> None:
        """Wake all tables, those with the shortest clocks first."""
        try:
            await self._all()
        finally:
            self._heartbeat.awake(self._store.lease.shards.ours)

    async def _all(self) -> None:
        pauses = Pauses(LONGEST_PAUSE)
        while self:
            few = sorted(self._sleeping.values(), key=_patience)[:BATCH]
            self._wake(few)
            try:
                await asyncio.gather(*map(asyncio.shield, [*self._under_way]))
            except Exception as error:  # noqa: BLE001 — it is tried again
                mistake("waking tables", error)
                await asyncio.sleep(pauses.next())
            if len(few) == BATCH:
                _settled()

    async def close(self) -> None:
        """Let running work finish, and wake no more tables."""
        self._sleeping.clear()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    def _wake(self, sleepers: list[Sleeper]) -> None:
        if sleepers:
            task = asyncio.create_task(self._woken(sleepers), name="waking")
            self._under_way[task] = sleepers
            task.add_done_callback(self._finished)
        for one in sleepers:
            del self._sleeping[one.record.id]

    def _finished(self, task: asyncio.Task[None]) -> None:
        few = self._under_way.pop(task)
        if not task.cancelled() and task.exception():
            self._sleeping.update((one.record.id, one) for one in few)

    async def _woken(self, sleepers: list[Sleeper]) -> None:
        logs = await self._store.logs([one.record.id for one in sleepers])
        replayed = await asyncio.to_thread(
            lambda: [self._replayed(one.record, logs.pop(one.record.id)) for one in sleepers]
        )
        at, due = now(), dict[int, Deadlines]()
        for one, made in zip(sleepers, replayed, strict=True):
            if isinstance(made, Table):
                made.kept = made.to_keep(one.kept, at)
                if made.kept != one.kept:
                    due[made.id] = made.kept
        closed = tuple(made for made in replayed if isinstance(made, Record))
        self.newer.update(one.record.id for one, made in zip(sleepers, replayed, strict=True) if made is None)
        if closed or due:
            await self._store.write(Woken(closed, due).keep)
        for made in replayed:
            if isinstance(made, Table):
                self._arrived(made)
            elif made:
                self.closed.append(made)
                self.lost(made)

    def _replayed(self, record: Record, lines: list[Line]) -> Table | Record | None:
        """Return the table, or its record, now closed, if it cannot be replayed.

        None if a newer Toucan might replay it: then it stays as it is until that one comes.
        """
        newest = self._games[record.slug].rules if record.slug in self._games else 0
        if record.slug in self._games and record.rules > newest:
            return None
        try:
            return Table.of(record, lines, self._games)
        except Outdated:
            if self._store.newer:
                return None
            return replace(record, status="outdated", changed=now())
        except Unreadable as error:
            if self._store.newer:
                return None
            report(error, table=record.id, line=error.n, doing="replaying the log")
        except Exception as error:  # noqa: BLE001 — whatever is wrong with it, it is wrong with this table alone
            report(error, table=record.id, line=0, doing="replaying the log")
        return replace(record, status="broken", changed=now())


def _settled() -> None:
    """Freeze the live objects, as a collection that walks thousands of tables blocks the event loop."""
    gc.collect(1)
    gc.freeze()


class _Found(NamedTuple):
    records: list[Record]
    deadlines: dict[int, list[Deadline]]


def _found(connection: Connection, *, count: int, shards: Collection[int]) -> _Found:
    which: ColumnElement[bool] = tables.c.status.in_(LIVE)
    if count > 1:
        which &= in_shards(tables.c.guild, count, shards)
    return _Found(read_records(connection, which), times.read_deadlines(connection))


def _begun(connection: Connection) -> None:
    """Delete records that only the previous run of the bot could use."""
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    connection.execute(delete(clicks).where(clicks.c.table.not_in(live)))


def _patience(one: Sleeper) -> float:
    return LENGTHS.get(one.record.clock, float("inf")) if one.kept else float("inf")
