"""Acknowledged writes are in the file, and failures stay single."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, text, update
from sqlalchemy.exc import OperationalError

from bot.migrations import upgrade
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.records.stored import Occupant, Preferences, Record, Server
from bot.schema.columns import metadata
from bot.schema.tables import servers
from bot.store import storage as store_module
from bot.store import writer as writer_module
from bot.store.database import READERS, Work
from bot.store.storage import AnotherWriter, Store
from tests.house import refused
from tests.kit.databases import NEW, database, line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    made = await Store.open(database(file))
    yield made
    await made.close()


def rows(file: Path) -> list[tuple[int, int]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute('SELECT "table", n FROM log ORDER BY 1, 2').fetchall()


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Another process is writing."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


async def several(store: Store, count: int) -> list[Record]:
    return [await store.create(replace(NEW, channel=channel)) for channel in range(count)]


# The schema


def test_the_steps_lead_to_the_tables_of_today(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_a_step_that_fails_leaves_nothing_behind(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(connection: Connection) -> None:
        upgrade(connection)
        raise OSError("the last step")

    monkeypatch.setattr(store_module, "upgrade", fails)
    with pytest.raises(OSError, match="the last step"):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []


async def test_sqlite_loses_nothing_when_the_power_fails(store: Store) -> None:
    for pragma, value in ("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1):
        wanted = text(f"PRAGMA {pragma}")
        assert await store.write(partial(Connection.scalar, statement=wanted)) == value


# Tables and seats


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    made = await store.create(NEW)
    assert made == replace(NEW, id=made.id)
    assert await store.live() == [made]
    seats = (Occupant("Toco", level="easy"), Occupant("Ann", 2**63 - 1, away="late"))
    later = replace(made, seats=seats, host=2**63 - 1, status="playing", message=9, hand=2, changed=8)
    assert await store.save(later) == replace(later, version=1)
    assert await store.table(made.id) == replace(later, version=1)
    assert await store.table(made.id + 1) is None


async def test_people_can_change_places_in_one_go(store: Store) -> None:
    made = await store.create(replace(NEW, seats=(Occupant("Ann", 101), Occupant("Bob", 102))))
    await store.save(replace(made, seats=made.seats[::-1]))
    assert (await store.live())[0].seats == made.seats[::-1]


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_a_channel_has_one_live_table(store: Store, status: Any) -> None:
    first = await store.create(replace(NEW, status=status))
    with refused("table-in-channel"):
        await store.create(NEW)
    await store.create(replace(NEW, channel=8))
    await store.save(replace(first, status="ended"))
    second = await store.create(NEW)
    assert second.id > first.id


async def test_one_of_two_simultaneous_openings_succeeds(store: Store, file: Path) -> None:
    other = await Store.open(f"sqlite+aiosqlite:///{file}")
    tries = [one.create(NEW) for one in (store, store, other, other)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Record) for result in results) == 1
    await other.close()


async def test_preferences_are_kept(store: Store) -> None:
    assert await store.player(101) == Preferences(101, text_only=False)
    for text_only in (True, False, True):
        await store.prefer(Preferences(101, text_only=text_only))
        assert await store.player(101) == Preferences(101, text_only=text_only)


async def test_what_people_and_servers_prefer_is_read_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions: list[object] = []
    asked = store._database.read

    async def read(work: Work[Any]) -> Any:
        questions.append(work)
        return await asked(work)

    monkeypatch.setattr(store._database, "read", read)
    for _ in range(3):
        assert await store.player(101) == Preferences(101)
        assert await store.server(1) == Server(1)
    assert len(questions) == 2
    await store.prefer(Preferences(101, forced="all"))
    await store.arrange(Server(1, clock="day"))
    for _ in range(3):
        assert (await store.player(101)).forced == "all"
        assert (await store.server(1)).clock == "day"
    assert len(questions) == 4
    await begin_forgetting(store, 101)
    while not await go_on_forgetting(store, 101):
        pass
    assert await store.player(101) == Preferences(101)


@pytest.mark.parametrize("broken", ["[5, 6", "{}", "7", "[[]]"])
async def test_unreadable_channels_leave_the_other_settings(store: Store, broken: str) -> None:
    await store.arrange(Server(1, (5, 6), "day"))
    changed = update(servers).values(channels=broken)
    await store.write(lambda connection: connection.execute(changed).rowcount)
    assert await store.server(1) == Server(1, (), "day")


# The log


async def test_line_is_acknowledged_after_its_commit(store: Store, file: Path) -> None:
    made = await store.create(NEW)
    with held(file):
        waiting = asyncio.create_task(store.append(made.id, line(0)))
        done, _ = await asyncio.wait([waiting], timeout=0.2)
        assert not done
        assert rows(file) == []
    await waiting
    assert rows(file) == [(made.id, 0)]


async def test_held_database_is_waited_for(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await store.create(NEW)
    tries, thrice = list[object](), asyncio.Event()
    tried = store._database.write

    async def write(work: Work[Any]) -> Any:
        tries.append(work)
        if len(tries) == 3:
            thrice.set()
        return await tried(work)

    monkeypatch.setattr(store._database, "write", write)
    with held(file):
        waiting = asyncio.create_task(store.append(made.id, line(0)))
        await thrice.wait()
        assert not waiting.done()
    await waiting
    assert rows(file) == [(made.id, 0)]


async def test_no_thread_is_started_for_a_question(store: Store) -> None:
    async def asked(users: range) -> set[Thread]:
        await asyncio.gather(*(store.player(user) for user in users))
        return {thread for thread in enumerate_threads() if thread.name.startswith("database")}

    threads = await asked(range(100, 200))
    assert len(threads) <= READERS + 1
    for more in range(200, 1200, 100):
        assert await asked(range(more, more + 100)) == threads


async def test_database_in_memory_is_shared() -> None:
    store = await Store.open("sqlite+aiosqlite://")
    made = await store.create(NEW)
    assert await asyncio.gather(*(store.table(made.id) for _ in range(8))) == [made] * 8
    await store.close()


async def test_waiting_lines_share_a_commit(store: Store, file: Path) -> None:
    tables = await several(store, 40)
    commits: list[Connection] = []
    event.listen(await store.write(lambda connection: connection.engine), "commit", commits.append)
    await asyncio.gather(*(store.append(table.id, line(0)) for table in tables))
    assert rows(file) == [(table.id, 0) for table in tables]
    assert len(commits) <= 2


async def test_a_line_that_is_there_already_fails_alone(store: Store, file: Path) -> None:
    tables = await several(store, 10)
    await store.append(tables[4].id, line(0, "play KH"))
    tries = [store.append(table.id, line(0)) for table in tables]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [result for result in results if result is not None] == [results[4]]
    assert isinstance(results[4], AnotherWriter)
    assert "another bot" in str(results[4])
    assert rows(file) == [(table.id, 0) for table in tables]
    assert (await store.logs([tables[4].id]))[tables[4].id] == [line(0, "play KH")]


async def test_second_writer_of_a_match_is_noticed(store: Store, file: Path) -> None:
    made = await store.create(NEW)
    other = await Store.open(f"sqlite+aiosqlite:///{file}")
    await store.append(made.id, line(0))
    with pytest.raises(AnotherWriter):
        await other.append(made.id, line(0))
    await other.close()


async def test_whoever_stops_waiting_harms_nobody(store: Store, file: Path) -> None:
    tables = await several(store, 3)
    with held(file):
        tasks = [asyncio.create_task(store.append(table.id, line(0))) for table in tables]
        await asyncio.sleep(0.05)
        tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
    await store.append(tables[1].id, line(1))
    assert rows(file) == sorted([*((table.id, 0) for table in tables), (tables[1].id, 1)])


async def test_closing_writes_what_waits(store: Store, file: Path) -> None:
    tables = await several(store, 5)
    tasks = [asyncio.create_task(store.append(table.id, line(0))) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    assert len(rows(file)) == 5
    with pytest.raises(RuntimeError, match="closed"):
        await store.append(tables[0].id, line(1))


async def test_unanswered_write_can_be_retried(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "RETRY_SECONDS", 0.05)
    store = await Store.open(database(file))
    made = await store.create(NEW)
    with held(file):
        for _ in range(2):
            with pytest.raises(OperationalError) as caught:
                await store.append(made.id, line(0, "play KH"))
            assert "KH" not in str(caught.value)
    await store.append(made.id, line(0))
    assert rows(file) == [(made.id, 0)]
    await store.close()


async def test_the_last_line_and_the_status_are_one(store: Store) -> None:
    made = await store.create(replace(NEW, status="playing"))
    await store.append(made.id, line(0))
    with pytest.raises(AnotherWriter):
        await store.append(made.id, line(0), "over")
    assert (await store.live())[0].status == "playing"
    await store.append(made.id, line(1), "over")
    kept = await store.table(made.id)
    assert kept == replace(made, status="over", changed=line(1).at, version=1)


async def test_logs_are_read_from_any_line(store: Store) -> None:
    tables = await several(store, 3)
    for n in range(12):
        await asyncio.gather(*(store.append(table.id, line(n)) for table in tables[:2]))
    every = [line(n) for n in range(12)]
    numbers = [table.id for table in tables]
    assert await store.logs(numbers) == dict(zip(numbers, (every, every, []), strict=True))
    assert await store.logs(numbers[:1], 9) == {numbers[0]: every[9:]}
