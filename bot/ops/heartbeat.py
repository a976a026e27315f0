"""Says in the database that the bot is up, while some clock runs: after a crash clocks go on from there.

Between two beats lies a small part of the shortest clock that runs: so a crash gives no decision more of its
time back than that. While no clock runs there is no beat, and nothing waits.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from bot.ops.errors import mistake
from bot.store import times
from bot.store.storage import Store
from bot.tables.records import now

PART: Final = 6
"""A beat for every sixth of the shortest clock."""
LEAST: Final = 10.0
"""Seconds between two beats, however short the clock is."""


class Heartbeat:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._every: float | None = None
        self._beaten = float("-inf")
        """By the event loop's clock."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def follow(self, clock: float | None) -> None:
        """Beat as the shortest clock that runs wants it, in seconds; None: no clock runs."""
        every = None if clock is None else max(LEAST, clock / PART)
        if every != self._every:
            self._every = every
            self._aim()

    async def close(self) -> None:
        """The last beat: from here on no clock runs."""
        self._closed = True
        self._aim()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._say()

    def _aim(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._every is not None and not self._closed and self._task is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time(), self._beaten + self._every), self._due)

    def _due(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._beat(), name="heartbeat")

    async def _beat(self) -> None:
        self._beaten = asyncio.get_running_loop().time()
        await self._say()
        self._task = None
        self._aim()

    async def _say(self) -> None:
        if self._store.lease.lost.is_set():
            # Others say so of what was ours.
            return
        try:
            await self._store.write(partial(times.beat, at=now(), shards=self._store.lease.shards))
        except Exception as error:  # noqa: BLE001 — the next beat makes up for it, or clocks get time back
            mistake("saying that the bot is up", error)
