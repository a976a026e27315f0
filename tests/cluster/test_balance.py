"""A process with all shards gives some to a second one and a third, while people click."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.cluster import hall as halls
from bench.cluster.hall import SHARDS, ClusterHall
from bot.store.lease import LOOK, SHARD
from tests.postgres import needed, server
from tests.wire.test_stand_by import a_database

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bench.wire.matches import Match

__all__ = ["server"]

pytestmark = [needed, pytest.mark.slow]

CALM = 3
"""Looks, in place of a minute."""
PLACES = (0, 5, 8, 15)
"""Shards with a table: that which is moved first, those in the middle, and that which never is."""
HELD = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :shard GROUP BY pid"
    " ORDER BY 1"
)


class Growing(ClusterHall):
    """Begins with one process, which has all shards."""

    places = PLACES

    async def spread(self) -> list[int]:
        """How many shards each process has that has any."""
        engine = create_async_engine(self.settings["DATABASE_URL"])
        async with engine.connect() as connection:
            found = [row[0] for row in await connection.execute(text(HELD), {"shard": SHARD})]
        await engine.dispose()
        return found

    async def comes_to(self, wanted: list[int]) -> None:
        async with asyncio.timeout(halls.PATIENCE):
            while await self.spread() != wanted:  # noqa: ASYNC110 — PostgreSQL knows it
                await asyncio.sleep(0.5)
        await self.whole()

    def given(self) -> Counter[int]:
        """How often each shard was given away."""
        said = [line for bot in self.bots for line in bot.said if "giving shard " in line]
        return Counter(int(line.partition("giving shard ")[2].split()[0]) for line in said)

    @asynccontextmanager
    async def clicking(self) -> AsyncIterator[dict[int, list[int]]]:
        """People play at every table; by shard, how often each click had to be pressed again."""
        over = asyncio.Event()
        again = {(match.channel.guild.id >> 22) % SHARDS: list[int]() for match in self.matches}

        async def sitting(match: Match, pressed: list[int]) -> None:
            while not over.is_set():
                pressed.append(await self.pressed(match))

        sitters = [
            asyncio.create_task(sitting(match, pressed))
            for match, pressed in zip(self.matches, again.values(), strict=True)
        ]
        try:
            yield again
        finally:
            over.set()
            await asyncio.gather(*sitters)


@pytest.fixture
async def hall(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Growing]:
    monkeypatch.setattr(halls, "AGAIN", 30.0)
    monkeypatch.setattr(halls, "PATIENCE", 400.0)
    settings = {**await a_database(server, tmp_path), "CALM": str(CALM), "SHY": "0"}
    async with Growing(tmp_path, settings, 1, 0.0) as made:
        made.discord.limits.enforced = False
        # A click that is answered late by a busy machine is not lost.
        made.discord.world.patience = 30.0
        await made.sit(len(PLACES))
        await made.fill(len(PLACES))
        yield made


async def test_shards_spread_over_those_who_come(hall: Growing) -> None:
    """Only what is moved is interrupted, for one click at most, and nothing is lost."""
    assert await hall.spread() == [SHARDS]
    async with hall.clicking() as again:
        given = Counter[int]()
        for wanted in ([8, 8], [5, 5, 6]):
            await hall.one_more(wait=False)
            await hall.comes_to(wanted)
            await hall.acting(2)
        given = hall.given()
        await asyncio.sleep(3 * (CALM + 1) * LOOK)
        assert (await hall.spread(), hall.given()) == ([5, 5, 6], given), "it has not come to an end"
    assert given[PLACES[-1]]
    assert not given[0]
    assert all(min(pressed) >= 0 for pressed in again.values()), "a click was never answered"
    repeated = {shard: sum(map(bool, pressed)) for shard, pressed in again.items()}
    assert all(repeated[shard] <= given[shard] for shard in PLACES), (repeated, given)
    kept = await hall.kept()
    assert kept.acknowledged
    assert kept.lost == 0


async def test_whoever_gives_may_be_killed_at_any_moment(hall: Growing) -> None:
    """Another takes its place each time, so that there is always somebody who asks."""
    rng, kills = Random(1), 4
    async with hall.clicking() as again:
        for _ in range(kills):
            other = await hall.one_more(wait=False)
            before = sum(hall.given().values())
            async with asyncio.timeout(halls.PATIENCE):
                while sum(hall.given().values()) == before:  # noqa: ASYNC110 — a process says it
                    await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            (giver,) = [bot for bot in hall.bots if bot is not other]
            await hall.end(giver, signal.SIGKILL)
            await hall.comes_to([SHARDS])
            await hall.acting(1)
    assert all(min(pressed) >= 0 for pressed in again.values()), "a click was never answered"
    kept = await hall.kept()
    assert kept.acknowledged
    assert kept.lost == 0
