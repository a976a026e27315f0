"""Several bots on one PostgreSQL database, tables over sixteen shards: `python -m bench.cluster`.

For 1, 2 and 4 bots: clicks, as `python -m bench.wire` measures them; the time until an answer after a bot was
killed; clicks lost while all bots are restarted one by one; and acknowledged actions lost when bots are
killed at any moment. Then, for a bot that another joins, the waiting time of people on a shard that is handed
over. PostgreSQL and the stand-in for Discord run on the same machine and take their share.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
from pathlib import Path

from bench.cluster.hall import SHARDS, Click, ClusterHall, Kept
from bench.wire.__main__ import HEAD, say, told
from tests.kit.postgres import new_database, running


async def settings(server: str) -> dict[str, str]:
    return {
        "DATABASE_URL": await new_database(server),
        "WORKERS": "0",
        "PACE": "0.8",
        "LOG_LEVEL": "INFO",
        "REQUESTS_PER_SECOND": "0",
    }


async def filled(hall: ClusterHall, args: argparse.Namespace) -> None:
    hall.discord.limits.enforced = False
    await hall.sit(args.tables)
    await hall.fill(args.tables)
    await asyncio.sleep(args.rest)


async def measured(args: argparse.Namespace, server: str, bots: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        async with ClusterHall(Path(name), await settings(server), bots, args.latency) as hall:
            await filled(hall, args)
            say(told(f"{bots} bots", await hall.run(args.tables, args.seconds, args.every)))
            each = " ".join(f"{one.megabytes:.0f}" for one in await hall.figures())
            say(f"{'':12}memory of each: {each} MB")
            again = await hall.taken_over()
            say(f"{'':12}answered again {again:.1f} s after a SIGKILL, with one that stands by")
            tell_clicks("rolling restart", await hall.rolled(args.every))
            tell_kept(args.kills, await hall.killed(args.kills, tell_kept))


async def joined(args: argparse.Namespace, server: str) -> None:
    """Measure a joining bot; to save time, a shard is handed over after some seconds, not a minute."""
    with tempfile.TemporaryDirectory() as name:
        hurried = {**await settings(server), "bot.cluster.balance.CALM": "3", "bot.cluster.balance.SHY": "0"}
        async with ClusterHall(Path(name), hurried, 1, args.latency) as hall:
            await filled(hall, args)
            moved, clicks = await hall.joined([SHARDS // 2] * 2, args.every)
            tell_clicks(f"another joined, {moved} shards moved", clicks)


def tell_clicks(during: str, clicks: list[Click]) -> None:
    again = sorted(one.seconds for one in clicks if one.again > 0)
    lost = sum(one.again < 0 for one in clicks)
    after = f", answered after {again[0]:.1f} to {again[-1]:.1f} s" if again else ""
    say(f"{'':12}{during}: {len(clicks)} clicks, {len(again)} pressed again{after}, {lost} lost")


def tell_kept(kills: int, kept: Kept) -> None:
    say(f"{'':12}{kills} SIGKILLs: {kept.acknowledged} actions acknowledged, {kept.lost} lost")


async def everything(args: argparse.Namespace) -> None:
    with running() as server:
        say(HEAD)
        for bots in args.bots:
            await measured(args, server, bots)
        if not args.no_join:
            await joined(args, server)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.cluster",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--bots", type=int, nargs="*", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=30.0, help="of clicking")
    parser.add_argument("--latency", type=float, default=0.15, help="seconds there and back")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two clicks at a table")
    parser.add_argument("--rest", type=float, default=5.0, help="seconds of rest before the measurement")
    parser.add_argument("--kills", type=int, default=10, help="SIGKILLs of any bot")
    parser.add_argument("--no-join", action="store_true", help="leave out the bot that joins")
    args = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(everything(args))


if __name__ == "__main__":
    main()
