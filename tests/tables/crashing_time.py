"""A bot to be killed while clocks run out, people vote to end, and actions are taken back."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.games.base import Refusal
from bot.tables import deadlines, takeback
from bot.tables.presence import acting
from bot.tables.records import now
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, NAMES, House, until_killed

TARGET = "999"
TABLES = 3
QUICK = 0.02
"""Seconds of a clock."""


class Word(NamedTuple):
    """What was acknowledged: the votes of a table, and how many of its lines were taken back in this life."""

    table: int
    votes: frozenset[int]
    hands: int
    """That were dealt when these were the votes: they fall with the next."""
    taken: int


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    deadlines.LENGTHS = {"live": QUICK}  # type: ignore[misc]
    until_killed(file, lambda house: _run(house, pipe, Random(seed)))


async def _run(house: House, pipe: Connection, rng: Random) -> None:
    async with asyncio.TaskGroup() as group:
        for channel in range(TABLES):
            group.create_task(_evening(house, channel, rng, pipe))


async def _evening(house: House, channel: int, rng: Random, pipe: Connection) -> None:
    table = house.tables.in_channel(channel) or await _begun(house, channel)
    taken = 0
    while True:
        await asyncio.sleep(QUICK * rng.random() * 2)
        try:
            taken += await _something(house, table, rng)
        except Refusal:
            continue
        pipe.send(Word(table.id, frozenset(table.ending(now()).voted), table.hands, taken))


async def _begun(house: House, channel: int) -> Table:
    table = await house.tables.open(
        "differ", guild=1, channel=channel, user=ANN, name="Ann", options={"target": TARGET}, clock="live"
    )
    for user in (BOB, CAT, DAN):
        await house.tables.join(table.id, user, NAMES[user])
    return await house.tables.start(table.id, ANN)


async def _something(house: House, table: Table, rng: Random) -> int:
    """What somebody does of their own accord; what nobody does, the clock does."""
    number, user = table.id, rng.choice((ANN, BOB, CAT, DAN))
    what = rng.random()
    if table.status == "lobby":
        # It was killed between the lobby and the start.
        for other in (BOB, CAT, DAN):
            if table.seat_of(other) is None:
                await house.tables.join(number, other, NAMES[other])
        await house.tables.start(number, ANN)
    elif user not in acting(table.record):
        await house.tables.come_back(number, user)
    elif what < 0.1 and not table.ending(now()).voted and len(acting(table.record)) > 2:
        await house.tables.end(number, user)
    elif table.log and takeback.refusal(table, table.log[-1].seat) is None:
        asker, lines = table.user_at(table.log[-1].seat) or 0, len(table.log)
        for each in dict.fromkeys((asker, *acting(table.record))):
            if await house.tables.ask_takeback(number, each, lines) is None:
                return 1
    else:
        await house.move(table, rng)
    return 0
