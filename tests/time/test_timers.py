"""Many moments, one timer."""

from __future__ import annotations

import asyncio
from random import Random

from bot.records.stored import now
from bot.time.timers import Alarms, Timers


class Bell:
    def __init__(self) -> None:
        self.rung: list[int] = []
        self.timers: Timers[int] = Timers(self.ring)
        self.all = asyncio.Event()

    def ring(self, key: int) -> None:
        self.rung.append(key)
        if not self.timers:
            self.all.set()


async def test_each_rings_once_and_the_earlier_first() -> None:
    bell = Bell()
    keys = list(range(30))
    Random(1).shuffle(keys)
    for key in keys:
        bell.timers.set(key, key / 100)
    await bell.all.wait()
    assert bell.rung == sorted(keys)


async def test_dropped_or_moved_timer_does_not_ring() -> None:
    bell = Bell()
    for key, seconds in (1, 0.0), (2, 0.01), (3, 0.02):
        bell.timers.set(key, seconds)
    bell.timers.drop(1)
    bell.timers.set(2, 0.04)
    assert 1 not in bell.timers
    await bell.all.wait()
    assert bell.rung == [3, 2]


async def test_resetting_a_timer_costs_no_memory() -> None:
    bell = Bell()
    for _ in range(10_000):
        bell.timers.set(1, 100)
    assert len(bell.timers._heap) < 1000
    assert len(bell.timers) == 1
    bell.timers.close()


async def test_nothing_rings_and_nothing_waits_after_the_end() -> None:
    bell = Bell()
    bell.timers.set(1, 0)
    bell.timers.close()
    bell.timers.set(2, 0)
    await asyncio.sleep(0.01)
    assert bell.rung == []
    assert bell.timers._timer is None


async def test_who_rings_may_set_the_next() -> None:
    bell = Bell()

    def again(key: int) -> None:
        bell.rung.append(key)
        if key < 5:
            timers.set(key + 1, 0)
        else:
            bell.all.set()

    timers = Timers(again)
    timers.set(0, 0)
    await bell.all.wait()
    assert bell.rung == [0, 1, 2, 3, 4, 5]


async def test_a_timer_that_was_put_off_waits() -> None:
    bell = Bell()
    for key, seconds in (1, -2), (2, -1), (2, 100):
        bell.timers.set(key, seconds)
    await asyncio.sleep(0.01)
    assert bell.rung == [1]
    assert 2 in bell.timers
    bell.timers.close()


async def test_a_nearer_timer_rings_before_a_farther() -> None:
    bell = Bell()
    bell.timers.set(1, 100)
    bell.timers.set(2, 0)
    await asyncio.sleep(0.01)
    assert bell.rung == [2]
    bell.timers.close()


async def test_alarms_ask_again_before_they_ring() -> None:
    rung, due = list[str](), dict.fromkeys(("due", "put off", "over"), now())
    alarms = Alarms(due.get, rung.append)
    for key in due:
        alarms.set(key)
    due["put off"] += 60_000
    del due["over"]
    await asyncio.sleep(0.01)
    assert rung == ["due"]
    assert [key in alarms for key in ("put off", "over")] == [True, False]
    alarms.close()
