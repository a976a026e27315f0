"""However often the bot is killed, deadlines fit the log, votes are kept, and what was taken back is gone."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.games.base import NATURE, replay
from bot.games.differ.rules import Differ
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.tables.crashing import logs
from tests.tables.crashing_time import TABLES, TARGET, Word, run

KILLS = 6


class Kept:
    """The file's content, read without the bot."""

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


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_keeps_deadlines_votes_and_takebacks(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "crash.sqlite3"
    taken: Counter[int] = Counter()
    votes: dict[int, tuple[frozenset[int], int]] = {}
    ever_voted = False
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 40)):
        words: list[Word] = life(file, luck, kill, run)
        for word in words:
            votes[word.table] = word.votes, word.hands
            ever_voted |= bool(word.votes)
        taken.update({word.table: word.taken for word in words})
        kept = Kept(file)
        kept.check()
        for table in votes.keys() & kept.live:
            voted, hands = votes[table]
            if kept.hands(table) == hands:
                assert kept.votes(table) >= voted
            assert kept.taken.get(table, 0) >= taken[table]
        if number >= KILLS and ever_voted and len(votes) == TABLES and taken.total():
            break
