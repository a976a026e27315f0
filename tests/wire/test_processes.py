"""Several bots on one PostgreSQL database that all play, each on the servers of its shards."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bench.wire.process import Process
from tests.postgres import needed, server
from tests.wire.test_stand_by import a_database, begin, cut_off, heard, played, salon

if TYPE_CHECKING:
    from bench.wire.server import StandIn

__all__ = ["server"]

pytestmark = [needed, pytest.mark.slow]


class Cluster:
    """Two bots with a shard each, and a table in play in a server of each."""

    def __init__(
        self, discord: StandIn, settings: dict[str, str], folder: Path, stack: AsyncExitStack
    ) -> None:
        self.discord = discord
        self.settings = {**settings, "SHARDS": "1"}
        self.folder = folder
        self.matches = [salon(discord, shard, 2) for shard in (0, 1)]
        self._stack = stack
        discord.gateway.shards = discord.gateway.concurrency = 2

    async def one_more(self, *, wait: bool = True) -> Process:
        """`wait`: until it plays too; else until it stands by."""
        made = await self._stack.enter_async_context(
            Process(self.discord, self.folder, self.settings, wait=wait)
        )
        if not wait:
            await heard(made, "stands by")
        return made

    async def comes_back(self, before: int) -> None:
        """Both shards are there, and somebody has introduced one since there were so many."""
        gateway = self.discord.gateway
        there = lambda: gateway.identified > before and gateway.up == {0, 1}  # noqa: E731
        await self.discord.world.until(there, "a take-over", 60)


@pytest.fixture
async def cluster(discord: StandIn, server: str, tmp_path: Path) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(discord, await a_database(server, tmp_path), tmp_path, stack)


async def test_both_play_and_a_third_goes_on_for_who_is_killed(cluster: Cluster) -> None:
    one, other = await cluster.one_more(), await cluster.one_more()
    assert cluster.discord.gateway.up == {0, 1}
    for match in cluster.matches:
        await begin(match)
        assert await played(match, 3) == 3
    await cluster.one_more(wait=False)
    for killed in (other, one):
        before = cluster.discord.gateway.identified
        killed.alive.kill()
        if killed is one:
            await cluster.one_more()
        await cluster.comes_back(before)
        for match in cluster.matches:
            assert await played(match, 3) == 3


async def test_who_stood_still_acts_no_more_for_its_shard(cluster: Cluster) -> None:
    """Its session ends meanwhile: it and another believe that they play there."""
    both = await cluster.one_more(), await cluster.one_more()
    for match in cluster.matches:
        await begin(match)
    third = await cluster.one_more(wait=False)
    before = cluster.discord.gateway.identified
    for each in both:
        os.kill(each.alive.pid, signal.SIGSTOP)
    await cut_off(cluster.settings["DATABASE_URL"])
    await heard(third, "is on Discord")
    assert cluster.discord.gateway.identified == before + 1
    for each in both:
        os.kill(each.alive.pid, signal.SIGCONT)
    # One of the two comes back for the shard that is still free, and the other stands by.
    await cluster.discord.world.until(
        lambda: cluster.discord.gateway.identified >= before + 2, "both shards", 90
    )
    for match in cluster.matches:
        assert await played(match, 3) == 3
