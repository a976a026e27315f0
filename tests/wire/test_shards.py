"""A bot with several connections to Discord: a server is played through its own, whatever befalls others."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from typing import TYPE_CHECKING

import discord as dpy
import pytest

from bot.discordpy.connections import Turns
from bot.tables.table import Table
from tests.discord.matches import Match
from tests.wire.parlour import Parlour
from tests.wire.truth import public_is_true

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tests.discord.server import StandIn


@pytest.fixture
def parlour(discord: StandIn, tmp_path: Path) -> Parlour:
    """It is closed still: a test says first how many shards there are."""
    return Parlour(discord, tmp_path)


async def salons(parlour: Parlour, count: int, shards: Iterable[int]) -> dict[int, Match]:
    """A table in play in a server of each of these shards."""
    made = {}
    for shard in shards:
        channel = parlour.world.channel(parlour.world.guild(f"Salon {shard}", shard, count))
        made[shard] = match = parlour.match(1, channel)
        parlour.discord.gateway.tell_of(channel.guild)
        await parlour.comes(partial(parlour.bot.get_guild, channel.guild.id), "a server")
        await match.open("differ", computers=3, level="chance")
        await match.start()
        await match.play(2)
    return made


@pytest.mark.parametrize("count", [1, 2, 16])
async def test_as_many_shards_as_discord_says(parlour: Parlour, discord: StandIn, count: int) -> None:
    discord.gateway.shards = count
    async with parlour:
        await parlour.comes(lambda: parlour.bot.connected, "all its shards")
        assert sorted((shard, of) for shard, of, _ in discord.gateway.introduced) == [
            (shard, count) for shard in range(count)
        ]
        for match in (await salons(parlour, count, {0, count - 1})).values():
            await public_is_true(parlour, match)
        assert await parlour.bot.lacking() == ()


async def test_one_shard_that_is_lost_disturbs_no_other(parlour: Parlour, discord: StandIn) -> None:
    discord.gateway.shards = 2
    async with parlour:
        tables = await salons(parlour, 2, (0, 1))
        discord.gateway.down = True
        await discord.gateway.drop(shard=1)
        await parlour.comes(lambda: not parlour.bot.connected, "a lost shard")
        assert await parlour.bot.lacking() == ("1 of 2 shards not on Discord",)
        await tables[0].play(3)
        await public_is_true(parlour, tables[0])
        # What is clicked meanwhile is heard when the shard goes on.
        (person,) = tables[1].people
        control = tables[1].public.button("press:look:")
        assert control is not None
        clicked = person.press(tables[1].public, control)
        discord.gateway.down = False
        await person.answered(clicked)
        assert (discord.gateway.identified, discord.gateway.resumed) == (2, 1)
        await tables[1].play(3)
        await public_is_true(parlour, tables[1])
        await parlour.comes(lambda: parlour.bot.connected, "all its shards")


async def test_a_shard_that_is_refused_ends_the_bot(parlour: Parlour, discord: StandIn) -> None:
    discord.gateway.shards = 2
    discord.gateway.refusing, discord.gateway.refused = 4010, {1}
    with pytest.raises(dpy.ConnectionClosed) as refused:
        await parlour.start()
    assert refused.value.code == 4010
    await parlour.bot.close()


async def test_server_lost_during_an_outage_is_noticed(parlour: Parlour, discord: StandIn) -> None:
    discord.gateway.shards = 2
    async with parlour:
        tables = await salons(parlour, 2, (0, 1))
        discord.gateway.down = True
        await discord.gateway.drop(forget=True)
        for match in tables.values():
            discord.remove_guild(match.channel.guild)
        discord.gateway.down = False
        tables_there = parlour.bot.tables
        await parlour.comes(lambda: not tables_there.live(), "that both are gone")


def known(number: int) -> list[Table]:
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, Table) and one.id == number]


async def test_a_shard_is_given_away_and_taken_again(parlour: Parlour, discord: StandIn) -> None:
    """Nothing of its tables stays in memory, nothing of them changes, and no other table notices."""
    discord.gateway.shards = 2
    async with parlour:
        bot, tables = parlour.bot, await salons(parlour, 2, (0, 1))
        for match in tables.values():
            await match.hand(match.people[0])
            await match.play(1)
        await parlour.at_rest()
        stays, goes = tables[0], tables[1]
        shown, record = goes.public.texts, await bot.store.table(goes.number)
        # As where another process may have it.
        bot.lease.shards.count, bot.lease.shards.ours = 2, frozenset({0})
        await bot.session.let_go(1)
        await parlour.world.until(lambda: discord.gateway.up == {0}, "one shard")
        assert [table.id for table in bot.tables.live()] == [stays.number]
        assert [guild.id for guild in bot.guilds if not bot.lease.shards.has(guild.id)] == []
        assert known(goes.number) == []
        assert known(stays.number) != []
        assert (bot.connected, await bot.lacking()) == (True, ())
        await stays.play(3)
        await public_is_true(parlour, stays)
        await parlour.at_rest()
        assert (goes.public.texts, await bot.store.table(goes.number)) == (shown, record)
        assert discord.gateway.identified == 2
        bot.lease.shards.ours = frozenset({0, 1})
        await bot.session.begin(frozenset({1}))
        bot.connections.add({1})
        await parlour.comes(lambda: bot.connected, "both shards")
        await goes.play(3)
        await public_is_true(parlour, goes)


async def test_so_many_introduce_themselves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discordpy.connections.IDENTIFY", 0.05)
    loop, begun, ended = asyncio.get_running_loop(), dict[int, float](), dict[int, float]()
    turns, both = Turns(2), asyncio.Barrier(2)

    async def introduce(shard: int) -> None:
        async with turns.turn(shard):
            begun[shard] = loop.time()
            # Two are there at the same time, or this never ends.
            await both.wait()
        ended[shard] = loop.time()

    await asyncio.gather(*(introduce(shard) for shard in range(4)))
    assert min(begun[2] - ended[0], begun[3] - ended[1]) >= 0.04
