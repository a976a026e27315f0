"""The connection to Discord's gateway, where discord.py would give up, stumble or knock without a pause.

Put in discord.py's place by `Gateway.install`: what it does with a connection stays as it is.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal, Self
from weakref import WeakKeyDictionary

import aiohttp
import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.ops.errors import describe
from bot.ops.pauses import Pauses

logger = logging.getLogger(__name__)

LONGEST: Final = 60.0
"""Seconds between two attempts to connect, however long Discord has been away."""
STEADY: Final = 60.0
"""Seconds that a connection stands until it counts as a good one."""


class _Record:
    """What is known of the connections of one shard, whichever socket they have."""

    def __init__(self) -> None:
        self.pauses = Pauses()
        self.since: float | None = None
        """When the one that stands was complete, by the event loop's clock."""
        self.stumbled = float("-inf")


class Gateway(DiscordWebSocket):
    """Reconnects after an event that cannot be read, and the more slowly the less a connection lasts."""

    _records: Final[WeakKeyDictionary[Any, dict[int | None, _Record]]] = WeakKeyDictionary()

    @staticmethod
    def install() -> None:
        """Have discord.py make these."""
        for module in (discord.client, discord.shard):
            setattr(module, "DiscordWebSocket", Gateway)  # noqa: B010 — for the type checker it is a class
            setattr(module, "ExponentialBackoff", Backoff)  # noqa: B010

    @classmethod
    def before_the_first(cls, loop: asyncio.AbstractEventLoop) -> Self:
        """What discord.py asks where to go on, if the first connection of all fails: there is nothing yet."""
        never: Any = _Never()
        socket = cls(never, loop=loop)
        socket.gateway = cls.DEFAULT_GATEWAY
        return socket

    @classmethod
    async def from_client(
        cls, client: discord.Client, *, session: str | None = None, resume: bool = False, **how: Any
    ) -> Self:
        if session is None:
            # There is nothing to resume, and Discord would say so again and again.
            resume = False
            if not how.get("initial"):
                how["gateway"] = None
        return await super().from_client(client, session=session, resume=resume, **how)

    async def poll_event(self) -> None:
        try:
            await super().poll_event()
        except ReconnectWebSocket:
            await self._rest()
            raise

    async def received_message(self, msg: Any, /) -> None:
        before = self.sequence
        try:
            await super().received_message(msg)
        except (ReconnectWebSocket, WebSocketClosure, OSError, aiohttp.ClientError):
            raise
        except Exception as error:  # noqa: BLE001 — whatever it is, it must not end the bot
            self._stumble(error, event=self.sequence != before)
        else:
            if self._record.since is None and self.session_id and self.sequence != before:
                self._record.since = self.loop.time()

    @property
    def _record(self) -> _Record:
        return self._records.setdefault(self._connection, {}).setdefault(self.shard_id, _Record())

    def _stumble(self, error: Exception, *, event: bool) -> None:
        """Raises `WebSocketClosure`, after which discord.py goes on where it was; but not over and over."""
        record, now = self._record, self.loop.time()
        if event and record.since is not None and now - record.stumbled < STEADY:
            logger.warning("an event of Discord's could not be read, and is left out: %s", describe(error))
            return
        record.stumbled = now
        if event and record.since is None:
            # It was to begin the session; there is no other way to hear it again.
            self.session_id = self.sequence = None
        logger.warning("an event of Discord's could not be read; connecting again: %s", describe(error))
        raise WebSocketClosure from error

    async def _rest(self) -> None:
        """Pause before the next connection, unless this one was good."""
        record = self._record
        since, record.since = record.since, None
        if since is not None and self.loop.time() - since >= STEADY:
            record.pauses.over()
            return
        await asyncio.sleep(record.pauses.next())


class Backoff(ExponentialBackoff[Literal[False]]):
    """discord.py's own goes up to a quarter of an hour."""

    def delay(self) -> float:
        return min(LONGEST, super().delay())


class _Never:
    """A socket that was never open."""

    closed = True
    close_code = None
