"""Copying everything in one database into another of any kind, to go on with that one.

Each batch of rows is a transaction, in the order of the source's primary keys. So after a kill the target has
the first rows of each table, and copying goes on behind them. Until the end the target's step is `MOVING`,
which no Toucan plays on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Table,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
    true,
    tuple_,
)
from sqlalchemy.exc import IntegrityError

from bot.games.base import Refusal
from bot.migrations import MOVING, reached, revisions, set_step, upgrade
from bot.schema import TABLES
from bot.schema.tables import floor
from bot.store.database import Database

BATCH: Final = 1000
"""Rows copied in one transaction."""

COPIED: Final = tuple(table for table in TABLES if table is not floor)
"""Tables copied row by row; `floor` follows at the end."""


class Content(NamedTuple):
    """The content of a table: equal for equal rows, in whatever order they are read."""

    rows: int
    checksum: int


async def move(source: Database, target: Database, tell: Callable[[str, int], None]) -> None:
    """Copy every table and check the copies; `tell` hears of each table and its number of rows.

    `Refusal` if the target has other data, or the source is not of our schema. Nobody may use either.
    """
    step = await source.read(reached)
    if step != revisions()[0]:
        raise Refusal("move-step")
    await target.write(_begin)
    for table in COPIED:
        await _copy(source, target, table)
    for table in COPIED:
        content = await _content(source, table)
        if await _content(target, table) != content:
            raise Refusal("move-differs", table=table.name)
        tell(table.name, content.rows)
    lowest = await source.read(lambda connection: connection.scalar(select(floor.c.step)))
    numbers = await source.read(lambda connection: {table: _used(connection, table) for table in COPIED})

    def finish(connection: Connection) -> None:
        for table, number in numbers.items():
            _use(connection, table, number)
        connection.execute(insert(floor).values(step=lowest))
        set_step(connection, step)

    await target.write(finish)


def _begin(connection: Connection) -> None:
    """Make the tables, unless a move has made them before; `Refusal` if there are others."""
    if reached(connection) == MOVING:
        return
    if inspect(connection).get_table_names():
        raise Refusal("move-not-empty")
    upgrade(connection)
    for table in reversed(TABLES):
        connection.execute(delete(table))
    set_step(connection, MOVING)


async def _copy(source: Database, target: Database, table: Table) -> None:
    """Copy the rows of a table that the target does not have yet."""
    counted = select(func.count()).select_from(table)
    done = await target.read(lambda connection: connection.scalar(counted)) or 0
    last: Sequence[Any] | None = None
    if done:
        place = select(*table.primary_key).order_by(*table.primary_key).limit(1).offset(done - 1)
        last = await source.read(lambda connection: connection.execute(place).one_or_none())
        if last is None:
            raise Refusal("move-differs", table=table.name)
    while rows := await source.read(partial(_following, table=table, last=last)):
        values = [dict(row._mapping) for row in rows]
        try:
            await target.write(partial(Connection.execute, statement=insert(table), parameters=values))
        except IntegrityError:
            raise Refusal("move-differs", table=table.name) from None
        last = _key(table, rows[-1])


def _following(connection: Connection, table: Table, last: Sequence[Any] | None) -> Sequence[Row[Any]]:
    """Return the next rows after the one with this primary key, or the first."""
    behind = true() if last is None else tuple_(*table.primary_key) > tuple_(*last)
    wanted = select(table).where(behind).order_by(*table.primary_key).limit(BATCH)
    return connection.execute(wanted).all()


def _key(table: Table, row: Row[Any]) -> list[Any]:
    return [row._mapping[column] for column in table.primary_key]


async def _content(database: Database, table: Table) -> Content:
    content, last = Content(0, 0), None
    while rows := await database.read(partial(_following, table=table, last=last)):
        # Databases order text in ways of their own, so the sum must not depend on the order.
        sums = (int.from_bytes(sha256(repr(tuple(row)).encode()).digest()) for row in rows)
        content = Content(content.rows + len(rows), (content.checksum + sum(sums)) % 2**256)
        last = _key(table, rows[-1])
    return content


# The numbers of new rows, which are never used twice


def _sequence(connection: Connection, table: Table) -> str | None:
    """Return PostgreSQL's name of the sequence that numbers this table's rows, quoted where needed."""
    column = table.autoincrement_column
    if column is None:
        return None
    named = text("SELECT pg_get_serial_sequence(:table, :column)")
    found: str | None = connection.scalar(named, {"table": f'"{table.name}"', "column": column.name})
    return found


def _counts(table: Table) -> bool:
    """Return whether SQLite remembers the highest number of this table."""
    return bool(table.dialect_options["sqlite"]["autoincrement"])


def _used(connection: Connection, table: Table) -> int:
    """Return the highest number that a row of this table has ever had; 0 if rows are not numbered."""
    if table.autoincrement_column is None:
        return 0
    numbers: list[Executable] = [select(func.max(table.autoincrement_column))]
    if connection.dialect.name != "sqlite":
        if sequence := _sequence(connection, table):
            numbers.append(text(f"SELECT last_value FROM {sequence} WHERE is_called"))  # noqa: S608
    elif _counts(table):
        kept = text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        numbers.append(kept.bindparams(table=table.name))
    return max(connection.scalar(number) or 0 for number in numbers)


def _use(connection: Connection, table: Table, number: int) -> None:
    """Let the next row of this table have a higher number."""
    if not number:
        return
    if connection.dialect.name != "sqlite":
        if sequence := _sequence(connection, table):
            connection.execute(text("SELECT setval(:name, :number)"), {"name": sequence, "number": number})
    elif _counts(table):
        values = {"table": table.name, "number": number}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), values)
        connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :number)"), values)
