"""A bot to be killed while people give seats away, keep them and take others'; it says what it has kept."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from bot.evenings import substitutes
from bot.games.base import Refusal, pick
from bot.records.presence import people
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, NAMES, House
from tests.kit.killed import until_killed

GUESTS = range(301, 307)

What = Literal["tries", "has", "refused"]
Doing = Literal["offer", "keep", "take", "play"]
DOING: tuple[Doing, ...] = ("offer", "take", "take", "keep", "play")


class Said(NamedTuple):
    """A step at a table that somebody is about to take, has taken, or may not take."""

    what: What
    table: int
    user: int
    doing: Doing


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    substitutes.AGAIN = 0  # type: ignore[misc]
    until_killed(file, lambda house: _run(house, pipe, Random(seed)))


async def _run(house: House, pipe: Connection, rng: Random) -> None:
    channel = CHANNEL
    while True:
        table = await _match(house, channel)
        if all(one and one.handed is not None for one in table.seats):
            channel += 1
            continue
        doing = rng.choice(DOING)
        user = rng.choice(GUESTS if doing == "take" else people(table.record))
        pipe.send(Said("tries", table.id, user, doing))
        try:
            await _do(house, table, user, doing, rng)
        except Refusal:
            pipe.send(Said("refused", table.id, user, doing))
        else:
            pipe.send(Said("has", table.id, user, doing))
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0.001)


async def _match(house: House, channel: int) -> Table:
    """The one that goes on in this channel, or a new one of four."""
    table = house.tables.in_channel(channel) or await house.lobby(channel=channel)
    if table.status == "lobby":
        for user in (BOB, CAT, DAN):
            if table.seat_of(user) is None:
                await house.tables.join(table.id, user, NAMES[user])
        await house.tables.start(table.id, ANN)
    return table


async def _do(house: House, table: Table, user: int, doing: Doing, rng: Random) -> None:
    part = house.tables.substitutes
    match doing:
        case "offer":
            await part.offer(table.id, user, rng.choice((substitutes.WHOEVER_WAITS, *GUESTS)))
        case "keep":
            await part.withdraw(table.id, user)
        case "take":
            theirs = (substitutes.WHOEVER_WAITS, user)
            seats = [seat for seat, one in enumerate(table.seats) if one and one.offered in theirs]
            await part.take(table.id, user, str(user), seats[0] if seats else 0)
        case "play":
            seat = table.seat_of(user)
            if seat is not None and seat in table.waiting_for:
                await house.tables.act(table.id, user, table.turn(seat), pick(rng, table.state.legal(seat)))
