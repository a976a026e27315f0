"""How a table changes: the database first, then memory, then whoever listens; and all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from bot import metrics
from bot.faults import report
from bot.games.base import NATURE, Event, Seat, play
from bot.records import Line, Record, now
from bot.results import results
from bot.store import Store
from bot.table import Table

T = TypeVar("T")
Chance = Callable[[Table], Awaitable[str]]
"""What chance does at a table where it is to act; whoever asks holds the table."""
Listener = Callable[[Table, tuple[Event, ...]], None]
"""Told of each change once it is kept, with the table as that change left it; it must not take long."""


def _by(table: Table, seat: Seat) -> str:
    """Who acted, as a metric calls it."""
    one = None if seat == NATURE else table.seats[seat]
    if one is None:
        return "chance"
    return "person" if one.user is not None else "computer"


class Keeper:
    """Whoever calls `keep`, `commit` or `settle` holds the table."""

    def __init__(self, store: Store, chance: Chance) -> None:
        self.store = store
        self._chance = chance
        self._listeners: list[Listener] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def tell(self, table: Table, events: tuple[Event, ...] = ()) -> None:
        for listener in self._listeners:
            try:
                listener(table, events)
            except Exception as error:  # noqa: BLE001 — what is kept is kept, whoever cannot hear of it
                report(error, table=table.id, line=len(table.log), doing="telling of a change")

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Go on to the end even if whoever waits is cancelled, for the database and memory must agree."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # Somebody who was cancelled does not ask how it went; asyncio would complain about that.
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def keep(self, table: Table, record: Record) -> None:
        record = replace(record, changed=now())
        await self.store.save(record)
        table.record = record
        self.tell(table)

    async def commit(self, table: Table, seat: Seat, action: str) -> None:
        """What a seat does; `Refusal` if it may not, and whatever went wrong if it could not be kept."""
        state, events = play(table.state, seat, action)
        line = Line(len(table.log), seat, action, now())
        over = not state.to_act
        try:
            if over:
                await self.store.append(table.id, line, "over", results(table.record, state, line.at))
            else:
                await self.store.append(table.id, line)
        except BaseException:
            table.doubtful = True
            raise
        table.add(line, state)
        metrics.actions.labels(table.slug, _by(table, seat)).inc()
        if over:
            table.record = replace(table.record, status="over", changed=line.at)
        self.tell(table, events)

    async def settle(self, table: Table) -> None:
        """Chance acts until somebody else is to."""
        while table.status == "playing" and NATURE in table.state.to_act:
            await self.commit(table, NATURE, await self._chance(table))

    @asynccontextmanager
    async def hold(self, table: Table) -> AsyncIterator[None]:
        """Be the only one at this table, and know all that the database knows of it."""
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            yield

    async def _catch_up(self, table: Table) -> None:
        """An append failed: its line may be there all the same, or another bot's."""
        record = await self.store.table(table.id)
        lines = await self.store.logs([table.id], len(table.log))
        table.read(lines[table.id])
        table.record = record or table.record
        table.doubtful = False
        self.tell(table)
