"""This Toucan on a database that a later one has brought further plays on, and loses nothing of theirs."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import await_only

from bot.cli import doctor
from bot.cluster import lease
from bot.migrations import behind, readable, revisions
from bot.ops.refusals import Misconfigured
from bot.people.boards import Boards
from bot.people.recompute import recompute
from bot.privacy import deletion as privacy
from bot.records.stored import Preferences, Server
from bot.store import backup
from bot.store.database import Work, connected
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from bot.words import words
from tests.house import ANN, BOB, CAT, DAN, House, refused
from tests.kit.databases import database
from tests.kit.postgres import needed, prepared_database, server
from tests.migrations.later import KEPT, STEP, closed_to_older, go_further
from tests.migrations.rule import REWRITTEN

__all__ = ["server"]

KEYS = ("doctor-database-ahead", "doctor-database-newer")


BOTH = pytest.mark.parametrize("later", ["sqlite", pytest.param("postgresql", marks=needed)], indirect=True)
"""Both databases where statements meet unknown columns; elsewhere only step numbers are read."""


@pytest.fixture
async def later(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that a later Toucan has brought further."""
    if getattr(request, "param", "sqlite") == "sqlite":
        url = database(tmp_path / "later.sqlite3")
    else:
        url = await prepared_database(request.getfixturevalue("server"))
    await done(url, go_further)
    return url


@pytest.fixture
async def house(later: str, tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path / "not-used")
    made.url = later
    await made.open()
    yield made
    await made.close()


async def done(url: str, work: Work[None]) -> None:
    opened = await connected(url)
    try:
        await opened.write(work)
    finally:
        await opened.close()


@BOTH
async def test_matches_people_and_boards_go_on(house: House) -> None:
    rng = Random(1)
    table = await house.match(BOB, CAT, target="3")
    for _ in range(3):
        await house.play(table, rng, most=len(table.log) + 17)
        await house.restart()
        if table.live:
            table = house.tables.get(table.id)
    await house.play(table, rng)
    assert table.status == "over"
    board = await Boards(house.store).rated(1, "differ", 1)
    assert {place.user for place in board.places} <= {ANN, BOB, CAT, DAN}
    assert await recompute(house.store) == (1, 0)
    assert (await house.tables.about(ANN))["results"]
    await house.tables.forget(ANN)
    assert await house.store.read(lambda found: privacy.held(found, ANN)) == set()


@BOTH
async def test_what_the_later_one_keeps_stays(house: House) -> None:
    names = ("servers", "players", "tables", "seats", "seeds", "log")
    assert not REWRITTEN & set(names)
    await house.store.arrange(Server(1, (5,), "day"))
    await house.store.prefer(Preferences(ANN, colours=2))
    table, other = await house.match(BOB, CAT, target="9"), await house.lobby(BOB, CAT, channel=8)
    await house.quiet(table)

    def marked(connection: Connection) -> None:
        for name in names:
            connection.execute(text(f"UPDATE {name} SET later_text = 'theirs', later = 8"))  # noqa: S608

    def unmarked(connection: Connection) -> dict[str, int]:
        lost = "SELECT count(*) FROM {} WHERE later_text IS NULL AND later = :default"
        return {name: connection.scalar(text(lost.format(name)), {"default": KEPT}) or 0 for name in names}

    await done(house.url, marked)
    lines = len(table.log)
    await house.store.arrange(Server(1, (6,), "live"))
    await house.store.prefer(Preferences(ANN, colours=4))
    await house.play(table, Random(1), most=lines + 9)
    await house.tables.leave_to_computer(table.id, CAT, "asked")
    await house.quiet(table)
    await house.tables.leave(other.id, CAT)
    await house.tables.join(other.id, DAN, "Dan")
    new = dict.fromkeys(names, 0) | {"seats": 1, "log": len(table.log) - lines}
    assert await house.store.read(unmarked) == new


async def test_closed_newer_database_is_reported(later: str) -> None:
    await done(later, closed_to_older)
    with pytest.raises(Misconfigured) as caught, in_sentences():
        await Store.open(later)
    assert caught.value.key == "run-newer-database"


