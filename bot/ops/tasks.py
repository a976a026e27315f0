"""Stop tasks, and retry work that nothing else would retry."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.ops.errors import mistake
from bot.ops.pauses import Pauses


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel all tasks, and return once each has ended, however that is."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def until_done(work: Callable[[], Awaitable[None]], doing: str) -> None:
    """Retry this work until it succeeds, with a longer and longer backoff; log each failure."""
    pauses = Pauses()
    while True:
        try:
            return await work()
        except Exception as error:  # noqa: BLE001 — nothing else would retry this work
            mistake(doing, error)
        await asyncio.sleep(pauses.next())
