"""The store: tables, seats and logs in the database. It knows no game."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    cast,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.games.base import Refusal
from bot.migrations import ahead, upgrade
from bot.ops.cache import Cache
from bot.ratings import ledger
from bot.records.results import Result
from bot.records.stored import ANY, Line, Preferences, Record, Server, Status, TypedName
from bot.schema.tables import LIVE, PUT_BY, players, seats, servers, tables
from bot.store import notices, owed
from bot.store.alone import Alone
from bot.store.database import Database, Work, connected
from bot.store.rows import in_parts, insert_seats, read_logs, read_records, row_of, write_record
from bot.store.sealing import Unsealed, opened
from bot.store.shards import in_shards
from bot.store.writer import Writer

T = TypeVar("T")

logger = logging.getLogger(__name__)

More = Callable[[Connection, int], None]
"""Further writes in the transaction that makes a table; called with the table's id."""

KNOWN: Final = 10_000
"""Size of the caches of people's and servers' settings, in entries."""


_PREFERRED: Final = tuple(players.c[one.name] for one in fields(Preferences))


def _may_be_called(told: TypedName) -> ColumnElement[bool]:
    """Return the SQL condition that the word is in a table's number, its game or a player's name."""
    forms = {told.word}
    if not told.word.isascii():
        # SQLite ignores case for ASCII letters only.
        forms |= {told.word.lower(), told.word.upper(), told.word.title()}
    names = or_(*(seats.c.name.icontains(form, autoescape=True) for form in sorted(forms)))
    sits = select(seats.c.table).where(seats.c.table == tables.c.id, names).exists()
    number = cast(tables.c.id, String).contains(told.word, autoescape=True)
    return or_(number, tables.c.slug.in_(told.slugs), sits)


class AnotherWriter(Exception):
    """A log line that exists already: another process is playing the tables of this database."""

    def __init__(self, table: int, n: int) -> None:
        super().__init__(f"table {table} already has a line {n}: is another bot using this database?")
        self.table = table
        self.n = n


