"""The bot over sockets: `python -m bench.wire`. People click at 25 to 300 tables; 5,000 tables wake up.

A click is measured from the moment it is made at Discord until Discord has the answer; the age of a public
message is the time from the answer to a played card until a message of the table shows it. The latency is the
wire's round trip: no click can take less. Discord's limits apply, fifty requests a second among them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from bench.wire import asleep, soak
from bench.wire.tables import Hall
from tests.discord.process import HERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.wire.tables import Run

HEAD = (
    f"{'':12}{'tables':>7}{'clicks/s':>10}{'click p50':>11}{'p99':>7}{'lost':>6}"
    f"{'age p50':>9}{'p99':>7}{'never':>7}{'requests/s':>12}{'429':>5}{'KB/click':>10}"
    f"{'CPU/click':>11}{'CPU':>6}{'MB':>6}"
)


async def at_tables(args: argparse.Namespace, checkouts: dict[str, Path]) -> None:
    """Measure each number of tables with each checkout in turn, so that other load affects all of them."""
    async with AsyncExitStack() as stack:
        halls = {}
        for name, checkout in checkouts.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            hall = halls[name] = await stack.enter_async_context(Hall(folder, checkout, args.latency))
            await hall.sit(max(args.tables))
        say(HEAD)
        for tables in args.tables:
            for name, hall in halls.items():
                await hall.fill(tables)
                await asyncio.sleep(args.rest)
                say(told(name, await hall.run(tables, args.seconds, args.every)))


def told(name: str, run: Run) -> str:
    clicks = len(run.clicks)
    return (
        f"{name:12}{run.tables:7}{clicks / run.seconds:10.1f}"
        f"{percentile(run.clicks, 50):9.2f} s{percentile(run.clicks, 99):5.2f} s{run.unanswered:6}"
        f"{percentile(run.ages, 50):7.2f} s{percentile(run.ages, 99):5.2f} s{run.never:7}"
        f"{run.requests / run.seconds:12.1f}{run.limited:5}{run.sent / clicks / 1000:10.1f}"
        f"{1000 * run.cpu / clicks:8.1f} ms{100 * run.cpu / run.seconds:4.0f} %{run.figures.megabytes:6.0f}"
    )


def percentile(values: Sequence[float], which: int) -> float:
    if len(values) < 2:
        return values[0] if values else float("nan")
    return statistics.quantiles(values, n=100, method="inclusive")[which - 1]


async def waking(args: argparse.Namespace, checkouts: dict[str, Path]) -> None:
    for name, checkout in checkouts.items():
        say(f"{name:12}{await asleep.woken(args.asleep, checkout, args.latency)}")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.wire",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tables", type=int, nargs="*", default=[25, 100, 200, 300])
    parser.add_argument("--seconds", type=float, default=30.0, help="of clicking with each number of tables")
    parser.add_argument("--latency", type=float, default=0.15, help="seconds there and back")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two clicks at a table")
    parser.add_argument("--rest", type=float, default=5.0, help="seconds of rest before each measurement")
    parser.add_argument("--asleep", type=int, default=5000, help="tables that wake up; 0: measure none")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout, measured in turn")
    parser.add_argument("--soak", type=float, metavar="SECONDS", help="steady play for so long, and no more")
    args = parser.parse_args()
    checkouts = {"here": HERE}
    if args.against:
        checkouts = {args.against.name: args.against.resolve(), **checkouts}
    with contextlib.suppress(KeyboardInterrupt):
        if args.soak:
            asyncio.run(soak.soak(args.soak, max(args.tables[:1] or [25]), args.latency, args.every, say))
            return
        if args.tables:
            asyncio.run(at_tables(args, checkouts))
        if args.asleep:
            asyncio.run(waking(args, checkouts))


if __name__ == "__main__":
    main()
