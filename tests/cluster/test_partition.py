"""A process that has lost the database or Discord, and not the other: it acts no more, and others do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.discord.cluster import begin, heard, played, shards_taken, told
from tests.discord.partition import Way
from tests.discord.people import choices, some
from tests.discord.process import Process
from tests.kit.postgres import needed

if TYPE_CHECKING:
    from tests.discord.cluster import Cluster
    from tests.discord.matches import Match

pytestmark = needed

SOON = {"bot.session.AWAY": "1.0"}
"""A process counts as cut off from Discord a second after it began to try."""


@pytest.fixture
async def way(cluster: Cluster) -> AsyncIterator[Way]:
    """To the database."""
    async with Way(make_url(cluster.settings["DATABASE_URL"]).port or 0) as made:
        yield made


async def lines(cluster: Cluster) -> list[tuple[Any, ...]]:
    """The log of every table."""
    engine = create_async_engine(cluster.settings["DATABASE_URL"])
    async with engine.connect() as connection:
        found = await connection.execute(text('SELECT "table", n, seat, action, at FROM log ORDER BY 1, 2'))
        rows = [(*row,) for row in found]
    await engine.dispose()
    return rows


def of_shard(cluster: Cluster, shard: int) -> Match:
    return next(one for one in cluster.matches if (one.channel.guild.id >> 22) % 2 == shard)


async def test_process_without_database_is_replaced(cluster: Cluster, way: Way) -> None:
    url = make_url(cluster.settings["DATABASE_URL"]).set(port=way.port)
    there = {
        "DATABASE_URL": url.render_as_string(hide_password=False),
        "bot.cluster.lease.ANSWER_SECONDS": "3",
    }
    cut = await cluster.one_more(there)
    await cluster.one_more()
    for match in cluster.matches:
        await begin(match)
        assert await played(match, 3) == 3
    lost, other = of_shard(cluster, 0), of_shard(cluster, 1)
    before, kept = cluster.discord.gateway.identified, await lines(cluster)
    way.cut()
    # Whoever clicks while it knows nothing yet is told once it knows.
    found = lost.ready()
    assert found is not None
    person, panel = found
    control = choices(panel)[0]
    clicked = person.press(panel, control, some(lost.rng, control))
    await person.answered(clicked)
    await heard(cut, "may be playing now")
    assert "Nothing is lost" in told(clicked), (cut.said, control, clicked.response, told(clicked))
    # The other shard has noticed nothing, and of the cut one's nothing is written.
    assert await played(other, 3) == 3
    written = [row for row in await lines(cluster) if row[0] == lost.number]
    assert written == [row for row in kept if row[0] == lost.number]
    # The server's system gives up on the connection, and somebody who has room takes the shard over.
    await cluster.one_more(wait=False)
    await way.expire()
    await cluster.comes_back(before)
    assert await played(lost, 3) == 3
    way.mend()
    await heard(cut, "stands by")
    after = await lines(cluster)
    for match in cluster.matches:
        assert await played(match, 3) == 3
    assert set(after) <= set(await lines(cluster))
    assert set(kept) <= set(after)


async def test_process_without_discord_gives_its_shard(cluster: Cluster) -> None:
    async with Way(cluster.discord.port) as discord:
        there = {
            **SOON,
            "DISCORD_API": cluster.discord.api.replace(str(cluster.discord.port), str(discord.port)),
            "DISCORD_GATEWAY": cluster.discord.url.replace(str(cluster.discord.port), str(discord.port)),
        }
        cut = await cluster.one_more(there)
        await cluster.one_more()
        for match in cluster.matches:
            await begin(match)
            assert await played(match, 3) == 3
        await cluster.one_more(wait=False)
        before = cluster.discord.gateway.identified
        discord.cut()
        await discord.expire()
        await heard(cut, "is unreachable from here")
        await cluster.comes_back(before)
        for match in cluster.matches:
            assert await played(match, 3) == 3
        discord.mend()
        await heard(cut, "stands by")
        for match in cluster.matches:
            assert await played(match, 3) == 3


async def test_process_without_gateway_gives_its_shard(cluster: Cluster) -> None:
    """It is Discord's REST that it reaches, and the database."""
    async with Way(cluster.discord.port) as gateway:
        gateway.cut()
        there = cluster.discord.url.replace(str(cluster.discord.port), str(gateway.port))
        cut = await cluster.one_more({**SOON, "DISCORD_GATEWAY": there}, wait=None)
        while not await shards_taken(cluster.settings["DATABASE_URL"]):  # noqa: ASYNC110 — PostgreSQL knows it
            await asyncio.sleep(0.05)
        await cluster.one_more()
        # On a busy machine the shard is free before this one could stand by.
        await cluster.one_more(wait=None)
        await heard(cut, "is unreachable from here")
        await cluster.comes_back(0)
        for match in cluster.matches:
            await begin(match)
            assert await played(match, 3) == 3


async def test_short_outage_keeps_the_shard(cluster: Cluster) -> None:
    both = await cluster.one_more(), await cluster.one_more()
    for match in cluster.matches:
        await begin(match)
    third: Process = await cluster.one_more(wait=False)
    gateway = cluster.discord.gateway
    before = gateway.identified
    await gateway.drop(shard=0)
    await cluster.discord.world.until(lambda: gateway.up == {0, 1}, "both shards")
    for match in cluster.matches:
        assert await played(match, 3) == 3
    assert gateway.identified == before
    assert not any("taking over" in line for one in (*both, third) for line in one.said)
