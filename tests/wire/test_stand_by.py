"""Two bots on one PostgreSQL database: one plays, and when it is gone the other goes on at its tables."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from tests.discord.cluster import a_database, begin, cut_off, heard, played, salon
from tests.discord.faults import Hang
from tests.discord.forked import Forked
from tests.discord.process import PATIENCE
from tests.kit.postgres import needed, server

if TYPE_CHECKING:
    from tests.discord.server import StandIn

__all__ = ["server"]

pytestmark = needed


async def test_the_other_goes_on_where_one_was_killed(discord: StandIn, server: str, tmp_path: Path) -> None:
    settings = await a_database(server, tmp_path)
    match = salon(discord)
    async with Forked(discord, tmp_path, settings) as one:
        await begin(match)
        async with Forked(discord, tmp_path, settings, wait=False) as other:
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
    async with Forked(discord, tmp_path, settings) as one:
        await begin(match)
        async with Forked(discord, tmp_path, settings, wait=False) as other:
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
    async with Forked(discord, tmp_path, settings) as one:
        await begin(match)
        hanging = discord.faults.plant("edit", Hang())
        async with Forked(discord, tmp_path, settings, wait=False) as other:
            await heard(other, "stands by")
            other.alive.send_signal(signal.SIGUSR1)
            await heard(one, "drained: ")
            assert await other.alive.wait() == 0
        await discord.world.until(lambda: hanging.hits > 0, "a message on its way", PATIENCE)
        await cut_off(settings["DATABASE_URL"])
        async with asyncio.timeout(PATIENCE):
            assert await one.alive.wait() == 0
