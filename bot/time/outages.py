"""Outages: intervals in which nobody on a server, or on a whole shard, could act.

Everything that waits keeps the moment at which it began, by the calendar. How long it has waited since, and
when it has waited for long enough, is asked here: by the calendar, less outages. The process may be down, its
shard not on Discord, Discord may take no requests, the server may be unavailable, the calendar may jump.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import Final, NamedTuple

from bot.store.shards import at_place, shard_of
from bot.tables.records import now

DAY: Final = 24 * 60 * 60 * 1000
KEPT: Final = 60 * DAY
"""Milliseconds after which an outage is forgotten: nothing waits for longer."""


class Where(NamedTuple):
    """The servers of one shard among so many, or one server alone."""

    place: int = 0
    """The number of the shard, as `bot.store.shards.place` has it; 0 for one server alone."""
    guild: int = 0

    def concerns(self, guild: int | None) -> bool:
        if not self.place:
            return guild == self.guild
        shard, count = at_place(self.place)
        return shard_of(guild, count) == shard


class Outage(NamedTuple):
    """An interval of the calendar, in milliseconds since 1970 in UTC.

    One that ends before it begins is a calendar that was set back.
    """

    where: Where
    begin: int
    end: int


class Era(NamedTuple):
    """A stretch of time in which the calendar was never set back."""

    begin: int | None
    """None for the first."""
    end: int | None
    """None for the one that goes on."""
    outages: tuple[tuple[int, int | None], ...]
    """In order, none of them touching another; None for an end that is yet to come."""

    def spans(self, moment: int, at: int) -> bool:
        last = at if self.end is None else self.end
        return moment <= last and (self.begin is None or moment >= self.begin)

    def lived(self, moment: int, at: int) -> bool:
        """Whether it spans this moment, and somebody could act then."""
        return self.spans(moment, at) and not any(
            begin < moment and (end is None or moment < end) for begin, end in self.outages
        )

    def acted(self, since: int, until: int) -> int:
        """Milliseconds between two moments of it in which people could act."""
        ended = ((begin, until if end is None else end) for begin, end in self.outages)
        return until - since - sum(max(0, min(end, until) - max(begin, since)) for begin, end in ended)


class Outages:
    """All outages that still matter, in the order in which they ended, and those that go on."""

    def __init__(self) -> None:
        self._over: list[Outage] = []
        self._on: dict[tuple[Where, Hashable], int] = {}
        """When outages began that go on, by where they are and why."""
        self._eras: dict[tuple[int | None, ...], list[Era]] = {}

    def know(self, outages: Iterable[Outage]) -> None:
        """These and no others are over."""
        self._over = [*outages]
        self._eras.clear()

    def add(self, outage: Outage) -> None:
        self._over.append(outage)
        self._eras.clear()

    def begin(self, where: Where, why: Hashable, at: int) -> None:
        """From this moment on nobody there can act, for this reason among others."""
        if (where, why) not in self._on:
            self._on[where, why] = at
            self._eras.clear()

    def end(self, where: Where, why: Hashable, at: int) -> Outage | None:
        """The reason is none any more; returns what it has been."""
        begun = self._on.pop((where, why), None)
        if begun is None:
            return None
        outage = Outage(where, begun, at)
        self.add(outage)
        return outage

    def drop(self, wheres: Collection[Where]) -> None:
        """Forget what goes on there: another process sees to it."""
        self._on = {key: begun for key, begun in self._on.items() if key[0] not in wheres}
        self._eras.clear()

    def going_on(self, at: int) -> list[Outage]:
        """Those that are not over, as if they ended now."""
        return [Outage(where, begun, at) for (where, _), begun in self._on.items() if begun < at]

    def cut(self, at: int, again: int) -> list[Outage]:
        """The calendar jumps from one moment to another; returns what lies before of what goes on."""
        before = self.going_on(at)
        self._on = dict.fromkeys(self._on, again)
        self.know((*self._over, *before))
        return before

    def elapsed(self, since: int, at: int, *guilds: int | None) -> int:
        """Milliseconds between two moments in which people of all these servers could act."""
        if not self._over and not self._on:
            return max(0, at - since)
        if guilds not in self._eras:
            self._eras[guilds] = self._of(guilds)
        eras = self._eras[guilds]
        # A moment that came twice was the later one.
        lived = [era for era in eras if era.lived(since, at)] or [era for era in eras if era.spans(since, at)]
        if not lived:
            # It is yet to come.
            return 0
        first, elapsed = eras.index(lived[-1]), 0
        for era in eras[first:]:
            begun = since if era is lived[-1] or era.begin is None else era.begin
            elapsed += era.acted(begun, at if era.end is None else era.end)
        return elapsed

    def due(self, guild: int | None, since: int, length: int, at: int | None = None) -> int:
        """The moment at which people have had so many milliseconds since then, if there is no more outage.

        While there is one it moves on with the calendar; one that is past is only known to be that.
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
"""Of what is only read: nothing has ever been away."""
