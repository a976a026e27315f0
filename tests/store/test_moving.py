"""`python -m bot move`: from SQLite to PostgreSQL and back, row by row, and on after a kill."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection, delete, insert, select, update

from bot.__main__ import main
from bot.cli.move import move
from bot.cluster.lease import holding
from bot.migrations import reached, revisions, set_step
from bot.schema.boards import ratings
from bot.schema.columns import metadata
from bot.schema.tables import players, seats, tables
from bot.settings import Settings
from bot.store import moving
from bot.store.database import Database, _Threads, connected
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from tests.house import refused
from tests.kit.commands import ROOT
from tests.kit.databases import NEW, ROWS, at, database, opened, value
from tests.kit.postgres import needed, new_database, server

__all__ = ["server"]

DELETED = 90
"""The highest number of a table that was ever there."""


def filled(file: Path) -> str:
    """Return the address of a database with rows in every table, and a table deleted since."""
    url = database(file)

    def work(connection: Connection) -> None:
        for table in moving.COPIED:
            if table.name != "rating_rules":
                for row in range(1, ROWS + 1):
                    connection.execute(insert(table), {one.name: value(one, row) for one in table.columns})
        gone = {one.name: value(one, 1) for one in tables.columns} | {"id": DELETED, "status": "broken"}
        connection.execute(insert(tables), gone)
        connection.execute(delete(tables).where(tables.c.id == DELETED))
        # Databases order these in their own ways.
        board = {one.name: value(one, 1) for one in ratings.columns}
        for slug in ("Ä", "a", "B", "b", "_", "é", ""):
            connection.execute(insert(ratings), board | {"slug": slug, "mu": 1 / 3})

    asyncio.run(_written(url, work))
    return url


async def _written(url: str, work: Any) -> Any:
    async with open_(url) as there:
        return await there.write(work)


def write(url: str, work: Any) -> Any:
    return asyncio.run(_written(url, work))


@asynccontextmanager
async def open_(url: str) -> AsyncIterator[Database]:
    there = await connected(url)
    yield there
    await there.close()


def rows(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return the rows of every table, in an order that does not depend on the database."""

    def work(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        every = {table.name: connection.execute(select(table)).all() for table in metadata.sorted_tables}
        return {name: sorted((tuple(row) for row in some), key=repr) for name, some in every.items()}

    found: dict[str, list[tuple[object, ...]]] = write(url, work)
    return found


def moved(source: str, target: str) -> list[str]:
    """Move the database; return what was told."""
    said: list[str] = []
    move(Settings(database=source), target, said.append)
    return said


def next_table(url: str) -> int:
    """Return the number that the next table gets."""

    async def work() -> int:
        store = await Store.open(url)
        made = await store.create(NEW)
        await store.close()
        return made.id

    return asyncio.run(work())


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are copied in several transactions."""
    monkeypatch.setattr(moving, "BATCH", 4)


async def killed(*_: object) -> None:
    raise OSError("killed")


@needed
@pytest.mark.usefixtures("small")
def test_everything_goes_to_postgresql_and_back(server: str, tmp_path: Path) -> None:
    source, back = filled(tmp_path / "source.sqlite3"), at(tmp_path / "back.sqlite3")
    there = asyncio.run(new_database(server))
    before = rows(source)
    said = moved(source, there)
    assert f"seats: {ROWS} rows, the same in both" in said
    assert rows(source) == rows(there) == before
    moved(there, back)
    assert rows(back) == before
    for url in (there, back):
        assert write(url, reached) == revisions()[0]
        assert next_table(url) == DELETED + 1


@needed
def test_bot_on_postgresql_keeps_its_database(server: str, tmp_path: Path) -> None:
    source, there = filled(tmp_path / "source.sqlite3"), asyncio.run(new_database(server))

    async def plays() -> None:
        async with holding(there):
            await asyncio.to_thread(moved, source, there)

    with refused("database-in-use"):
        asyncio.run(plays())


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("kept", ["rolled back", "receipt lost"])
def test_interrupted_move_goes_on(kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = filled(tmp_path / "source.sqlite3"), at(tmp_path / "target.sqlite3")
    write_, batches, attempts = _Threads.write, count(), 0

    async def dying(self: Database, work: Any) -> Any:
        """Write a few batches, and die."""
        dies = next(batches) == 20
        if dies and kept == "rolled back":
            raise OSError("killed")
        done = await write_(cast("_Threads", self), work)
        if dies:
            raise OSError("killed")
        return done

    monkeypatch.setattr(_Threads, "write", dying)
    for _ in range(50):
        batches, attempts = count(), attempts + 1
        with suppress(OSError):
            moved(source, target)
            break
    monkeypatch.undo()
    assert 3 < attempts < 50
    assert rows(target) == rows(source)
    assert next_table(target) == DELETED + 1


@pytest.mark.usefixtures("small")
def test_half_a_copy_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = filled(tmp_path / "source.sqlite3"), at(tmp_path / "target.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(moving, "_content", killed)
        with pytest.raises(OSError, match="killed"):
            moved(source, target)
    with refused("database-moving"), in_sentences():
        asyncio.run(Store.open(target))
    with refused("move-step"):
        moved(target, at(tmp_path / "another.sqlite3"))
    moved(source, target)
    assert rows(target) == rows(source)


@pytest.mark.parametrize(
    "change",
    [
        update(players).where(players.c.user == 1).values(colours=99),
        delete(seats).where(seats.c.table == 1),
    ],
    ids=["changed", "gone"],
)
def test_copy_that_differs_is_told(change: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = filled(tmp_path / "source.sqlite3"), at(tmp_path / "target.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(moving, "_content", killed)
        with pytest.raises(OSError, match="killed"):
            moved(source, target)
    write(target, partial(Connection.execute, statement=change))
    with refused("move-differs"):
        moved(source, target)


def test_every_table_is_moved(tmp_path: Path) -> None:
    """Whatever else is imported: a process of its own looks."""
    database(tmp_path / "toucan.sqlite3")
    asked = "from bot.store.moving import COPIED; print(*(table.name for table in COPIED))"
    said = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    with closing(sqlite3.connect(tmp_path / "toucan.sqlite3")) as made:
        names = {name for (name,) in made.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {*said.stdout.split()} == names - {"alembic_version", "floor", "sqlite_sequence"}


def test_databases_that_may_not_be_moved(tmp_path: Path) -> None:
    source = filled(tmp_path / "source.sqlite3")
    before = rows(source)
    opened(other := at(tmp_path / "other.sqlite3"), 10)
    with closing(sqlite3.connect(tmp_path / "foreign.sqlite3")) as foreign:
        foreign.execute("CREATE TABLE cards (name TEXT)")
    for target, key in (
        (other, "move-not-empty"),
        (at(tmp_path / "foreign.sqlite3"), "move-not-empty"),
        (source, "move-itself"),
        ("nonsense", "database-address"),
    ):
        with refused(key):
            moved(source, target)
    with refused("backup-no-database"):
        moved(at(tmp_path / "none.sqlite3"), at(tmp_path / "new.sqlite3"))
    write(source, lambda connection: set_step(connection, "0022"))
    with refused("move-step"):
        moved(source, at(tmp_path / "new.sqlite3"))
    assert rows(source) == before


@pytest.mark.skipif(sys.platform == "win32", reason="there bots have no socket")
@pytest.mark.parametrize("which", ["source", "target"])
def test_bot_on_a_file_keeps_its_database(which: str, tmp_path: Path) -> None:
    source, target = filled(tmp_path / "source.sqlite3"), at(tmp_path / "target.sqlite3")
    with closing(socket.socket(socket.AF_UNIX)) as bot:
        bot.bind(str(tmp_path / f"{which}.sqlite3.sock"))
        bot.listen()
        with refused("run-twice"):
            moved(source, target)


def test_the_command_says_what_to_do_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", filled(tmp_path / "source.sqlite3"))
    (tmp_path / "seeds.key").write_text("")
    (tmp_path / "new").mkdir()
    target = at(tmp_path / "new" / "target.sqlite3")
    assert main(["move", target]) == 0
    *_, done, key = capsys.readouterr().out.splitlines()
    assert done.startswith(f"Everything is in {target}.")
    assert str(tmp_path / "new" / "seeds.key") in key
