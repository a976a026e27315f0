"""The time from a click to its answer, by a simulated Discord and the real bot: `python -m bench.clicks`.

The time is the processor's, of all threads. It includes the commit, the new panel's picture, the public
message's repaint and the simulation itself, which is most of it: compare two checkouts in turn.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from bot.app import create_bot
from bot.records import stored as records
from bot.settings import Settings
from tests.e2e.salon import Hands, opened
from tests.e2e.steady import Steady


async def measure(moves: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "clicks.sqlite3"
        # No pause is left that the simulation does not control.
        settings = Settings(database=f"sqlite+aiosqlite:///{file}", pace=0, workers=0, think=0, requests=0)
        bot = create_bot(settings)
        env = Steady(bot)
        await env.start()
        setattr(records, "time", env.calendar)  # noqa: B010 — for the type checker it is a module
        salon = opened(env, settings, bot)
        await salon.slash(salon.ann, "differ new", target=999)
        for who in (salon.bob, salon.cleo, salon.dan):
            await salon.click(who, salon.public, "Join")
        await salon.click(salon.ann, salon.public, "Start")
        hands, times = Hands(salon, Random(1)), []
        for _ in range(moves):
            seat = salon.table.waiting_for[0]
            await hands.panel(seat)
            begun = time.process_time()
            await hands.move(seat)
            times.append((time.process_time() - begun) * 1000)
        await salon.close()
        await env.shutdown()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("--moves", type=int, default=200)
    args = parser.parse_args()
    times = asyncio.run(measure(args.moves))
    slow = statistics.quantiles(times, n=20)[-1]
    sys.stdout.write(
        f"a move by click: median {statistics.median(times):.1f} ms, 95th percentile {slow:.1f} ms\n"
    )


if __name__ == "__main__":
    main()
