"""A bot that is killed at any moment has kept every action it acknowledged, and goes on as if nothing was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.base import State, replay
from bot.people.recompute import renew
from bot.words import words as catalogue
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds
from tests.tables.crashing import TABLES, Log, Word, digest, logs, run

KILLS = 6


class Replayed:
    """The state of every table after every line, each replayed once."""

    def __init__(self) -> None:
        self._states: dict[int, list[State]] = {}

    def digest(self, word: Word, log: Log) -> str:
        states = self._states.setdefault(word.table, [TABLES[word.channel].start()])
        for line in log[len(states) - 1 :]:
            states.append(replay(states[-1], [line]))
        return digest(states[word.lines])


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_keeps_every_acknowledged_action(tmp_path: Path, seed: int) -> None:
    file, replayed = tmp_path / "crash.sqlite3", Replayed()
    acknowledged: dict[tuple[int, int], tuple[int | None, str | None]] = {}
    before: dict[int, int] = {}
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 60)):
        words = life(file, luck, kill, run)
        kept = logs(file)
        for word in words:
            if word.lines:
                acknowledged[word.table, word.lines - 1] = word.seat, word.action
            assert replayed.digest(word, kept.get(word.table, [])) == word.state
        assert all(kept[table][n] == line for (table, n), line in acknowledged.items())
        if number == KILLS - 1:
            before = {table: len(log) for table, log in kept.items()}
        # It survives all that, and then every table can still be played, some to its end.
        elif number >= KILLS and grown(before, kept) >= len(TABLES) and over(file):
            break
    assert_every_match_is_entered_once(file)


def grown(before: dict[int, int], kept: dict[int, Log]) -> int:
    """How many logs are longer than they were."""
    return sum(len(log) > before.get(table, 0) for table, log in kept.items())


def over(file: Path) -> int:
    """How many matches have ended."""
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone()
    return int(count)


def assert_every_match_is_entered_once(file: Path) -> None:
    """Its last line and its results are one, and so are the ratings that follow."""
    question = """
        SELECT t.status, t.players, count(r.id)
        FROM tables t LEFT JOIN results r ON r."table" = t.id GROUP BY t.id
    """
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute(question).fetchall()
    ended = [table for table in tables if table[0] == "over"]
    assert all(entered == players for _, players, entered in ended)
    assert all(entered == 0 for status, _, entered in tables if status != "over")
    said = renew(f"sqlite+aiosqlite:///{file}")
    assert said == catalogue()("ratings-made", matches=len(ended), wrong=0)
