"""Bots without Discord on one PostgreSQL database, with one of two shards each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from bot.cluster.lease import holding
from tests.house import House

GUILDS = 2 << 22, 3 << 22
"""A server of each shard."""

_leaving: list[asyncio.Task[None]] = []
"""Until whoever leaves has left."""


@asynccontextmanager
async def one_house(url: str, folder: Path) -> AsyncIterator[House]:
    """It has the first shard of two that is free."""
    async with holding(url) as lease:
        await lease.agree(2)
        assert await lease.take(1)
        house = House(folder / "not-used")
        house.url, house.lease = url, lease
        await house.open()
        await lease.listen(partial(_hear, house))
        try:
            yield house
        finally:
            await asyncio.gather(*_leaving)
            _leaving.clear()
            await house.close()


@asynccontextmanager
async def two_houses(url: str, folder: Path) -> AsyncIterator[tuple[House, House]]:
    """Each hears what the other tells."""
    async with one_house(url, folder) as first, one_house(url, folder) as second:
        yield first, second


def _hear(house: House, told: str) -> None:
    match told.split():
        case ["nights"]:
            house.tables.closing.look()
        case ["person", user]:
            house.store.drop(person=int(user))
        case ["forget", user]:
            house.store.drop(person=int(user))
            _leaving.append(asyncio.create_task(house.tables.vacate(int(user))))


__all__ = ["GUILDS", "one_house", "two_houses"]
