"""A connection to Discord's gateway, more robust than discord.py's against errors and long outages."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final
from weakref import WeakKeyDictionary

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.ops.errors import describe
from bot.ops.pauses import Pauses

logger = logging.getLogger(__name__)

LONGEST: Final = 60.0
"""Longest backoff in seconds between two attempts to connect."""
STEADY: Final = 60.0
"""Seconds after which a connection counts as good."""


class _Record:
    """The history of one shard's connections, across sockets."""

    def __init__(self) -> None:
        self.pauses = Pauses(LONGEST)
        self.since: float | None = None
        """Moment when the present connection was ready, by the event loop's clock; None if it is not."""
        self.stumbled = float("-inf")

    def pause(self, now: float) -> float:
        since, self.since = self.since, None
        if since is not None and now - since >= STEADY:
            self.pauses.over()
            return 0.0
        return self.pauses.next()


class Gateway(DiscordWebSocket):
    """A connection that survives unreadable events, and backs off the more the shorter it lasts."""

    _records: Final[WeakKeyDictionary[Any, dict[int | None, _Record]]] = WeakKeyDictionary()

    @classmethod
    def pause(cls, client: discord.Client, shard: int) -> float:
        """Return the seconds until the next connection: none if the last one was good."""
        return cls._record_of(client._connection, shard).pause(asyncio.get_running_loop().time())

    @classmethod
    def _record_of(cls, connection: Any, shard: int | None) -> _Record:
        return cls._records.setdefault(connection, {}).setdefault(shard, _Record())

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
        return self._record_of(self._connection, self.shard_id)

    def _stumble(self, error: Exception, *, event: bool) -> None:
        """Raise `WebSocketClosure`, after which discord.py resumes; but skip an event that fails
        repeatedly."""
        record, now = self._record, self.loop.time()
        if event and record.since is not None and now - record.stumbled < STEADY:
            logger.warning("an event of Discord's could not be read, and is left out: %s", describe(error))
            return
        record.stumbled = now
        if event and record.since is None:
            # The event was to begin the session, and can only be received again with a new one.
            self.session_id = self.sequence = None
        logger.warning("an event of Discord's could not be read; connecting again: %s", describe(error))
        raise WebSocketClosure from error
