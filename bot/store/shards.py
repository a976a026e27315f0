"""The servers of this process: those of its shards, as Discord divides all servers among connections."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import isqrt
from typing import Any

from sqlalchemy import ColumnElement, func


def shard_of(guild: int | None, count: int) -> int:
    """Return the shard, out of `count`, that serves a server; private messages belong to shard 0."""
    return ((guild or 0) >> 22) % count


def place(shard: int, count: int) -> int:
    """Return a number that is unique for a shard and the number of shards; 1 for the only shard of one."""
    return count * (count - 1) // 2 + shard + 1


def at_place(number: int) -> tuple[int, int]:
    """Return the shard with this number, and the number of shards."""
    count = (1 + isqrt(8 * number - 7)) // 2
    return number - place(0, count), count


def in_shards(guild: ColumnElement[Any], count: int, shards: Collection[int]) -> ColumnElement[bool]:
    """Return the SQL condition that the server in this column belongs to one of these shards."""
    return (func.coalesce(guild, 0) // (1 << 22) % count).in_(shards)


@dataclass(slots=True)
class Shards:
    """The shards of this process; a single one for all servers, unless several processes divide them."""

    count: int = 1
    """Total number of shards, in all processes."""
    ours: frozenset[int] = frozenset({0})

    @property
    def some(self) -> bool:
        """Whether other processes may have some of the servers."""
        return len(self.ours) < self.count

    def of(self, guild: int | None) -> int:
        return shard_of(guild, self.count)

    def has(self, guild: int | None) -> bool:
        return self.of(guild) in self.ours
