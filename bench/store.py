"""The cost of storing an action, and of waking a thousand tables. `python -m bench.store`."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from bot.games import GAMES
from bot.games.base import Seat, pick, play
from bot.records.stored import Line, Occupant, Record, now
from bot.service.tables import Tables
from bot.store.storage import Store

PEOPLE = tuple(Occupant(f"Person {seat}", 1000 + seat) for seat in range(4))


def match(seed: int, lines: int) -> list[tuple[Seat, str]]:
    """Return the beginning of a match of Differ between random players."""
    rng = Random(seed)
    state = GAMES["differ"].start(4, {"target": "999"})
    log = []
    for _ in range(lines):
        seat = min(state.to_act)
        action = pick(rng, state.legal(seat))
        state, _ = play(state, seat, action)
        log.append((seat, action))
    return log


def record(channel: int) -> Record:
    options = {"no_trump": "no", "suits": "CDHS", "target": "999"}
    return Record(0, 1, channel, "differ", 1, options, 1000, PEOPLE, now(), now(), status="playing")


async def appends(folder: Path, tables: int, lines: int) -> str:
    """Measure the time to store an action, our own work in it, and the median wait."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/appends{tables}.sqlite3")
    made = [await store.create(record(channel)) for channel in range(tables)]
    waits: list[float] = []

    async def write(number: int) -> None:
        for n in range(lines):
            before = time.perf_counter()
            await store.append(number, Line(n, n % 4, "play KH", now()))
            waits.append(time.perf_counter() - before)

    before, worked = time.perf_counter(), time.process_time()
    await asyncio.gather(*(write(one.id) for one in made))
    spent, worked = time.perf_counter() - before, time.process_time() - worked
    await store.close()
    each, own = (seconds / len(waits) * 1e6 for seconds in (spent, worked))
    return f"{each:.0f} µs ({own:.0f} µs of work), median wait {sorted(waits)[len(waits) // 2] * 1e6:.0f} µs"


def flushes(folder: Path, count: int = 300) -> str:
    """Measure the disk's time alone to keep four kilobytes."""
    waits = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(count):
            before = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - before)
    return f"median {sorted(waits)[count // 2] * 1e6:.0f} µs"


async def fill(url: str, tables: int, lines: int) -> None:
    store = await Store.open(url)
    for channel in range(tables):
        made = await store.create(record(channel))
        log = match(channel, lines)
        await asyncio.gather(
            *(store.append(made.id, Line(n, seat, action, now())) for n, (seat, action) in enumerate(log))
        )
    await store.close()


async def wake(url: str) -> str:
    """Measure waking: the number of tables, the time, and the added memory."""
    store = await Store.open(url)
    size, before, worked = resident(), time.perf_counter(), time.process_time()
    tables = Tables(store)
    await tables.wake()
    spent, worked = time.perf_counter() - before, time.process_time() - worked
    grown, count = resident() - size, len(tables.of_user(1000))
    await tables.close()
    await store.close()
    return f"{count} tables in {spent:.2f} s ({worked:.2f} s of work), {grown:.0f} MB"


def resident() -> float:
    """Return the peak memory of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (
        1024 * 1024 if sys.platform == "darwin" else 1024
    )


async def measure(tables: int, lines: int) -> list[tuple[str, str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        flush, alone, many = flushes(folder), await appends(folder, 1, 1000), await appends(folder, 50, 200)
        url = f"sqlite+aiosqlite:///{folder}/wake.sqlite3"
        await fill(url, tables, lines)
        # In a process of its own, whose memory holds nothing else.
        program = (sys.executable, "-m", "bench.store", "--wake", url)
        waking = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
        woken = (await waking.communicate())[0].decode().strip()
    return [
        ("the disk: one flush", flush),
        ("one table, an action", alone),
        ("50 tables at once, an action", many),
        (f"waking {tables} tables of {lines} lines", woken),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="live tables to wake")
    parser.add_argument("--lines", type=int, default=200, help="lines in the log of each")
    parser.add_argument("--wake", metavar="URL", help="only wake what is in this database")
    args = parser.parse_args()
    if args.wake:
        sys.stdout.write(asyncio.run(wake(args.wake)) + "\n")
        return
    for what, cost in asyncio.run(measure(args.tables, args.lines)):
        sys.stdout.write(f"{what:36} {cost}\n")


if __name__ == "__main__":
    main()
