"""The way to the database: an engine, and for SQLite what keeps its promises."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE: Final = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Nothing that was acknowledged is lost, even when the machine loses power."""

READING: Final[Mapping[str, str]] = {"begin": "BEGIN"}
"""Options of a connection that will only read, and need not wait for who writes."""

# At DEBUG it writes every statement with its arguments, and those are cards.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def connected(url: str) -> AsyncEngine:
    """Raises what is wrong with the address, or with the file."""
    # Errors must not show what was to be written either.
    engine = create_async_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        # Where a file cannot be opened, aiosqlite leaves a thread behind that complains of a closed loop.
        await asyncio.to_thread(_open_and_close, engine.url.database or "")
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _open_and_close(path: str) -> None:
    """Raises sqlite3.OperationalError where there is no such folder, or no right to write in it."""
    sqlite3.connect(path).close()


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver would begin transactions late and by its own rules: `_begin_sqlite` does it instead.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # Whoever means to write says so first: a transaction that has read already is not let in after another.
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN IMMEDIATE"))
