"""A bot to be killed while two people play the boards of a night, and while the night ends."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.duplicate.night import Night, NightForm
from bot.games.base import pick
from bot.schema.tables import LIVE
from tests.duplicate.nights import opened, person, sat
from tests.house import House
from tests.kit.killed import until_killed

TEAMS = 3
PLAY = (1, 2)
"""The teams whose people come; nobody comes for the third, and nobody for the last board."""


class Word(NamedTuple):
    """An acknowledgement: the lines of a board's match, and whether the night is over."""

    team: int
    board: int
    lines: int
    over: bool


def run(file: Path, pipe: Connection, _seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe, "all"))


def run_rounds(file: Path, pipe: Connection, _seed: int) -> None:
    until_killed(file, lambda house: _run(house, pipe, "swiss"))


async def _run(house: House, pipe: Connection, form: NightForm) -> None:
    night = await _night(house, form)
    if night.status == "playing":
        async with asyncio.TaskGroup() as group:
            for team in PLAY:
                group.create_task(_played(house, night, team, pipe))
        await _time_is_up(house, night)
        await house.tables.closing.look_now()
        night = await house.tables.nights.night(night.id)
    pipe.send(Word(0, 0, 0, night.status == "over"))


async def _night(house: House, form: NightForm) -> Night:
    """The one there is, begun."""
    known = await house.tables.nights.newest(1, person(1), 1)
    night = known[0] if known else await opened(house, teams=TEAMS, rounds=2, form=form)
    for team in range(len(night.teams) + 1, TEAMS + 1):
        night = await house.tables.nights.join(night.id, guild=1, user=person(team), name=f"P{team}0")
    return await house.tables.nights.begin(night.id, night.host) if night.status == "lobby" else night


async def _played(house: House, night: Night, team: int, pipe: Connection) -> None:
    """The first board; what they do depends on their turn alone."""
    known = [one for one in await house.tables.nights.plays(night.id) if (one.board, one.team) == (1, team)]
    if known and known[0].status not in LIVE:
        return
    table = await house.tables.read(known[0].table) if known else await sat(house, night, 1, team)
    while table.live:
        await house.quiet(table)
        if table.live:
            action = pick(Random(f"turn {table.turn(0)}"), table.state.legal(0))
            await house.tables.act(table.id, person(team), table.turn(0), action)
            pipe.send(Word(team, 1, len(table.log), over=False))


async def _time_is_up(house: House, night: Night) -> None:
    from sqlalchemy import update

    from bot.schema.challenges import nights

    ended = update(nights).where(nights.c.id == night.id).values(until=1)
    await house.store.write(lambda connection: connection.execute(ended))
