"""Who plays on a PostgreSQL database: one process, and the others stand by until it is gone.

The lease is a lock of a PostgreSQL session that lives as long as its process does. It is there or not,
whoever is killed at whatever moment: there is no clock to agree on, and nothing to clean up. Who loses the
session has lost the lease, and has to stop acting before another takes it; what is written nevertheless is
refused by the versions of records and by the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import NullPool, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.words import words

logger = logging.getLogger(__name__)

KEY: Final = 0x70CA
"""Our lock; PostgreSQL keeps those of each database apart."""

LOOK: Final = 2.0
"""Seconds between two looks of a stand-by whether it is free."""
BEAT: Final = 1.0
"""Seconds between two looks whether the session is there."""
PATIENCE: Final = 3.0
"""Seconds that the server has to answer: then the session counts as lost."""

SESSION: Final = {
    # The server notices within so many seconds that we are gone without a word: later than we do ourselves.
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "7000",
}


class Lease:
    """The right to play; once `lost` is set it is another's."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()


@asynccontextmanager
async def holding(url: str) -> AsyncIterator[Lease]:
    """Wait until nobody else plays on this database, and keep others from it meanwhile.

    A SQLite file has a guard of its own (`bot/ops/handover.py`). Raises what the database says of an address
    at which it cannot be reached.
    """
    if not _shared(url):
        yield Lease()
        return
    engine = create_async_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"server_settings": SESSION, "timeout": 10},
    )
    try:
        async with engine.connect() as session:
            await _taken(session)
            lease = Lease()
            beating = asyncio.create_task(_beat(session, lease), name="lease")
            try:
                yield lease
            finally:
                beating.cancel()
                await asyncio.gather(beating, return_exceptions=True)
                if lease.lost.is_set():
                    # Nobody answers there: to take leave would be to wait.
                    with suppress(SQLAlchemyError, OSError, TimeoutError):
                        await session.invalidate()
    finally:
        await engine.dispose()


def _shared(url: str) -> bool:
    """Whether it is an address where several processes may meet."""
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except ArgumentError:
        # Whoever opens the database says so.
        return False


async def _taken(session: AsyncConnection) -> None:
    waits = False
    while not await _ask(session, "SELECT pg_try_advisory_lock(:key)", key=KEY):
        if not waits:
            logger.info("%s", words()("run-stands-by"))
            waits = True
        await asyncio.sleep(LOOK)


async def _ask(session: AsyncConnection, question: str, **values: int) -> Any:
    async with asyncio.timeout(PATIENCE):
        return (await session.execute(text(question), values)).scalar_one()


async def _beat(session: AsyncConnection, lease: Lease) -> None:
    try:
        while True:
            await asyncio.sleep(BEAT)
            await _ask(session, "SELECT 1")
    except (SQLAlchemyError, OSError, TimeoutError):
        lease.lost.set()