class Store:
    """The database of the bot: open it with `Store.open` and close it in the end."""

    def __init__(self, database: Database, lease: Alone | None = None) -> None:
        """`lease`: tells which servers are ours to write for; without one, all are."""
        self._database = database
        self.lease = lease or Alone()
        self._writer = Writer(database)
        self._players = Cache(self._player, KNOWN)
        self._servers = Cache(self._server, KNOWN)
        self.sealing = Unsealed()
        """Seals and opens secrets."""
        self.newer = False
        """Whether a newer Toucan has used the database, and may have left rows that this one cannot read."""

    @classmethod
    async def open(cls, url: str, lease: Alone | None = None) -> Self:
        """Connect, and migrate the database to the current schema; a newer schema is left as it is."""
        database = await connected(url)
        try:
            await database.write(upgrade)
            newer = await database.read(ahead)
        except BaseException:
            await database.close()
            raise
        if newer:
            logger.warning("the database belongs to a newer version of Toucan; this one plays on")
        made = cls(database, lease)
        made.newer = newer
        return made

    async def seal(self, file: Path | None) -> None:
        """Seal secrets with the key in this file from now on; `Misconfigured` if that is impossible."""
        self.sealing = await self.read(lambda connection: opened(connection, file))

    def abandon(self) -> None:
        """Abort everything and refuse all further work, as another process may play on this database now."""
        self._database.abandon()

    async def close(self) -> None:
        """Finish the queued writes, then close the database."""
        await self._writer.close()
        await self._database.close()

    # Access for other modules

    async def write(self, work: Work[T]) -> T:
        """Commit the work and return its result. It may run twice, if the first attempt fails."""
        return await self._writer.do(work)

    async def read(self, work: Work[T]) -> T:
        """Return the result of read-only work on one snapshot of the database."""
        return await self._database.read(work)

    async def scrub(self) -> None:
        """Remove deleted data from the database's files."""
        await self._database.scrub()

    # Tables and seats

    async def create(self, record: Record, more: More | None = None) -> Record:
        """Insert a new table and return its record with the id; `Refusal` if another is in its way.

        Another is a live table in its channel or, for a challenge or a board, an attempt by the same person.
        """

        def work(connection: Connection) -> int:
            self.lease.check(connection, record.guild)
            row = {**row_of(record), "opener": record.host}
            made = connection.execute(insert(tables).values(row).returning(tables.c.id))
            number: int = made.scalar_one()
            insert_seats(connection, replace(record, id=number))
            if more:
                more(connection, number)
            return number

        try:
            return replace(record, id=await self._writer.do(work))
        except IntegrityError:
            raise Refusal("table-in-channel") from None

    async def save(
        self, record: Record, match: Sequence[Result] = (), *, also: Work[None] | None = None
    ) -> Record:
        """Write a table's record, seats and results; return the record with its new version.

        Raises `Outpaced` if another process has changed it. `also` runs in the same transaction.
        """

        def work(connection: Connection) -> None:
            self.lease.check(connection, record.guild)
            write_record(connection, record)
            if match:
                ledger.enter(connection, match)
            if also:
                also(connection)

        try:
            await self._writer.do(work)
        except IntegrityError:
            raise Refusal("table-in-channel") from None
        return replace(record, version=record.version + 1)

    async def posted(
        self, table: int, message: int | None, hand: int | None, *, left: owed.Owed | None = None
    ) -> int:
        """Write only the id of the public message, as a closed table may have changed in the database.

        Return the table's new version. `left`: the previous message, which has yet to be edited to point on.
        """

        def work(connection: Connection) -> int:
            values = {"message": message, "hand": hand, "version": tables.c.version + 1}
            mine = update(tables).where(tables.c.id == table).values(values).returning(tables.c.version)
            version: int = connection.execute(mine).scalar_one()
            if left:
                owed.keep(connection, left)
            return version

        return await self._writer.do(work)

    async def live(self) -> list[Record]:
        """Return every table that holds its channel, oldest first."""
        return await self._records(tables.c.status.in_(LIVE))

    async def live_in(self, channel: int) -> list[Record]:
        """Return the live tables of this channel, oldest first."""
        return await self._records(tables.c.status.in_(LIVE) & (tables.c.channel == channel))

    async def with_tables(self, channels: Sequence[int]) -> set[int]:
        """Return the channels among these in which a table stands or has stood."""

        def work(connection: Connection) -> set[int]:
            there = (select(tables.c.channel).where(tables.c.channel.in_(few)) for few in in_parts(channels))
            return {channel for wanted in there for channel in connection.scalars(wanted)}

        return await self.read(work)

    async def held(self, guild: int | None, user: int, *, visiting: bool = False) -> int:
        """Count the live tables that a person holds on a server, or, with `visiting`, where the bot is not.

        A person holds the lobbies that they host or opened, and their matches against computer players only.
        """
        there = tables.c.visiting if visiting else (tables.c.guild == guild) & ~tables.c.visiting
        mine = (tables.c.host == user) | (tables.c.opener == user)
        sits = (seats.c.table == tables.c.id) & seats.c.user.is_not(None)
        alone = exists().where(sits, seats.c.user == user) & ~exists().where(sits, seats.c.user != user)
        holds = ((tables.c.status == "lobby") & mine) | ((tables.c.status == "playing") & alone)
        which = there & holds & tables.c.week.is_(None) & tables.c.board.is_(None)
        many = select(func.count()).select_from(tables).where(which)
        return await self.read(lambda connection: connection.scalar(many)) or 0

    async def put_by(
        self,
        guild: int | None,
        user: int | None = None,
        channel: int | None = None,
        *,
        told: TypedName = ANY,
        before: Record | None = None,
        most: int | None = None,
    ) -> list[Record]:
        """Return tables of this server, or of direct messages, that can be resumed, the newest first.

        `user`: only tables where this person sits. `channel`: also visitors' tables that stood there. `told`:
        only tables whose label in a list may contain this. `before`: only tables older than this one. `most`:
        the largest number returned.
        """
        messages = or_(tables.c.guild.is_(None), tables.c.guild == 0)
        there = (tables.c.guild == guild if guild else messages) & ~tables.c.visiting
        if channel is not None:
            there |= tables.c.visiting & (tables.c.channel == channel)
        which = tables.c.status.in_(PUT_BY) & there
        if user is not None:
            which &= tables.c.id.in_(select(seats.c.table).where(seats.c.user == user))
        if told.word:
            which &= _may_be_called(told)
        if before:
            which &= tuple_(-tables.c.changed, tables.c.id) > (-before.changed, before.id)
        newest = select(tables.c.id).where(which).order_by(tables.c.changed.desc(), tables.c.id)

        def work(connection: Connection) -> list[Record]:
            numbers = connection.scalars(newest.limit(most)).all() if most else None
            found = read_records(connection, which if numbers is None else tables.c.id.in_(numbers))
            return sorted(found, key=lambda record: (-record.changed, record.id))

        return await self.read(work)

    async def table(self, number: int) -> Record | None:
        return next(iter(await self._records(tables.c.id == number)), None)

    async def last_in(self, channel: int, host: int | None = None) -> int | None:
        """Return the number of the newest public table in the channel.

        With a `host`, of the newest in their direct messages with the bot, in whatever channel they ask.
        """
        there = tables.c.channel == channel
        if host is not None:
            there = tables.c.guild.is_(None) & (tables.c.host == host) & ~tables.c.visiting
        newest = select(func.max(tables.c.id)).where(there, tables.c.week.is_(None), tables.c.board.is_(None))
        return await self.read(lambda connection: connection.scalar(newest))

    async def _records(self, which: Any) -> list[Record]:
        return await self.read(lambda connection: read_records(connection, which))

    async def unpaid(self, shards: Collection[int] | None = None) -> list[tuple[owed.Owed, Record]]:
        """Return the debts of messages, with their tables, in the order in which the tables were opened.

        Only tables of these shards are included, or all of ours.
        """
        rows = await self.read(owed.read)
        records = {
            record.id: record
            for few in in_parts(sorted({row.table for row in rows}))
            for record in await self._records(tables.c.id.in_(few))
        }
        which = self.lease.shards.ours if shards is None else shards
        found = [(row, records[row.table]) for row in rows]
        return [(row, record) for row, record in found if self.lease.shards.of(record.guild) in which]

    async def paid(self, table: int, message: int | None = None) -> None:
        """Delete the debt of a message; without one, the debt of the last message of an ended match."""
        await self._writer.do(lambda connection: owed.drop(connection, table, message))

    # The log

    async def append(
        self,
        table: int,
        line: Line,
        status: Status | None = None,
        match: Sequence[Result] = (),
        *,
        version: int | None = None,
        also: Work[None] | None = None,
    ) -> None:
        """Commit a line with the table's new status and results, if any.

        Raises `AnotherWriter` if there is such a line, and `Outpaced` if the table has another version than
        given. `also` runs in the same transaction.
        """

        def work(connection: Connection) -> None:
            if also:
                also(connection)
            if status:
                changed = {"status": status, "changed": line.at, "version": tables.c.version + 1}
                mine = update(tables).where(tables.c.id == table).values(changed)
                message = (connection.execute(mine.returning(tables.c.message))).scalar_one()
                owed.drop(connection, table)
                owed.keep(connection, owed.Owed(table, message or 0, None))
            if match:
                ledger.enter(connection, match)

        try:
            row = {"table": table, **line._asdict()}
            await self._writer.append(row, version, work if status or also else None)
        except IntegrityError:
            raise AnotherWriter(table, line.n) from None

    async def logs(self, numbers: Sequence[int], since: int = 0) -> dict[int, list[Line]]:
        """Return the lines of these tables, in order, from line `since` on."""
        return await self.read(lambda connection: read_logs(connection, numbers, since))

    # Servers

    async def server(self, guild: int | None) -> Server:
        """Return a server's settings; the defaults if it has none, and outside of servers."""
        return Server(0) if guild is None else await self._servers.get(guild)

    async def corners(self) -> dict[int, int]:
        """Return the servers that want a card corner, each with its channel."""
        mine = select(servers.c.guild, servers.c.corner).where(servers.c.corner != 0)
        return await self.read(lambda connection: {row.guild: row.corner for row in connection.execute(mine)})

    async def _server(self, guild: int) -> Server:
        mine = select(servers).where(servers.c.guild == guild)
        row = await self.read(lambda connection: connection.execute(mine).mappings().first())
        if row is None:
            return Server(guild)
        return Server(**{**row, "channels": _channels(row["channels"])})

    async def arrange(self, server: Server) -> None:
        """Store a server's settings."""

        def work(connection: Connection) -> None:
            # The row is updated, as a newer Toucan may have more columns in it.
            row = {**asdict(server), "channels": json.dumps(server.channels)}
            mine = update(servers).where(servers.c.guild == row.pop("guild")).values(row)
            if not connection.execute(mine).rowcount:
                connection.execute(insert(servers).values(guild=server.guild, **row))
            notices.tell(connection, "server", server.guild)

        try:
            await self._writer.do(work)
        finally:
            self._servers.drop(server.guild)

    # People

    async def player(self, user: int) -> Preferences:
        """Return a person's preferences; the defaults if there are none."""
        return await self._players.get(user)

    async def _player(self, user: int) -> Preferences:
        mine = select(*_PREFERRED).where(players.c.user == user)
        row = await self.read(lambda connection: connection.execute(mine).mappings().first())
        return Preferences(**row) if row else Preferences(user)

    async def prefer(self, player: Preferences, before: Preferences | None = None) -> Preferences:
        """Store a person's preferences; return them as stored.

        `before`: the preferences as they were when the person chose. Unchanged fields are not written, as
        they may have changed, or been deleted, meanwhile.
        """
        wanted = {
            name: value
            for name, value in asdict(player).items()
            if name != "user" and (before is None or value != getattr(before, name))
        }

        def work(connection: Connection) -> Preferences:
            mine = players.c.user == player.user
            row = connection.execute(select(*_PREFERRED).where(mine).with_for_update()).mappings().first()
            kept = replace(Preferences(**row) if row else Preferences(player.user), **wanted)
            values = {name: value for name, value in asdict(kept).items() if name != "user"}
            if row:
                connection.execute(update(players).where(mine).values(wanted or values))
            else:
                connection.execute(insert(players).values(user=player.user, **values))
            ledger.list_abroad(connection, kept)
            notices.tell(connection, "person", player.user)
            return kept

        try:
            return await self._writer.do(work)
        finally:
            self._players.drop(player.user)

    def drop(self, *, server: int | None = None, person: int | None = None) -> None:
        """Drop cached settings that another process has changed."""
        if server is not None:
            self._servers.drop(server)
        if person is not None:
            self._players.drop(person)

    async def live_elsewhere(self, user: int) -> list[Record]:
        """Return the live tables of other processes where this person sits, oldest first."""
        mine = self.lease.shards
        if not mine.some:
            return []
        there = tables.c.id.in_(select(seats.c.table).where(seats.c.user == user))
        return await self._records(
            tables.c.status.in_(LIVE) & there & ~in_shards(tables.c.guild, mine.count, mine.ours)
        )


def _channels(text: str) -> tuple[int, ...]:
    """Return the channels; none, which means everywhere, if the text is invalid: managers can choose
    again."""
    try:
        read = json.loads(text)
    except ValueError:
        return ()
    return tuple(one for one in read if isinstance(one, int)) if isinstance(read, list) else ()
