"""Two processes: whichever hears of what people do where the bot is not, the one that plays there answers."""

from __future__ import annotations

import signal
from random import Random
from typing import TYPE_CHECKING

from bot.words import words
from tests.discord.cluster import cluster, told
from tests.discord.matches import NAMES, Match
from tests.discord.people import Person
from tests.kit.postgres import needed, server

if TYPE_CHECKING:
    from tests.discord.cluster import Cluster
    from tests.discord.world import Channel, Interaction

__all__ = ["cluster", "server"]

pytestmark = needed

NEW = {"players": 3, "computers": 1, "level": "chance"}


def friends(cluster: Cluster, channel: Channel, count: int) -> Match:
    people = [Person(cluster.discord, cluster.discord.world.user(name)) for name in NAMES[:count]]
    return Match(cluster.discord, channel, people, Random(1))


def strangers(cluster: Cluster, shard: int) -> Channel:
    """On a server that has not added the bot."""
    world = cluster.discord.world
    return world.channel(world.guild(f"Strangers {shard}", shard, 2, joined=False))


async def test_whichever_shard_hears_of_it(cluster: Cluster) -> None:
    """Both may: then it is answered once."""
    cluster.settings["cogs.core.relay.CLAIM_TIMEOUT"] = "60"
    await cluster.both()
    for astray in ({1}, {0}, {0, 1}):
        cluster.discord.astray = astray
        await answered_once(cluster)


async def answered_once(cluster: Cluster) -> None:
    """People play in a group, and on a server of each shard; then somebody alone."""
    world = cluster.discord.world
    places = [world.group(), strangers(cluster, 0), strangers(cluster, 1)]
    for place in places:
        match = friends(cluster, place, 2)
        await match.open("topsuit", **NEW)
        await match.start()
        assert await match.play(4) == 4
        assert len({one.id for one in place.public()}) == 1
    alone = friends(cluster, places[0], 1)
    (person,) = alone.people
    alone.channel = world.messages(person.user)
    await person.command(places[1], "topsuit new", players=3, computers=2, level="chance")
    # The panel is the answer to the command, where that was typed.
    await world.until(alone.channel.public, "a table in their messages")


async def test_where_nobody_plays_whoever_hears_says_so(cluster: Cluster) -> None:
    cluster.discord.astray = {0}
    cluster.settings["cogs.core.relay.CLAIM_TIMEOUT"] = "60"
    place = strangers(cluster, 1)
    await cluster.one_more()
    (person,) = friends(cluster, place, 1).people
    assert await refused(cluster, await person.command(place, "topsuit new", **NEW))
    assert not place.public()


async def test_claim_of_a_killed_process_stays_unanswered(cluster: Cluster) -> None:
    """Its work may have been done: a player who clicks again is answered by the new owner."""
    cluster.discord.astray = {0}
    cluster.settings["cogs.core.relay.CLAIM_TIMEOUT"] = "60"
    place = strangers(cluster, 1)
    first = await cluster.one_more()
    cluster.settings["DIES_WITH_A_CLAIM"] = "1"
    other = await cluster.one_more()
    del cluster.settings["DIES_WITH_A_CLAIM"]
    match = friends(cluster, place, 2)
    lost = match.people[0].type(place, "topsuit new", **NEW)
    assert await other.alive.wait() == -signal.SIGKILL
    await cluster.one_more()
    await match.open("topsuit", **NEW)
    # It has looked once more then, and does not wait for the rest of a minute.
    assert await first.end(signal.SIGTERM) == 0
    assert not told(lost)
    assert len([one for one in place.public() if not one.mentions]) == 1


async def refused(cluster: Cluster, asked: Interaction) -> bool:
    """Whether they are told that nobody answers there now."""
    await cluster.discord.world.until(lambda: told(asked), "an answer")
    return words()("table-resting") in told(asked)
