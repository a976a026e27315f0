"""A bot to be killed while clocks run out, people vote to end, and actions are taken back."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from bot.games.base import Refusal
from bot.records import stored as records
from bot.records.presence import acting
from bot.records.stored import now
from bot.tables import takeback
from bot.tables.table import Table
from bot.time import deadlines
from tests.house import ANN, BOB, CAT, DAN, NAMES, House
from tests.kit.clocks import HOUR, START, Clock
from tests.kit.killed import until_killed

TARGET = "999"
TABLES = 3
CLOCK = "live"


class Word(NamedTuple):
    """An acknowledgement: the votes of a table and how many of its lines were taken back in this life."""

    table: int
    votes: frozenset[int]
    hands: int
    """Hands dealt at these votes, which end with the next hand."""
    taken: int


def run(file: Path, pipe: Connection, seed: int) -> None:
    """Until somebody kills it; the life with seed n begins n hours after the others' clock."""
    with patch.object(records, "time", Clock(START + HOUR * seed, tick=0)) as clock:
        until_killed(file, lambda house: _run(house, pipe, Random(seed), clock))


async def _run(house: House, pipe: Connection, rng: Random, clock: Clock) -> None:
    tables = [house.tables.in_channel(channel) or await _begun(house, channel) for channel in range(TABLES)]
    taken = dict.fromkeys((table.id for table in tables), 0)
    while True:
        table = rng.choice(tables)
        if rng.random() < 0.2:
            await _time_runs_out(house, table, clock)
        else:
            with suppress(Refusal):
                taken[table.id] += await _something(house, table, rng)
        voted = frozenset(table.ending(now()).voted)
        pipe.send(Word(table.id, voted, table.hands, taken[table.id]))


async def _time_runs_out(house: House, table: Table, clock: Clock) -> None:
    """A computer player acts for whoever is late."""
    clock.at += round(1000 * deadlines.LENGTHS[CLOCK])
    lines = len(table.log)
    # The alarms go by the event loop's clock, which nobody moves: they are set anew.
    house.tables.timeouts.touch(table)
    while table.live and table.deadlines and len(table.log) == lines:
        await house.change()


async def _begun(house: House, channel: int) -> Table:
    table = await house.tables.open(
        "differ", guild=1, channel=channel, user=ANN, name="Ann", options={"target": TARGET}, clock=CLOCK
    )
    for user in (BOB, CAT, DAN):
        await house.tables.join(table.id, user, NAMES[user])
    return await house.tables.start(table.id, ANN)


async def _something(house: House, table: Table, rng: Random) -> int:
    """Do something that somebody may do of their own accord; the clock does the rest."""
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
