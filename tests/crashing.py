"""A bot to be killed: it takes up what the database holds, plays on, and says what it has kept."""

from __future__ import annotations

import asyncio
import hashlib
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.games.base import Event, State
from bot.table import Table
from tests.house import NAMES, House

TARGET = "20"
TABLES = (4, 2, 1)
"""How many people sit at each; the other seats are the computer players'."""


class Word(NamedTuple):
    """What it says of a table: how many lines are kept, the last of them, and the digest of the state."""

    table: int
    lines: int
    seat: int | None
    action: str | None
    state: str


def digest(state: State) -> str:
    """The state and everything anybody sees of it, in short."""
    views = (state.view(reader) for reader in (None, *range(state.players)))
    return hashlib.sha256(repr((state, *views)).encode()).hexdigest()[:16]


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    asyncio.run(_run(file, pipe, Random(seed)))


async def _run(file: Path, pipe: Connection, rng: Random) -> None:
    house = House(file)

    def say(table: Table, _events: tuple[Event, ...] = ()) -> None:
        _, seat, action, _ = table.log[-1] if table.log else (0, None, None, 0)
        pipe.send(Word(table.id, len(table.log), seat, action, digest(table.state)))

    await house.open()
    house.tables.listen(say)
    if house.closed:
        raise AssertionError(house.closed)
    async with asyncio.TaskGroup() as group:
        for channel, people in enumerate(TABLES):
            group.create_task(_evening(house, channel, people, rng, say))


async def _evening(house: House, channel: int, people: int, rng: Random, say: Any) -> None:
    """Match after match in one channel; each begins with whatever is found there."""
    while True:
        table = house.tables.in_channel(channel)
        if table is not None:
            say(table)
        table = await _begun(house, channel, people)
        await house.play(table, rng)


async def _begun(house: House, channel: int, people: int) -> Table:
    """The match of this channel, once everything is done that a killed bot may have left undone."""
    table = house.tables.in_channel(channel) or await house.lobby(channel=channel, target=TARGET)
    users = list(NAMES)[:people]
    if table.status == "lobby":
        for user in users:
            if table.seat_of(user) is None:
                await house.tables.join(table.id, user, NAMES[user])
        for _ in range(table.seats.count(None)):
            await house.tables.add_computer(table.id, users[0], "chance")
        await house.tables.start(table.id, users[0])
    return table
