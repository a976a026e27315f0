"""Bots that are killed at a chosen commit, and what they had acknowledged until then."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any, NamedTuple
from unittest.mock import patch

from sqlalchemy.engine.default import DefaultDialect

from bot.store import database
from tests.house import House

Bot = Callable[[Path, Connection, int], None]
"""Runs a bot on a file with a seed until it is killed; reports through the pipe."""

SILENCE = 120
"""Seconds without a report after which a bot is stuck."""


class Kill(NamedTuple):
    """The commit at which a bot dies.

    Between two commits a database stays as it is, so no other moment leaves anything else behind.
    """

    commit: int
    """Its number among this life's commits that change anything."""
    kept: bool
    """Whether it dies right after the commit, before anybody hears of it, or right before."""


def kills(seed: int, many: int, most: int) -> Iterator[tuple[int, Kill]]:
    """Yield seeds and kills: this many lives of at most `most` commits, then ever longer ones."""
    rng = Random(seed)
    for life in range(many):
        yield 1000 * seed + life, Kill(rng.randint(1, most), rng.random() < 0.5)
    for life in range(many, many + 10):
        yield 1000 * seed + life, Kill(most * (life - many + 2), kept=True)
    raise AssertionError("after all these lives something has not happened that must")


def life(file: Path, seed: int, kill: Kill, bot: Bot) -> list[Any]:
    """Run a bot until it is killed or has nothing left to do, and return what it said."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([bot.__module__])
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_doomed, args=(file, there, seed, kill, bot))
    process.start()
    there.close()
    with closing(here):
        words = _heard(here)
        process.kill()
        process.join()
    assert process.exitcode == -SIGKILL
    process.close()
    return words


def until_killed(file: Path, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """Wake the tables of this file, do the work, and die without closing anything."""

    async def living() -> None:
        house = House(file)
        await house.open()
        if house.closed:
            raise AssertionError(house.closed)
        await work(house)
        die()

    asyncio.run(living())


def die() -> None:
    os.kill(os.getpid(), SIGKILL)


def _doomed(file: Path, pipe: Connection, seed: int, kill: Kill, bot: Bot) -> None:
    commit: Callable[..., None] = DefaultDialect.do_commit
    done, changes = 0, 0

    def counted(dialect: DefaultDialect, connection: Any) -> None:
        nonlocal done, changes
        # One connection writes; those that read have changed nothing.
        if connection.total_changes > changes:
            changes = connection.total_changes
            done += 1
            if done >= kill.commit:
                if kill.kept:
                    commit(dialect, connection)
                die()
        commit(dialect, connection)

    # A killed process loses nothing that it gave to the system; only a power cut would.
    loose = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in database.SQLITE)
    with patch.object(DefaultDialect, "do_commit", counted), patch.object(database, "SQLITE", loose):
        bot(file, pipe, seed)


def _heard(pipe: Connection) -> list[Any]:
    """Return everything sent through the pipe until its other end is closed."""
    words = []
    try:
        while pipe.poll(SILENCE):
            words.append(pipe.recv())
    except EOFError:
        return words
    raise AssertionError("it does nothing and is not killed")
