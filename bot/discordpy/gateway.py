"""A connection to Discord's gateway, more robust than discord.py's against errors and long outages."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import aiohttp
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.ops.errors import describe
from bot.ops.pauses import Pauses

logger = logging.getLogger(__name__)

LONGEST: Final = 60.0
"""Longest backoff in seconds between two attempts to connect."""
STEADY: Final = 60.0
"""Seconds after which a connection counts as good."""


class History:
    """The history of one shard's connections, across sockets."""

    def __init__(self) -> None:
        self.pauses = Pauses(LONGEST)
        self.since: float | None = None
        """Moment when the present connection was ready, by the event loop's clock; None if it is not."""
        self.stumbled = float("-inf")

    def pause(self) -> float:
        """Return the seconds until the next connection: none if the last one was good."""
        since, self.since = self.since, None
        if since is not None and asyncio.get_running_loop().time() - since >= STEADY:
            self.pauses.over()
            return 0.0
        return self.pauses.next()


class Gateway(DiscordWebSocket):
    """A connection that survives unreadable events, and backs off the more the shorter it lasts."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.history = History()
        """History of the shard, of which a new connection is told once it is greeted."""

    async def received_message(self, msg: Any, /) -> None:
        before = self.sequence
        try:
            await super().received_message(msg)
        except (ReconnectWebSocket, WebSocketClosure, OSError, aiohttp.ClientError):
            raise
        except Exception as error:  # noqa: BLE001 — whatever it is, it must not end the bot
            self._stumble(error, event=self.sequence != before)
        else:
            if self.history.since is None and self.session_id and self.sequence != before:
                self.history.since = self.loop.time()

    def _stumble(self, error: Exception, *, event: bool) -> None:
        """Raise `WebSocketClosure`, after which discord.py resumes; but skip an event that fails
        repeatedly."""
        history, now = self.history, self.loop.time()
        if event and history.since is not None and now - history.stumbled < STEADY:
            logger.warning("skipped an unreadable event: %s", describe(error))
            return
        history.stumbled = now
        if event and history.since is None:
            # The event was to begin the session, and can only be received again with a new one.
            self.session_id = self.sequence = None
        logger.warning("an unreadable event; reconnecting: %s", describe(error))
        raise WebSocketClosure from error
