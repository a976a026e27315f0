"""Time that somebody uses adds up: whoever takes nearly all of it again and again is not waited for."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import pick
from bot.tables.table import Table
from bot.time.deadlines import LENGTHS
from bot.words import words
from tests.e2e.salon import Hands, Salon, labels, texts
from tests.e2e.ways import seat_four

HOUR = 3600


async def typed(salon: Salon, seat: int) -> None:
    verb, _, option = pick(Random(1), salon.table.state.legal(seat)).partition(" ")
    named = {"bid": {"bid": option}, "play": {"card": option}, "pass": {}}[verb]
    await salon.slash(salon.actor(seat), f"differ {verb}", **named)


async def until_a_hand_is_over(salon: Salon, slow: int, seconds: float) -> Table:
    """Everybody else plays at once."""
    table, hands = salon.table, Hands(salon, Random(1))
    while table.live and not table.state.sheet:
        seat = table.waiting_for[0]
        if seat == slow:
            await salon.env.advance_time(seconds)
        await hands.move(seat)
    return table


@pytest.mark.parametrize(("part", "late"), [(0.6, False), (0.9, True)])
async def test_using_nearly_all_time_makes_late(salon: Salon, part: float, late: bool) -> None:  # noqa: FBT001
    await seat_four(salon, target=18, clock="live")
    bob = salon.seat_of(salon.bob)
    table = await until_a_hand_is_over(salon, bob, part * LENGTHS["live"])
    one = table.seats[bob]
    assert one is not None
    assert (one.away == "late") is late
    assert (bob in table.stalling, one.missed) == (False, 2 if late else 0)


async def test_a_move_a_day_may_take_a_day(salon: Salon) -> None:
    await seat_four(salon, target=18, clock="day")
    bob = salon.seat_of(salon.bob)
    table = salon.table
    for _ in range(9):
        while bob not in table.waiting_for:
            await typed(salon, table.waiting_for[0])
        await salon.env.advance_time(20 * HOUR)
        await typed(salon, bob)
    one = table.seats[bob]
    assert one is not None
    assert (one.away, one.missed, table.stalling) == (None, 0, (bob,))


async def test_those_who_waited_for_days_end_it(salon: Salon) -> None:
    table = await seat_four(salon, target=18)
    while not table.state.sheet:
        await typed(salon, table.waiting_for[0])
    bob = salon.seat_of(salon.bob)
    for _ in range(6):
        while bob not in table.waiting_for:
            await typed(salon, table.waiting_for[0])
        await salon.env.advance_time(20 * HOUR)
        await typed(salon, bob)
    panel = (await salon.slash(salon.ann, "hand")).response
    told = words()("panel-stalling", names="**Bob**", count=1).splitlines()[0][:4]
    assert told in texts(panel)
    assert words()("button-end-without") in labels(panel)
    # Nobody can put a computer player on a seat whose owner has not been waited for that long.
    assert not [label for label in labels(panel) if label.startswith("A computer for")]
    # His own vote makes no difference.
    for who in (salon.bob, salon.ann, salon.cleo):
        await salon.slash(who, "table end")
        assert table.live
    await salon.slash(salon.dan, "table end")
    one = table.seats[bob]
    assert one is not None
    assert (table.status, one.away) == ("conceded", "vanished")
