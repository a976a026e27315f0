"""From a click to its answer, through a simulated Discord and the real bot. `python -m bench.clicks`.

The time includes the commit, the new panel's picture, the public message's repaint and the simulation itself.
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
from typing import Any, cast

import simcord
from simcord.env import Env

from bot.app import create_bot
from bot.ops.settings import Settings
from tests.e2e.salon import Hands, opened

# How often the simulation looks whether the bot is idle; its 50 ms would be most of what is measured.
cast("dict[str, Any]", Env._settle_internal.__kwdefaults__)["idle"] = 0.002


async def measure(moves: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite+aiosqlite:///{Path(folder)}/clicks.sqlite3", pace=0, workers=0)
        bot = create_bot(settings)
        async with simcord.run(bot, settle_timeout=30) as env:
            salon = opened(env, settings, bot)
            await salon.slash(salon.ann, "differ new", target=999)
            for who in (salon.bob, salon.cleo, salon.dan):
                await salon.click(who, salon.public, "Join")
            await salon.click(salon.ann, salon.public, "Start")
            hands, times = Hands(salon, Random(1)), []
            for _ in range(moves):
                seat = salon.table.waiting_for[0]
                await hands.panel(seat)
                begun = time.perf_counter()
                await hands.move(seat)
                times.append((time.perf_counter() - begun) * 1000)
            await salon.close()
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
