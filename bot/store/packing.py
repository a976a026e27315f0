"""Packing: the log of a finished match moves from its rows to one compressed row of the table `packed`.

`read_logs` returns the same lines before and after. Matches are found by their rows in the log, so those of
an older version, or of a bot that was killed, are packed like new ones.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from bot.games.base import Refusal
from bot.ops import files
from bot.ops.errors import mistake
from bot.ops.lanes import giving_way
from bot.ops.tasks import stop
from bot.records.packed import pack
from bot.schema.tables import log, packed, tables
from bot.store.rows import read_logs
from bot.store.storage import Store

logger = logging.getLogger(__name__)

FINISHED: Final = ("over", "conceded", "ended")
"""Statuses whose log is packed. The rows of `outdated` and `broken` tables stay, for inspection."""

EVERY_SECONDS: Final = 600.0
"""Interval between two searches for finished matches."""

BATCH: Final = 500
"""Tables looked at in one transaction."""

SHARE: Final = 3
"""Pause after each match, as a multiple of the time that packing it took."""

TOLD: Final = 10_000
"""Matches packed between two lines of progress."""


class Packing:
    """Packs the logs of this process's finished matches in the background, and watches the disk."""

    def __init__(self, store: Store, file: Path | None = None) -> None:
        """`file`: the database, if it is in one; a warning is logged before its disk is full."""
        self._store = store
        self._file = file
        self._warned = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="packing", context=giving_way())

    async def close(self) -> None:
        await stop([self._task] if self._task else [])

    async def _run(self) -> None:
        while True:
            try:
                self.look_at_disk()
                await self.pack_all()
            except Refusal:
                # The tables belong to another process now.
                logger.info("packing of logs has stopped")
            except Exception as error:  # noqa: BLE001 — the logs can be read as they are; it is tried again
                mistake("packing the logs of finished matches", error)
            await asyncio.sleep(EVERY_SECONDS)

    def look_at_disk(self) -> None:
        """Log a warning if the disk has become too full for a copy of the database."""
        free = files.little(self._file) if self._file else None
        if free is not None and not self._warned:
            logger.warning(
                "the disk of the database has only %d MB left: too little to play on for long, or for a copy",
                free // 1_000_000,
            )
        self._warned = free is not None

    async def pack_all(self) -> int:
        """Pack every finished match of our servers; return the number of matches."""
        done, last = 0, 0
        while True:
            last, finished = await self._store.read(partial(_finished, after=last))
            for number, guild in finished:
                if self._store.lease.shards.has(guild):
                    begun = time.monotonic()
                    done += await self._store.write(partial(self._pack, number=number, guild=guild))
                    await asyncio.sleep(SHARE * (time.monotonic() - begun))
                    if done and not done % TOLD:
                        logger.info("packed the logs of %d finished matches", done)
            if not last:
                return done

    def _pack(self, connection: Connection, number: int, guild: int | None) -> bool:
        self._store.lease.check(connection, guild)
        return pack_log(connection, number)


def pack_log(connection: Connection, number: int) -> bool:
    """Pack the log of a table; return whether it was possible. Faulty lines stay as they are."""
    try:
        columns = pack(read_logs(connection, [number])[number])
    except ValueError:
        return False
    connection.execute(delete(packed).where(packed.c.table == number))
    connection.execute(insert(packed).values(table=number, **columns._asdict()))
    connection.execute(delete(log).where(log.c.table == number))
    return True


def _finished(connection: Connection, after: int) -> tuple[int, Sequence[tuple[int, int | None]]]:
    """Return the finished matches with rows in the log among the next tables, each with its server.

    The first value is the last of these tables; 0 if there are no more.
    """
    # Each step looks up one key, so the many rows of a table are skipped.
    first = select(func.min(log.c.table).label("table")).where(log.c.table > after)
    found = first.cte("found", recursive=True)
    following = select(func.min(log.c.table)).where(log.c.table > found.c.table).scalar_subquery()
    found = found.union_all(select(following).where(found.c.table.is_not(None)))
    numbers = [number for number in connection.scalars(select(found.c.table).limit(BATCH)) if number]
    which = tables.c.id.in_(numbers) & tables.c.status.in_(FINISHED)
    finished = connection.execute(select(tables.c.id, tables.c.guild).where(which).order_by(tables.c.id))
    return numbers[-1] if len(numbers) == BATCH else 0, [(row.id, row.guild) for row in finished]
