"""Many things go wrong while people do what they like: in the end all that is shown is true."""

from __future__ import annotations

import asyncio
import os
from random import Random
from typing import TYPE_CHECKING

import pytest

from bench.wire import payloads
from bot.games import GAMES
from tests.wire.storm.crowd import Crowd, Place
from tests.wire.storm.truth import Observer, at_rest, kept, untruths
from tests.wire.storm.weather import Weather

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

SEEDS = [int(one) for one in os.environ.get("TOUCAN_STORMS", "1").split(",")]
STEPS = int(os.environ.get("TOUCAN_STEPS", "150"))


@pytest.mark.parametrize("seed", SEEDS)
async def test_after_a_storm_all_is_true(parlour: Parlour, seed: int) -> None:
    rng, world, discord = Random(seed), parlour.world, parlour.discord
    places = []
    for number, slug in enumerate(GAMES):
        channel = world.channel(parlour.guild, f"c-{slug}")
        discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(channel, world.bot))
        if number % 3 == 2:
            channel = world.thread(channel, f"t-{slug}")
            discord.archive(channel, archived=False)
        places.append(Place(channel, slug, parlour.people[number % 4 : number % 4 + 3]))
    channels = [place.channel for place in places]
    weather = Weather(parlour, rng, channels)
    observer = Observer(parlour)
    drop = discord.gateway.drop

    async def dropped(code: int = 4000, *, forget: bool = False, shard: int | None = None) -> None:
        observer.deaf()
        await drop(code, forget=forget, shard=shard)

    discord.gateway.drop = dropped  # type: ignore[method-assign]
    tell = discord.gateway.tell

    async def told(message: dict) -> None:
        observer.deaf()
        await tell(message)

    discord.gateway.tell = told
    crowd = Crowd(parlour, rng, places)
    try:
        for _ in range(STEPS):
            if rng.random() < 0.25:
                await weather.gust()
            await crowd.act()
            if os.environ.get("TOUCAN_RESTARTS") and rng.random() < 0.02:
                weather.told.append("restart")
                await parlour.restart()
                observer.forgotten()
        await crowd.quiet()
        await weather.clear()
        await at_rest(parlour, observer)
        wrong = await untruths(parlour, observer, channels, weather.deleted)
        assert not wrong
        before = kept(parlour)
        for _, one in crowd.done:
            if one.id in parlour.bot.router._seen:
                discord.deliver(one)
        await asyncio.sleep(0.1)
        await at_rest(parlour, observer)
        assert kept(parlour) == before
        wrong = await untruths(parlour, observer, channels, weather.deleted)
        assert not wrong
    except BaseException:
        with open(f"/tmp/faults-storm-{seed}.txt", "w") as file:
            file.write("\n".join(map(repr, weather.told)) + "\n\n")
            file.write("\n".join(f"{what} -> {one.id} {one.response} {one.refused} {observer.said.get(one.id)}" for what, one in crowd.done))
        raise
