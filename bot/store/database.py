"""The way to the database: every transaction is one function, and runs whole where it blocks nobody.

SQLite is asked from threads of our own, a few that read and one that writes: to go there and come back is
what a question costs, so it is done once a transaction and not once a statement. Others are asked over their
sockets.
"""

from __future__ import annotations

import asyncio
import logging
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

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in one transaction; it may be run twice, the first time in vain."""

SQLITE: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
"""Nothing that was acknowledged is lost, even without power; and what is deleted is overwritten."""

READERS: Final = 4
"""Threads that read."""
BUSY: Final[Mapping[str, int]] = {"read": 5000, "write": 100}
"""Milliseconds that SQLite waits for a lock by itself. It looks ever more seldom: writers begin anew."""

# At DEBUG it writes every statement with its arguments, and those are cards.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


_DEADLOCK: Final = "40P01"
"""PostgreSQL has undone a transaction of ours, so that that of another process could go on."""

SCRUBS: Final = 10
"""How often it is tried to cut the write-ahead log off, which nobody may be reading then."""


class NotBegun(Exception):
    """Another process holds what it needs, as the cause says: nothing of the transaction is written."""


class Database(ABC):
    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """What it finds in one picture of the database. It must not write."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Commit what it does. One at a time, please."""

    async def scrub(self) -> None:
        """Leave nothing of what was deleted in the files, as far as that is ours to do."""
        return

    def abandon(self) -> None:
        """Break off what is under way, and do nothing more: whoever asks or has asked is refused."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Let go, once all that was asked is done."""


async def connected(url: str) -> Database:
    """Raises what is wrong with the address, or with the file."""
    where = postgres.read(url)
    if where.get_backend_name() != "sqlite":
        return _Sockets(engine(url))
    # Raises sqlite3.OperationalError where there is no such folder, or no right to write in it.
    await asyncio.to_thread(_open_and_close, where.database or "")
    return _Threads(where)


def engine(
    url: str, *, settings: Mapping[str, str] | None = None, timeout: float = postgres.CONNECT, **how: Any
) -> AsyncEngine:
    """Return an engine for a database server; `settings` are the server's, for each session."""
    # SQLAlchemy's asyncio part takes a tenth of a second to load, which SQLite has no use for.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    where, given = postgres.arguments(postgres.read(url), timeout)
    if settings:
        given["server_settings"] = {**given.get("server_settings", {}), **settings}
    # Errors must not show the values of a statement.
    return create_async_engine(where, hide_parameters=True, connect_args=given, **how)


def _open_and_close(path: str) -> None:
    if path not in ("", ":memory:"):
        with suppress(OSError):
            # Where there can be no file, SQLite says why.
            files.make(Path(path))
    sqlite3.connect(path).close()


class _Threads(Database):
    """SQLite."""

    def __init__(self, url: URL) -> None:
        if url.database in (None, "", ":memory:"):
            # It is there for one connection only.
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
        """The write-ahead log still has pages as they were: it is written back, and cut off."""
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
    """Whether nothing is left in the write-ahead log."""
    connection = engine.raw_connection()
    try:
        busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    finally:
        connection.close()


class _Sockets(Database):
    """PostgreSQL, or whatever else speaks asynchronously."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connections = WeakSet[Any]()
        """The driver's own."""
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
                # What was asked is done or not, and whoever goes on knows which.
                raise Refusal("table-resting") from error
            raise

    def abandon(self) -> None:
        # A server that is cut off does not answer that we leave, and one that is there need not be told.
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
    """As many connections as threads, which are kept; 0: one that all share."""
    kept: dict[str, Any] = {"poolclass": StaticPool}
    if connections:
        kept = {"poolclass": QueuePool, "pool_size": connections, "max_overflow": 0}
    engine = create_engine(
        url.set(drivername="sqlite"), hide_parameters=True, connect_args={"check_same_thread": False}, **kept
    )

    def prepare(connection: Any, _record: object) -> None:
        # The driver would begin transactions late and by its own rules.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={BUSY[kind]}", *SQLITE):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begun(connection: Connection) -> None:
        # Who means to write says so first: a transaction that has read already is not let in after another.
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begun)
    return engine
