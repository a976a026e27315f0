"""While anything waits the database hears that the bot is up; where a beat is missing there was an outage."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from bot.records import stored as records
from bot.store.alone import Alone
from bot.store.database import Work
from bot.store.shards import Shards, at_place, place
from bot.store.storage import Store
from bot.time import heartbeat
from bot.time import rows as times
from bot.time.deadlines import LENGTHS
from bot.time.heartbeat import GAP, Heartbeat
from bot.time.outages import Outage, Outages, Where
from tests.house import BOB, CAT, DAN, House, house
from tests.kit.clocks import HOUR, START, Clock, clock, running, still
from tests.kit.databases import database

__all__ = ("clock", "house", "still")


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
    made = await Counted.open(database(tmp_path / "pulse.sqlite3"))
    made.written = asyncio.Event()
    yield made
    await made.close()


async def last(store: Store) -> int:
    return (await store.read(times.beats)).get(1, {}).get(0, 0)


async def test_it_beats_while_a_clock_runs(store: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 0.001)
    beating, before = Heartbeat(store, Outages()), records.now()
    beating.expect("clocks", 0.01)
    await store.until(4)
    assert await last(store) >= before
    beating.expect("clocks", None)
    if beating._task:
        await beating._task
    writes = store.writes
    assert beating._timer is None
    await asyncio.sleep(0.01)
    assert store.writes == writes
    await beating.close()
    assert store.writes == writes + 1


def come_and_go(beating: Heartbeat) -> None:
    beating.expect("clocks", 0.01)
    beating.expect("clocks", None)
    beating.expect("clocks", LENGTHS["day"])
    beating.expect("clocks", 0.01)


async def test_brief_clocks_do_not_delay_beats(store: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 0.02)
    beating = Heartbeat(store, Outages())
    async with asyncio.timeout(60):
        while store.writes < 3:
            come_and_go(beating)
            await asyncio.sleep(0.001)
    await beating.close()


async def test_brief_clocks_add_no_beats(store: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "LEAST", 3600.0)
    beating = Heartbeat(store, Outages())
    for _ in range(60):
        come_and_go(beating)
        await asyncio.sleep(0.001)
    assert store.writes <= 1
    await beating.close()


async def test_a_long_clock_makes_no_work(store: Counted) -> None:
    beating = Heartbeat(store, Outages())
    beating.expect("clocks", LENGTHS["day"])
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
    beating, store.fails = Heartbeat(store, Outages()), True
    beating.expect("clocks", 0.01)
    await store.until(3)
    assert await last(store) == 0
    store.fails = False
    await store.until(7)
    await beating.close()
    assert await last(store) > 0
    assert "writing the heartbeat" in caplog.text


async def test_failing_last_beat_does_not_block_closing(
    store: Counted, caplog: pytest.LogCaptureFixture
) -> None:
    store.fails = True
    await Heartbeat(store, Outages()).close()
    assert store.writes == 1
    assert "writing the heartbeat" in caplog.text


async def test_a_process_without_its_lease_beats_no_more(store: Counted) -> None:
    store.lease.lost.set()
    await Heartbeat(store, Outages()).close()
    assert store.writes == 0


async def test_crash_gives_back_time_since_last_beat(house: House, clock: Clock) -> None:
    table = await house.lobby(BOB, CAT, DAN, target="99")
    await house.tables.set_clock(table.id, 101, "relaxed")
    await house.agree(table)
    table = await house.tables.start(table.id, 101)
    before = running(table)
    clock.at += 4 * 60_000
    await house.store.write(lambda connection: times.beat(connection, records.now()))
    left = before.due - records.now()
    # Nobody says goodbye.
    house.tables._registry.closing = True
    await house.store.close()
    clock.at += HOUR
    await house.open()
    again = running(house.tables.get(table.id))
    assert abs(again.due - records.now() - left) < 5_000
    assert again.turn == before.turn


async def test_clocks_go_on_from_their_shards_last_beat(house: House, clock: Clock) -> None:
    """The new owner was up all the time, for other servers."""
    made = {}
    for shard in (0, 1):
        table = await house.lobby(BOB, CAT, DAN, channel=shard, guild=(7 * 2 + shard) << 22, target="99")
        await house.tables.set_clock(table.id, 101, "relaxed")
        await house.agree(table)
        made[shard] = await house.tables.start(table.id, 101)
    before = running(made[1])
    house.tables._registry.closing = True
    await house.store.close()
    clock.at += 60_000
    house.lease = Alone()
    house.lease.shards = Shards(2, frozenset({0}))
    await house.open()
    assert [table.id for table in house.tables.live()] == [made[0].id]
    clock.at += HOUR
    beating = Heartbeat(house.store, Outages())
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


def test_every_place_is_one_shard_s() -> None:
    shards = [(shard, count) for count in range(1, 40) for shard in range(count)]
    assert [place(*one) for one in shards] == list(range(1, len(shards) + 1))
    assert [at_place(place(*one)) for one in shards] == shards


async def test_the_shortest_wait_says_how_often(house: House) -> None:
    def every() -> float | None:
        return house.tables.heartbeat._every

    assert every() is None
    for channel, length in enumerate(("day", "live")):
        table = await house.lobby(BOB, CAT, DAN, channel=channel)
        assert every() == 100.0
        await house.tables.set_clock(table.id, 101, length)
        await house.agree(table)
        await house.tables.start(table.id, 101)
        assert every() == (600.0 if length == "day" else 10.0)
    day, live = house.tables.live()
    await house.tables.end(live.id, 0, moderator=True)
    assert every() == 600.0
    await house.tables.end(day.id, 0, moderator=True)
    assert every() is None


# Outages

WHERE = Where(place(0, 1))


@pytest.mark.parametrize("jump", [-40 * 24 * HOUR, -2 * HOUR, -GAP - 1, -GAP, GAP, GAP + 1, 40 * 24 * HOUR])
async def test_calendar_jump_takes_and_gives_no_time(store: Counted, still: Clock, jump: int) -> None:
    """A process that stands still takes none either."""
    beating, over = Heartbeat(store, Outages()), list[Where]()
    beating.over = over.append
    beating.expect("something", 60.0)
    still.at += 60_000 + jump
    beating._look(START)
    passed = 60_000 + (jump if abs(jump) <= GAP else 0)
    assert beating.outages.elapsed(START, records.now(), 1) == passed
    assert over == ([] if abs(jump) <= GAP else [WHERE])
    # It is kept: time goes on from there after a start.
    still.at += 1000
    await beating.close()
    again = Heartbeat(store, Outages())
    await again.wake({0})
    again.awake({0})
    assert again.outages.elapsed(START, records.now(), 1) == passed + 1000


@pytest.mark.parametrize("step", [-20 * 24 * HOUR, -30_000, 30_000, 20 * 24 * HOUR])
async def test_what_the_bot_slept_through_is_an_outage(store: Counted, still: Clock, step: int) -> None:
    """Whatever the calendar has done meanwhile."""
    beating = Heartbeat(store, Outages())
    still.at += 50_000
    await beating.close()
    still.at += step
    again = Heartbeat(store, Outages())
    await again.wake({0})
    assert again.outages.elapsed(START, records.now(), 1) == 50_000
    # It sleeps until its tables are awake.
    still.at += 70_000
    assert again.outages.elapsed(START, records.now(), 1) == 50_000
    again.awake({0})
    still.at += 2_000
    assert again.outages.elapsed(START, records.now(), 1) == 52_000


async def test_outage_ended_by_a_kill_is_kept(store: Counted, still: Clock) -> None:
    beating = Heartbeat(store, Outages())
    await beating._say()
    beating.lose([WHERE])
    beating.away(7 << 22, away=True)
    for _ in range(3):
        still.at += 60_000
        await beating._say()
    beating.lose([])
    for _ in range(2):
        still.at += 60_000
        await beating._say()
    # Killed here, with that server still away.
    again = Heartbeat(store, Outages())
    await again.wake({0})
    again.awake({0})
    assert again.outages.elapsed(START, records.now(), 1) == 120_000
    assert again.outages.elapsed(START, records.now(), 7 << 22) == 0
    assert len(await store.read(times.read_outages)) == 2


async def test_flaps_write_nothing(store: Counted, still: Clock) -> None:
    beating = Heartbeat(store, Outages())
    for _ in range(50):
        beating.lose([WHERE])
        still.at += 500
        beating.lose([])
        still.at += 500
    assert store.writes == 0
    assert beating._unsaved == []
    assert beating.outages.elapsed(START, records.now(), 1) == 25_000


async def test_failed_outage_is_written_later(store: Counted, still: Clock) -> None:
    beating, store.fails = Heartbeat(store, Outages()), True
    beating.lose([WHERE])
    still.at += 60_000
    beating.lose([])
    await beating._say()
    store.fails = False
    await beating.close()
    assert await store.read(times.read_outages) == [Outage(WHERE, START, START + 60_000)]
    still.at += 70 * 24 * HOUR
    await Heartbeat(store, Outages()).close()
    assert await store.read(times.read_outages) == []


@pytest.mark.parametrize(
    ("found", "last"),
    [
        ({}, None),
        ({2: {0: 5, 1: 9}}, 9),
        ({2: {0: 5}}, None),
        ({2: {1: 5}, 4: {0: 9, 1: 8, 2: 7, 3: 6}}, 6),
        ({1: {0: 4}, 2: {0: 6, 1: 5}}, 5),
    ],
)
def test_last_beat_is_found_after_resharding(found: times.Beats, last: int | None) -> None:
    assert times.last_beat(found, 1, 2) == last


async def test_discord_without_answers_is_an_outage(store: Counted, still: Clock) -> None:
    beating, over = Heartbeat(store, Outages()), list[Where]()
    beating.over = over.append
    for seconds in (0, 20, 39):
        still.at += 1000 * seconds
        beating.requested(taken=False)
    # One that fails now and then is none.
    assert beating.outages.elapsed(START, records.now(), 1) == 59_000
    still.at += 1000
    beating.requested(taken=False)
    still.at += 30_000
    assert beating.outages.elapsed(START, records.now(), 1) == 0
    beating.requested(taken=True)
    still.at += 7000
    beating.requested(taken=False)
    beating.requested(taken=True)
    assert beating.outages.elapsed(START, records.now(), 1) == 7000
    assert over == [WHERE]


async def test_idle_outage_ends_without_requests(store: Counted, still: Clock) -> None:
    beating = Heartbeat(store, Outages())
    beating.expect("something", 60.0)
    for _ in range(2):
        beating.requested(taken=False)
        still.at += 60_000
    beating.requested(taken=False)
    for _ in range(11):
        still.at += 60_000
        beating._look(still.at - 60_000)
    still.at += 60_000
    assert beating.outages.elapsed(START, records.now(), 1) == 60_000
    await beating.close()
