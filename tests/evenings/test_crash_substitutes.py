"""A bot that is killed at any moment has kept every seat that changed hands, and whose it was."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.evenings.crashing_substitutes import Said, run
from tests.house import House, fresh
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds

KILLS = 6


class Chair(NamedTuple):
    table: int
    user: int
    owner: int | None
    handed: int | None
    offered: int | None


def chairs(file: Path) -> list[Chair]:
    """The file's content, read without the bot."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute('SELECT "table", user, owner, handed, offered FROM seats')
        return [Chair(*row) for row in rows]


def assert_kept(file: Path, certain: dict[tuple[int, int], str]) -> None:
    kept = chairs(file)
    sat = Counter((one.table, user) for one in kept for user in (one.user, one.owner) if user)
    assert set(sat.values()) <= {1}
    assert all((one.owner is None) == (one.handed is None) for one in kept)
    here = {(one.table, one.user): one for one in kept}
    gone = {(one.table, one.owner): one for one in kept if one.owner}
    for key, doing in certain.items():
        if doing == "take":
            assert here[key].owner is not None
            assert here[key].offered is None
        elif doing == "offer":
            # Somebody may have taken it since.
            assert key in gone or here[key].offered is not None
        elif doing == "keep":
            assert here[key].offered is None


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_keeps_seats_that_changed_hands(tmp_path: Path, seed: int) -> None:
    file, acknowledged = tmp_path / "seats.sqlite3", 0
    certain: dict[tuple[int, int], str] = {}
    """Last step of each person at a table that nothing can have undone."""
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 30)):
        before: dict[tuple[int, int], str | None] = {}
        said: Said
        for said in life(file, luck, kill, run):
            if said.doing == "play":
                continue
            key = said.table, said.user
            if said.what == "tries":
                before[key] = certain.pop(key, None)
            elif said.what == "has":
                certain[key] = said.doing
                acknowledged += said.doing == "take"
            elif (was := before[key]) is not None:
                certain[key] = was
        if certain:
            assert_kept(file, certain)
        if number >= KILLS and acknowledged >= 2 * KILLS:
            break
    asyncio.run(_goes_on(file))


async def _goes_on(file: Path) -> None:
    """The log is each match, whoever sat there, and it wakes as it was."""
    house = House(file)
    await house.open()
    try:
        assert house.closed == ()
        for table in house.tables.live():
            assert table.state == fresh(table)
            assert await house.store.table(table.id) == table.record
    finally:
        await house.close()
