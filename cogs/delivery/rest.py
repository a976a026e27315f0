"""Requests to Discord, where discord.py would wait for ever.

Put in discord.py's place by `Rest.install`: what it does with a request stays as it is.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord.client
from discord.http import HTTPClient, Route

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

    async def request(self, route: Route, **how: Any) -> Any:
        try:
            return await super().request(route, **how)
        except asyncio.CancelledError:
            # Whoever met a limit of all requests lets the others go after its pause: perhaps this one.
            self._global_over.set()
            raise
