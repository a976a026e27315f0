"""Group commit: one task writes for all callers, and writes queued at the same moment share a transaction.

A commit costs a flush of the disk, whatever it holds: fifty tables that wait for one flush wait once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

from sqlalchemy import Connection, insert
from sqlalchemy.exc import OperationalError

from bot.ops import metrics
from bot.ops.lanes import going_first
from bot.schema.tables import log
from bot.store import acted
from bot.store.database import Database, NotBegun, Work
from bot.store.rows import check_versions

T = TypeVar("T")

RETRY_SECONDS: Final = 60.0
"""Seconds of retries while another process holds the database, before the callers get the error."""

_INSERT: Final = insert(log)


@dataclass(frozen=True, slots=True, eq=False)
class _Item:
    """A line for the log, or other work, or both; `done` is resolved once all of it is committed."""

    line: Mapping[str, Any] | None
    version: int | None
    """Required version of the line's table."""
    work: Work[Any] | None
    done: asyncio.Future[Any]
    asked: acted.Interaction | None
    """The interaction that causes the write, if it is not stored yet."""


class Writer:
    """The queue of writes; its task lives only while there is something to write."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Item] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(
        self, line: Mapping[str, Any], version: int | None = None, work: Work[None] | None = None
    ) -> None:
        """Commit a log line together with the work; raises `Outpaced` if its table has another version."""
        await self._add(line, version, work)

    async def do(self, work: Work[T]) -> T:
        """Commit the work and return its result. It may run twice, if the first attempt fails."""
        return cast("T", await self._add(None, None, work))

    async def close(self) -> None:
        """Finish the queued writes, then stop."""
        self._closed = True
        if self._task:
            await self._task

    async def _add(
        self, line: Mapping[str, Any] | None, version: int | None, work: Work[Any] | None
    ) -> object:
        if self._closed:
            raise RuntimeError("the store is closed")
        item = _Item(line, version, work, asyncio.get_running_loop().create_future(), acted.present())
        self._waiting.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer", context=going_first())
        # A caller cancelled here no longer waits, but its item is written all the same.
        return await item.done

    async def _run(self) -> None:
        while self._waiting:
            items, self._waiting = self._waiting, []
            await self._write(items)
        self._task = None

    async def _write(self, items: Sequence[_Item]) -> None:
        try:
            results = await self._commit(items)
        except Exception as error:  # noqa: BLE001 — it is passed to the waiting callers
            # A database that does not answer will not answer for single items either.
            if len(items) == 1 or isinstance(error, OperationalError):
                for item in items:
                    if not item.done.done():
                        item.done.set_exception(error)
                return
            for item in items:
                await self._write([item])
            return
        for item, result in zip(items, results, strict=True):
            if item.asked:
                item.asked.kept = True
            if not item.done.done():
                item.done.set_result(result)

    async def _commit(self, items: Sequence[_Item]) -> list[object]:
        until = time.monotonic() + RETRY_SECONDS
        with metrics.commits.time():
            while True:
                try:
                    return await self._database.write(lambda connection: _done(connection, items))
                except NotBegun as error:
                    # Nothing was written, so it can be retried.
                    if time.monotonic() >= until and error.__cause__:
                        raise error.__cause__ from None


def _done(connection: Connection, items: Sequence[_Item]) -> list[object]:
    seen = {item.line["table"]: item.version for item in items if item.line and item.version is not None}
    if seen:
        check_versions(connection, seen)
    if lines := [item.line for item in items if item.line is not None]:
        connection.execute(_INSERT, lines)
    if asked := {item.asked.number for item in items if item.asked}:
        acted.keep(connection, asked)
    return [item.work and item.work(connection) for item in items]
