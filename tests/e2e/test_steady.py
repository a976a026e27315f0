"""The simulated Discord does not look at the machine's clock."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.salon import Salon
from tests.e2e.steady import PAUSE


async def pause(salon: Salon, seconds: float) -> asyncio.Task[None]:
    """The bot does nothing for so long."""
    with salon.env._bot_scope():
        task = asyncio.get_running_loop().create_task(asyncio.sleep(seconds))
    await salon.env.settle()
    return task


async def test_a_short_pause_is_over_whenever_the_bot_is_waited_for(salon: Salon) -> None:
    before, day = salon.env.backend.clock.elapsed, salon.env.calendar.time_ns()
    assert (await pause(salon, PAUSE)).done()
    assert salon.env.backend.clock.elapsed - before == pytest.approx(PAUSE)
    assert salon.env.calendar.time_ns() - day == pytest.approx(PAUSE * 1e9)


async def test_a_long_pause_is_over_when_a_test_says_so(salon: Salon) -> None:
    task = await pause(salon, PAUSE + 1)
    assert not task.done()
    assert all(timer.real_handle is None for timer in salon.env._work.callbacks)
    await salon.env.advance_time(PAUSE)
    await salon.env.settle()
    assert not task.done()
    await salon.env.advance_time(1)
    assert task.done()


async def test_what_goes_on_for_ever_at_short_pauses_is_not_waited_for(salon: Salon) -> None:
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(1)
            beats += 1

    with salon.env._bot_scope():
        beating = asyncio.get_running_loop().create_task(beat())
    await salon.env.settle()
    assert beats == PAUSE
    beating.cancel()
