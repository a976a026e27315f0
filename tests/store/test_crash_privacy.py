"""However often the bot is killed, whoever it forgot is nowhere, and it goes on with whom it had begun."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.databases import database
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.store.crashing_privacy import PEOPLE, TABLES, fill, run

KILLS = 6


def left(file: Path) -> set[int]:
    """Return all user ids in the file, read without the bot."""
    columns = ("seats", "user"), ("tables", "host"), ("results", "user"), ("forgetting", "user")
    with closing(sqlite3.connect(file)) as connection:
        return {
            user
            for table, column in columns
            for (user,) in connection.execute(f'SELECT DISTINCT "{column}" FROM "{table}"')  # noqa: S608
            if user > 0
        }


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_goes_on_forgetting_people(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    database(file)
    fill(file)
    gone, went_on, done = set[int](), set[int](), False
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 30)):
        for said, users in life(file, luck, kill, run):
            went_on |= {*users} if said == "goes on" else set()
            gone |= {*users}
            done = done or said == "done"
        assert not left(file) & gone
        if number >= KILLS and done:
            break
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
