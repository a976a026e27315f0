"""A bot to be killed while hosts keep seats for people, free them again, and call those who wait."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from bot.games.base import Refusal
from bot.people import calls
from bot.records.stored import now
from bot.tables import lobby
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, NAMES, House
from tests.kit.killed import until_killed

GUILD = 1
CHANNELS = range(3)
GUESTS = (BOB, CAT, DAN, EVE)
ACTIONS = ("invite", "invite", "free", "join", "computers", "call", "call", "end")


class Word(NamedTuple):
    """An acknowledgement: the seats of a table now, or a mention because of one."""

    what: Literal["seats", "invited", "called"]
    table: int
    user: int
    version: int
    seats: tuple[tuple[int | None, str | None], ...]


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe, Random(seed)))


async def _run(house: House, pipe: Connection, rng: Random) -> None:
    for user in GUESTS:
        wish = calls.Call(user, GUILD, ("differ",), "each", now() + calls.HOUR, 0)
        await calls.want(house.store, wish, now())
    async with asyncio.TaskGroup() as group:
        for channel in CHANNELS:
            group.create_task(_host(house, channel, pipe, rng))


async def _host(house: House, channel: int, pipe: Connection, rng: Random) -> None:
    """Invites, frees and calls at one table after the other; each begins with whatever is found there."""
    while True:
        table = house.tables.in_channel(channel) or await house.tables.open(
            "differ", guild=GUILD, channel=channel, user=ANN, name=NAMES[ANN]
        )
        pipe.send(_word("seats", table))
        try:
            await _act(house, table, rng, pipe)
        except Refusal:
            # The seat was taken, say.
            await asyncio.sleep(0)


async def _act(house: House, table: Table, rng: Random, pipe: Connection) -> None:
    guest, number = rng.choice(GUESTS), table.id
    kept = table.seat_of(guest) is not None
    match rng.choice(ACTIONS):
        case "invite" if await house.tables.invite(number, ANN, guest, NAMES[guest]):
            pipe.send(_word("invited", table, guest))
        case "free" if kept:
            await house.tables.send_away(number, ANN, guest)
        case "join" if kept:
            await house.tables.join(number, guest, NAMES[guest])
        case "computers" if table.seats.count(None) > 1:
            await house.tables.add_computer(number, ANN, "easy")
        case "call" if lobby.lacks_one(table.record):
            for user in await house.tables.call(number, GUESTS):
                pipe.send(_word("called", table, user))
        case "end" if rng.random() < 0.2:
            await house.tables.end(number, ANN)
            pipe.send(_word("seats", table))


def _word(what: Literal["seats", "invited", "called"], table: Table, user: int = 0) -> Word:
    seats = tuple((one.user, one.away) if one else (None, None) for one in table.seats)
    return Word(what, table.id, user, table.record.version, seats)
