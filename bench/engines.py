"""The speed of computer players, and the waiting time of a hundred tables. `python -m bench.engines`.

In Python, and in machine code where it exists. The table is processor time. Figures below it are wall time,
and depend on the machine's other work.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from bench.both import NONE, both, homes
from bench.pace import guesses, thoughts
from bench.positions import questions
from bot.ai import SEARCHED
from bot.ai.decision import SECONDS, Budget
from bot.engines.pool import EnginePool, Process
from bot.games import GAMES


def table(slug: str, players: int, processes: dict[str, Process], args: argparse.Namespace) -> Iterator[str]:
    asked = questions(slug, players, SEARCHED, args.decisions, args.seed)
    for name, process in processes.items():
        cells = [f"{slug}, {players}", name, f"{process.do(guesses, asked, 0.3):,.0f}"]
        for level in ("easy", "normal"):
            _, waits = process.do(thoughts, [replace(one, level=level) for one in asked], Budget(0.0))
            cells.append(f"{1000 * statistics.median(waits):.2f} / {1000 * max(waits):.1f}")
        found, waits = process.do(thoughts, asked, Budget(args.budget))
        cells.append(f"{sum(one.worlds for one in found) / sum(waits):,.0f}")
        cells.append(f"{sum(one.iterations for one in found) / sum(waits):,.0f}")
        yield line(cells)


def line(cells: Sequence[str]) -> str:
    return "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


WIDTHS = (20, 14, 12, 16, 16, 12, 14)
HEAD = ("game, seats", "as", "guesses/s", "easy ms", "normal ms", "worlds/s", "play-outs/s")


async def waiting(tables: int, seconds: float, seed: str, name: str, modules: Path) -> list[str]:
    """Let so many tables ask a searching player again and again, all at once."""
    sizes = [(slug, players) for slug, game in GAMES.items() for players in game.seats]
    asked = [one for slug, players in sizes for one in questions(slug, players, SEARCHED, 20, seed)]
    rng = Random(seed)
    engines, waits, lags = EnginePool(None, SECONDS, modules), list[float](), list[float]()
    depths = list[int]()
    until = time.perf_counter() + seconds

    async def ask() -> None:
        while time.perf_counter() < until:
            one = asked[int(rng.random() * len(asked))]
            started = time.perf_counter()
            depths.append((await engines.think(one)).iterations)
            waits.append(time.perf_counter() - started)

    async def look() -> None:
        while time.perf_counter() < until:
            started = time.perf_counter()
            await asyncio.sleep(0.005)
            lags.append(1000 * (time.perf_counter() - started - 0.005))

    await engines.think(asked[0])
    await asyncio.gather(look(), *(ask() for _ in range(tables)))
    await engines.close()
    waits.sort()
    lags.sort()
    rate, last = len(waits) / seconds, waits[len(waits) * 99 // 100]
    found = f"{rate:.1f} decisions a second, after {statistics.median(waits):.2f} s, 99 % by {last:.2f} s"
    lag, worst = statistics.median(lags), lags[len(lags) * 99 // 100]
    return [
        f"{tables} tables waiting, {name}: {found}",
        f"  {statistics.fmean(depths):,.0f} iterations for each, on average",
        f"  the event loop meanwhile: {lag:.2f} ms late, 99 % at most {worst:.2f} ms",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=20, help="of each game and number of seats")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds that a search has for each")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100])
    parser.add_argument("--seconds", type=float, default=10.0, help="that they ask")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    say = sys.stdout.write
    with both() as processes:
        if len(processes) == 1:
            say(NONE)
        say(line(HEAD) + "\n")
        for slug, game in GAMES.items():
            for players in game.seats:
                say("\n".join(table(slug, players, processes, args)) + "\n")
                sys.stdout.flush()
    for tables in args.tables:
        for name, modules in homes().items():
            found = asyncio.run(waiting(tables, args.seconds, args.seed, name, modules))
            say("\n".join(found) + "\n")
            sys.stdout.flush()
    again = f"--decisions {args.decisions} --budget {args.budget} --seconds {args.seconds} --seed {args.seed}"
    say(f"Python {sys.version.split()[0]}; again: python -m bench.engines {again}\n")


if __name__ == "__main__":
    main()
