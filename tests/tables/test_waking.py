"""After a start tables sleep until somebody asks for them, or their turn comes."""

from __future__ import annotations

import asyncio
import gc
import threading
from random import Random
from typing import Any

import pytest

from bot.privacy import deletion as privacy
from bot.records import stored as records
from bot.service.tables import Tables
from bot.store.storage import Store
from bot.tables import waking as waking_module
from bot.tables.table import Table
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused
from tests.kit.clocks import HOUR, Clock, clock, four, running

__all__ = ("clock", "house")


async def begun(house: House) -> None:
    """A bot that has just begun: its tables sleep."""
    house.store = await Store.open(house.url)
    house.tables = Tables(house.store, **house.settings)
    await house.tables.find()


async def asleep(house: House, tables: int = 4) -> list[Table]:
    """Return so many tables and a bot that has just begun; Eve sits at the second."""
    before = []
    for channel in range(tables):
        others = (BOB, EVE) if channel == 1 else (BOB,)
        before.append(await house.match(*others, channel=channel, target="99"))
        await house.play(before[-1], Random(channel), most=12)
    await house.close()
    await begun(house)
    return before


async def test_asking_for_a_table_wakes_no_other(house: House) -> None:
    one, two, three, last = await asleep(house)
    assert (len(house.tables.waking), house.tables.live()) == (4, ())
    with refused("table-gone"):
        house.tables.get(two.id)
    await house.tables.rouse(table=two.id)
    assert house.tables.get(two.id).log[: len(two.log)] == two.log
    await house.tables.rouse(channel=three.channel)
    assert house.tables.in_channel(three.channel)
    assert (await house.tables.read(last.id)).live
    assert len(house.tables.waking) == 1
    await house.tables.rouse(guild=1)
    assert house.tables.get(one.id).record.seats == one.record.seats


async def test_concurrent_callers_get_the_same_table(house: House) -> None:
    one, *_ = await asleep(house)
    woken: list[Table] = []
    house.tables.woken = woken.append
    whole = asyncio.create_task(house.tables.waking.all())
    await asyncio.gather(*(house.tables.rouse(table=one.id) for _ in range(5)))
    found = house.tables.get(one.id)
    await whole
    assert house.tables.get(one.id) is found
    assert len(woken) == len({table.id for table in woken}) == 4


async def test_logs_are_replayed_beside_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await asleep(house)
    threads: set[int] = set()
    of = Table.of

    def noted(*args: Any) -> Table:
        threads.add(threading.get_ident())
        return of(*args)

    monkeypatch.setattr(Table, "of", noted)
    await house.tables.waking.all()
    assert threads
    assert threading.get_ident() not in threads


async def test_woken_tables_are_frozen_for_the_collector(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asleep(house, 3)
    monkeypatch.setattr(waking_module, "BATCH", 2)
    before = gc.get_freeze_count()
    try:
        await house.tables.waking.all()
        assert gc.get_freeze_count() > before
        young = {id(one) for one in gc.get_objects()}
        assert [id(table) in young for table in house.tables.live()] == [False, False, True]
    finally:
        gc.unfreeze()


async def test_whoever_waits_and_goes_away_keeps_nobody_asleep(house: House) -> None:
    one, *_ = await asleep(house)
    asking = asyncio.create_task(house.tables.rouse(table=one.id))
    await asyncio.sleep(0)
    asking.cancel()
    await house.tables.rouse(table=one.id)
    assert house.tables.live() == (house.tables.get(one.id),)


async def test_silent_database_is_asked_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await asleep(house)
    monkeypatch.setattr("bot.ops.pauses.FIRST", 0)
    asked, logs = list[Any](), house.store.logs

    async def fails(*args: Any) -> Any:
        asked.append(args)
        if len(asked) < 3:
            raise OSError("not now")
        return await logs(*args)

    monkeypatch.setattr(house.store, "logs", fails)
    with pytest.raises(OSError, match="not now"):
        await house.tables.rouse(guild=1)
    await house.tables.waking.all()
    assert len(house.tables.live()) == 4


async def test_tables_left_asleep_wake_next_time(house: House) -> None:
    await asleep(house)
    whole = asyncio.create_task(house.tables.waking.all())
    await asyncio.sleep(0)
    await house.tables.close()
    await whole
    await house.store.close()
    await house.open()
    assert len(house.tables.live()) == 4


async def test_sleep_is_no_time_to_act_in(house: House, clock: Clock) -> None:
    table = await four(house, "relaxed")
    await house.close()
    clock.at += HOUR
    await begun(house)
    clock.at += 60_000
    at = records.now()
    await house.tables.waking.all()
    assert running(house.tables.get(table.id)).due - at > 295_000
    # And what was kept says the same.
    await house.restart()
    assert running(house.tables.get(table.id)).due - at > 295_000


async def test_where_the_shortest_clock_runs_they_wake_first(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waking_module, "BATCH", 1)
    for channel, length in enumerate(("none", "day", "live")):
        table = await house.lobby(BOB, CAT, DAN, channel=channel, target="99")
        await house.tables.set_clock(table.id, ANN, length)
        await house.agree(table)
        await house.tables.start(table.id, ANN)
    await house.close()
    await begun(house)
    woken: list[Table] = []
    house.tables.woken = woken.append
    await house.tables.waking.all()
    assert [table.record.clock for table in woken] == ["live", "day", "none"]


async def test_forgotten_person_leaves_sleeping_tables(house: House) -> None:
    _, two, *_ = await asleep(house)
    await house.tables.forget(EVE)
    assert [table.id for table in house.tables.live()] == [two.id]
    await house.restart()
    assert len(house.tables.live()) == 4
    assert await house.store.read(lambda connection: privacy.held(connection, EVE)) == set()
