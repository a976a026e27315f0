"""A request that is given up holds nobody up who comes after it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from cogs.delivery.rest import DeferredLock, Rest


async def through(gate: Any) -> None:
    async with gate:
        pass


async def given_up(gate: Any) -> None:
    """It is done, and stopped before whoever asked has heard of it."""
    task = asyncio.create_task(through(gate))
    await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def comes_through(gate: Any) -> bool:
    """Whether the next need not wait for any timer."""
    task = asyncio.create_task(through(gate))
    for _ in range(10):
        await asyncio.sleep(0)
    done = task.done()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return done


async def test_who_is_given_up_at_its_end_leaves_the_route_free() -> None:
    limit = Rest(asyncio.get_running_loop()).get_ratelimit("a route")
    await given_up(limit)
    assert await comes_through(limit)


async def test_who_is_given_up_in_a_pause_leaves_the_token_free() -> None:
    lock = asyncio.Lock()
    waits = DeferredLock(lock)
    waits.delay_by(60)
    await given_up(waits)
    assert await comes_through(DeferredLock(lock))


async def test_discords_own_pause_is_kept() -> None:
    limit = Rest(asyncio.get_running_loop()).get_ratelimit("a route")
    limit.reset_after = 5
    limit.expires = asyncio.get_running_loop().time() + 5
    await given_up(limit)
    assert not await comes_through(limit)
