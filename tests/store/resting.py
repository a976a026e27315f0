"""`python -m bot run` without Discord, in a process of its own: it sits there until told to stop."""

from __future__ import annotations

import asyncio
import sys

from bot.app import Toucan
from bot.cli.run import run
from bot.games.base import Refusal
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store.storage import Store

OPENED = 1_000
"""The channel of the first table that it opens, one in every life; the others follow."""


async def _login(bot: Toucan, _token: str) -> None:
    store = await Store.open(bot.settings.database)
    bot._until_closed.push_async_callback(store.close)
    await bot.load(store, Tables(store))
    await bot.tables.wake()


async def _connect(bot: Toucan) -> None:
    found = [table.channel for table in bot.tables.live()]
    channel = OPENED + sum(number >= OPENED for number in found)
    await bot.tables.open("differ", guild=1, channel=channel, user=channel, name="Ann")
    sys.stdout.write(f"up {' '.join(map(str, (*found, channel)))}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()


def main(url: str) -> None:
    Toucan.login = _login  # type: ignore[method-assign,assignment]
    Toucan.connect = _connect  # type: ignore[method-assign,assignment]
    try:
        run(Settings(database=url, token=url, workers=0))
    except Refusal as refused:
        sys.exit(refused.key)


if __name__ == "__main__":
    main(sys.argv[1])
