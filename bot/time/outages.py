"""Outages: intervals in which nobody on a server, or on a whole shard, could act.

Every wait stores the moment at which it began, by the calendar. This module says how long it has lasted, and
when it is over: calendar time minus outages. Outages have five causes: the process is down, its shard is not
connected, Discord takes no requests, the server is unavailable, or the calendar jumps.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import Final, NamedTuple

from bot.records.stored import now
from bot.store.shards import at_place, shard_of

DAY: Final = 24 * 60 * 60 * 1000
KEPT: Final = 60 * DAY
"""Milliseconds after which an outage is dropped: no wait lasts longer."""


class Where(NamedTuple):
    """The servers of one shard, for a given number of shards, or a single server."""

    place: int = 0
    """Number of the shard, as given by `bot.store.shards.place`; 0 for a single server."""
    guild: int = 0

    def concerns(self, guild: int | None) -> bool:
        if not self.place:
            return guild == self.guild
        shard, count = at_place(self.place)
        return shard_of(guild, count) == shard


class Outage(NamedTuple):
    """An interval of the calendar, in milliseconds since 1970 in UTC.

    An outage that ends before it begins stands for a calendar that was set back.
    """

    where: Where
    begin: int
    end: int


class Era(NamedTuple):
    """A stretch of time in which the calendar was never set back."""

    begin: int | None
    """Begin in milliseconds since 1970 in UTC; None for the first era."""
    end: int | None
    """End in milliseconds since 1970 in UTC; None for the era that goes on."""
    outages: tuple[tuple[int, int | None], ...]
    """Outages as (begin, end), sorted and disjoint; the end is None while one goes on."""

    def spans(self, moment: int, at: int) -> bool:
        last = at if self.end is None else self.end
        return moment <= last and (self.begin is None or moment >= self.begin)

    def lived(self, moment: int, at: int) -> bool:
        """Return whether the era includes this moment and no outage does."""
        return self.spans(moment, at) and not any(
            begin < moment and (end is None or moment < end) for begin, end in self.outages
        )

    def acted(self, since: int, until: int) -> int:
        """Return the milliseconds between two moments of this era in which people could act."""
        ended = ((begin, until if end is None else end) for begin, end in self.outages)
        return until - since - sum(max(0, min(end, until) - max(begin, since)) for begin, end in ended)


class Outages:
    """All outages that still matter: past ones in the order of their ends, and those that go on."""

    def __init__(self) -> None:
        self._over: list[Outage] = []
        self._on: dict[tuple[Where, Hashable], int] = {}
        """Begin of each outage that goes on, in Unix milliseconds, keyed by place and reason."""
        self._eras: dict[tuple[int | None, ...], list[Era]] = {}

    def know(self, outages: Iterable[Outage]) -> None:
        """Replace all past outages."""
        self._over = [*outages]
        self._eras.clear()

    def add(self, outage: Outage) -> None:
        self._over.append(outage)
        self._eras.clear()

    def begin(self, where: Where, why: Hashable, at: int) -> None:
        """Start an outage for this reason; reasons overlap, and one that already holds changes nothing."""
        if (where, why) not in self._on:
            self._on[where, why] = at
            self._eras.clear()

    def end(self, where: Where, why: Hashable, at: int) -> Outage | None:
        """End the outage with this reason and return it; None if there was none."""
        begun = self._on.pop((where, why), None)
        if begun is None:
            return None
        outage = Outage(where, begun, at)
        self.add(outage)
        return outage

    def drop(self, wheres: Collection[Where]) -> None:
        """Drop the outages that go on there: another process now tracks them."""
        self._on = {key: begun for key, begun in self._on.items() if key[0] not in wheres}
        self._eras.clear()

    def going_on(self, at: int) -> list[Outage]:
        """Return the outages that go on, as if they ended at `at`."""
        return [Outage(where, begun, at) for (where, _), begun in self._on.items() if begun < at]

    def cut(self, at: int, again: int) -> list[Outage]:
        """Apply a jump of the calendar from `at` to `again`.

        Outages that go on are split: their parts before the jump become past outages and are returned.
        """
        before = self.going_on(at)
        self._on = dict.fromkeys(self._on, again)
        self.know((*self._over, *before))
        return before

    def elapsed(self, since: int, at: int, *guilds: int | None) -> int:
        """Return the milliseconds from `since` to `at` in which people of all these servers could act."""
        if not self._over and not self._on:
            return max(0, at - since)
        if guilds not in self._eras:
            self._eras[guilds] = self._of(guilds)
        eras = self._eras[guilds]
        # When the calendar was set back, a moment comes twice; the later one is meant.
        lived = [era for era in eras if era.lived(since, at)] or [era for era in eras if era.spans(since, at)]
        if not lived:
            # The moment lies in the future.
            return 0
        first, elapsed = eras.index(lived[-1]), 0
        for era in eras[first:]:
            begun = since if era is lived[-1] or era.begin is None else era.begin
            elapsed += era.acted(begun, at if era.end is None else era.end)
        return elapsed

    def due(self, guild: int | None, since: int, length: int, at: int | None = None) -> int:
        """Return the moment at which people have had `length` milliseconds since `since`.

        This assumes no further outage. During an outage the result moves on with the calendar. A result in
        the past is only known to be past, not when exactly it was.
        """
        at = now() if at is None else at
        return at + length - self.elapsed(since, at, guild)

    def _of(self, guilds: tuple[int | None, ...]) -> list[Era]:
        def here(where: Where) -> bool:
            return any(map(where.concerns, guilds))

        eras, begin, found = list[Era](), None, list[tuple[int, int | None]]()
        for one in self._over:
            if one.end >= one.begin and here(one.where):
                found.append((one.begin, one.end))
            elif one.end < one.begin and one.where.concerns(guilds[0]):
                eras.append(Era(begin, one.begin, _merged(found)))
                begin, found = one.end, []
        found += [(begun, None) for (where, _), begun in self._on.items() if here(where)]
        return [*eras, Era(begin, None, _merged(found))]


def _merged(found: Iterable[tuple[int, int | None]]) -> tuple[tuple[int, int | None], ...]:
    merged = list[tuple[int, int | None]]()
    for begin, end in sorted(found, key=lambda one: one[0]):
        last = merged[-1][1] if merged else begin - 1
        if last is None:
            break
        if begin <= last:
            merged[-1] = merged[-1][0], None if end is None else max(end, last)
        else:
            merged.append((begin, end))
    return tuple(merged)


NONE: Final = Outages()
"""Empty outages, shared by tables that are only read."""
