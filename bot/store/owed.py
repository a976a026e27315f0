"""What messages in a channel have yet to show although their table has gone on, or is over.

A row is written with the change that makes it owed, and goes when the message shows it: so that it is paid
after a restart too.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.store.schema import LIVE
from bot.store.schema_time import owed
from bot.tables.records import Record


class Owed(NamedTuple):
    table: int
    message: int
    """0 where there is none yet."""
    hand: int | None
    """The hand that an earlier message of the table showed (0: the lobby); None: the match is over."""


def read(connection: Connection) -> list[Owed]:
    return [Owed(*row) for row in connection.execute(select(owed).order_by(owed.c.table))]


def keep(connection: Connection, row: Owed) -> None:
    drop(connection, row.table, row.message)
    connection.execute(insert(owed).values(row._asdict()))


def drop(connection: Connection, table: int, message: int | None = None) -> None:
    """The message shows it; without one: what the table owes since the match is over."""
    which = owed.c.hand.is_(None) if message is None else owed.c.message == message
    connection.execute(delete(owed).where(owed.c.table == table, which))


def left(record: Record) -> Owed | None:
    """What the message of a table that is taken up again owes: the table gets another."""
    return Owed(record.id, record.message, record.hand or 0) if record.message else None


def closed(connection: Connection, record: Record) -> None:
    """With the change that closes a table: its last message has yet to say how it ended."""
    if record.status not in (*LIVE, "archived"):
        drop(connection, record.id)
        keep(connection, Owed(record.id, record.message or 0, None))
