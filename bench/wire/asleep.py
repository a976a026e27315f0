"""Thousands of idle tables wake up with the bot: the time until the first click is answered."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.discord.people import NoAnswer, Person
from tests.discord.process import Process
from tests.discord.server import StandIn
from tests.discord.world import Message, snowflake

if TYPE_CHECKING:
    from tests.discord.world import Channel

LINES: Final = 60
"""Number of lines in each table's log."""
A_GUILD: Final = 50
CLICKER: Final = 1000
"""Id of the person at every table."""
WAKING_SECONDS: Final = 120.0
QUIET: Final = 20.0
"""Seconds without a request after which painting counts as finished: starting thousands of deliveries takes
some."""
PAINTING_SECONDS: Final = 600.0
"""Longest wait for that: at forty requests a second, 5,000 tables and their reminders take 250."""

_BED: Final = """
import asyncio, sys
from dataclasses import replace
from bench.store import match, record
try:
    from bot.store.storage import Store
    from bot.records.stored import Line, now
except ModuleNotFoundError:
    # An older checkout.
    from bot.records import Line, now
    from bot.store import Store

async def main(file, lines, places):
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    log = match(1, lines)
    async def put(place):
        guild, channel, message = map(int, place.split(":"))
        made = await store.create(replace(record(channel), guild=guild, message=message, hand=1))
        for n, (seat, action) in enumerate(log):
            await store.append(made.id, Line(n, seat, action, now()))
    for first in range(0, len(places), 50):
        await asyncio.gather(*map(put, places[first : first + 50]))
    await store.close()

asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.stdin.read().split()))
"""
"""Script that stores the tables by the checkout's own code, as the schema is its own."""


async def woken(tables: int, checkout: Path, latency: float) -> str:
    """Start a bot on so many tables and press *Your hand* at one until it answers; report the times."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with StandIn(latency=latency, limits=True) as discord:
            channels = _rooms(discord, tables)
            number = _to_bed(folder, checkout, channels)
            begun = time.monotonic()
            async with Process(discord, folder, {}, checkout) as bot:
                there = time.monotonic() - begun
                answered = await _first_answer(discord, channels[-1], number) - begun
                at_first = await bot.figures()
                painted = await _quiet(discord) - begun
                figures = await bot.figures()
    return (
        f"{tables:,} sleeping tables: connected after {there:.1f} s, the first click answered after "
        f"{answered:.1f} s ({at_first.megabytes:.0f} MB), quiet after {painted:.0f} s with "
        f"{sum(discord.counted.values())} requests ({figures.megabytes:.0f} MB, at most "
        f"{figures.most_megabytes:.0f})"
    )


def _rooms(discord: StandIn, tables: int) -> list[Channel]:
    """Make a channel for each table, with the table's message."""
    world, made = discord.world, []
    guild = world.guild()
    for number in range(tables):
        if number % A_GUILD == 0 and number:
            guild = world.guild()
        channel = world.channel(guild)
        world.post(Message(snowflake(), channel, [], 1 << 15))
        made.append(channel)
    return made


def _to_bed(folder: Path, checkout: Path, channels: list[Channel]) -> int:
    """Store a table for each channel; return the number of the last channel's."""
    file = folder / "toucan.sqlite3"
    places = " ".join(f"{one.guild.id}:{one.id}:{one.public()[0].id}" for one in channels)
    command = [sys.executable, "-c", _BED, str(file), str(LINES)]
    subprocess.run(  # noqa: S603 — our own
        command, check=True, cwd=checkout, input=places.encode(), env={"PYTHONPATH": str(checkout)}
    )
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT id FROM tables WHERE channel = ?", (channels[-1].id,)).fetchone()
    return int(found[0])


async def _first_answer(discord: StandIn, channel: Channel, number: int) -> float:
    """Press *Your hand* repeatedly, as people do; return the time when a press was answered."""
    person = Person(discord, discord.world.user("Ann", CLICKER))
    control = {"custom_id": f"press:look:{number}:hand", "type": 2, "style": 1, "label": "Your hand", "id": 2}
    message, end = channel.public()[0], time.monotonic() + WAKING_SECONDS
    if not message.components:
        message.components = [{"type": 1, "id": 1, "components": [control]}]
    while time.monotonic() < end:
        with suppress(NoAnswer):
            return (await person.answered(person.press(message, control), 0.5)).answered
    return float("nan")


async def _quiet(discord: StandIn) -> float:
    """Return the time of the last request that follows from the start."""
    end, seen, since = time.monotonic() + PAINTING_SECONDS, -1, time.monotonic()
    while time.monotonic() < min(end, since + QUIET):
        await asyncio.sleep(0.1)
        if (now := sum(discord.counted.values())) != seen:
            seen, since = now, time.monotonic()
    return since
