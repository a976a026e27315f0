"""However often the bot is killed, kept seats stay kept, and nobody is mentioned twice for a table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.people.crashing_company import Word, run

KILLS = 6

Seats = tuple[tuple[int | None, str | None], ...]


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_keeps_seats_and_mentions_nobody_twice(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    told: dict[str, list[tuple[int, int]]] = {"invited": [], "called": []}
    begun: set[int] = set()
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 40)):
        newest: dict[int, Word] = {}
        words = life(file, luck, kill, run)
        for word in words:
            newest[word.table] = word
            if word.what != "seats":
                told[word.what].append((word.table, word.user))
        begun |= {number} if words else set()
        kept = tables(file) if newest else {}
        for table, word in newest.items():
            version, seats = kept[table]
            assert version >= word.version
            if version == word.version:
                assert seats == word.seats
        # Of both kinds, at tables that one life left to another.
        if number >= KILLS and all(told.values()) and len(begun) > 1:
            break
    mentioned = [*told["invited"], *told["called"]]
    assert len(mentioned) == len(set(mentioned))
    assert set(mentioned) <= remembered(file)


def tables(file: Path) -> dict[int, tuple[int, Seats]]:
    with closing(sqlite3.connect(file)) as database:
        made: dict[int, tuple[int, list[tuple[int | None, str | None]]]] = {
            number: (version, [(None, None)] * players)
            for number, version, players in database.execute("SELECT id, version, players FROM tables")
        }
        for number, seat, user, away in database.execute('SELECT "table", seat, user, away FROM seats'):
            made[number][1][seat] = (user, away)
    return {number: (version, tuple(seats)) for number, (version, seats) in made.items()}


def remembered(file: Path) -> set[tuple[int, int]]:
    with closing(sqlite3.connect(file)) as database:
        return set(database.execute('SELECT "table", user FROM called'))
