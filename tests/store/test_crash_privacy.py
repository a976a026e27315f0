"""However often the bot is killed, whoever it forgot is nowhere, and it goes on with whom it had begun."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.store.storage import Store
from tests.kit.killed import life
from tests.store.crashing_privacy import PEOPLE, TABLES, fill, run

MOST_LIVES = 80


def left(file: Path) -> set[int]:
    """Whose id stands anywhere, read without the bot."""
    columns = ("seats", "user"), ("tables", "host"), ("results", "user"), ("forgetting", "user")
    with closing(sqlite3.connect(file)) as connection:
        return {
            user
            for table, column in columns
            for (user,) in connection.execute(f'SELECT DISTINCT "{column}" FROM "{table}"')  # noqa: S608
            if user > 0
        }


def test_a_delete_survives_every_kill(tmp_path: Path) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    asyncio.run(_made(file))
    gone, went_on, done = set[int](), set[int](), False
    for seed in range(MOST_LIVES):
        # On a busy machine a short life gets nowhere: later ones are longer.
        for said, users in life(file, seed, 0.6 + rng.random() + max(0, seed - 20), run):
            went_on |= {*users} if said == "goes on" else set()
            gone |= {*users}
            done = done or said == "done"
        assert not left(file) & gone
        if done:
            break
    assert done
    assert left(file) == set()
    assert went_on
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute(
            "SELECT DISTINCT name FROM seats UNION SELECT name FROM results"
        ).fetchall()
        aliases = connection.execute('SELECT count(DISTINCT "user"), count(*) FROM seats').fetchone()
        same = connection.execute(
            'SELECT count(*) FROM seats s JOIN results r ON r."table" = s."table" AND r.seat = s.seat'
            ' WHERE r."user" = s."user"'
        ).fetchone()
    # Each is somebody else still, and the same in all that is kept.
    assert names == [("",)]
    assert aliases == (len(PEOPLE), 4 * TABLES)
    assert same == (4 * TABLES,)


async def _made(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
    fill(file)
