"""The connections to Discord, one a shard, each independent of the others.

discord.py's own sharded client connects and reconnects shards one after the other: one that cannot connect
blocks all others, and permanent errors are retried for ever.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from bot.discordpy.client import BaseClient
from bot.discordpy.gateway import Gateway, History
from bot.ops.errors import describe
from bot.store.shards import shard_of

logger = logging.getLogger(__name__)

IDENTIFY: Final = 5.0
"""Seconds between two identifications of one bucket, as Discord requires."""
CONNECT_SECONDS: Final = 60.0
"""Timeout in seconds of one attempt to connect."""

TOO_FEW_SHARDS: Final = 4011
"""Close code for a bot on more servers than its shards may have."""
_NO_INTENT: Final = 4014
_PASSING: Final = 1000
_BROKEN: Final = (
    OSError,
    discord.HTTPException,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    TimeoutError,
)


Among = Callable[[int, float], AbstractAsyncContextManager[None]]
"""Holds a bucket alone among all processes, and for so many seconds afterwards."""


class Turns:
    """The rate limit of identifying: Discord takes so many shards at once, and as many more later."""

    def __init__(self, concurrency: int, among: Among | None = None) -> None:
        """`among`: holds a bucket among several processes, which share the limit."""
        self._concurrency = max(1, concurrency)
        self._among = among
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._last: dict[int, float] = {}
        """End of each bucket's last identification, by the event loop's clock."""

    @asynccontextmanager
    async def turn(self, shard: int) -> AsyncIterator[None]:
        bucket, loop = shard % self._concurrency, asyncio.get_running_loop()
        async with self._locks[bucket]:
            if bucket in self._last:
                await asyncio.sleep(max(0.0, self._last[bucket] + IDENTIFY - loop.time()))
            try:
                async with self._among(bucket, IDENTIFY) if self._among else nullcontext():
                    yield
            finally:
                self._last[bucket] = loop.time()


class Connections:
    """The connections of this process."""

    def __init__(self, client: BaseClient, among: Among | None = None) -> None:
        self._client = client
        self._among = among
        self._turns = Turns(1)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._sockets: dict[int, Gateway] = {}
        self._history: defaultdict[int, History] = defaultdict(History)
        self._up: set[int] = set()
        self._since: float | None = None
        """Since when we have tried in vain to reach Discord, by the event loop's clock."""
        self._greeted: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        """Per shard, whether all its servers are known."""
        self._over: asyncio.Future[None] | None = None
        self.changed: Callable[[], None] = lambda: None
        """Callback for each change of the set of lost shards."""

    # State

    @property
    def count(self) -> int:
        """Total number of shards of the bot, in all its processes."""
        return self._client.shard_count or 1

    @property
    def shards(self) -> Sequence[int]:
        """The shards of this process."""
        return self._client.state.shard_ids

    @property
    def lost(self) -> list[int]:
        """The shards that do not receive events of their servers now."""
        return [shard for shard in self.shards if shard not in self._up or not self.greeted(shard)]

    @property
    def away(self) -> float:
        """Seconds for which none of our shards has reached Discord although they have tried.

        Waiting for the turn to identify is no attempt.
        """
        return 0.0 if self._since is None else asyncio.get_running_loop().time() - self._since

    def shard_of(self, guild: int | None) -> int:
        return shard_of(guild, self.count)

    def greeted(self, shard: int) -> bool:
        """Return whether this shard has received its servers since the bot started."""
        return self._greeted[shard].is_set()

    async def knows(self, guild: int | None) -> None:
        """Wait until this server's state on Discord is known; other shards may take longer."""
        await self._greeted[self.shard_of(guild)].wait()

    # Events from discord.py

    def is_up(self, shard: int) -> None:
        self._up.add(shard)
        self._since = None
        self.changed()

    def is_down(self, shard: int) -> None:
        self._up.discard(shard)
        self.changed()

    def _tries(self) -> None:
        if not self._up and self._since is None:
            self._since = asyncio.get_running_loop().time()

    def has_greeted(self, shard: int) -> None:
        self._greeted[shard].set()
        self.changed()

    # Upkeep

    async def keep(self, count: int, concurrency: int, shards: Iterable[int] | None = None) -> None:
        """Keep these of `count` shards connected, or all, until `close`; raises errors that no retry can
        mend."""
        self._turns = Turns(concurrency, self._among)
        self._client.shard_count = self._client.state.shard_count = count
        over = self._over = asyncio.get_running_loop().create_future()
        self.add(range(count) if shards is None else shards)
        try:
            await over
        finally:
            await self.close()

    def add(self, shards: Iterable[int]) -> None:
        """Keep these shards connected too."""
        new = sorted(shards)
        self._client.state.shard_ids = sorted({*self.shards, *new})
        for shard in new:
            task = asyncio.create_task(self._keep(shard), name=f"shard {shard}")
            task.add_done_callback(self._ended)
            self._tasks[shard] = task
        self.changed()

    def give_up(self, why: Exception) -> None:
        """Make `keep` raise this error."""
        if self._over and not self._over.done():
            self._over.set_exception(why)

    async def leave(self, shard: int) -> None:
        """Disconnect this shard; what is known of its servers stays."""
        self._client.state.shard_ids = [one for one in self.shards if one != shard]
        self._up.discard(shard)
        self._greeted.pop(shard, None)
        task, socket = self._tasks.pop(shard), self._sockets.pop(shard, None)
        task.cancel()
        closing = [socket.close(code=_PASSING)] if socket else []
        await asyncio.gather(task, *closing, return_exceptions=True)

    async def close(self) -> None:
        """Leave Discord."""
        tasks, self._tasks = [*self._tasks.values()], {}
        for task in tasks:
            task.cancel()
        sockets, self._sockets = [*self._sockets.values()], {}
        await asyncio.gather(*tasks, *(one.close(code=_PASSING) for one in sockets), return_exceptions=True)
        if self._over and not self._over.done():
            self._over.set_result(None)

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error and self._over and not self._over.done():
            self._over.set_exception(error)

    async def _keep(self, shard: int) -> None:
        socket: Gateway | None = None
        resume = False
        while True:
            try:
                socket = self._sockets[shard] = await self._connected(shard, socket if resume else None)
                socket.history = self._history[shard]
                while True:
                    await socket.poll_event()
            except ReconnectWebSocket as again:
                resume = again.resume
                if not resume:
                    # Discord itself has asked for it.
                    self._since = None
            except discord.ConnectionClosed as closed:
                if closed.code == _NO_INTENT:
                    raise discord.PrivilegedIntentsRequired(shard) from None
                if closed.code != _PASSING:
                    raise
                resume = True
            except _BROKEN as error:
                logger.warning("shard %d is not on Discord: %s", shard, describe(error))
                resume = True
            self._client.dispatch("disconnect")
            self._client.dispatch("shard_disconnect", shard)
            await asyncio.sleep(self._history[shard].pause())

    async def _connected(self, shard: int, before: Gateway | None) -> Gateway:
        """Return a new connection; it resumes the session of the one before, if there was one."""
        if before and before.session_id:
            self._tries()
            return await self._opened(
                shard,
                gateway=before.gateway,
                session=before.session_id,
                sequence=before.sequence,
                resume=True,
            )
        async with self._turns.turn(shard):
            self._tries()
            return await self._opened(shard)

    async def _opened(self, shard: int, **session: Any) -> Gateway:
        """Return a new connection, which resumes `session` if one is given."""
        # `asyncio.wait_for` of Python 3.11 would lose a cancellation that comes with the connection.
        async with asyncio.timeout(CONNECT_SECONDS):
            return await Gateway.from_client(self._client, shard_id=shard, **session)
