"""`python -m bot new-key`: give up the secrets that a lost key has sealed, so that the bot can start."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.cluster.lease import holding_if_shared
from bot.games.base import Refusal
from bot.ops.handover import attended
from bot.store import sealing
from bot.store.backup import file_if_any
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from bot.words import words

if TYPE_CHECKING:
    from pathlib import Path

    from bot.settings import Settings


def new_key(settings: Settings) -> str:
    """Give up secrets that the configured key does not open, and make a key if there is none; return the
    report.

    Raises `Refusal` while a bot runs on the database, and if nothing is lost.
    """
    file = sealing.key_file(settings.seed_key, settings.database)
    if file is None:
        raise Refusal("key-needless")
    return asyncio.run(_given_up(settings.database, file))


async def _given_up(database: str, file: Path) -> str:
    with in_sentences():
        async with attended(file_if_any(database)), holding_if_shared(database):
            store = await Store.open(database)
            try:
                key = await asyncio.to_thread(_key, file)
                lost = await store.write(lambda connection: sealing.give_up(connection, key))
            finally:
                await store.close()
    return words()("key-new", file=str(file), lost=lost)


def _key(file: Path) -> sealing.Key:
    return sealing.read(file) if file.exists() else sealing.make(file)
