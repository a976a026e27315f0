"""The cost of ten thousand deadlines: to set, to wait for, and to ring. `python -m bench.clocks`."""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from bench.store import match, record
from bot.records.stored import Line, now
from bot.service.tables import Tables
from bot.store.storage import Store
from bot.time.timers import Timers

DEADLINES = 10_000
IDLE = 10.0
"""Seconds of idle time measured."""
TABLES = 2_000
"""Number of live tables with a clock, each with a deadline in the database."""


async def timers() -> str:
    """Measure the timers alone: set, moved once each, waited for, rung."""
    all_rung = asyncio.Event()

    def ring(_key: int) -> None:
        if not made:
            all_rung.set()

    made: Timers[int] = Timers(ring)
    start = time.process_time()
    for key in range(DEADLINES):
        made.set(key, 1000 + key)
    for key in range(DEADLINES):
        made.set(key, 3600 + key)
    setting = (time.process_time() - start) / (2 * DEADLINES)
    idle, switches = await waited()
    for key in range(DEADLINES):
        made.set(key, 0)
    start = time.process_time()
    await all_rung.wait()
    ringing = time.process_time() - start
    made.close()
    return (
        f"{DEADLINES:,} timers: {setting * 1e6:.1f} µs to set one; "
        f"{idle * 1000:.1f} ms of CPU and {switches} wake-ups in {IDLE:.0f} s of waiting; "
        f"{ringing * 1000:.0f} ms to ring them all"
    )


async def tables(folder: Path) -> str:
    """Measure tables with a clock of a day: woken with their deadlines, and waited for."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/clocks.sqlite3")
    lines = match(1, 3)
    for channel in range(TABLES):
        made = await store.create(replace(record(channel), clock="day"))
        for n, (seat, action) in enumerate(lines):
            await store.append(made.id, Line(n, seat, action, now()))
    house = Tables(store)
    start = time.process_time()
    await house.wake()
    waking = time.process_time() - start
    running = sum(len(table.kept) for table in house.live())
    await asyncio.sleep(1)
    idle, switches = await waited()
    await house.close()
    await store.close()
    return (
        f"{running:,} tables with a deadline: {waking:.1f} s of CPU to wake them, "
        f"{idle * 1000:.1f} ms of CPU and {switches} wake-ups in {IDLE:.0f} s of waiting"
    )


async def waited() -> tuple[float, int]:
    """Return CPU seconds and voluntary context switches while nothing happens."""
    before, start = resource.getrusage(resource.RUSAGE_SELF), time.process_time()
    await asyncio.sleep(IDLE)
    after = resource.getrusage(resource.RUSAGE_SELF)
    return time.process_time() - start, after.ru_nvcsw - before.ru_nvcsw


def main() -> None:
    sys.stdout.write(asyncio.run(timers()) + "\n")
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(asyncio.run(tables(Path(folder))) + "\n")


if __name__ == "__main__":
    main()
