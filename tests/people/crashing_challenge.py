"""A bot to be killed while four people play the challenge of a week, all of them alike."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.games.base import pick
from bot.people.challenges import Challenges
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, NAMES, House
from tests.kit.killed import until_killed

GUILD, WEEK = 1, 202647
PEOPLE = (ANN, BOB, CAT, DAN)


class Word(NamedTuple):
    """An acknowledgement: the lines of this person's match, and whether it is over."""

    user: int
    lines: int
    over: bool


def run(file: Path, pipe: Connection, _seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe))


async def _run(house: House, pipe: Connection) -> None:
    async with asyncio.TaskGroup() as group:
        for user in PEOPLE:
            group.create_task(_attempt(house, user, pipe))


async def _attempt(house: House, user: int, pipe: Connection) -> None:
    """Begun, or gone on with; what they do depends on their turn alone."""
    table = await _table(house, user)
    while table.live:
        await house.quiet(table)
        if table.live:
            action = pick(Random(f"turn {table.turn(0)}"), table.state.legal(0))
            await house.tables.act(table.id, user, table.turn(0), action)
            pipe.send(Word(user, len(table.log), table.status == "over"))
    pipe.send(Word(user, len(table.log), over=True))


async def _table(house: House, user: int) -> Table:
    challenges = Challenges(house.store)
    challenge = await challenges.of(GUILD, WEEK)
    begun = await challenges.attempt(GUILD, WEEK, user)
    if begun is None:
        return await house.tables.attempt(challenge, channel=7, user=user, name=NAMES[user])
    return await house.tables.read(begun.id)
