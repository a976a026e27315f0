"""Random lives of all that waits: outages, restarts, crashes and calendars that jump take nobody's time."""

from __future__ import annotations

from random import Random

import pytest

from bot.records import stored as records
from bot.store.shards import place
from bot.tables.lobby import ANSWER
from bot.time.deadlines import LENGTHS
from bot.time.heartbeat import GAP
from bot.time.outages import Where
from tests.duplicate.nights import begun
from tests.house import BOB, CAT, DAN, EVE, House, house
from tests.kit.clocks import HOUR, Clock, clock, still
from tests.kit.seeds import seeds

__all__ = ("clock", "house", "still")

SHARD = Where(place(0, 1))


class Life:
    """Ups and downs of the bot, and how long people could act."""

    def __init__(self, house: House, clock: Clock, rng: Random) -> None:
        self.house, self.clock, self.rng = house, clock, rng
        self.acted = 0
        self.off = set[str]()

    async def pass_by(self, most: int = 60_000) -> None:
        passed = self.rng.randrange(most)
        self.clock.at += passed
        self.acted += 0 if self.off else passed
        # So often a beat goes to the database that a crash gives nothing back.
        await self.house.tables.heartbeat._say()

    async def go_on(self) -> None:
        heartbeat, what = self.house.tables.heartbeat, self.rng.randrange(8)
        if what == 0:
            self.off ^= {"lost"}
            heartbeat.lose([SHARD] if "lost" in self.off else [])
        elif what == 1:
            self.off ^= {"away"}
            heartbeat.away(1, away="away" in self.off)
        elif what == 2:
            await self.house.close()
            await self._start()
        elif what == 3:
            self.house.tables._registry.closing = True
            await self.house.store.close()
            await self._start()
        elif what == 4:
            before = self.clock.at
            self.clock.at += self.rng.choice((-2 * 24 * HOUR, -5 * HOUR, 5 * HOUR, 2 * 24 * HOUR))
            heartbeat._look(before - 60_000)
        await self.pass_by()

    async def _start(self) -> None:
        self.clock.at += self.rng.choice((1, 3000, 700_000, 5 * HOUR, 2 * 24 * HOUR, -3 * HOUR))
        self.off.clear()
        await self.house.open()


@pytest.mark.parametrize("seed", seeds(13))
async def test_outages_take_and_give_nobody_time(still: Clock, house: House, seed: int) -> None:
    life = Life(house, still, Random(seed))
    match = await house.lobby(BOB, CAT, DAN, target="99")
    await house.tables.set_clock(match.id, 101, "day")
    await house.agree(match)
    await house.tables.start(match.id, 101)
    asked = await house.lobby(BOB, CAT, channel=8)
    await house.tables.set_clock(asked.id, 101, "relaxed")
    waits = await house.lobby(BOB, CAT, DAN, channel=9)
    await house.tables.start(waits.id, 101)
    night = await begun(house, form="swiss", slug="topsuit", rounds=2, hours=2)
    starts = 0
    while life.acted < ANSWER - 120_000:
        before = house.tables
        await life.go_on()
        starts += house.tables is not before
        at, tables = records.now(), house.tables
        # What is too short to be kept is forgotten at a start.
        most = (starts + 1) * GAP
        lefts = {
            "decision": tables.get(match.id).deadlines[match.waiting_for[0]].due
            - 1000 * round(LENGTHS["day"]),
            "seat": (tables.get(asked.id).answer_by(tables.get(asked.id).seats[1]) or 0) - ANSWER,
            "overdue": (tables.get(waits.id).overdue_at(waits.waiting_for[0]) or 0) - 24 * HOUR,
            "round": (await tables.nights.night(night.id)).closes - HOUR,
        }
        for what, moment in lefts.items():
            assert abs(at - moment - life.acted) <= most, (what, at - moment, life.acted)
        assert tables.get(match.id).overdue(at) == tables.get(waits.id).overdue(at) == ()
    assert EVE not in (one.user for one in house.tables.get(asked.id).seats if one)
