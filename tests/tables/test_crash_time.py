"""However often the bot is killed, deadlines fit the log, votes are kept, and what was taken back is gone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.base import NATURE, replay
from bot.games.differ.rules import Differ
from tests.kit.killed import lasting, life, logs
from tests.tables.crashing_time import TABLES, TARGET, Word, run

KILLS = [5, pytest.param(15, marks=pytest.mark.slow)]
LONGEST_LIFE = 1.5
"""Seconds; so some are killed while they still start."""


class Kept:
    """What the file holds, read without the bot."""

    def __init__(self, file: Path) -> None:
        self.logs = logs(file)
        with closing(sqlite3.connect(file)) as connection:
            self.live: set[int] = {
                number for (number,) in connection.execute("SELECT id FROM tables WHERE status = 'playing'")
            }
            self.seats: dict[int, list[Any]] = {}
            chairs = 'SELECT "table", "user", away, missed, ending FROM seats ORDER BY "table", seat'
            for table, *rest in connection.execute(chairs):
                self.seats.setdefault(table, []).append(rest)
            self.deadlines = set(connection.execute('SELECT "table", seat, turn FROM deadlines'))
            self.taken = dict(connection.execute('SELECT "table", count(*) FROM takebacks GROUP BY "table"'))

    def check(self) -> None:
        due = set()
        for number in self.live:
            log = self.logs.get(number, [])
            state = replay(Differ.start(4, {"target": TARGET}), log)
            for seat in state.to_act - {NATURE}:
                _, away, missed, _ = self.seats[number][seat]
                assert (away == "late") == (missed >= 2)
                if away is None and log:
                    due.add((number, seat, sum(by == seat for by, _ in log)))
        assert self.deadlines == due

    def votes(self, table: int) -> set[int]:
        return {user for user, _, _, ending in self.seats[table] if ending}

    def hands(self, table: int) -> int:
        return sum(seat == NATURE and action.startswith("deal ") for seat, action in self.logs.get(table, []))


@pytest.mark.parametrize("kills", KILLS)
def test_time_survives_every_kill(tmp_path: Path, kills: int) -> None:
    file, rng = tmp_path / "crash.sqlite3", Random()
    taken: dict[int, int] = {}
    heard_of: set[int] = set()
    votes: dict[int, tuple[frozenset[int], int]] = {}
    killed = 0
    while (
        killed < kills
        or len(heard_of) < TABLES
        or not sum(taken.values())
        or not any(voted for voted, _ in votes.values())
    ):
        words: list[Word] = life(file, killed, 0.3 + lasting(killed, kills, rng) * LONGEST_LIFE, run)
        killed += 1
        if not words:
            continue
        lives: dict[int, int] = {}
        for word in words:
            heard_of.add(word.table)
            votes[word.table] = word.votes, word.hands
            lives[word.table] = word.taken
        for table, count in lives.items():
            taken[table] = taken.get(table, 0) + count
        kept = Kept(file)
        kept.check()
        for table in heard_of & kept.live:
            voted, hands = votes.get(table, (frozenset(), 0))
            if kept.hands(table) == hands:
                assert kept.votes(table) >= voted
            assert kept.taken.get(table, 0) >= taken.get(table, 0)
