"""The database: it keeps tables, seats and lines of text, and knows no game."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, replace
from typing import Any, Final, Self, TypeVar

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import ledger
from bot.boards import Boards
from bot.engine import READING, connected
from bot.games.base import Refusal
from bot.migrations import upgrade
from bot.profiles import Profiles
from bot.records import Line, Occupant, Player, Record, Server, Status
from bot.results import Result
from bot.rows import insert_seats, record_of, row_of, write_record
from bot.schema import LIVE, PUT_BY, log, players, seats, servers, tables
from bot.schema_boards import results
from bot.writer import Work, Writer

T = TypeVar("T")

More = Callable[[AsyncConnection, int], Awaitable[None]]
"""What else to write in the transaction that makes a table, whose id it is given."""

AT_ONCE: Final = 200
"""How many tables are named in one question; every database has a limit for that."""


class AnotherWriter(Exception):
    """The log already has this line: another process is playing the tables of this database."""

    def __init__(self, table: int, n: int) -> None:
        super().__init__(f"table {table} already has a line {n}: is another bot using this database?")
        self.table = table
        self.n = n


class Store:
    """`await Store.open(url)`, and `await store.close()` in the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(**READING)
        self._writer = Writer(engine)
        self.boards = Boards(self._reading)
        self.profiles = Profiles(self._reading)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the schema of today."""
        engine = await connected(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    # For what has a module of its own

    async def write(self, work: Work[T]) -> T:
        """Commit what the work does. It may be run twice, the first time in vain."""
        return await self._writer.do(work)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by, with one picture of the database."""
        async with self._reading.connect() as connection:
            yield connection

    # Tables and seats

    async def create(self, record: Record, more: More | None = None) -> Record:
        """Keep a new table, and give it its id; `Refusal` where another stands in its way.

        That is a live one in its channel, or for a challenge an attempt of the same person.
        """

        async def work(connection: AsyncConnection) -> int:
            made = await connection.execute(insert(tables).values(row_of(record)).returning(tables.c.id))
            number: int = made.scalar_one()
            await insert_seats(connection, replace(record, id=number))
            if more:
                await more(connection, number)
            return number

        try:
            return replace(record, id=await self._writer.do(work))
        except IntegrityError:
            raise Refusal("table-in-channel") from None

    async def save(
        self, record: Record, match: Sequence[Result] = (), *, also: Work[None] | None = None
    ) -> None:
        """Keep what has changed about a table and who sits at it, and its results.

        `also` is done in the same transaction.
        """

        async def work(connection: AsyncConnection) -> None:
            await write_record(connection, record)
            if match:
                await connection.run_sync(ledger.enter, match)
            if also:
                await also(connection)

        try:
            await self._writer.do(work)
        except IntegrityError:
            raise Refusal("table-in-channel") from None

    async def posted(self, table: int, message: int | None, hand: int | None) -> None:
        """Keep the public message alone: of a closed table the database may know more than memory."""

        async def work(connection: AsyncConnection) -> None:
            mine = update(tables).where(tables.c.id == table)
            await connection.execute(mine.values(message=message, hand=hand))

        await self._writer.do(work)

    async def live(self) -> list[Record]:
        """Every table that holds its channel, oldest first."""
        return await self._records(tables.c.status.in_(LIVE))

    async def put_by(self, guild: int, user: int | None = None) -> list[Record]:
        """The tables of this server that can be taken up again, oldest first; only where the person sits."""
        which = tables.c.status.in_(PUT_BY) & (tables.c.guild == guild)
        if user is not None:
            which &= tables.c.id.in_(select(seats.c.table).where(seats.c.user == user))
        return await self._records(which)

    async def table(self, number: int) -> Record | None:
        return next(iter(await self._records(tables.c.id == number)), None)

    async def last_in(self, channel: int) -> int | None:
        """The number of the newest table that stood in the channel, for everybody to see."""
        async with self._reading.connect() as connection:
            here = tables.c.channel == channel, tables.c.week.is_(None)
            newest = select(func.max(tables.c.id)).where(*here)
            found: int | None = await connection.scalar(newest)
        return found

    async def _records(self, which: Any) -> list[Record]:
        async with self._reading.connect() as connection:
            found = await connection.execute(select(tables).where(which).order_by(tables.c.id))
            rows = found.mappings().all()
            chairs = await connection.execute(
                select(seats).where(seats.c.table.in_(select(tables.c.id).where(which)))
            )
            sitting: dict[int, dict[int, Occupant]] = {}
            for table, seat, *rest in chairs:
                user, level, name, away, missed, ending = rest
                one = Occupant(name, user, level, away, missed, ending)
                sitting.setdefault(table, {})[seat] = one
        return [record_of(row, sitting.get(row["id"], {})) for row in rows]

    # The log

    async def append(
        self,
        table: int,
        line: Line,
        status: Status | None = None,
        match: Sequence[Result] = (),
        *,
        also: Work[None] | None = None,
    ) -> None:
        """Commit a line, and the status and the results that the table has with it.

        `AnotherWriter` if there is such a line. `also` is done in the same transaction.
        """

        async def work(connection: AsyncConnection) -> None:
            if also:
                await also(connection)
            if status:
                changed = {"status": status, "changed": line.at}
                await connection.execute(update(tables).where(tables.c.id == table).values(changed))
            if match:
                await connection.run_sync(ledger.enter, match)

        try:
            await self._writer.append({"table": table, **line._asdict()}, work if status or also else None)
        except IntegrityError:
            raise AnotherWriter(table, line.n) from None

    async def logs(self, numbers: Sequence[int], since: int = 0) -> dict[int, list[Line]]:
        """The lines of these tables, in order, from the line `since` on."""
        found: dict[int, list[Line]] = {number: [] for number in numbers}
        async with self._reading.connect() as connection:
            for few in _few(numbers):
                lines = select(log).where(log.c.table.in_(few), log.c.n >= since)
                for table, *line in await connection.execute(lines.order_by(log.c.table, log.c.n)):
                    found[table].append(Line(*line))
        return found

    # What came of matches

    async def unentered(self) -> list[Record]:
        """Matches that were played to their end and have no results, in the order they ended."""
        entered = select(results.c.table).where(results.c.table == tables.c.id).exists()
        found = await self._records((tables.c.status == "over") & ~entered)
        return sorted(found, key=lambda record: (record.changed, record.id))

    async def entered(self) -> bool:
        """Whether there is any result."""
        async with self._reading.connect() as connection:
            return (await connection.execute(select(results.c.id).limit(1))).first() is not None

    async def enter(self, matches: Iterable[Sequence[Result]]) -> None:
        """Keep what came of these matches, all or none."""

        async def work(connection: AsyncConnection) -> None:
            for match in matches:
                await connection.run_sync(ledger.enter, match)

        await self._writer.do(work)

    async def recompute(self) -> tuple[int, int]:
        """Make all ratings anew; returns the number of matches, and of rows that were wrong.

        It takes long: a bot that uses the same database goes on writing meanwhile.
        """
        while True:
            async with self.reading() as connection:
                made = await connection.run_sync(ledger.Anew.of)
            if done := await self._corrected(made):
                return done

    async def _corrected(self, made: ledger.Anew) -> tuple[int, int] | None:
        return await self._writer.do(lambda connection: connection.run_sync(ledger.correct, made))

    # Servers

    async def server(self, guild: int) -> Server:
        """What this server has chosen; the defaults for one that never did."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(servers).where(servers.c.guild == guild))
            row = found.mappings().first()
        if row is None:
            return Server(guild)
        return Server(**{**row, "channels": tuple(json.loads(row["channels"]))})

    async def arrange(self, server: Server) -> None:
        """Keep what this server has chosen."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(servers).where(servers.c.guild == server.guild))
            row = {**asdict(server), "channels": json.dumps(server.channels)}
            await connection.execute(insert(servers), row)

        await self._writer.do(work)

    # People

    async def player(self, user: int) -> Player:
        """What this person prefers; the defaults for whoever never said."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(players).where(players.c.user == user))
            row = found.mappings().first()
        return Player(**row) if row else Player(user)

    async def prefer(self, player: Player) -> None:
        """Keep what this person prefers."""

        async def work(connection: AsyncConnection) -> None:
            values = {name: value for name, value in asdict(player).items() if name != "user"}
            done = await connection.execute(
                update(players).where(players.c.user == player.user).values(values)
            )
            if not done.rowcount:
                await connection.execute(insert(players).values(user=player.user, **values))
            await connection.run_sync(ledger.list_abroad, player)

        await self._writer.do(work)


def _few(numbers: Sequence[int]) -> Iterable[Sequence[int]]:
    return (numbers[start : start + AT_ONCE] for start in range(0, len(numbers), AT_ONCE))
