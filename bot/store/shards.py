"""Which servers are this process's: those of its shards, as Discord divides all servers among connections."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import isqrt
from typing import Any

from sqlalchemy import ColumnElement, func


def shard_of(guild: int | None, count: int) -> int:
    """Which of so many shards hears of a server; private messages are the first one's."""
    return ((guild or 0) >> 22) % count


def place(shard: int, count: int) -> int:
    """Return a number that is unique for a shard and the number of shards; 1 for the only shard of one."""
    return count * (count - 1) // 2 + shard + 1


def at_place(number: int) -> tuple[int, int]:
    """Return the shard with this number, and the number of shards."""
    count = (1 + isqrt(8 * number - 7)) // 2
    return number - place(0, count), count


def in_shards(guild: ColumnElement[Any], count: int, shards: Collection[int]) -> ColumnElement[bool]:
    """In SQL, whether the server in this column is one of these shards'."""
    return (func.coalesce(guild, 0) // (1 << 22) % count).in_(shards)


@dataclass(slots=True)
class Shards:
    """One for all servers, unless several processes have divided them."""

    count: int = 1
    """How many there are, in all processes."""
    ours: frozenset[int] = frozenset({0})

    @property
    def some(self) -> bool:
        """Whether there are servers that are not ours."""
        return len(self.ours) < self.count

    def of(self, guild: int | None) -> int:
        return shard_of(guild, self.count)

    def has(self, guild: int | None) -> bool:
        return self.of(guild) in self.ours
