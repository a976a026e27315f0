"""Bots that are killed, and what they had acknowledged."""

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

from tests.tables.crashing import run

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
