"""Live tables after a start: each sleeps until somebody asks for it, or its turn comes.

To wake a table is to replay its log. That is done beside the event loop, a few tables at a time: who clicks
meanwhile waits for their own table at most.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, select

from bot.games.base import State
from bot.ops.errors import mistake, report
from bot.store import times, used_attempts
from bot.store.rows import close_record, read_records
from bot.store.schema import LIVE, clicks, tables
from bot.store.storage import Store
from bot.tables.deadlines import LENGTHS, Deadline, Deadlines, alive, resumed
from bot.tables.records import Line, Record, now
from bot.tables.table import Outdated, Table, Unreadable

BATCH: Final = 20
"""Tables that are replayed in one go."""
RETRY: Final = (1.0, 60.0)
"""Seconds until it is tried again where the database does not answer: the first time, and the longest."""


@dataclass(frozen=True, slots=True)
class Sleeper:
    record: Record
    deadlines: Deadlines
    """As they were when the bot started."""


@dataclass(frozen=True, slots=True)
class Woken:
    """What is to be written when tables wake."""

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
    ) -> None:
        """`arrived`: told of each table that is awake."""
        self._store = store
        self._games = games
        self._arrived = arrived
        self._sleeping: dict[int, Sleeper] = {}
        self._under_way: dict[asyncio.Task[None], list[Sleeper]] = {}
        self._started = 0
        self.lost: Callable[[Record], None] = lambda _: None
        """Told of each table that could not be woken, and is closed."""
        self.closed: list[Record] = []

    def __len__(self) -> int:
        """How many tables are not awake yet."""
        return len(self._sleeping) + sum(map(len, self._under_way.values()))

    async def find(self, awake: Iterable[int] = ()) -> None:
        """Know which tables are live; those that are awake already are none of ours."""
        self._started = at = now()
        records, kept, signs = await self._store.read(_found)
        last, known = alive(signs, at), set(awake)
        for record in records:
            if record.id not in known:
                before = resumed(kept.get(record.id, ()), record.clock, last, at)
                self._sleeping[record.id] = Sleeper(record, before)
        changed = {number: one.deadlines for number, one in self._sleeping.items() if number in kept}
        await self._store.write(partial(_begun, at=at, changed=changed))

    async def rouse(self, which: Callable[[Record], bool]) -> None:
        """Return when those of the sleepers that are meant are awake, or closed."""
        self._wake([one for one in self._sleeping.values() if which(one.record)])
        meant = [task for task, few in self._under_way.items() if any(which(one.record) for one in few)]
        # They wake, even if nobody waits for it any more.
        await asyncio.gather(*map(asyncio.shield, meant))

    async def all(self) -> None:
        """Wake everybody, first where the shortest clocks run."""
        wait, longest = RETRY
        while self:
            few = sorted(self._sleeping.values(), key=_patience)[:BATCH]
            self._wake(few)
            try:
                await asyncio.gather(*map(asyncio.shield, [*self._under_way]))
            except Exception as error:  # noqa: BLE001 — it is tried again
                mistake("waking tables", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, longest)
            if len(few) == BATCH:
                _settled()

    async def close(self) -> None:
        """Let what is under way come to its end, and wake nobody else."""
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
            lambda: [_replayed(one.record, logs.pop(one.record.id), self._games) for one in sleepers]
        )
        at, due = now(), dict[int, Deadlines]()
        for one, made in zip(sleepers, replayed, strict=True):
            if isinstance(made, Table):
                # They slept after the start, and that is no time to act in.
                before = resumed(one.deadlines.values(), made.record.clock, self._started, at)
                made.deadlines = made.due(before, at)
                if made.deadlines or one.deadlines:
                    due[made.id] = made.deadlines
        closed = tuple(made for made in replayed if isinstance(made, Record))
        if closed or due:
            await self._store.write(Woken(closed, due).keep)
        for made in replayed:
            if isinstance(made, Table):
                self._arrived(made)
            else:
                self.closed.append(made)
                self.lost(made)


def _settled() -> None:
    """Spare the collector what lives on: to look through thousands of tables stops everybody meanwhile."""
    gc.collect(1)
    gc.freeze()


def _found(connection: Connection) -> tuple[list[Record], dict[int, list[Deadline]], list[int]]:
    records = read_records(connection, tables.c.status.in_(LIVE))
    return records, times.read_deadlines(connection), times.signs(connection)


def _begun(connection: Connection, *, at: int, changed: Mapping[int, Deadlines]) -> None:
    times.wake(connection, at, changed)
    used_attempts.sweep(connection, at)
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    connection.execute(delete(clicks).where(clicks.c.table.not_in(live)))


def _patience(one: Sleeper) -> float:
    return LENGTHS.get(one.record.clock, float("inf")) if one.deadlines else float("inf")


def _replayed(record: Record, lines: list[Line], games: Mapping[str, type[State]]) -> Table | Record:
    """The table; its record, now closed, where it cannot be replayed."""
    try:
        return Table.of(record, lines, games)
    except Outdated:
        return replace(record, status="outdated", changed=now())
    except Unreadable as error:
        report(error, table=record.id, line=error.n, doing="replaying the log")
    except Exception as error:  # noqa: BLE001 — whatever is wrong with it, it is wrong with this table alone
        report(error, table=record.id, line=0, doing="replaying the log")
    return replace(record, status="broken", changed=now())
