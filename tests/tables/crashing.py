"""A bot to be killed: it takes up what the database holds, plays on, and says what it has kept."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.base import Event, State
from bot.tables.table import Table
from tests.house import ANN, NAMES, House
from tests.kit.killed import until_killed

Log = list[tuple[int, str]]


class Kind(NamedTuple):
    """A game and its options; how many play it, and how many of these are people."""

    slug: str
    players: int
    people: int
    options: Mapping[str, str] = {}

    def start(self) -> State:
        return GAMES[self.slug].start(self.players, self.options)


LISTED = (
    Kind("differ", 4, 4, {"target": "20"}),
    Kind("differ", 4, 1, {"target": "20"}),
    Kind("92q", 6, 2, {"target": "20"}),
    Kind("mitigati", 3, 3, {"hands": "1"}),
    Kind("topsuit", 4, 2),
    Kind("springcleaning", 3, 3),
)
TABLES = (
    *LISTED,
    *(
        Kind(slug, game.seats[0], 2, game.brief)
        for slug, game in GAMES.items()
        if slug not in {one.slug for one in LISTED}
    ),
)
"""One in each channel, every game among them."""


class Word(NamedTuple):
    """A report on a table: how many lines are kept, the last one, and the state's digest."""

    channel: int
    table: int
    lines: int
    seat: int | None
    action: str | None
    state: str


def logs(file: Path) -> dict[int, Log]:
    """The file's content, read without the bot."""
    found: dict[int, Log] = {}
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute('SELECT "table", n, seat, action FROM log ORDER BY "table", n')
        for table, n, seat, action in rows:
            log = found.setdefault(table, [])
            assert n == len(log)
            log.append((seat, action))
    return found


def digest(state: State) -> str:
    """The state and everything anybody sees of it, in short."""
    views = (state.view(reader) for reader in (None, *range(state.players)))
    return hashlib.sha256(repr((state, *views)).encode()).hexdigest()[:16]


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe, Random(seed)))


async def _run(house: House, pipe: Connection, rng: Random) -> None:
    def say(table: Table, _events: tuple[Event, ...] = ()) -> None:
        _, seat, action, _ = table.log[-1] if table.log else (0, None, None, 0)
        pipe.send(Word(table.channel, table.id, len(table.log), seat, action, digest(table.state)))

    house.tables.listen(say)
    async with asyncio.TaskGroup() as group:
        for channel in range(len(TABLES)):
            group.create_task(_evening(house, channel, rng, say))


async def _evening(house: House, channel: int, rng: Random, say: Any) -> None:
    """Match after match in one channel; each begins with whatever is found there."""
    while True:
        table = house.tables.in_channel(channel)
        if table is not None:
            say(table)
        table = await _begun(house, channel)
        await house.play(table, rng)


async def _begun(house: House, channel: int) -> Table:
    """The match of this channel, once everything is done that a killed bot may have left undone."""
    slug, players, people, options = TABLES[channel]
    table = house.tables.in_channel(channel) or await house.tables.open(
        slug, guild=channel, channel=channel, user=ANN, name=NAMES[ANN], options=options, players=players
    )
    if table.status == "lobby":
        for user in list(NAMES)[:people]:
            if table.seat_of(user) is None:
                await house.tables.join(table.id, user, NAMES[user])
        for _ in range(table.seats.count(None)):
            await house.tables.add_computer(table.id, ANN, "chance")
        await house.tables.start(table.id, ANN)
    return table
