"""A heartbeat that runs while anything waits; a missing beat means an outage.

Beats in memory (every `LOOK` seconds) show that the process runs and that the calendar has not jumped. Beats
in the database also save the outages since the last one, so that waiting times go on from there after a
crash. The interval between two database beats is 1/`PART` of the shortest wait, so a crash gives nobody more
time back than that. While nothing waits, nothing is written.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable
from functools import partial
from typing import Final

from bot.ops.errors import mistake
from bot.records.stored import now
from bot.store.shards import Shards, place
from bot.store.storage import Store
from bot.time import rows as times
from bot.time.outages import Outage, Outages, Where

PART: Final = 6
"""Divisor of the shortest wait: a beat is written to the database this many times in that wait."""
LEAST: Final = 10.0
"""Shortest interval between two database beats, in seconds."""
LONGEST_INTERVAL_SECONDS: Final = 600.0
"""Longest interval between two database beats, in seconds."""
LOOK: Final = 60.0
"""Interval between two beats in memory, in seconds."""
DEAF: Final = 60_000
"""Milliseconds of nothing but failed requests after which Discord counts as down, which is an outage."""
AGAIN: Final = 10 * 60_000
"""Milliseconds since the last failed request after which Discord counts as up again."""
GAP: Final = 5_000
"""Tolerance of a beat in milliseconds. Shorter outages are ignored, which avoids needless updates."""


class Heartbeat:
    def __init__(self, store: Store, outages: Outages) -> None:
        self._store = store
        self.outages = outages
        self.over: Callable[[Where], None] = lambda _: None
        """Callback with the servers concerned, called when an outage is over."""
        self._waits: dict[Hashable, float] = {}
        """Seconds of each wait, keyed by what waits."""
        self._lengths: Counter[float] = Counter()
        """Number of waits of each length, keyed by seconds."""
        self._unsaved: list[Outage] = []
        """Outages that are over and not yet in the database."""
        self._lost: frozenset[Where] = frozenset()
        self._failed: tuple[int, int] | None = None
        """First and last failed request since the last success, in milliseconds since 1970 in UTC."""
        self._every: float | None = None
        self._beaten = float("-inf")
        """Moment of the last beat in the database, on the event loop's clock."""
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    # Waits

    def expect(self, what: Hashable, seconds: float | None) -> None:
        """Register a wait of this many seconds under the key `what`; None removes it."""
        before = self._waits.pop(what, None)
        if before is not None:
            self._lengths[before] -= 1
        if seconds is not None:
            self._waits[what] = seconds
            self._lengths[seconds] += 1
        shortest = min((length for length, many in self._lengths.items() if many), default=None)
        every = None if shortest is None else min(LONGEST_INTERVAL_SECONDS, max(LEAST, shortest / PART))
        if every != self._every:
            self._every = every
            self._aim()

    # Outages

    async def wake(self, shards: Collection[int]) -> None:
        """Load all outages, and start one for these shards that lasts until `awake`.

        The time since the last beat of each shard is added as an outage.
        """
        at, count = now(), self._store.lease.shards.count
        await self.refresh()
        beats = await self._store.read(times.beats)
        for shard in shards:
            where = Where(place(shard, count))
            last = times.last_beat(beats, shard, count)
            if last is not None and abs(at - last) > GAP:
                self._add(Outage(where, last, at))
            self.outages.begin(where, "asleep", at)
        saved = [*self._unsaved]
        await self._store.write(self._beat(at, Shards(count, frozenset(shards))))
        self._unsaved = [one for one in self._unsaved if one not in saved]

    def awake(self, shards: Collection[int]) -> None:
        """End the "asleep" outage of these shards: their tables are loaded."""
        for shard in shards:
            self._end(Where(place(shard, self._store.lease.shards.count)), "asleep")

    def lose(self, wheres: Iterable[Where]) -> None:
        """Set the places that have lost their connection to Discord; all others are connected."""
        lost = frozenset(wheres)
        for where in lost - self._lost:
            self.outages.begin(where, "lost", now())
        for where in self._lost - lost:
            self._end(where, "lost")
        self._lost = lost

    def away(self, guild: int, *, away: bool) -> None:
        """Start or end the outage of a server that Discord reports as unavailable."""
        if away:
            self.outages.begin(Where(guild=guild), "away", now())
        else:
            self._end(Where(guild=guild), "away")

    def requested(self, *, taken: bool) -> None:
        """Record whether Discord took a request or the request failed."""
        at = now()
        if taken:
            self._failed = None
            for where in self._ours:
                self._end(where, "deaf")
            return
        self._failed = (self._failed or (at, at))[0], at
        if at - self._failed[0] >= DEAF:
            for where in self._ours:
                self.outages.begin(where, "deaf", self._failed[0])

    @property
    def _ours(self) -> set[Where]:
        shards = self._store.lease.shards
        return {Where(place(shard, shards.count)) for shard in shards.ours}

    async def leave(self, shard: int) -> None:
        """Hand a shard over: write a last beat, after which another process keeps its outages."""
        await self._say()
        left = {Where(place(shard, self._store.lease.shards.count))}
        self._lost -= left
        self.outages.drop(left)

    async def refresh(self) -> None:
        """Reload the outages that this and other processes have saved."""
        on = [(one.where, one.begin) for one in self.outages.going_on(now())]
        kept = await self._store.read(times.read_outages)
        known = {(one.where, one.begin) for one in self._unsaved}
        kept = [one for one in kept if (one.where, one.begin) not in (*known, *on)]
        self.outages.know((*kept, *self._unsaved))

    def _end(self, where: Where, why: Hashable) -> None:
        at = now()
        outage = self.outages.end(where, why, at)
        if outage and abs(outage.end - outage.begin) > GAP:
            self._unsaved.append(outage)
            self.over(where)

    def _add(self, outage: Outage) -> None:
        self._unsaved.append(outage)
        self.outages.add(outage)

    # Beats

    async def close(self) -> None:
        """Stop, and write a last beat: from then on nobody can act."""
        self._closed = True
        self._aim()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._say()

    def _aim(self) -> None:
        for timer in (self._timer, self._looking if self._closed or self._every is None else None):
            if timer:
                timer.cancel()
        self._timer = None
        if self._every is None or self._closed:
            self._looking = None
            return
        loop = asyncio.get_running_loop()
        if self._task is None:
            self._timer = loop.call_at(max(loop.time(), self._beaten + self._every), self._due)
        if self._looking is None:
            self._looking = loop.call_later(LOOK, self._look, now())

    def _look(self, before: int) -> None:
        """Add an outage if the calendar jumped.

        `before`: the calendar at the previous look, in milliseconds since 1970 in UTC.
        """
        expected, at = before + round(1000 * LOOK), now()
        if abs(at - expected) > GAP:
            # The process stood still, or the calendar was set.
            self._unsaved += self.outages.cut(expected, at)
            for where in self._ours:
                self._add(Outage(where, expected, at))
                self.over(where)
        if self._failed and at - self._failed[1] > AGAIN:
            self.requested(taken=True)
        self._looking = asyncio.get_running_loop().call_later(LOOK, self._look, at)

    def _due(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._beats(), name="heartbeat")

    async def _beats(self) -> None:
        self._beaten = asyncio.get_running_loop().time()
        await self._say()
        self._task = None
        self._aim()

    async def _say(self) -> None:
        if self._store.lease.lost.is_set():
            # The lease is lost: other processes now write the beats of our shards.
            return
        saved = [*self._unsaved]
        try:
            await self._store.write(self._beat(now(), self._store.lease.shards))
        except Exception as error:  # noqa: BLE001 — the next beat makes up for it, or people get time back
            mistake("writing the heartbeat", error)
        else:
            self._unsaved = [one for one in self._unsaved if one not in saved]

    def _beat(self, at: int, shards: Shards) -> Callable[..., None]:
        """Return the database write of one beat.

        It includes the outages that still go on, so a process that is killed in one has saved it up to here.
        """
        those: Iterable[Outage] = (*self._unsaved, *self.outages.going_on(at))
        return partial(times.beat, at=at, shards=shards, outages=[*those])
