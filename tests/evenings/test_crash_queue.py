"""A bot that is killed at any moment has kept every place in a queue that it acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.evenings.crashing_queue import PEOPLE, run
from tests.house import CHANNEL, House
from tests.kit.killed import kills, life
from tests.kit.seeds import seeds

KILLS = 6


def kept(file: Path) -> tuple[dict[int, str | None], dict[int, int | None]]:
    """Return the seats with their absences, and the queue with the times of kept seats."""
    with closing(sqlite3.connect(file)) as connection:
        seats = dict(connection.execute("SELECT user, away FROM seats WHERE user IS NOT NULL").fetchall())
        waits = dict(connection.execute("SELECT user, called FROM waiting").fetchall())
    return seats, waits


def assert_kept(file: Path, certain: dict[int, str]) -> None:
    seats, waits = kept(file)
    for user, doing in certain.items():
        if doing == "wait":
            # Perhaps a seat is kept for them since.
            assert user in waits
        elif doing == "join":
            assert seats[user] is None
            assert user not in waits
        else:
            assert user not in seats
            assert user not in waits or waits[user] is not None
    asked = {user for user, away in seats.items() if away == "asked"}
    assert asked <= {user for user, called in waits.items() if called is not None}


@pytest.mark.parametrize("seed", seeds(1))
def test_killed_bot_keeps_every_place_in_queues(tmp_path: Path, seed: int) -> None:
    file, acknowledged = tmp_path / "queue.sqlite3", 0
    certain: dict[int, str] = {}
    """Last step of each person that nothing can have undone."""
    for number, (luck, kill) in enumerate(kills(seed, KILLS, 30)):
        before: dict[int, str | None] = {}
        for said in life(file, luck, kill, run):
            if said.what == "tries":
                before[said.user] = certain.pop(said.user, None)
            elif said.what == "has":
                certain[said.user] = said.doing
                acknowledged += 1
            elif (was := before[said.user]) is not None:
                certain[said.user] = was
        if certain:
            assert_kept(file, certain)
        if number >= KILLS and acknowledged >= 10 * KILLS:
            break
    asyncio.run(_goes_on(file))


async def _goes_on(file: Path) -> None:
    """Check that the queue is asked in order once seats are free."""
    house = House(file)
    await house.open()
    try:
        table = house.tables.in_channel(CHANNEL)
        assert table is not None
        for user in PEOPLE:
            if table.seat_of(user) is not None:
                await house.tables.leave(table.id, user)
        async with asyncio.timeout(60):
            while (left := [one for one in table.record.waiting if one.called is None]) and (
                None in table.seats
            ):
                await house.change()
        assert not left or None not in table.seats
    finally:
        await house.close()
