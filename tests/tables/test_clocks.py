"""A late player has one action done for them; clocks stop while the bot is down."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.records import stored as records
from bot.records.presence import acting
from bot.tables.table import Table
from bot.time import deadlines
from bot.time.deadlines import CLOCKS, LENGTHS, Deadline
from bot.time.outages import Where
from tests.house import ANN, BOB, CAT, DAN, House, house, refused
from tests.kit.clocks import HOUR, Clock, clock, four, running

__all__ = (
    "clock",
    "house",
)


def quick(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(deadlines, "LENGTHS", {"live": seconds})


def rows(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute('SELECT "table", seat, turn, due FROM deadlines').fetchall()


@pytest.mark.parametrize("clock", CLOCKS)
async def test_deadline_is_stored_with_the_line_before(house: House, clock: str, tmp_path: Path) -> None:
    table = await four(house, clock)
    for _ in range(10):
        assert await house.move(table, Random(1))
        length = LENGTHS.get(clock)
        if length is None:
            assert not table.deadlines
            assert rows(tmp_path / "house.sqlite3") == []
            continue
        (seat,) = table.waiting_for
        assert running(table) == Deadline(seat, table.turn(seat), table.log[-1].at + round(1000 * length))
        assert rows(tmp_path / "house.sqlite3") == [(table.id, *running(table))]


async def test_late_player_has_one_action_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, 0.05)
    table = await four(house, "live")
    seat = running(table).seat
    while not table.turn(seat):
        await house.change()
    one = table.seats[seat]
    assert one is not None
    assert (one.missed, one.away) == (1, None)
    await house.restart()
    assert (house.tables.get(table.id).seats[seat] or one).missed >= 1


async def test_computer_takes_over_after_two_missed_deadlines(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch, 0.02)
    table = await four(house, "live")
    while acting(table.record):
        await house.change()
    # All are away: the table waits, and no clock runs.
    assert all(one and one.away == "late" for one in table.seats)
    assert table.deadlines == {}
    assert not table.deadlines
    quick(monkeypatch, 600)
    await house.tables.come_back(table.id, CAT)
    await house.quiet(table)
    assert acting(table.record) == (CAT,)
    assert running(table).seat == 2


@pytest.mark.parametrize("meanwhile", ["acts", "is cut off"])
async def test_nobody_is_late_who_is_excused_meanwhile(
    house: House,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    meanwhile: str,
) -> None:
    """The computer player thinks when the person acts, or when it turns out that they could not."""
    table, thinking, gate = await four(house, "live"), asyncio.Event(), asyncio.Event()
    deadline, lines = running(table), len(table.log)

    async def decide(*_: object) -> None:
        thinking.set()
        await gate.wait()

    monkeypatch.setattr(house.tables._driver, "decide", decide)
    clock.at = deadline.due
    house.tables.timeouts.touch(table)
    await thinking.wait()
    if meanwhile == "acts":
        assert await house.move(table, Random(1))
    else:
        house.tables.outages.begin(Where(guild=table.guild or 0), "deaf", deadline.due - 30_000)
    gate.set()
    await asyncio.gather(*house.tables.timeouts._tasks.values())
    one = table.seats[deadline.seat]
    assert one is not None
    assert (one.missed, len(table.log)) == (0, lines + (meanwhile == "acts"))
    assert "acting for a late player" not in caplog.text


async def test_to_act_oneself_begins_the_count_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch, 0.05)
    table = await four(house, "live")
    seat = running(table).seat
    while not table.turn(seat):
        await house.change()
    quick(monkeypatch, 600)
    while seat not in table.waiting_for:
        assert await house.move(table, Random(1))
    await house.move(table, Random(1))
    one = table.seats[seat]
    assert one is not None
    assert one.missed == 0


async def test_while_the_bot_is_down_no_clock_runs(house: House, clock: Clock) -> None:
    table = await four(house, "live")
    before = running(table)
    clock.at += 20_000
    await house.close()
    clock.at += HOUR
    await house.open()
    table = house.tables.get(table.id)
    assert running(table)[:2] == before[:2]
    assert abs(running(table).due - before.due - HOUR) < 5_000
    assert len(table.log) == len(house.tables.get(table.id).log)


async def test_crash_takes_no_time_from_a_clock(house: House, clock: Clock) -> None:
    table = await four(house, "relaxed")
    before, length = running(table), 1000 * LENGTHS["relaxed"]
    clock.at += HOUR // 30
    # Nobody says goodbye: the newest sign of life is the line that began the turn.
    house.tables._registry.closing = True
    await house.store.close()
    clock.at += HOUR
    await house.open()
    table = house.tables.get(table.id)
    left = running(table).due - records.now()
    assert length - 120_000 <= left <= length
    assert running(table).turn == before.turn
    # And once more, at once: no time is given twice.
    await house.restart()
    again = house.tables.get(table.id)
    assert abs(running(again).due - records.now() - left) < 5_000


async def test_clock_does_not_run_out_in_downtime(house: House, clock: Clock) -> None:
    table = await four(house, "live")
    await house.close()
    clock.at += 24 * HOUR
    await house.open()
    assert running(house.tables.get(table.id)).due > records.now()


async def test_a_table_that_is_closed_has_no_deadlines(house: House, tmp_path: Path) -> None:
    table = await four(house, "live")
    assert len(table.deadlines) == 1
    await house.tables.end(table.id, 0, moderator=True)
    assert rows(tmp_path / "house.sqlite3") == []
    assert not table.deadlines


async def test_computer_players_have_no_clock(house: House) -> None:
    table = await house.lobby()
    await house.tables.set_clock(table.id, ANN, "live")
    await house.agree(table)
    for _ in range(3):
        await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    await house.quiet(table)
    assert set(table.deadlines) == {0}


async def test_simultaneous_decisions_have_deadlines_each(house: House) -> None:
    table = await house.tables.open(
        "springcleaning", guild=1, channel=9, user=ANN, name="Ann", players=3, clock="day"
    )
    for user, name in (BOB, "Bob"), (CAT, "Cat"):
        await house.tables.join(table.id, user, name)
    await house.tables.start(table.id, ANN)
    while len(table.waiting_for) < 3:
        assert await house.move(table, Random(1))
    assert set(table.deadlines) == {0, 1, 2}
    before = table.deadlines[2]
    await house.move(table, Random(1))
    assert table.deadlines.get(2) == before
    assert 0 not in table.deadlines or table.deadlines[0].turn == table.turn(0)


async def test_the_host_sets_the_clock_before_the_match(house: House) -> None:
    table = await house.lobby(BOB, CAT, DAN)
    with refused("table-host-only"):
        await house.tables.set_clock(table.id, BOB, "live")
    with refused("no-such-clock"):
        await house.tables.set_clock(table.id, ANN, "sun")
    await house.tables.set_clock(table.id, ANN, "day")
    await house.agree(table)
    await house.restart()
    table = await house.tables.start(table.id, ANN)
    assert table.record.clock == "day"
    with refused("table-started"):
        await house.tables.set_clock(table.id, ANN, "none")
    await house.tables.end(table.id, 0, moderator=True)
    assert (await house.tables.rematch(table.id, ANN)).record.clock == "day"


# The calendar jumps

MONTH = 30 * 24 * HOUR


def looked(house: House, before: int) -> None:
    """A minute after that the bot looks at the calendar."""
    house.tables.heartbeat._look(before)


@pytest.mark.parametrize("jump", [-MONTH, -2 * HOUR, 2 * HOUR, MONTH])
async def test_calendar_jump_changes_no_deadline(house: House, clock: Clock, jump: int) -> None:
    tables = [await four(house, "live"), await _elsewhere(house, "day")]
    before = records.now()
    clock.at += jump + 30_000
    looked(house, before - 30_000)
    for _ in range(2):
        for table in tables:
            left = running(house.tables.get(table.id)).due - records.now()
            assert abs(left - 1000 * LENGTHS[table.record.clock] + 30_000) < 5_000
        await house.restart()


async def test_nobody_is_overdue_because_the_calendar_jumps(house: House, clock: Clock) -> None:
    table = await four(house, "none")
    assert not table.overdue(records.now())
    before = records.now()
    clock.at += MONTH
    # So it would be if that time had passed.
    assert table.overdue(records.now())
    looked(house, before)
    assert not table.overdue(records.now())
    clock.at += 24 * HOUR + 60_000
    assert table.overdue(records.now()) == table.waiting_for
    # Back again is a jump too.
    before = records.now()
    clock.at -= MONTH
    looked(house, before)
    assert table.overdue(records.now()) == table.waiting_for


async def test_overdue_follows_the_table(house: House) -> None:
    table = await four(house, "none")
    for _ in range(6):
        late = records.now() + MONTH
        assert table.overdue(late) == replace(table).overdue(late) == table.waiting_for
        assert await house.move(table, Random(1))
    user = table.user_at(next(seat for seat in range(4) if seat not in table.waiting_for)) or 0
    await house.tables.leave_to_computer(table.id, user, "left")
    assert table.seat_of(user) in table.overdue(records.now() + MONTH)
    await house.tables.come_back(table.id, user)
    assert table.overdue(records.now() + MONTH) == table.waiting_for


async def test_calendar_is_watched_while_somebody_is_waited_for(house: House) -> None:
    def watched() -> bool:
        return house.tables.heartbeat._looking is not None

    assert not watched()
    table = await four(house, "none")
    assert watched()
    looked(house, records.now() - 60_000)
    assert watched()
    await house.tables.end(table.id, 0, moderator=True)
    assert not watched()


async def _elsewhere(house: House, clock: str) -> Table:
    table = await house.lobby(BOB, CAT, DAN, channel=901, target="99")
    await house.tables.set_clock(table.id, ANN, clock)
    await house.agree(table)
    return await house.tables.start(table.id, ANN)
