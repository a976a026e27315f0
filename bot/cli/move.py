"""`python -m bot move URL`: go from SQLite to PostgreSQL or back, with everything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.cli.opening import alone
from bot.cluster.lease import is_shared
from bot.games.base import Refusal
from bot.ops import postgres
from bot.settings import Settings
from bot.store import moving
from bot.store.backup import database_file
from bot.store.database import Database, connected
from bot.store.sealing import key_file
from bot.store.unopened import in_sentences
from bot.words import words


def move(settings: Settings, url: str, tell: Callable[[str], None]) -> None:
    """Copy the configured database to this address and tell what to do next.

    `Refusal` while a bot runs on either, or if the target has other data.
    """
    target = postgres.read(url)
    if not is_shared(settings.database):
        file = database_file(settings.database)
        if not file.is_file():
            raise Refusal("backup-no-database", file=str(file))
    if target == postgres.read(settings.database):
        raise Refusal("move-itself")
    asyncio.run(_moved(settings.database, url, tell))
    tell(words()("move-done", target=target.render_as_string(hide_password=True)))
    key, wanted = (key_file(settings.seed_key, address) for address in (settings.database, url))
    if key and wanted and key.exists() and key.absolute() != wanted.absolute():
        tell(words()("move-key", file=str(key), place=str(wanted)))


async def _moved(source: str, target: str, tell: Callable[[str], None]) -> None:
    def told(table: str, rows: int) -> None:
        tell(words()("move-table", table=table, rows=rows))

    with in_sentences():
        async with alone(source), alone(target), _opened(source) as old, _opened(target) as new:
            await moving.move(old, new, told)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    database = await connected(url)
    try:
        yield database
    finally:
        await database.close()
