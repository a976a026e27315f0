"""A bot that is killed at any moment has kept every action it acknowledged, and goes on as if nothing was."""

from __future__ import annotations

import multiprocessing
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any

import pytest

from bot.games.base import State, replay
from bot.store.backfill import renew
from bot.words import words as catalogue
from tests.tables.crashing import TABLES, Word, digest, run

KILLS = [10, pytest.param(60, marks=pytest.mark.slow)]
LONGEST_LIFE = 0.5
"""Seconds; so some are killed while they still start."""
PATIENCE = 30
"""More lives, each longer than the last, until all has been seen that has to be: machines may be busy."""

Log = list[tuple[int, str]]
Life = Callable[[Path, Connection, int], None]
"""What a bot does until it is killed, and says through the pipe."""


def logs(file: Path) -> dict[int, Log]:
    """What the file holds, read without the bot."""
    found: dict[int, Log] = {}
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute('SELECT "table", n, seat, action FROM log ORDER BY "table", n')
        for table, n, seat, action in rows:
            log = found.setdefault(table, [])
            assert n == len(log)
            log.append((seat, action))
    return found


class Replayed:
    """The state of every table after every line, each replayed once."""

    def __init__(self) -> None:
        self._states: dict[int, list[State]] = {}

    def digest(self, word: Word, log: Log) -> str:
        states = self._states.setdefault(word.table, [TABLES[word.channel].start()])
        for line in log[len(states) - 1 :]:
            states.append(replay(states[-1], [line]))
        return digest(states[word.lines])


def life(file: Path, seed: int, seconds: float, lived: Life = run) -> list[Any]:
    """Start a bot, kill it, and return what it said."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([lived.__module__])
    here, there = context.Pipe(duplex=False)
    bot = context.Process(target=lived, args=(file, there, seed))
    bot.start()
    there.close()
    with closing(here):
        words = heard(here, seconds)
        bot.kill()
        bot.join()
        words += heard(here, 1)
    assert bot.exitcode == -SIGKILL
    bot.close()
    return words


def lasting(life: int, kills: int, rng: Random) -> float:
    """How long a life may be, as a share of the longest: after `kills` of them ever longer ones."""
    assert life < kills + PATIENCE
    return rng.random() if life < kills else 4.0 + life - kills


def heard(pipe: Connection, seconds: float) -> list[Any]:
    """All that comes through the pipe in this time, or until nobody is left to speak."""
    words, until = [], time.monotonic() + seconds
    try:
        while pipe.poll(max(0, until - time.monotonic())):
            words.append(pipe.recv())
    except EOFError:
        pass
    return words


@pytest.mark.parametrize("kills", KILLS)
def test_no_acknowledged_action_is_lost_however_often_the_bot_is_killed(tmp_path: Path, kills: int) -> None:
    file, rng, replayed = tmp_path / "crash.sqlite3", Random(), Replayed()
    acknowledged: dict[tuple[int, int], tuple[int | None, str | None]] = {}
    kept: dict[int, Log] = {}
    # It survives all that, and then every table can still be played, some to its end.
    before: dict[int, int] = {}
    lives = 0
    while lives < kills or len(acknowledged) < kills or grown(before, kept) < len(TABLES) or not over(file):
        words = life(file, lives, lasting(lives, kills, rng) * LONGEST_LIFE)
        lives += 1
        kept = logs(file) if words else kept
        for word in words:
            if word.lines:
                acknowledged[word.table, word.lines - 1] = word.seat, word.action
            assert replayed.digest(word, kept.get(word.table, [])) == word.state
        assert all(kept[table][n] == line for (table, n), line in acknowledged.items())
        if lives == kills:
            before = {table: len(log) for table, log in kept.items()}
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
    assert said[0] == catalogue()("ratings-entered", entered=0, unreadable=0)
    assert said[1] == catalogue()("ratings-made", matches=len(ended), wrong=0)
