"""Two bots without Discord on one PostgreSQL database, with a shard each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from bot.store.lease import holding
from tests.house import House

GUILDS = 2 << 22, 3 << 22
"""A server of each shard."""

_leaving: list[asyncio.Task[None]] = []
"""Until whoever leaves has left."""


@asynccontextmanager
async def two_houses(url: str, folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Each hears what the other tells."""
    async with AsyncExitStack() as stack:
        made = []
        for shard in range(2):
            lease = await stack.enter_async_context(holding(url))
            await lease.agree(2)
            assert await lease.take(1) == {shard}
            house = House(folder / "not-used")
            house.url, house.lease = url, lease
            await house.open()
            stack.push_async_callback(house.close)
            await lease.listen(partial(_hear, house))
            made.append(house)
        yield made[0], made[1]
        await asyncio.gather(*_leaving)
        _leaving.clear()


def _hear(house: House, told: str) -> None:
    """As `Toucan._heard` does."""
    match told.split():
        case ["nights"]:
            house.tables.closing.look()
        case ["forget", user]:
            _leaving.append(asyncio.create_task(house.tables.vacate(int(user))))


__all__ = ["GUILDS", "two_houses"]
