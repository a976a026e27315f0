"""Access to the database: every transaction is one function, which runs as a whole off the event loop.

SQLite runs in threads of our own, several readers and one writer: the switch of threads is the main cost of a
query, so it is paid once a transaction rather than once a statement. Other databases are reached over their
sockets.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakSet

from sqlalchemy import Connection, Engine, QueuePool, StaticPool, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.games.base import Refusal
from bot.ops import files, postgres
from bot.ops.refusals import Unreachable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]
"""The function of one transaction; it may run twice, if the first attempt fails."""

SQLITE: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""Settings of each connection: acknowledged writes survive a power cut, and deleted data is overwritten."""

POSTGRESQL: Final = 5432
"""Port of a server whose address names none."""
READERS: Final = 4
"""Number of reader threads."""
BUSY: Final[Mapping[str, int]] = {"read": 5000, "write": 100}
"""Milliseconds that SQLite waits for a lock by itself. It polls ever more rarely, so writers retry
instead."""

# At DEBUG it logs every statement with its arguments, among them cards.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


_DEADLOCK: Final = "40P01"
"""SQLSTATE of a deadlock: PostgreSQL rolled our transaction back in favour of another process."""

SCRUBS: Final = 10
"""Attempts to truncate the write-ahead log, which fail while anybody reads it."""


class NotBegun(Exception):
    """A transaction that was rolled back, as another process holds a lock it needs; the cause says which."""


class Database(ABC):
    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Return the result of read-only work on one snapshot of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Commit the work and return its result. Callers must not run two at once."""

    async def scrub(self) -> None:
        """Remove deleted data from the files, as far as the database leaves that to its client."""
        return

    def abandon(self) -> None:
        """Abort running transactions and refuse all further ones."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Close the connections, once all queued work is done."""


async def connected(url: str) -> Database:
    """Return the database at this address; raises the error if the address or its file is unusable.

    `Unreachable` if it is on a server that does not answer.
    """
    where = postgres.read(url)
    if where.get_backend_name() != "sqlite":
        database = _Sockets(engine(url))
        with reaching(where):
            await database.read(lambda _: None)
        return database
    # Raises sqlite3.OperationalError if the folder does not exist or cannot be written.
    await asyncio.to_thread(_open_and_close, where.database or "")
    return _Threads(where)


@contextmanager
def reaching(where: URL) -> Iterator[None]:
    """Turn the error of a server that does not answer into an `Unreachable`."""
    try:
        yield
    except OSError as error:
        # asyncio says in its own words which call failed.
        known = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        port, reason = where.port or POSTGRESQL, known or str(error) or type(error).__name__
        raise Unreachable("database-unreachable", host=where.host or "", port=port, reason=reason) from error


def engine(
    url: str, *, settings: Mapping[str, str] | None = None, timeout: float = postgres.CONNECT, **how: Any
) -> AsyncEngine:
    """Return an engine for a database server; `settings` are the server's, for each session."""
    # Loading SQLAlchemy's asyncio part takes a tenth of a second, and SQLite does not need it.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    where, given = postgres.arguments(postgres.read(url), timeout)
    if settings:
        given["server_settings"] = {**given.get("server_settings", {}), **settings}
    # Errors must not show the values of a statement.
    return create_async_engine(where, hide_parameters=True, connect_args=given, **how)


def _open_and_close(path: str) -> None:
    if path not in ("", ":memory:"):
        with suppress(OSError):
            # If the file cannot be created, SQLite gives the reason.
            files.make(Path(path))
    sqlite3.connect(path).close()


class _Threads(Database):
    """A SQLite database, reached through threads."""

    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            # A database in memory exists for one connection only.
            self._writing = self._reading = _sqlite(url, "write", "BEGIN IMMEDIATE", 0)
            self._writer = self._readers = ThreadPoolExecutor(1, "database")
        else:
            self._writing = _sqlite(url, "write", "BEGIN IMMEDIATE", 1)
            self._reading = _sqlite(url, "read", "BEGIN", READERS)
            self._writer = ThreadPoolExecutor(1, "database writer")
            self._readers = ThreadPoolExecutor(READERS, "database reader")

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _read, self._reading, work)

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, _written, self._writing, work)

    async def scrub(self) -> None:
        """Write the write-ahead log back and truncate it, as it still holds old pages."""
        loop = asyncio.get_running_loop()
        for _ in range(SCRUBS):
            if await loop.run_in_executor(self._writer, _truncated, self._writing):
                return
            await asyncio.sleep(1)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _truncated(engine: Engine) -> bool:
    """Truncate the write-ahead log; return whether it is empty."""
    connection = engine.raw_connection()
    try:
        busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    finally:
        connection.close()


class _Sockets(Database):
    """A PostgreSQL database, or another with an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connections = WeakSet[Any]()
        """The driver's own connections."""
        self._abandoned = False
        event.listen(engine.sync_engine, "connect", self._connected)

    def _connected(self, connection: Any, _record: object) -> None:
        self._connections.add(connection.driver_connection)

    async def read(self, work: Work[T]) -> T:
        with self._while_ours():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        try:
            with self._while_ours():
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == _DEADLOCK:
                raise NotBegun from error
            raise

    @contextmanager
    def _while_ours(self) -> Iterator[None]:
        if self._abandoned:
            raise Refusal("table-resting")
        try:
            yield
        except Exception as error:
            if self._abandoned:
                # The work was committed or not, and the process that goes on can see which.
                raise Refusal("table-resting") from error
            raise

    def abandon(self) -> None:
        # A server that is cut off would not answer a farewell, and a reachable one needs none.
        self._abandoned = True
        for connection in list(self._connections):
            connection.terminate()

    async def close(self) -> None:
        await self._engine.dispose()


def _read(engine: Engine, work: Work[T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _written(engine: Engine, work: Work[T]) -> T:
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(engine.connect())
            stack.enter_context(connection.begin())
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise NotBegun from error
            raise
        return work(connection)


def _sqlite(url: URL, kind: str, begin: str, connections: int) -> Engine:
    """Return an engine with this many pooled connections, one a thread; 0: one connection shared by all."""
    kept: dict[str, Any] = {"poolclass": StaticPool}
    if connections:
        kept = {"poolclass": QueuePool, "pool_size": connections, "max_overflow": 0}
    engine = create_engine(
        url.set(drivername="sqlite"), hide_parameters=True, connect_args={"check_same_thread": False}, **kept
    )

    def prepare(connection: Any, _record: object) -> None:
        # By default the driver begins transactions late and by its own rules.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY[kind]}", *SQLITE):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        # A writer begins with a write lock: a transaction that has only read cannot upgrade after another
        # wrote.
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begun)
    return engine
