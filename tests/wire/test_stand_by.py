"""Two bots on one PostgreSQL database: one plays, and when it is gone the other goes on at its tables."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.wire.faults import Hang
from bench.wire.matches import NAMES, Match
from bench.wire.people import NoAnswer, Person
from bench.wire.process import PATIENCE, Process
from bot.store.lease import SHARD
from tests.postgres import needed, new_database, server

if TYPE_CHECKING:
    from bench.wire.server import StandIn

__all__ = ["server"]

pytestmark = [needed, pytest.mark.slow]

AT_ONCE = {"PACE": "0", "WORKERS": "0", "THINK": "0", "LOG_LEVEL": "INFO"}


def salon(discord: StandIn, shard: int = 0, count: int = 1) -> Match:
    """Two people in a channel of this shard, of which every bot hears when it comes."""
    channel = discord.world.channel(discord.world.guild(f"Salon {shard}", shard, count))
    people = [Person(discord, discord.world.user(name)) for name in NAMES[:2]]
    return Match(discord, channel, people, Random(1))


async def a_database(server: str, folder: Path) -> dict[str, str]:
    """The settings of all processes on it."""
    return {
        **AT_ONCE,
        "DATABASE_URL": await new_database(server),
        "SEED_KEY_FILE": str(folder / "seeds.key"),
    }


async def begin(match: Match) -> None:
    await match.open("differ", target=999, computers=2, level="chance")
    await match.start()


async def played(match: Match, clicks: int) -> int:
    """So many clicks that were answered, however often somebody has to press again."""
    done = 0
    while done < clicks:
        try:
            for person in match.people:
                await match.hand(person)
            done += await match.play(1)
        except NoAnswer:
            continue
    return done


async def heard(bot: Process, what: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not any(what in line for line in bot.said):  # noqa: ASYNC110 — a process says it, no task
            await asyncio.sleep(0.02)


async def test_the_other_goes_on_where_one_was_killed(discord: StandIn, server: str, tmp_path: Path) -> None:
    settings = await a_database(server, tmp_path)
    match = salon(discord)
    async with Process(discord, tmp_path, settings) as one:
        await begin(match)
        async with Process(discord, tmp_path, settings, wait=False) as other:
            await heard(other, "stands by")
            assert await played(match, 3) == 3
            before = discord.gateway.identified
            one.alive.kill()
            await discord.world.until(lambda: discord.gateway.identified > before, "a take-over", PATIENCE)
            assert await played(match, 3) == 3


async def test_who_stood_still_acts_no_more(discord: StandIn, server: str, tmp_path: Path) -> None:
    """Its session ends meanwhile, as on a machine that slept: two believe that they play."""
    settings = await a_database(server, tmp_path)
    match = salon(discord)
    async with Process(discord, tmp_path, settings) as one:
        await begin(match)
        async with Process(discord, tmp_path, settings, wait=False) as other:
            await heard(other, "stands by")
            before = discord.gateway.identified
            os.kill(one.alive.pid, signal.SIGSTOP)
            await cut_off(settings["DATABASE_URL"])
            await discord.world.until(lambda: discord.gateway.identified > before, "a take-over", PATIENCE)
            os.kill(one.alive.pid, signal.SIGCONT)
            await heard(one, "stands by")
            assert await played(match, 3) == 3


async def test_who_has_drained_does_not_come_back(discord: StandIn, server: str, tmp_path: Path) -> None:
    """Its session ends while it waits for its last messages to arrive; whoever was told to drain is gone."""
    settings = {**await a_database(server, tmp_path), "DRAIN_MINUTES": "0"}
    match = salon(discord)
    async with Process(discord, tmp_path, settings) as one:
        await begin(match)
        hanging = discord.faults.plant("edit", Hang())
        async with Process(discord, tmp_path, settings, wait=False) as other:
            await heard(other, "stands by")
            other.alive.send_signal(signal.SIGUSR1)
            await heard(one, "drained: ")
            assert await other.alive.wait() == 0
        await discord.world.until(lambda: hanging.hits > 0, "a message on its way", PATIENCE)
        await cut_off(settings["DATABASE_URL"])
        async with asyncio.timeout(PATIENCE):
            assert await one.alive.wait() == 0


async def cut_off(url: str) -> None:
    """End the session of whoever plays."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        ended = (
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind"
        )
        await connection.execute(text(ended), {"kind": SHARD})
    await engine.dispose()