async def test_it_is_neither_behind_nor_unreadable(later: str) -> None:
    store = await Store.open(later)
    assert store.newer
    assert await store.read(readable)
    assert not await store.read(behind)
    await store.close()


async def test_copies_and_the_doctor_agree(tmp_path: Path) -> None:
    url = database(tmp_path / "later.sqlite3")
    await done(url, go_further)
    backup.backup(url, tmp_path / "copy")
    assert backup.restore(url, tmp_path / "copy")[0] is not None
    assert said_by_the_doctor(url) == ("mind", "doctor-database-ahead")
    await done(url, closed_to_older)
    assert said_by_the_doctor(url) == ("bad", "doctor-database-newer")
    (tmp_path / "copy").unlink()
    backup.backup(url, tmp_path / "copy")
    with refused("restore-newer"):
        backup.restore(url, tmp_path / "copy")


def said_by_the_doctor(url: str) -> tuple[str, str]:
    finding = doctor._layout(make_url(url))
    return finding.kind, next(key for key in KEYS if finding.said == says(key))


def says(key: str) -> str:
    return words()(key, version=STEP, newest=revisions()[0])


async def test_tables_of_later_rules_wait(house: House) -> None:
    """They are neither closed nor changed, and who asks is told."""
    tables = [await house.match(channel=channel, target="9") for channel in range(3)]
    newest, unread, fine = [table.id for table in tables]
    await house.close()

    def written(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET rules = rules + 1 WHERE id = :table"), {"table": newest})
        line = text("UPDATE log SET action = 'dance' WHERE \"table\" = :table AND n = 0")
        connection.execute(line, {"table": unread})

    await done(house.url, written)
    await house.open()
    assert house.closed == ()
    for table in (newest, unread):
        with refused("table-newer"):
            house.tables.get(table)
        with refused("table-newer"):
            await house.tables.read(table)
        record = await house.store.table(table)
        assert record is not None
        assert record.status == "playing"
    assert house.tables.get(fine).live


async def test_newer_rules_close_no_table(tmp_path: Path) -> None:
    """Nor where the schema is the same; what nobody can read is closed there."""
    house = House(tmp_path / "house.sqlite3")
    await house.open()
    tables = [await house.match(channel=channel, target="9") for channel in range(2)]
    await house.close()
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as connection, connection:
        connection.execute("UPDATE tables SET rules = rules + 1 WHERE id = ?", (tables[0].id,))
        connection.execute("UPDATE log SET action = 'dance' WHERE \"table\" = ? AND n = 0", (tables[1].id,))
    await house.open()
    with refused("table-newer"):
        house.tables.get(tables[0].id)
    assert [(record.id, record.status) for record in house.closed] == [(tables[1].id, "broken")]
    await house.close()


@needed
async def test_players_do_not_come_between_two_tables_of_a_step(
    server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    altered, player_waits = asyncio.Event(), asyncio.Event()

    def step(connection: Connection) -> None:
        connection.execute(text("ALTER TABLE clicks ADD COLUMN later INTEGER"))
        altered.set()
        await_only(player_waits.wait())
        connection.execute(text("ALTER TABLE log ADD COLUMN later INTEGER"))

    monkeypatch.setattr(lease, "upgrade", step)
    url = await prepared_database(server)
    engine = create_async_engine(url)

    async def plays() -> None:
        async with engine.begin() as connection:
            for name in ("log", "clicks"):
                await connection.execute(text(f"LOCK TABLE {name} IN ROW EXCLUSIVE MODE"))

    migrating = asyncio.create_task(lease._brought_up(url, lease.BRIEFLY))
    await altered.wait()
    player = asyncio.create_task(plays())
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    # A transaction would see the first answer again and again.
    async with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        while not await connection.scalar(waiting):  # noqa: ASYNC110 — PostgreSQL knows it
            await asyncio.sleep(0.01)
    player_waits.set()
    assert await migrating
    await player
    await engine.dispose()
