"""Many things go wrong while people do what they like: in the end all that is shown is true.

Other storms come with other numbers: TOUCAN_STORMS=5,6,7, and longer ones with TOUCAN_STEPS=300.
"""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from bench.wire import payloads
from bot.games import GAMES
from tests.wire.storm.crowd import Crowd, Place
from tests.wire.storm.truth import Observer, at_rest, kept, untruths
from tests.wire.storm.weather import Weather

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour

pytestmark = pytest.mark.slow

SEEDS: Final = [int(one) for one in os.environ.get("TOUCAN_STORMS", "1,2,3").split(",")]
STEPS: Final = int(os.environ.get("TOUCAN_STEPS", "80"))
GUSTS: Final = 0.25
"""How likely something goes wrong, or right again, before somebody does something."""
RESTARTS: Final = 0.02


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
    def __init__(self, parlour: Parlour, seed: int) -> None:
        self.parlour = parlour
        self.rng = Random(seed)
        places = laid(parlour)
        self.channels = [place.channel for place in places]
        self.observer = Observer(parlour)
        self.weather = Weather(parlour, self.rng, self.channels, self.observer)
        self.crowd = Crowd(parlour, self.rng, places)

    async def rage(self, *, restarts: bool) -> None:
        for _ in range(STEPS):
            if self.rng.random() < GUSTS:
                await self.weather.gust()
            await self.crowd.act()
            if restarts and self.rng.random() < RESTARTS:
                self.weather.told.append("it is started anew")
                await self.crowd.quiet()
                await self.parlour.restart()
                self.observer.forgotten()
        await self.crowd.quiet()
        await self.weather.clear()

    async def is_over(self, when: str) -> None:
        await at_rest(self.parlour, self.observer)
        wrong = await untruths(self.parlour, self.observer, self.channels, self.weather.deleted)
        assert not wrong, "\n".join((when, *wrong, "After:", *self.weather.told, *self.crowd.told()))


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("seed", SEEDS)
async def test_after_a_storm_all_is_true(parlour: Parlour, seed: int, *, restarts: bool) -> None:
    storm = Storm(parlour, seed)
    await storm.rage(restarts=restarts)
    await storm.is_over("after the storm")
    before = kept(parlour)
    for one in storm.crowd.done:
        if not parlour.bot.router.heard(one.id):
            continue
        parlour.discord.deliver(one)
    # Whatever comes of it has come when somebody is answered.
    person = parlour.people[7]
    await person.command(parlour.channel, "tables")
    await storm.is_over("told everything again")
    assert kept(parlour) == before
