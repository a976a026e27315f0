"""Requests to Discord, where discord.py would wait for ever.

Put in discord.py's place by `Rest.install`: what it does with a request stays as it is.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord.client
import discord.webhook.async_
from discord.http import HTTPClient, Ratelimit, Route
from discord.webhook.async_ import AsyncDeferredLock

LONGEST: Final = 10.0
"""Seconds that a request waits because of a limit before it fails with `discord.RateLimited`."""


class Rest(HTTPClient):
    """Gives up where Discord's pause is longer than a request may take, and then holds nobody back."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        # discord.py itself would take no less than half a minute.
        self.max_ratelimit_timeout = LONGEST

    @staticmethod
    def install() -> None:
        """Have discord.py make these."""
        setattr(discord.client, "HTTPClient", Rest)  # noqa: B010 — for the type checker it is a class
        setattr(discord.webhook.async_, "AsyncDeferredLock", DeferredLock)  # noqa: B010

    def get_ratelimit(self, key: str) -> Ratelimit:
        if key not in self._buckets:
            self._buckets[key] = Limit(self.max_ratelimit_timeout)
        return super().get_ratelimit(key)

    async def request(self, route: Route, **how: Any) -> Any:
        try:
            return await super().request(route, **how)
        except asyncio.CancelledError:
            # Whoever met a limit of all requests lets the others go after its pause: perhaps this one.
            self._global_over.set()
            raise


class Limit(Ratelimit):
    """Of one route. discord.py's lets nobody on any more if a request is given up just when it is done."""

    __slots__ = ()

    async def _refresh(self) -> None:
        try:
            await super()._refresh()
        except asyncio.CancelledError:
            if self.expires is None or self.is_expired():
                # There is nothing to wait for, and nobody else would say so.
                self.reset()  # type: ignore[no-untyped-call]
                self._wake(self.remaining)
            raise


class DeferredLock(AsyncDeferredLock):
    """Of one token. discord.py's stays locked if a request is given up while it waits for a limit to pass."""

    async def __aexit__(self, *_: object) -> None:
        try:
            await super().__aexit__(None, None, None)
        except asyncio.CancelledError:
            self.lock.release()
            raise
