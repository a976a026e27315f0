"""Databases for tests: new, whole, damaged, and records of tables that were never opened."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import Column, create_engine

from bot.migrations import upgrade
from bot.records.stored import Line, Occupant, Record
from bot.service.tables import Tables
from bot.store.storage import Store

ROWS = 6
"""Rows for each table that `value` can fill."""
STATUSES = ("lobby", "playing", "over", "idle", "outdated", "broken")


def value(column: Column[Any], row: int) -> object:
    """Return what this column holds in a row, counted from 1."""
    if column.name == "status":
        return STATUSES[row - 1]
    if column.nullable and not row % 3:
        return None
    kinds: dict[type, object] = {
        bool: bool(row % 2),
        int: row,
        float: row / 3,
        str: f"{column.name} {row} äß",
        bytes: bytes((row, 0, 255)),
    }
    return kinds[column.type.python_type]


def database(file: Path) -> str:
    """Return the address of the database in this file, made with the current schema if missing."""
    if not file.exists():
        # Whoever is killed meanwhile leaves no half of it.
        begun = file.with_suffix(".begun")
        begun.write_bytes(_template())
        begun.replace(file)
    return f"sqlite+aiosqlite:///{file}"


@cache
def _template() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "template.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


def in_memory() -> sqlite3.Connection:
    """Return a connection to a new database in memory with the current schema."""
    made = sqlite3.connect(":memory:")
    made.deserialize(_template())
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "toucan.sqlite3"


@pytest.fixture
def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def _opened(url: str, *channels: int) -> None:
    database(Path(url.partition(":///")[2]))
    store = await Store.open(url)
    await _tables(store, *channels)
    await store.close()


async def _tables(store: Store, *channels: int) -> None:
    tables = Tables(store)
    for channel in channels:
        await tables.open("differ", guild=1, channel=channel, user=1, name="Ann")
    await tables.close()


def opened(url: str, *channels: int) -> None:
    """Make a database with a table in each of these channels."""
    asyncio.run(_opened(url, *channels))


async def _channels(url: str) -> list[int]:
    store = await Store.open(url)
    found = [record.channel for record in await store.live()]
    await store.close()
    return found


def channels(url: str) -> list[int]:
    return asyncio.run(_channels(url))


def at(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def spoil(file: Path, table: str = "log") -> None:
    """Damage the first page of this table."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    whole = bytearray(file.read_bytes())
    whole[(page - 1) * size : page * size] = b"\x7f" * size
    file.write_bytes(whole)


NEW = Record(0, 1, 7, "anything", 3, {"a": "b"}, 101, (Occupant("Ann", 101), None), opened=5, changed=6)


def line(n: int, action: str = "pass") -> Line:
    return Line(n, 0, action, 1000 + n)
