"""Databases of release 0.2.0 keep all their rows; those of commits between releases are left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, make_url, select, text

from bot.cli import doctor
from bot.migrations import ALL_STEPS, RELEASED, floor, upgrade
from bot.migrations.walk import walk
from bot.ops.refusals import Misconfigured
from bot.store import backup
from bot.store.database import connected
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from tests.house import refused
from tests.kit.databases import ROWS, database, value
from tests.kit.postgres import needed, new_database, server

__all__ = ["server"]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needed)])
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}"
    return await new_database(request.getfixturevalue("server"))


def fill(connection: Connection) -> None:
    """Write rows into every table."""
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name != "alembic_version":
            for row in range(1, ROWS + 1):
                connection.execute(table.insert(), {one.name: value(one, row) for one in table.columns})


def kept(connection: Connection) -> dict[str, list[dict[str, object]]]:
    """Return the rows of every table."""
    found = MetaData()
    found.reflect(connection)
    return {
        table.name: [
            dict(row) for row in connection.execute(select(table).order_by(*table.primary_key)).mappings()
        ]
        for table in found.sorted_tables
    }


async def test_rows_of_the_release_stay(empty: str) -> None:
    def work(connection: Connection) -> None:
        walk(connection, RELEASED["0.2.0"])
        fill(connection)
        before = kept(connection)
        upgrade(connection)
        after = kept(connection)
        for player in before["players"]:
            player["forced"] = "all" if player["forced"] else "unset"
        del before["alembic_version"]
        for name, rows in before.items():
            assert len(rows) == ROWS
            assert [{key: row[key] for key in rows[0]} for row in after[name]] == rows, name

    opened = await connected(empty)
    await opened.write(work)
    await opened.close()


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [*connection.iterdump()]


async def test_unreleased_step_is_told_and_nothing_changes(tmp_path: Path) -> None:
    file = tmp_path / "between.sqlite3"
    url = database(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0040'")
        connection.execute("UPDATE floor SET step = '0042'")
    before = content(file)
    with pytest.raises(Misconfigured) as caught, in_sentences():
        await Store.open(url)
    assert caught.value.key == "database-unreleased"
    finding = doctor._layout(make_url(url))
    assert finding == doctor.bad("database-unreleased", version="0040", commit=ALL_STEPS)
    backup.backup(url, tmp_path / "copy")
    with refused("database-unreleased"):
        backup.restore(url, tmp_path / "copy")
    assert content(file) == before


async def test_databases_of_the_last_commit_with_all_steps_go_on(empty: str) -> None:
    """Their floor had another name."""

    def work(connection: Connection) -> None:
        upgrade(connection)
        connection.execute(text("UPDATE floor SET step = '0042'"))
        upgrade(connection)
        assert connection.scalar(text("SELECT step FROM floor")) == floor()

    opened = await connected(empty)
    await opened.write(work)
    await opened.close()
