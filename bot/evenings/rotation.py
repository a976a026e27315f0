"""Rotation: free seats go to people in the queue, between two matches and before one begins."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from bot.evenings import queue
from bot.games.base import Event
from bot.ops.tasks import stop
from bot.records.stored import Record, now
from bot.store.storage import Store
from bot.tables.changes import Change, Changes
from bot.tables.driver import retried
from bot.tables.table import Table


class Rotation:
    def __init__(self, store: Store, changes: Changes) -> None:
        self._store = store
        self._changes = changes
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        """Tables that changed while their queue was being called."""

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Call people from the queue after a change that may have freed a seat or settled a call."""
        record = table.record
        free = None in record.seats and bool(queue.next_ones(record))
        if record.status != "lobby" or not (free or queue.settled(record) is not record):
            return
        self._again.add(table.id)
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._call(table), name=f"queue {table.id}")

    async def close(self) -> None:
        await stop([*self._tasks.values()])

    async def _call(self, table: Table) -> None:
        try:
            while table.id in self._again:
                self._again.discard(table.id)
                await retried(
                    partial(self._changes.change, table, self._advance),
                    table,
                    lambda: table.status == "lobby",
                    "calling who waits",
                )
        finally:
            self._again.discard(table.id)
            del self._tasks[table.id]

    async def _advance(self, change: Change) -> None:
        table = change.table
        if table.status == "lobby" and (record := await self.advanced(table.record)) != table.record:
            await change.save(record)

    async def advanced(self, record: Record) -> Record:
        """Return the lobby with its free seats kept for the next people in the queue."""
        record = queue.settled(record)
        free = record.seats.count(None)
        if not (free and queue.next_ones(record)):
            return record
        found = await self._store.read(lambda connection: queue.welcome(connection, record, free))
        return queue.call(record, found, now()) if found else record

    async def taken_along(self, record: Record, old: Record) -> Record:
        """Return a new lobby with the previous table's queue; computer players make room for it."""
        record = replace(
            record,
            waiting=tuple(
                one._replace(called=None, told=False)
                for one in queue.settled(old).waiting
                if record.seat_of(one.user) is None
            ),
        )
        seats = sum(one is None or one.user is None for one in record.seats)
        found = await self._store.read(lambda connection: queue.welcome(connection, record, seats))
        return queue.call(queue.make_room(record, found), found, now()) if found else record
