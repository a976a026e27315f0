"""A cache of values read asynchronously, with least-recently-used eviction."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """A cache; a writer of a value must drop it here afterwards."""

    def __init__(self, read: Callable[[Key], Awaitable[Value]], most: int) -> None:
        self._read = read
        self._most = most
        self._values: OrderedDict[Key, Value] = OrderedDict()
        self._dropped = 0
        """Number of drops so far: a read that began before the latest may be outdated."""

    def __len__(self) -> int:
        return len(self._values)

    async def get(self, key: Key) -> Value:
        if key in self._values:
            self._values.move_to_end(key)
            return self._values[key]
        dropped = self._dropped
        value = await self._read(key)
        if dropped == self._dropped:
            self._values[key] = value
            while len(self._values) > self._most:
                self._values.popitem(last=False)
        return value

    def drop(self, key: Key) -> None:
        self._dropped += 1
        self._values.pop(key, None)
