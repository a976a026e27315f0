"""Outages: intervals in which nobody on a server, or on a whole shard, could act.

Everything that waits keeps the moment at which it began, by the calendar. How long it has waited since, and
when it has waited for long enough, is asked here: by the calendar, less outages. The process may be down, its
shard not on Discord, Discord may take no requests, the server may be unavailable, the calendar may jump.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
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


class Outages:
    """All outages that still matter, those that go on among them."""

    def __init__(self) -> None:
        self._over: dict[tuple[Where, int], Outage] = {}
        """By where they were and when they began."""
        self._on: dict[tuple[Where, Hashable], int] = {}
        """When outages began that go on, by where they are and why."""
        self._merged: dict[int | None, tuple[tuple[int, int | None], ...]] = {}
        """By server, its outages in order; None for an end that is yet to come."""
        self.version = 0
        """Another number whenever an outage begins or ends."""

    def add(self, outages: Iterable[Outage]) -> None:
        for one in outages:
            self._over[one.where, one.begin] = one
        self._changed()

    def begin(self, where: Where, why: Hashable, at: int) -> None:
        """From this moment on nobody there can act, for this reason among others."""
        if (where, why) not in self._on:
            self._on[where, why] = at
            self._changed()

    def end(self, where: Where, why: Hashable, at: int) -> Outage | None:
        """The reason is none any more; returns what it has been."""
        begun = self._on.pop((where, why), None)
        if begun is None:
            return None
        outage = Outage(where, begun, at)
        self.add([outage])
        return outage

    def drop(self, wheres: Collection[Where]) -> None:
        """Forget what goes on there: another process sees to it."""
        for key in [key for key in self._on if key[0] in wheres]:
            del self._on[key]
        self._changed()

    def going_on(self, at: int) -> list[Outage]:
        """Those that are not over, as if they ended now."""
        return [Outage(where, begun, at) for (where, _), begun in self._on.items() if begun < at]

    def lost(self, since: int, at: int, *guilds: int | None) -> int:
        """Milliseconds between two moments in which people of some of these servers could not act.

        Below 0 where the calendar was set back.
        """
        found = self._found(at, guilds)
        begun, counted = _begun(found, since, at)
        return begun - since + sum(max(0, min(end, at) - max(begin, counted)) for begin, end in found)

    def elapsed(self, guild: int | None, since: int, at: int) -> int:
        """Milliseconds since then in which people of this server could act."""
        return max(0, at - since - self.lost(since, at, guild))

    def due(self, guild: int | None, since: int, length: int, at: int | None = None) -> int:
        """The moment at which people have had so many milliseconds since then, if there is no more outage.

        While there is one it moves on with the calendar.
        """
        at = now() if at is None else at
        found = self._found(at, (guild,))
        begun, counted = _begun(found, since, at)
        due = begun + length
        for begin, end in found:
            if begin < due and end > counted:
                due += max(0, end - max(begin, counted))
        return due

    def ago(self, guild: int | None, length: int, at: int) -> int:
        """The moment since which people have had so many milliseconds."""
        since = at - length
        for begin, end in reversed(self._found(at, (guild,))):
            if begin <= end and end > since:
                since -= end - begin
        return since

    def _found(self, at: int, guilds: tuple[int | None, ...]) -> list[tuple[int, int]]:
        """In order, none of them within another."""
        if not self._over and not self._on:
            return []
        if len(guilds) == 1:
            (guild,) = guilds
            if guild not in self._merged:
                self._merged[guild] = self._of(guilds)
            found = self._merged[guild]
        else:
            found = self._of(guilds)
        return [(begin, max(begin, at) if end is None else end) for begin, end in found]

    def _of(self, guilds: tuple[int | None, ...]) -> tuple[tuple[int, int | None], ...]:
        def here(where: Where) -> bool:
            return any(map(where.concerns, guilds))

        over = [(one.begin, one.end) for one in self._over.values() if here(one.where)]
        back = [(begin, end) for begin, end in over if end < begin]
        merged: list[tuple[int, int]] = []
        for begin, end in sorted(one for one in over if one not in back):
            if merged and begin <= merged[-1][1]:
                merged[-1] = merged[-1][0], max(end, merged[-1][1])
            else:
                merged.append((begin, end))
        found: list[tuple[int, int | None]] = [*merged, *set(back)]
        begun = min((begun for (where, _), begun in self._on.items() if here(where)), default=None)
        if begun is not None:
            # What ended within it is a part of it.
            found = [*((begin, min(end, begun)) for begin, end in merged if begin < begun), *set(back)]
            found.append((begun, None))
        return tuple(sorted(found, key=lambda one: one[0]))

    def _changed(self) -> None:
        self.version += 1
        self._merged.clear()

    def forget(self, at: int) -> None:
        """Those that ended so long ago that nothing waits since then."""
        old = at - KEPT
        self._over = {key: one for key, one in self._over.items() if max(one.begin, one.end) >= old}
        self._changed()


def _begun(found: Sequence[tuple[int, int]], since: int, at: int) -> tuple[int, int]:
    """When that was by a calendar that was set back since, and from when on outages count.

    Of a moment that came twice nobody can say whether it was before or after that: then it was after.
    """
    begun = counted = since
    for begin, end in found:
        if end < begin and (since <= end or since > at):
            begun -= begin - end
            counted -= begin - end if since > at else 0
    return begun, counted


NONE: Final = Outages()
"""Of what is only read: nothing has ever been away."""
