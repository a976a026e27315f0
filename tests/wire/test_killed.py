"""A bot in a process of its own is killed while people play: what they were shown was kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from signal import SIGTERM

from tests.discord.cluster import AT_ONCE
from tests.discord.forked import Forked
from tests.discord.matches import NAMES, Match
from tests.discord.people import Person
from tests.discord.process import Process
from tests.discord.server import StandIn

KILLS = 3
WARNINGS = "error,ignore:'audioop' is deprecated:DeprecationWarning"


def arrived(discord: StandIn) -> Match:
    channel = discord.world.channel(discord.world.guild())
    people = [Person(discord, discord.world.user(name)) for name in NAMES[:2]]
    return Match(discord, channel, people, Random(1))


async def test_a_match_outlives_every_kill(discord: StandIn, tmp_path: Path) -> None:
    match, played = arrived(discord), 0
    for life in range(KILLS):
        async with Forked(discord, tmp_path, AT_ONCE) as bot:
            if not match.number:
                await match.open("differ", target=999, computers=2, level="chance")
                await match.start()
            else:
                # It knows of no panel any more.
                for person in match.people:
                    await match.hand(person)
            played += await match.play(3 + life)
            await bot.end()
    assert played == sum(3 + life for life in range(KILLS))


async def test_told_to_stop_it_goes_in_silence(discord: StandIn, tmp_path: Path) -> None:
    match = arrived(discord)
    quiet = {"LOG_LEVEL": "WARNING", "PYTHONWARNINGS": WARNINGS}
    async with Process(discord, tmp_path, AT_ONCE | quiet) as bot:
        await match.open("differ", target=999, computers=2, level="chance")
        await match.start()
        await match.play(10)
        figures = await bot.figures()
        assert figures.tasks > 1
        assert figures.megabytes > 10
        assert await bot.end(SIGTERM) == 0
        assert bot.warnings() == []
    assert not discord.gateway.connected
