"""However often the bot is killed, kept seats stay kept, and nobody is mentioned twice for a table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.kit.killed import lasting, life
from tests.people.crashing_company import Word, run

KILLS = [3, pytest.param(30, marks=pytest.mark.slow)]
LONGEST_LIFE = 0.6
"""Seconds; so some are killed while they still start."""

Seats = tuple[tuple[int | None, str | None], ...]


@pytest.mark.parametrize("kills", KILLS)
def test_a_killed_bot_keeps_every_seat_and_mentions_nobody_twice(tmp_path: Path, kills: int) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    told: dict[str, list[tuple[int, int]]] = {"invited": [], "called": []}
    begun: set[int] = set()
    lives = 0
    # Of both kinds, at tables that one life left to another.
    while lives < kills or not (all(told.values()) and len(begun) > 1):
        newest: dict[int, Word] = {}
        words = life(file, lives, lasting(lives, kills, rng) * LONGEST_LIFE, run)
        for word in words:
            newest[word.table] = word
            if word.what != "seats":
                told[word.what].append((word.table, word.user))
        begun |= {lives} if words else set()
        lives += 1
        kept = tables(file) if newest else {}
        for table, word in newest.items():
            version, seats = kept[table]
            assert version >= word.version
            if version == word.version:
                assert seats == word.seats
    mentioned = [*told["invited"], *told["called"]]
    assert len(mentioned) == len(set(mentioned))
    assert set(mentioned) <= remembered(file)


def tables(file: Path) -> dict[int, tuple[int, Seats]]:
    """What the file has of each: its version, and who sits where or has a seat kept."""
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
