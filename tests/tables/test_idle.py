"""A table that nobody touches is closed after a warning, and can be taken up again from its log."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.records import stored as records
from bot.records.presence import acting, people
from bot.records.stored import Record
from bot.tables.table import Table
from bot.tables.timeouts import DAY, HOUR, Patience
from tests.house import ANN, BOB, CAT, CHANNEL, DAN, EVE, House, house, refused
from tests.kit.clocks import Watch, clock, watch

__all__ = ("clock", "house", "watch")


async def test_a_match_is_put_by_after_a_warning(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, DAN)
    await watch.later(13 * DAY - HOUR)
    assert not watch.warnings
    await watch.later(2 * HOUR)
    ((number, closing),) = watch.warnings
    assert number == table.id
    assert abs(closing - records.now() - 1000 * DAY) < 10_000
    await watch.later(DAY - HOUR)
    assert table.live
    await watch.later(2 * HOUR)
    assert table.status == "idle"
    assert house.tables.in_channel(CHANNEL) is None
    assert len(watch.warnings) == 1


async def test_a_lobby_is_put_by_after_a_day(house: House, watch: Watch) -> None:
    table = await house.lobby(BOB)
    await watch.later(23 * HOUR + 60)
    assert table.live
    assert len(watch.warnings) == 1
    await watch.later(HOUR + 60)
    assert table.status == "idle"
    again = await house.tables.resume(table.id, BOB, 1, 55)
    assert (again.status, again.channel) == ("lobby", 55)
    await house.tables.join(table.id, CAT, "Cat")


async def test_guests_keep_a_lobby_for_three_days(house: House, watch: Watch) -> None:
    table = await house.lobby()
    for _ in range(7):
        if table.live:
            await house.tables.join(table.id, BOB, "Bob")
            await house.tables.leave(table.id, BOB)
        await watch.later(11 * HOUR)
    assert len(watch.warnings) == 1
    await watch.later(2 * HOUR)
    assert table.status == "idle"
    # Whoever takes it up has it from then on.
    again = await house.tables.resume(table.id, ANN, 1, 55)
    await watch.later(22 * HOUR)
    assert (again.live, again.host) == (True, ANN)


async def test_whoever_plays_after_the_warning_keeps_the_table(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, DAN)
    await watch.later(13 * DAY + HOUR)
    assert await house.move(table, Random(1))
    await watch.later(3 * DAY)
    assert table.live
    await watch.later(11 * DAY)
    assert len(watch.warnings) == 2


async def test_move_in_the_warning_moment_keeps_the_table(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, DAN)
    watch.clock.tick = 0
    await watch.later(14 * DAY)
    assert await house.move(table, Random(1))
    await watch.later(2 * DAY)
    assert len(watch.warnings) == 1
    assert table.live


async def test_warning_outlives_a_restart(house: House, watch: Watch) -> None:
    table = await house.match(BOB, CAT, DAN)
    await watch.later(13 * DAY + HOUR)
    await house.close()
    watch.clock.at += 1000 * (30 * DAY)
    await house.open()
    await watch.later(DAY - 2 * HOUR)
    assert house.tables.get(table.id).live
    await watch.later(2 * HOUR)
    assert house.tables.in_channel(CHANNEL) is None
    assert len(watch.warnings) == 1


async def test_the_alarm_looks_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    number = (await house.match(BOB, CAT, DAN)).id
    monkeypatch.setattr("bot.tables.timeouts.MATCH", Patience(0, 0))
    await house.restart()
    while house.tables.live():
        await house.change()
    assert (await house.tables.read(number)).status == "idle"


async def test_a_match_is_taken_up_where_it_was(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    await house.play(table, Random(3), most=30)
    await house.tables.leave_to_computer(table.id, BOB, "left")
    log, state = list(table.log), table.state
    await house.tables.archive(table.id)
    await house.restart()
    with refused("table-gone"):
        house.tables.get(table.id)
    (known,) = await house.tables.put_by(1, ANN)
    assert known.id == table.id
    assert await house.tables.put_by(1, EVE) == []
    assert await house.tables.put_by(2, ANN) == []
    again = await house.tables.resume(table.id, BOB, 1, 77)
    assert ([*again.log], again.state, again.channel, again.status) == (log, state, 77, "playing")
    assert BOB in acting(again.record)
    await house.restart()
    await house.play(house.tables.get(table.id), Random(4), most=60)
    assert len(house.tables.get(table.id).log) >= 60


async def test_resuming_is_refused_to_others_and_elsewhere(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    with refused("table-not-put-by"):
        await house.tables.resume(table.id, ANN, 1, 77)
    await house.tables.archive(table.id)
    with refused("table-not-seated"):
        await house.tables.resume(table.id, EVE, 1, 77)
    with refused("table-not-put-by"):
        await house.tables.resume(table.id, ANN, 2, 77)
    other = await house.lobby(channel=77)
    with refused("table-in-channel"):
        await house.tables.resume(table.id, ANN, 1, 77)
    assert house.tables.in_channel(77) is other
    with refused("table-gone"):
        house.tables.get(table.id)
    results = await asyncio.gather(
        *(house.tables.resume(table.id, user, 1, 78) for user in (ANN, BOB)), return_exceptions=True
    )
    assert sum(isinstance(result, Table) for result in results) == 1
    await house.tables.end(table.id, 0, moderator=True)
    with refused("table-not-put-by"):
        await house.tables.resume(table.id, ANN, 1, 79)


async def test_a_moderator_takes_up_what_others_sat_at(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.leave_to_computer(table.id, BOB, "left")
    await house.tables.archive(table.id)
    assert [record.id for record in await house.tables.put_by(1)] == [table.id]
    assert await house.tables.put_by(2) == []
    again = await house.tables.resume(table.id, EVE, 1, 77, moderator=True)
    assert again.record.seats == table.record.seats
    assert again.status == "playing"


async def test_votes_to_end_outlive_a_restart(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.end(table.id, BOB)
    await house.tables.end(table.id, CAT)
    await house.restart()
    table = house.tables.get(table.id)
    assert table.ending(records.now()).voted == (BOB, CAT)
    await house.tables.end(table.id, DAN)
    assert table.status == "ended"


async def test_resumed_match_gives_forgotten_seats_to_computers(house: House) -> None:
    table = await house.match(BOB, CAT, DAN, target="99")
    await house.tables.archive(table.id)
    await house.tables.forget(ANN)
    again = await house.tables.resume(table.id, BOB, 1, 77)
    assert (again.host, people(again.record), again.level(0)) == (BOB, (BOB, CAT, DAN), "normal")
    await house.play(again, Random(5), most=40)
    assert again.turn(0) > 5


async def test_conceded_seat_stays_conceded_once_forgotten(house: House) -> None:
    table = await house.match(BOB, CAT, DAN)
    await house.tables.concede(table.id, BOB)
    await house.tables.archive(table.id)
    await house.tables.forget(BOB)
    again = await house.tables.resume(table.id, CAT, 1, 77)
    assert again.gave_up(1)
    assert acting(again.record) == (ANN, CAT, DAN)


async def test_resumed_lobby_lacks_forgotten_people(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.archive(table.id)
    await house.tables.forget(ANN)
    again = await house.tables.resume(table.id, BOB, 1, 77)
    assert (again.host, people(again.record)) == (BOB, (BOB,))


async def test_table_of_forgotten_people_is_not_resumed(house: House) -> None:
    table = await house.match(BOB)
    await house.tables.archive(table.id)
    for user in (ANN, BOB):
        await house.tables.forget(user)
    assert await house.tables.put_by(1) == []
    with refused("table-not-put-by"):
        await house.tables.resume(table.id, EVE, 1, 77, moderator=True)


async def test_warning_whose_receipt_was_lost_is_said_once(
    house: House, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.pauses.FIRST", 0)
    table = await house.match(BOB, CAT, DAN)
    save, answers = house.store.save, iter((False,))

    async def breaks_off(*args: Any, **others: Any) -> Record:
        kept = await save(*args, **others)
        if not next(answers, True):
            raise OSError("the line went dead")
        return kept

    monkeypatch.setattr(house.store, "save", breaks_off)
    await watch.later(13 * DAY + HOUR)
    await watch.warned.wait()
    await watch.later(60)
    assert len(watch.warnings) == 1
    await watch.later(DAY)
    assert (table.status, len(watch.warnings)) == ("idle", 1)
