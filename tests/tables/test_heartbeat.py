"""While a clock runs the database hears that the bot is up; while none does, nothing is written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from bot.ops import heartbeat
from bot.ops.heartbeat import Heartbeat
from bot.store import times
from bot.store.database import Work
from bot.store.lease import Lease
from bot.store.shards import Shards
from bot.store.storage import Store
from bot.tables import records
from bot.tables.deadlines import LENGTHS
from tests.house import BOB, CAT, DAN, House, house
from tests.tables.test_clocks import later, running

__all__ = ("house", "later")

HOUR = 3_600_000


class Counted(Store):
    """A database that says how often it was written to."""

    writes = 0
    fails = False
    written: asyncio.Event

    async def write(self, work: Work[None]) -> None:  # type: ignore[override]
        self.writes += 1
        self.written.set()
        if self.fails:
            raise SQLAlchemyError
        await super().write(work)

    async def until(self, writes: int) -> None:
        """It was written to so often."""
        async with asyncio.timeout(60):
            while self.writes < writes:
                self.written.clear()
                await self.written.wait()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Counted]:
    made = await Counted.open(f"sqlite+aiosqlite:///{tmp_path}/pulse.sqlite3")
    made.written = asyncio.Event()
    yield made
    await made.close()


async def last(store: Store) -> int:
    return (await store.read(times.beats)).get(1, {}).get(0, 0)


async def test_it_beats_while_a_clock_runs(store: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 0.001)
    beating, before = Heartbeat(store), records.now()
    beating.follow(0.01)
    await store.until(4)
    assert await last(store) >= before
    beating.follow(None)
    if beating._task:
        await beating._task
    writes = store.writes
    assert beating._timer is None
    await asyncio.sleep(0.01)
    assert store.writes == writes
    await beating.close()
    assert store.writes == writes + 1


def come_and_go(beating: Heartbeat) -> None:
    beating.follow(0.01)
    beating.follow(None)
    beating.follow(LENGTHS["day"])
    beating.follow(0.01)


async def test_clocks_that_come_and_go_do_not_put_a_beat_off(
    store: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 0.02)
    beating = Heartbeat(store)
    async with asyncio.timeout(60):
        while store.writes < 3:
            come_and_go(beating)
            await asyncio.sleep(0.001)
    await beating.close()


async def test_clocks_that_come_and_go_make_no_more_beats(
    store: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 3600.0)
    beating = Heartbeat(store)
    for _ in range(60):
        come_and_go(beating)
        await asyncio.sleep(0.001)
    assert store.writes <= 1
    await beating.close()


async def test_a_long_clock_makes_no_work(store: Counted) -> None:
    beating = Heartbeat(store)
    beating.follow(LENGTHS["day"])
    await store.until(1)
    assert beating._task
    await beating._task
    assert beating._timer
    assert beating._timer.when() - asyncio.get_running_loop().time() > LENGTHS["relaxed"]
    await beating.close()
    assert beating._timer is None


async def test_a_beat_that_fails_is_made_up_for(
    store: Counted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 0.001)
    beating, store.fails = Heartbeat(store), True
    beating.follow(0.01)
    await store.until(3)
    assert await last(store) == 0
    store.fails = False
    await store.until(7)
    await beating.close()
    assert await last(store) > 0
    assert "saying that the bot is up" in caplog.text


async def test_a_last_beat_that_fails_keeps_nothing_from_being_closed(
    store: Counted, caplog: pytest.LogCaptureFixture
) -> None:
    store.fails = True
    await Heartbeat(store).close()
    assert store.writes == 1
    assert "saying that the bot is up" in caplog.text


async def test_after_a_crash_a_clock_gets_back_no_more_than_since_the_last_beat(
    house: House, later: Callable[[int], None]
) -> None:
    table = await house.lobby(BOB, CAT, DAN, target="99")
    await house.tables.set_clock(table.id, 101, "relaxed")
    await house.agree(table)
    table = await house.tables.start(table.id, 101)
    before = running(table)
    later(4 * 60_000)
    await house.store.write(lambda connection: times.beat(connection, records.now()))
    left = before.due - records.now()
    # Nobody says goodbye.
    house.tables._registry.closing = True
    await house.store.close()
    later(HOUR)
    await house.open()
    again = running(house.tables.get(table.id))
    assert abs(again.due - records.now() - left) < 5_000
    assert again.turn == before.turn


async def test_a_shard_s_clocks_go_on_from_when_that_shard_was_last_up(
    house: House, later: Callable[[int], None]
) -> None:
    """Who takes it over has been up all the time, on other servers."""
    made = {}
    for shard in (0, 1):
        table = await house.lobby(BOB, CAT, DAN, channel=shard, guild=(7 * 2 + shard) << 22, target="99")
        await house.tables.set_clock(table.id, 101, "relaxed")
        await house.agree(table)
        made[shard] = await house.tables.start(table.id, 101)
    before = running(made[1])
    house.tables._registry.closing = True
    await house.store.close()
    later(60_000)
    house.lease = Lease()
    house.lease.shards = Shards(2, frozenset({0}))
    await house.open()
    assert [table.id for table in house.tables.live()] == [made[0].id]
    later(HOUR)
    beating = Heartbeat(house.store)
    await beating.close()
    house.lease.shards.ours |= {1}
    await house.tables.find({1})
    await house.tables.waking.all()
    again = running(house.tables.get(made[1].id))
    # Nobody was there from the first moment on: the process of that shard was gone.
    assert abs(again.due - records.now() - (before.due - made[1].last)) < 5_000
    assert await last(house.store) < await last_of(house.store, 0) <= await last_of(house.store, 1)


async def last_of(store: Store, shard: int) -> int:
    return (await store.read(times.beats))[2][shard]


async def test_every_place_is_one_shard_s() -> None:
    places = [times.place(shard, count) for count in range(1, 40) for shard in range(count)]
    assert places == list(range(1, len(places) + 1))


async def test_the_shortest_clock_says_how_often(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[float | None] = []
    monkeypatch.setattr(house.tables.clocks._heartbeat, "follow", said.append)
    for channel, clock in enumerate(("day", "live")):
        table = await house.lobby(BOB, CAT, DAN, channel=channel)
        await house.tables.set_clock(table.id, 101, clock)
        await house.agree(table)
        await house.tables.start(table.id, 101)
        assert said[-1] == LENGTHS[clock]
    day, live = house.tables.live()
    await house.tables.end(live.id, 0, moderator=True)
    assert said[-1] == LENGTHS["day"]
    await house.tables.end(day.id, 0, moderator=True)
    assert said[-1] is None
