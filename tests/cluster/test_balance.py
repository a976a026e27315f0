"""A process with all shards gives some to a second one and a third, while people click."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from bench.cluster import hall as halls
from bench.cluster.hall import ClusterHall
from tests.discord.cluster import OFTEN, a_database
from tests.discord.forked import Forked
from tests.kit.postgres import needed, server
from tests.kit.seeds import seeds

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


__all__ = ["server"]

pytestmark = needed

CALM = 3
"""Looks, in place of a minute."""
SHARDS = 6
PLACES = (0, 2, 5)
"""Shards with a table: that which never is moved, one in the middle, and that which is moved first."""
PAUSE = 0.1
"""Seconds between two clicks of somebody."""
KILLS = 2


class Growing(ClusterHall):
    """Begins with one process, which has all shards."""

    shards = SHARDS
    places = PLACES
    started = Forked


@pytest.fixture
async def hall(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Growing]:
    monkeypatch.setattr(halls, "AGAIN", 30.0)
    monkeypatch.setattr(halls, "CLICK_SECONDS", 400.0)
    settings = {**await a_database(server, tmp_path), "bot.cluster.balance.CALM": str(CALM)}
    settings["bot.cluster.balance.SHY"] = "0"
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
    async with hall.clicking(PAUSE) as clicks:
        given = Counter[int]()
        for wanted in ([3, 3], [2, 2, 2]):
            await hall.one_more(wait=False)
            await hall.comes_to(wanted)
            await hall.acting(2)
        given = hall.given()
        await asyncio.sleep(3 * (CALM + 1) * float(OFTEN["bot.session.LOOK"]))
        assert (await hall.spread(), hall.given()) == ([2, 2, 2], given), "it has not come to an end"
    assert given[PLACES[-1]]
    assert not given[0]
    assert all(one.again >= 0 for of_shard in clicks.values() for one in of_shard), "one was never answered"
    repeated = {shard: sum(one.again > 0 for one in of_shard) for shard, of_shard in clicks.items()}
    assert all(repeated[shard] <= given[shard] for shard in PLACES), (repeated, given)
    kept = await hall.kept()
    assert kept.acknowledged
    assert kept.lost == 0


@pytest.mark.parametrize("seed", seeds(1))
async def test_whoever_gives_may_be_killed_at_any_moment(hall: Growing, seed: int) -> None:
    """Another takes its place each time, so that there is always somebody who asks."""
    rng = Random(seed)
    async with hall.clicking(PAUSE) as clicks:
        for _ in range(KILLS):
            other = await hall.one_more(wait=False)
            before = sum(hall.given().values())
            async with asyncio.timeout(halls.CLICK_SECONDS):
                while sum(hall.given().values()) == before:  # noqa: ASYNC110 — a process says it
                    await asyncio.sleep(0.01)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            (giver,) = [bot for bot in hall.bots if bot is not other]
            await hall.end(giver, signal.SIGKILL)
            await hall.comes_to([SHARDS])
            await hall.acting(1)
    assert all(one.again >= 0 for of_shard in clicks.values() for one in of_shard), "one was never answered"
    kept = await hall.kept()
    assert kept.acknowledged
    assert kept.lost == 0
