"""The servers that a process may write for, on a database that no other process uses."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from bot.store.notices import Kind
from bot.store.shards import Shards


class Alone:
    """The only process on a database: every server is its own. `bot/cluster/lease.py` has the other case."""

    def __init__(self, shards: Shards | None = None) -> None:
        self.shards = shards or Shards()
        self.lost = asyncio.Event()
        """Set when the process may no longer write."""

    @property
    def shared(self) -> bool:
        """Whether other processes may play on this database."""
        return False

    def check(self, connection: Connection, guild: int | None) -> None:
        """Raise `Refusal` unless this server is ours to write, and remains so until the transaction ends."""

    async def tell(self, kind: Kind, *numbers: int) -> None:
        """Notify every process of this database, including this one."""
