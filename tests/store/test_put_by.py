"""Tables that were put by, in a list that is asked for at every keystroke: the database selects them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from bot.games import GAMES
from bot.records.stored import Record, TypedName
from bot.schema.tables import seats, tables
from bot.service.openings import PAGE, PAGES
from bot.service.tables import Tables
from bot.store import storage
from bot.store.rows import read_records
from bot.store.storage import Store
from tests.kit.databases import database

MANY = 3 * PAGE * PAGES
NAMES = ("Ann", "Bob", "Émile", "Zoë")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The tables that were read."""
    found: list[int] = []

    def reading(connection: Connection, which: Any) -> list[Record]:
        records = read_records(connection, which)
        found.extend(record.id for record in records)
        return records

    monkeypatch.setattr(storage, "read_records", reading)
    return found


@pytest.fixture
async def known(tmp_path: Path) -> AsyncIterator[Tables]:
    """Far more than anybody scrolls through; the last that changed has the smallest number."""
    store = await Store.open(database(tmp_path / "toucan.sqlite3"))

    def work(connection: Connection) -> None:
        rules = GAMES["differ"].rules
        made = {"guild": 5, "slug": "differ", "rules": rules, "players": 4, "options": "{}", "host": 1}
        numbers = range(1, MANY + 1)
        changed = {number: MANY - number for number in numbers}
        connection.execute(
            insert(tables),
            [
                made | {"id": one, "channel": one, "status": "idle", "opened": one, "changed": changed[one]}
                for one in numbers
            ],
        )
        connection.execute(
            insert(seats),
            [
                {"table": one, "seat": seat, "name": f"{name} {one % 7}", "user": 10 * one + seat}
                for one in numbers
                for seat, name in enumerate(NAMES)
            ],
        )

    await store.write(work)
    yield Tables(store)
    await store.close()


async def test_the_newest_are_read_and_no_others(read: list[int], known: Tables) -> None:
    assert [one.id for one in await known.put_by(5, most=3)] == [1, 2, 3]
    assert len(read) <= PAGE
    assert [one.id for one in await known.put_by(5, 10 * MANY)] == [MANY]


@pytest.mark.parametrize(
    ("word", "first"),
    [("1499", 1499), ("ann 3", 3), ("ZOË 5", 5), ("émile 0", 7), ("nobody", None), ("%", None)],
)
async def test_typed_text_is_searched_in_the_database(
    read: list[int], known: Tables, word: str, first: int | None
) -> None:
    found = await known.put_by(5, told=TypedName(word), most=25)
    assert next((one.id for one in found), None) == first
    assert len(read) <= PAGE


async def test_search_looks_at_few_pages(read: list[int], known: Tables) -> None:
    asked = TypedName("differ", ("differ",))
    found = await known.put_by(5, told=asked, fits=lambda one: one.id == PAGE + 1, most=25)
    assert [one.id for one in found] == [PAGE + 1]
    assert len(read) == PAGE * PAGES
