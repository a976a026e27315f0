"""A bot to be killed while people sit down, leave and wait for seats; it says what it has kept of that."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

from bot.games.base import Refusal
from tests.house import ANN, CHANNEL, House
from tests.kit.killed import until_killed

PEOPLE = range(201, 209)

What = Literal["tries", "has", "refused"]


class Said(NamedTuple):
    """A step that somebody is about to take, has taken, or may not take."""

    what: What
    user: int
    doing: str


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe, Random(seed)))


async def _run(house: House, pipe: Connection, rng: Random) -> None:
    table = house.tables.in_channel(CHANNEL) or await house.lobby()
    while True:
        user, doing = rng.choice(PEOPLE), rng.choice(("wait", "wait", "stop", "join", "leave"))
        pipe.send(Said("tries", user, doing))
        try:
            match doing:
                case "wait":
                    await house.tables.wait(table.id, user, str(user))
                case "stop":
                    await house.tables.stop_waiting(table.id, user)
                case "join":
                    await house.tables.join(table.id, user, str(user))
                case _:
                    await house.tables.leave(table.id, user)
        except Refusal:
            pipe.send(Said("refused", user, doing))
        else:
            pipe.send(Said("has", user, doing))
        assert table.seat_of(ANN) == 0
        # Those who follow a change have their turn, at times.
        for _ in range(rng.randrange(4)):
            await asyncio.sleep(0.001)
