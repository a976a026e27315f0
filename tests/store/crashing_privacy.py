"""A bot that forgets people one after the other, a row at a time, until it is killed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from bot.privacy import deletion as privacy
from bot.service.tables import Tables
from bot.store.storage import Store
from tests.kit.killed import die

PEOPLE = range(101, 113)
TABLES = 48


def fill(file: Path) -> None:
    """Old matches of all these people, four at each; the first is the host."""
    with closing(sqlite3.connect(file)) as connection, connection:
        for number in range(1, TABLES + 1):
            sitting = [PEOPLE[(number * 7 + seat * 5) % len(PEOPLE)] for seat in range(4)]
            connection.execute(
                "INSERT INTO tables (id, guild, channel, slug, rules, players, options, host, status, opened,"
                " changed) VALUES (?, 1, ?, 'differ', 1, 4, '{}', ?, 'over', 1, 2)",
                (number, number, sitting[0]),
            )
            for seat, user in enumerate(sitting):
                named = (number, seat, user, f"Name {user}")
                connection.execute(
                    'INSERT INTO seats ("table", seat, "user", name) VALUES (?, ?, ?, ?)', named
                )
                connection.execute(
                    'INSERT INTO results ("table", seat, slug, players, "user", name, score, place, rated,'
                    " ended) VALUES (?, ?, 'differ', 4, ?, ?, 1, 1, 'yes', 2)",
                    named,
                )


def run(file: Path, pipe: Connection, _seed: int) -> None:
    asyncio.run(_run(file, pipe))


async def _run(file: Path, pipe: Connection) -> None:
    privacy.BATCH = 1  # type: ignore[misc]
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    tables = Tables(store)
    await tables.wake()
    unfinished = await store.read(privacy.under_way)
    await tables.forget_the_others()
    pipe.send(("goes on", tuple(unfinished)))
    for user in PEOPLE:
        if await store.read(lambda connection, who=user: privacy.held(connection, who)):  # type: ignore[misc]
            await tables.forget(user)
            pipe.send(("forgot", (user,)))
    pipe.send(("done", ()))
    die()
