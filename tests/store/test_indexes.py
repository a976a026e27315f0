"""Frequent questions use an index, by SQLite's query plan."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.people import used_attempts
from bot.people.boards import Boards
from bot.people.challenges import Challenges
from bot.people.history import history
from bot.people.profiles import Profiles
from bot.privacy import export
from bot.privacy.forgetting import begin_forgetting, go_on_forgetting
from bot.ratings.ledger import ALL
from bot.records.periods import period
from bot.records.stored import Preferences, TypedName, now
from bot.records.weekly import week_of
from bot.store.storage import Store
from bot.time import rows as times
from tests.kit.databases import database

LARGE = ("tables", "seats", "log", "results", "ratings", "players", "clicks", "takebacks", "seeds")
"""Tables that grow with the number of players."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(database(tmp_path / "indexes.sqlite3"))
    yield made
    await made.close()


async def _people(store: Store) -> None:
    await store.player(1)
    await store.server(1)
    await store.prefer(Preferences(1, forced="all"))
    await export.about(store, 1)
    await export.about(store, 2)
    await begin_forgetting(store, 1)
    assert await go_on_forgetting(store, 1)


async def _tables(store: Store) -> None:
    await store.live()
    await store.put_by(1)
    await store.put_by(1, 2)
    await store.put_by(1, told=TypedName("ann", ("differ",)), most=25)
    await store.table(1)
    await store.last_in(7)
    await store.logs([1, 2])
    await history(store, 1, 0)
    await store.read(times.read_deadlines)


async def _boards(store: Store) -> None:
    for scope in (1, ALL):
        await Boards(store).rated(scope, "differ", 1)
        for kind in ("week", "season"):
            await Boards(store).gained(scope, "differ", period(kind, now()), 1, 0)
    await Boards(store).most_played(1)
    await Profiles(store).profile(1, 2)
    await Profiles(store).course(1, "differ", 2)
    await Profiles(store).changes(1)
    await Profiles(store).met(1, 2, 3)


async def _challenges(store: Store) -> None:
    challenges, week = Challenges(store), week_of(now())
    await challenges.attempt(1, week, 2)
    await challenges.board(1, week, now())
    await store.write(lambda connection: used_attempts.mark(connection, 2, now()))


@pytest.mark.parametrize("ask", [_people, _tables, _boards, _challenges])
async def test_nothing_large_is_read_through(store: Store, ask: Any) -> None:
    asked: dict[str, Any] = {}

    def hear(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        asked.setdefault(statement, values)

    engines = {await store.read(lambda it: it.engine), await store.write(lambda it: it.engine)}
    for engine in engines:
        event.listen(engine, "before_cursor_execute", hear)
    await ask(store)
    for engine in engines:
        event.remove(engine, "before_cursor_execute", hear)
    known = {name: [name] for name in LARGE}
    assert asked
    for statement, values in asked.items():
        if not statement.lstrip().startswith(("SELECT", "UPDATE", "DELETE", "WITH")):
            continue
        plan = await store.read(
            lambda it, sql=statement, of=values: it.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", of).all()  # type: ignore[misc]
        )
        for *_, step in plan:
            scanned = re.match(r"SCAN (\w+)", step)
            assert not scanned or scanned[1] not in known, f"{step} in {statement}"
