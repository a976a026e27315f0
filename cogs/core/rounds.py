"""Work on the servers of each of our shards, from the shard's connection on."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from discord.ext import commands

from bot.ops.tasks import until_done

if TYPE_CHECKING:
    from cogs.core.client import Client


class Rounds(commands.Cog):
    """A cog that looks at the servers of a shard once it is connected, and then from time to time."""

    doing: ClassVar[str]
    """The work in words, for the log."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._rounds: dict[int, asyncio.Task[None]] = {}

    @abstractmethod
    async def look(self, shard: int) -> None:
        """Do what is due on the servers of this shard; a failure is retried."""

    def pause(self) -> float | None:
        """Return the seconds until the next round; None if there is one at each connection only."""
        return None

    async def cog_unload(self) -> None:
        for task in self._rounds.values():
            task.cancel()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        if shard in self._rounds:
            self._rounds[shard].cancel()
        self._rounds[shard] = asyncio.create_task(self._look_around(shard), name=self.doing)

    @commands.Cog.listener()
    async def on_shard_left(self, shard: int) -> None:
        """Stop: another process has the shard now."""
        if task := self._rounds.pop(shard, None):
            task.cancel()

    async def _look_around(self, shard: int) -> None:
        await self.bot.awake()
        while True:
            await until_done(partial(self.look, shard), self.doing)
            pause = self.pause()
            if pause is None:
                return
            await asyncio.sleep(pause)
