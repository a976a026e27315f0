"""An interaction that has changed something is known with that change, and not before."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.store import acted
from bot.store.storage import Store
from tests.kit.databases import database

MINUTE = 60 * 1000 << 22


def nothing(_: Connection) -> None:
    """Whatever it is, it is committed."""


def fails(_: Connection) -> None:
    raise RuntimeError


async def test_interaction_is_stored_with_its_first_change(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path / "toucan.sqlite3"))
    await store.write(nothing)
    acted.begin(100 * MINUTE)
    assert await store.read(acted.read) == []
    with pytest.raises(RuntimeError):
        await store.write(fails)
    assert await store.read(acted.read) == []
    await asyncio.gather(
        store.write(nothing), store.write(nothing), asyncio.create_task(store.write(nothing))
    )
    assert await store.read(acted.read) == [100 * MINUTE]
    # It is not said again what is known.
    assert acted.present() is None
    await store.close()


async def test_old_interactions_are_dropped(tmp_path: Path) -> None:
    store = await Store.open(database(tmp_path / "toucan.sqlite3"))
    for minute in (1, 10, 17, 20):
        acted.begin(minute * MINUTE)
        await store.write(nothing)
    # One that is told late takes nothing from those after it.
    acted.begin(8 * MINUTE)
    await store.write(nothing)
    assert await store.read(acted.read) == [8 * MINUTE, *(minute * MINUTE for minute in (10, 17, 20))]
    await store.close()
