"""Many things go wrong while people do what they like: in the end all that is shown is true."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from bot.games import GAMES
from tests.discord import payloads
from tests.discord.cluster import AT_ONCE
from tests.discord.forked import Forked
from tests.kit.seeds import seeds
from tests.wire.lasting.corners import arranged, corners, place_for, wanted
from tests.wire.parlour import Parlour
from tests.wire.storm.crowd import Crowd, Place
from tests.wire.storm.truth import Observer, at_rest, kept, untruths
from tests.wire.storm.weather import Weather
from tests.wire.truth import plain

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from tests.discord.server import StandIn


STEPS: Final = 80
GUSTS: Final = 0.25
"""How likely something goes wrong, or right again, before somebody does something."""
RESTARTS: Final = 0.02
KILLS: Final = 0.04


def laid(parlour: Parlour) -> list[Place]:
    """A channel for each game, one of them a thread, and three people in each: most sit at several."""
    places, discord, world = [], parlour.discord, parlour.world
    for number, slug in enumerate(GAMES):
        channel = world.channel(parlour.guild, f"cards-{slug}")
        discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(channel, world.bot))
        if number % 3 == 2:
            channel = world.thread(channel, f"thread-{slug}")
            discord.archive(channel, archived=False)
        places.append(Place(channel, slug, parlour.people[number % 4 : number % 4 + 3]))
    return places


class Storm:
    def __init__(self, parlour: Parlour, seed: int, again: Callable[[], Awaitable[None]]) -> None:
        """`again`: starts the bot anew."""
        self.parlour = parlour
        self.again = again
        self.rng = Random(seed)
        places = laid(parlour)
        self.corner = place_for(parlour)
        self.channels = [*(place.channel for place in places), self.corner]
        self.observer = Observer(parlour)
        self.weather = Weather(parlour, self.rng, self.channels, self.observer)
        self.crowd = Crowd(parlour, self.rng, places)

    async def rage(self, restarts: float) -> None:
        """`restarts`: how likely it is started anew after somebody has done something."""
        await arranged(self.parlour, self.corner)
        for _ in range(STEPS):
            if self.rng.random() < GUSTS:
                await self.weather.gust()
            await self.crowd.act()
            if self.rng.random() < restarts:
                await self.started_anew()
        await self.crowd.quiet()
        await self.weather.clear()

    async def started_anew(self) -> None:
        self.weather.told.append("it is started anew")
        await self.crowd.quiet()
        await self.again()
        self.observer.forgotten()

    async def is_over(self, when: str) -> None:
        await at_rest(self.parlour, self.observer)
        wrong = await untruths(self.parlour, self.observer, self.channels, self.weather.deleted)
        wrong += await self._corner()
        assert not wrong, "\n".join((when, *wrong, "After:", *self.weather.told, *self.crowd.told()))

    async def _corner(self) -> list[str]:
        if self.corner.id not in self.parlour.world.channels:
            return []
        shown = [one for one in corners(self.corner) if one.id not in self.observer.kept]
        if not shown and self.weather.deleted:
            # It comes back when it has something new to show.
            return []
        shows = await wanted(self.parlour)
        if len(shown) == 1 and plain(shown[0].components) == shows:
            return []
        return [f"corners: {[(one.id, one.texts) for one in shown]}, in place of {shows}"]


@pytest.mark.parametrize("seed", seeds(3))
async def test_after_a_storm_all_is_true(parlour: Parlour, seed: int) -> None:
    """Every other one lasts without a start anew."""
    storm = Storm(parlour, seed, parlour.restart)
    await storm.rage(RESTARTS * (seed % 2))
    await storm.is_over("after the storm")
    await told_everything_again(storm)


@pytest.mark.parametrize("seed", seeds(1))
async def test_killed_in_a_storm_all_is_true(discord: StandIn, tmp_path: Path, seed: int) -> None:
    """SIGKILL ends its process; the next one is checked."""
    parlour = Parlour(discord, tmp_path)
    async with AsyncExitStack() as process:

        async def again() -> None:
            await killed.pop().end()
            killed.append(await process.enter_async_context(Forked(discord, tmp_path, AT_ONCE)))

        killed = [await process.enter_async_context(Forked(discord, tmp_path, AT_ONCE))]
        storm = Storm(parlour, seed, again)
        await storm.rage(KILLS)
        await killed.pop().end()
    async with parlour:
        storm.observer.forgotten()
        await storm.is_over("after the storm")
        await told_everything_again(storm)


async def told_everything_again(storm: Storm) -> None:
    parlour, before = storm.parlour, kept(storm.parlour)
    for one in storm.crowd.done:
        if parlour.bot.router.heard(one.id):
            parlour.discord.deliver(one)
    # Whatever comes of it has come when somebody is answered.
    person = parlour.people[7]
    await person.command(parlour.channel, "tables")
    await storm.is_over("told everything again")
    assert kept(parlour) == before
