"""While Discord, a server or the bot is away nobody's time runs: clocks, kept seats and nights wait."""

from __future__ import annotations

from typing import Any

import pytest

from bot.records import stored as records
from bot.time.deadlines import LENGTHS
from tests.e2e.nights import begin, night, opened
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import down, seat_four

HOUR = 3600


async def away(salon: Salon, how: str, *, off: bool) -> None:
    """The shard, or the server alone, is lost, or is back."""

    async def told() -> None:
        if how == "shard":
            salon.bot.dispatch("shard_disconnect" if off else "shard_resumed", 0)
        else:
            guild = salon.bot.get_guild(salon.guild.id)
            salon.bot.dispatch("guild_unavailable" if off else "guild_available", guild)

    await salon.as_bot(told())


async def outage(salon: Salon, how: str, seconds: float) -> None:
    if how == "restart":
        await down(salon, seconds)
        return
    await away(salon, how, off=True)
    await salon.env.advance_time(seconds)
    await away(salon, how, off=False)


@pytest.mark.parametrize("how", ["shard", "server", "restart"])
async def test_no_clock_runs_while_nobody_can_act(salon: Salon, how: str) -> None:
    await seat_four(salon, clock="live")
    await salon.env.advance_time(30)
    lines, seat = len(salon.table.log), salon.table.waiting_for[0]
    await outage(salon, how, 600)
    due = salon.table.deadlines[seat].due
    assert abs(due - records.now() - 30_000) < 2_000
    assert f"<t:{due // 1000}:R>" in texts(salon.public)
    await salon.env.advance_time(25)
    assert len(salon.table.log) == lines
    await salon.env.advance_time(LENGTHS["live"])
    assert len(salon.table.log) > lines


async def test_two_outages_at_once_end_with_the_later(salon: Salon) -> None:
    await seat_four(salon, clock="live")
    lines = len(salon.table.log)
    await away(salon, "shard", off=True)
    await salon.env.advance_time(600)
    await away(salon, "server", off=True)
    await away(salon, "shard", off=False)
    await salon.env.advance_time(600)
    assert len(salon.table.log) == lines
    await away(salon, "server", off=False)
    await salon.env.advance_time(LENGTHS["live"] - 5)
    assert len(salon.table.log) == lines


async def test_a_night_goes_on_by_what_was_lost(salon: Salon) -> None:
    await opened(salon, salon.bob)
    await salon.click(salon.ann, night(salon), "Start")
    await salon.env.advance_time(HOUR)
    await down(salon, 2 * HOUR)
    nights = salon.bot.tables.nights

    async def status() -> str:
        return str((await salon.as_bot(nights.night(1))).status)

    assert await status() == "playing"
    table, _ = await begin(salon, salon.bob)
    await salon.env.advance_time(HOUR - 120)
    assert (await status(), table.live) == ("playing", True)
    await salon.env.advance_time(180)
    assert await status() == "over"


async def test_a_round_has_the_time_that_was_lost(salon: Salon) -> None:
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=2, team=1, time=2, form="swiss")
    for who in (salon.ann, salon.bob):
        await salon.click(who, night(salon), "Join in")
    await salon.click(salon.ann, night(salon), "Start")

    async def stage() -> int:
        return int((await salon.as_bot(salon.bot.tables.nights.night(1))).stage)

    await salon.env.advance_time(HOUR / 2)
    await down(salon, 2 * HOUR)
    await salon.env.advance_time(HOUR / 2 - 60)
    assert await stage() == 0
    await salon.env.advance_time(120)
    assert await stage() == 1
    await outage(salon, "shard", 2 * HOUR)
    found: Any = await salon.as_bot(salon.bot.tables.nights.night(1))
    assert (found.status, abs(found.closes - records.now() - 3_600_000) < 120_000) == ("playing", True)


async def test_a_kept_seat_ends_despite_the_calendar(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.select(salon.ann, salon.public, "day", beginning="menu:lobby:1:clock")
    assert salon.table.answer_by(salon.table.seats[1])
    await salon.env.advance_time(300)
    calendar = salon.env.calendar
    calendar.begins(calendar.time_ns() - 4_000_000_000)
    await salon.env.advance_time(310)
    assert salon.table.seats[1] is None
