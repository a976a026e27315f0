"""The cache is never older than the last write, and is bounded."""

from __future__ import annotations

import asyncio

from bot.ops.cache import Cache


class Shelf:
    """A store whose reads wait while its door is held."""

    def __init__(self) -> None:
        self.values: dict[int, str] = {}
        self.read_keys: list[int] = []
        self.door = asyncio.Event()
        self.door.set()

    async def read(self, key: int) -> str:
        self.read_keys.append(key)
        found = self.values.get(key, "")
        await self.door.wait()
        return found


async def test_value_is_read_once_until_dropped() -> None:
    shelf = Shelf()
    cache = Cache(shelf.read, 10)
    for value in ("", "new"):
        shelf.values[1] = value
        cache.drop(1)
        assert [await cache.get(1) for _ in range(3)] == [value] * 3
    assert shelf.read_keys == [1, 1]


async def test_value_read_during_a_write_is_not_cached() -> None:
    shelf = Shelf()
    cache = Cache(shelf.read, 10)
    shelf.door.clear()
    reading = asyncio.create_task(cache.get(1))
    await asyncio.sleep(0)
    shelf.values[1] = "new"
    cache.drop(1)
    shelf.door.set()
    assert await reading == ""
    assert await cache.get(1) == "new"


async def test_those_asked_for_longest_ago_are_forgotten() -> None:
    shelf = Shelf()
    cache = Cache(shelf.read, 3)
    for key in (1, 2, 3, 1, 4):
        await cache.get(key)
    assert len(cache) == 3
    for key in (1, 3, 4):
        await cache.get(key)
    assert shelf.read_keys == [1, 2, 3, 4]
    await cache.get(2)
    assert shelf.read_keys == [1, 2, 3, 4, 2]
