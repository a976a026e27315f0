"""Several bots on one PostgreSQL database that all play, each on the servers of its shards."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import create_async_engine

from bot.privacy import deletion as privacy
from tests.discord.cluster import Cluster, begin, cluster, cut_off, heard, played, told
from tests.discord.gateway import TOO_FEW_SHARDS
from tests.discord.people import Person
from tests.discord.process import PATIENCE
from tests.discord.world import SELECT
from tests.kit.postgres import needed, server

if TYPE_CHECKING:
    from tests.discord.world import Channel, Interaction, Message

__all__ = ["cluster", "server"]


pytestmark = needed

APART = 0.3
"""Seconds between two shards that introduce themselves."""


async def test_third_process_replaces_a_killed_one(cluster: Cluster) -> None:
    one, other = await cluster.both()
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


async def until(person: Person, channel: Channel, command: str, said: Callable[[Message], object]) -> None:
    """They ask until the answer is as it should be: a process hears what another was told a moment later."""
    async with asyncio.timeout(PATIENCE):
        while not said(await asks(person, channel, command)):
            pass


def names(server: str, page: Message) -> bool:
    return server in page.texts


async def asks(person: Person, channel: Channel, command: str, **options: str) -> Message:
    asked = await person.command(channel, command, **options)
    await person.discord.world.until(lambda: shown(asked), "an answer")
    return asked.replies[-1]


def shown(asked: Interaction) -> bool:
    """Not only that it is being thought about."""
    return bool(asked.replies) and bool(asked.replies[-1].components)


def chosen(page: Message) -> list[str]:
    return [menu["placeholder"] for menu in page.controls(SELECT)]


async def test_every_process_knows_what_somebody_has_told_another(cluster: Cluster) -> None:
    """Preferences and seats; nothing once they are forgotten."""
    await cluster.both()
    here, there = cluster.matches
    # The first sits at both tables.
    there.people = [here.people[0], *there.people[1:]]
    for match in cluster.matches:
        await begin(match)
    ann, places = here.people[0], [match.channel for match in cluster.matches]
    before = [await asks(ann, channel, "settings") for channel in places]
    assert chosen(before[0]) == chosen(before[1])
    kept = chosen(await asks(ann, places[0], "settings", panel="hand"))
    assert kept != chosen(before[0])
    for channel in places:
        await until(ann, channel, "settings", lambda page: chosen(page) == kept)
        await until(ann, channel, "tables", lambda page: all(str(one.id) in page.texts for one in places))
        # Also what the other process's server is called.
        (other,) = (one.guild.name for one in places if one is not channel)
        await until(ann, channel, "tables", partial(names, other))
    sure = await ann.click(await asks(ann, places[1], "privacy delete"), "Forget me")
    await cluster.discord.world.until(lambda: "have forgotten" in told(sure), "that it is done")
    assert await ids_kept(cluster, ann.user.id) == set()
    for match in cluster.matches:
        match.people = match.people[1:]
        assert await played(match, 2) == 2
        assert await ids_kept(cluster, ann.user.id) == set()


async def ids_kept(cluster: Cluster, user: int) -> set[str]:
    engine = create_async_engine(cluster.settings["DATABASE_URL"])
    async with engine.connect() as connection:
        found = await connection.run_sync(privacy.held, user)
    await engine.dispose()
    return found


async def test_somebody_is_forgotten_though_the_process_is_killed(cluster: Cluster) -> None:
    """The remaining processes finish it when somebody plays at one of those tables."""
    one, _ = await cluster.one_more(), await cluster.one_more()
    here, there = cluster.matches
    there.people = [here.people[0], *there.people[1:]]
    for match in cluster.matches:
        await begin(match)
    ann = here.people[0]
    asked = await asks(ann, there.channel, "privacy delete")
    before = cluster.discord.gateway.identified
    one.alive.kill()
    await one.alive.wait()
    sure = asked.button("Forget me")
    assert sure is not None
    ann.press(asked, sure)
    await cluster.one_more()
    await cluster.comes_back(before)
    async with asyncio.timeout(PATIENCE):
        while await ids_kept(cluster, ann.user.id):  # noqa: ASYNC110 — the database knows it
            await asyncio.sleep(0.1)


async def test_all_drain_whichever_is_told(cluster: Cluster) -> None:
    three = [await cluster.one_more(wait=number < 2) for number in range(3)]
    three[1].alive.send_signal(signal.SIGUSR1)
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.gather(*(one.alive.wait() for one in three)) == [0, 0, 0]


async def test_who_comes_while_others_drain_drains_too(cluster: Cluster) -> None:
    """It goes on at the tables of one that was killed, and opens none; until draining is taken back."""
    one, other = await cluster.both()
    for match in cluster.matches:
        await begin(match)
    one.alive.send_signal(signal.SIGUSR1)
    for each in (one, other):
        await heard(each, "draining: no new tables")
    before = cluster.discord.gateway.identified
    other.alive.kill()
    await other.alive.wait()
    later = await cluster.one_more()
    await cluster.comes_back(before)
    await heard(later, "draining: no new tables")
    for match in cluster.matches:
        assert await played(match, 3) == 3
    one.alive.send_signal(signal.SIGUSR2)
    await heard(later, "no longer draining")


async def test_all_come_back_with_more_shards(cluster: Cluster) -> None:
    for bot in await cluster.both():
        await heard(bot, "is on Discord")
    gateway = cluster.discord.gateway
    gateway.shards = 3
    await gateway.drop(code=TOO_FEW_SHARDS, shard=1, forget=True)

    def both() -> bool:
        # Any two: the server may not have noticed yet that the earlier session of a process has ended.
        return len({shard for shard, count, _ in gateway.introduced if count == 3}) == 2

    await cluster.discord.world.until(both, "both with three shards", PATIENCE)


async def test_processes_take_turns_to_identify(cluster: Cluster) -> None:
    gateway = cluster.discord.gateway
    gateway.shards, gateway.concurrency = 4, 1
    cluster.settings |= {"SHARDS": "2", "bot.discordpy.connections.IDENTIFY": str(APART)}
    await asyncio.gather(cluster.one_more(wait=None), cluster.one_more(wait=None))
    await cluster.discord.world.until(lambda: gateway.up == {0, 1, 2, 3}, "all four", PATIENCE)
    moments = [moment for _, _, moment in gateway.introduced]
    assert len(moments) == 4
    # Each begins so long after the one before was over.
    assert all(later - earlier >= APART for earlier, later in pairwise(moments))


async def test_stopped_process_acts_no_more_for_its_shard(cluster: Cluster) -> None:
    """Its session ends meanwhile: it and another believe that they play there."""
    both = await cluster.both()
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
        lambda: cluster.discord.gateway.identified >= before + 2, "both shards", PATIENCE
    )
    for match in cluster.matches:
        assert await played(match, 3) == 3
