"""Bots in processes of their own that share a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cluster.lease import SHARD
from tests.discord.forked import Forked
from tests.discord.matches import NAMES, Match
from tests.discord.people import NoAnswer, Person
from tests.discord.process import PATIENCE, Process
from tests.kit.postgres import prepared_database

if TYPE_CHECKING:
    from tests.discord.server import StandIn
    from tests.discord.world import Interaction

AT_ONCE = {
    "PACE": "0",
    "WORKERS": "0",
    "THINK": "0",
    "LOG_LEVEL": "INFO",
    "READY_AFTER": "0.01",
    # A picture is drawn when it is wanted.
    "rendering.decks.register.WARM": "[]",
    "bot.ops.pauses.FIRST": "0.02",
    "bot.discordpy.connections.IDENTIFY": "0",
}
"""Settings without the computer players' pauses and pictures nobody looks at."""
OFTEN = {
    **dict.fromkeys(("bot.cluster.lease.LOOK", "bot.session.LOOK", "bot.cli.run.LOOK"), "0.1"),
    # Nobody loses the database because the machine is busy.
    "bot.cluster.lease.ANSWER_SECONDS": "60",
}
"""Shorter intervals between processes' looks at each other."""


def salon(discord: StandIn, shard: int = 0, count: int = 1) -> Match:
    """Return two people in a channel of this shard, which every bot can see."""
    channel = discord.world.channel(discord.world.guild(f"Salon {shard}", shard, count))
    people = [Person(discord, discord.world.user(name)) for name in NAMES[:2]]
    return Match(discord, channel, people, Random(1))


async def a_database(server: str, folder: Path) -> dict[str, str]:
    """Return the settings of all processes on a new database."""
    return {
        **AT_ONCE,
        **OFTEN,
        "DATABASE_URL": await prepared_database(server),
        "SEED_KEY_FILE": str(folder / "seeds.key"),
    }


async def begin(match: Match) -> None:
    await match.open("differ", target=999, computers=2, level="chance")
    await match.start()


async def played(match: Match, clicks: int) -> int:
    """Play until this many clicks were answered, however often people have to press again."""
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


async def cut_off(url: str) -> None:
    """End the database session of the playing process."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        ended = (
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = :kind"
        )
        await connection.execute(text(ended), {"kind": SHARD})
    await engine.dispose()


class Cluster:
    """Two bots with a shard each, and a running table on a server of each."""

    def __init__(
        self, discord: StandIn, settings: dict[str, str], folder: Path, stack: AsyncExitStack
    ) -> None:
        self.discord = discord
        self.settings = {**settings, "SHARDS": "1"}
        self.folder = folder
        self.matches = [salon(discord, shard, 2) for shard in (0, 1)]
        self._stack = stack
        discord.gateway.shards = discord.gateway.concurrency = 2

    async def one_more(
        self, settings: Mapping[str, str] | None = None, *, wait: bool | None = True
    ) -> Process:
        """Start a bot with additional settings.

        `wait`: until it plays too; else until it stands by, or, None, for nothing.
        """
        made = await self._stack.enter_async_context(
            Forked(self.discord, self.folder, {**self.settings, **(settings or {})}, wait=bool(wait))
        )
        if wait is False:
            await heard(made, "stands by")
        return made

    async def both(self) -> tuple[Process, Process]:
        """Start two bots side by side, and wait until each has a shard."""
        two = await self.one_more(wait=None), await self.one_more(wait=None)
        gateway = self.discord.gateway
        try:
            await self.discord.world.until(lambda: gateway.up == {0, 1}, "both shards", PATIENCE)
        except AssertionError as error:
            raise AssertionError(f"{error}: {[one.said[-5:] for one in two]}") from None
        return two

    async def comes_back(self, before: int) -> None:
        """Wait until both shards are connected, and one has identified since there were `before`."""
        gateway = self.discord.gateway
        there = lambda: gateway.identified > before and gateway.up == {0, 1}  # noqa: E731
        await self.discord.world.until(there, "a take-over", PATIENCE)


@pytest.fixture
async def cluster(discord: StandIn, server: str, tmp_path: Path) -> AsyncIterator[Cluster]:
    async with AsyncExitStack() as stack:
        yield Cluster(discord, await a_database(server, tmp_path), tmp_path, stack)


async def shards_taken(url: str) -> set[int]:
    """Return the shards that some process holds."""
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        asked = (
            "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :kind"
        )
        found = {row[0] for row in await connection.execute(text(asked), {"kind": SHARD})}
    await engine.dispose()
    return found


def told(interaction: Interaction) -> str:
    original = interaction.original
    return " ".join(one.texts for one in (*interaction.replies, *((original,) if original else ())))
