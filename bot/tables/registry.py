"""The registry of open tables: finds the table that a request means."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from functools import partial

from bot.games.base import Event, Refusal, State
from bot.records.presence import known
from bot.records.stored import Record
from bot.store.storage import Store
from bot.tables.table import Outdated, Table, Unreadable, unreadable
from bot.tables.waking import Waking
from bot.time import rows as times
from bot.time.deadlines import by_seat
from bot.time.heartbeat import Heartbeat
from bot.time.outages import Outages


class Registry:
    def __init__(
        self, store: Store, games: Mapping[str, type[State]], arrived: Callable[[Table], None]
    ) -> None:
        """`arrived`: called with each table that is loaded after a start, and has been added."""
        self._store = store
        self.heartbeat = Heartbeat(store, Outages())
        self._games = games
        self._tables: dict[int, Table] = {}
        self._told = arrived
        self.waking = Waking(store, games, self._arrived, self.heartbeat)
        self.coming = asyncio.Lock()
        """Lock held from reading a record until its table is live, and while a person is deleted: a record
        read before that would bring them back."""
        self.closing = False

    def add(self, table: Table) -> bool:
        """Register the table as open, to be changed by `Changes` alone; False if another object holds its
        number."""
        if self._tables.setdefault(table.id, table) is not table:
            return False
        if not table.shared:
            table.outages = self.heartbeat.outages
            table.shared = True
        return True

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Add or remove a changed table, as it may have opened or closed."""
        if table.live:
            self.add(table)
        elif not self.has_another(table):
            self._tables.pop(table.id, None)

    def _arrived(self, table: Table) -> None:
        if not self.closing:
            self.add(table)
            self._told(table)

    async def find(self, shards: Collection[int] | None = None) -> None:
        """List our live tables, or those of these shards; each stays asleep until it is roused."""
        self.waking.closed.clear()
        self.waking.newer.clear()
        await self.waking.find(self._tables, shards)

    async def rouse(
        self,
        *,
        table: int | None = None,
        channel: int | None = None,
        guild: int | None = None,
        user: int | None = None,
    ) -> None:
        """Load sleeping tables: one by number, or all of a channel, server or person."""
        if self.waking:
            await self.waking.rouse(
                lambda record: (
                    record.id == table
                    or (channel is not None and channel in (record.channel, record.parent))
                    or (guild is not None and record.guild == guild)
                    or (user is not None and user in (record.host, *known(record)))
                )
            )

    # Questions

    def has_another(self, table: Table) -> bool:
        """Return whether the table was put by and resumed, so that another object holds its number."""
        return self._tables.get(table.id, table) is not table

    def is_open(self, number: int) -> bool:
        return number in self._tables

    def get(self, number: int) -> Table:
        """Return the live table; raises `Refusal` if there is none of that number."""
        if self.closing:
            raise Refusal("table-resting")
        table = self._tables.get(number)
        if table is None:
            raise Refusal("table-newer" if number in self.waking.newer else "table-gone")
        return table

    def check_server(self, number: int, guild: int | None, user: int, channel: int) -> None:
        """Raise a `Refusal` if a live table of this number stands elsewhere.

        Elsewhere is another server, direct messages that are not this person's, or another group. A match
        that has moved to the person's messages can also be played from its old panel.
        """
        table = self._tables.get(number)
        if table is None or (table.record.in_messages and table.seat_of(user) is not None):
            return
        if not stands_in(table.record, guild, user, channel):
            raise Refusal("table-gone")

    def live(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    def in_channel(self, channel: int, user: int | None = None) -> Table | None:
        """Return the table that holds the channel; for a user without a seat there, their challenge in it."""
        here = [table for table in self._tables.values() if table.channel == channel]
        held = next((table for table in here if not table.record.duplicated), None)
        if user is None or (held and held.seat_of(user) is not None):
            return held
        own = [table for table in here if table.seat_of(user) is not None]
        return own[-1] if own else held

    def in_messages(self, user: int) -> Table | None:
        """Return the table in this person's direct messages: a match takes precedence over a challenge."""
        own = [table for table in self.of_user(user) if table.record.in_messages]
        return next((table for table in own if not table.record.duplicated), own[-1] if own else None)

    def of_user(self, user: int) -> tuple[Table, ...]:
        """Return the live tables where this person sits, oldest first."""
        return tuple(table for table in self._tables.values() if table.seat_of(user) is not None)

    def who_know(self, user: int) -> tuple[Table, ...]:
        """Return the live tables that have this person among their `known` people, oldest first."""
        return tuple(table for table in self._tables.values() if user in known(table.record))

    async def elsewhere(self, user: int) -> list[Table]:
        """Return copies, for reading, of the live tables of other processes where this person sits."""
        found = []
        for record in await self._store.live_elsewhere(user):
            table = await self.replayed(record)
            if table is None:
                # The process that holds the table reports the error.
                continue
            kept = await self._store.read(partial(times.read_deadlines, table=record.id))
            table.kept = by_seat(kept.get(record.id, ()))
            table.outages = self.heartbeat.outages
            found.append(table)
        return found

    async def last_in(self, channel: int, host: int | None = None) -> int:
        """Return the number of the newest table in the channel, live or not; with a `host`, in their
        messages."""
        number = await self._store.last_in(channel, host)
        if number is None:
            raise Refusal("why-no-table")
        return number

    async def read(self, number: int) -> Table:
        """Return a table, live or finished; a finished one is replayed from its log, for reading only."""
        await self.rouse(table=number)
        if number in self._tables:
            return self.get(number)
        record = await self._store.table(number)
        if record is None:
            raise Refusal("table-gone")
        table = await self.replayed(record)
        if table is None:
            raise Refusal("table-newer") if number in self.waking.newer else unreadable(record)
        return table

    async def replayed(self, record: Record) -> Table | None:
        """Return a table with its log replayed, which is not open here; None if that is impossible."""
        logs = await self._store.logs([record.id])
        try:
            return await asyncio.to_thread(Table.of, record, logs[record.id], self._games)
        except (Outdated, Unreadable):
            return None


def stands_in(record: Record, guild: int | None, user: int, channel: int) -> bool:
    """Return whether a table stands on this server; with None, in this person's messages with the bot.

    Where the bot is a guest, return whether it stands in this channel.
    """
    if record.visiting:
        return record.channel == channel
    if record.in_messages:
        return not guild and record.seat_of(user) is not None
    return record.guild == guild
