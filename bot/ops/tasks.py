"""Ending tasks, and retrying work that nothing else would come back to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.ops.errors import mistake
from bot.ops.pauses import Pauses


async def stop(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them all, and return when each has come to its end, however that is."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


async def until_done(work: Callable[[], Awaitable[None]], doing: str) -> None:
    """Retry this work until it succeeds, with longer and longer pauses; log each failure."""
    pauses = Pauses()
    while True:
        try:
            return await work()
        except Exception as error:  # noqa: BLE001 — nobody else would come back to this work
            mistake(doing, error)
        await asyncio.sleep(pauses.next())
