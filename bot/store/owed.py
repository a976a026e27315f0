"""Debts of messages in channels: updates still to be shown, as their table has gone on or is over.

A row is written with the change that causes it, and deleted when the message shows the change, so that it is
paid even after a restart.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.records.stored import Record
from bot.schema.tables import LIVE
from bot.schema.time import owed


class Owed(NamedTuple):
    table: int
    message: int
    """Message id; 0 if there is none yet."""
    hand: int | None
    """The hand that an earlier message of the table showed (0: the lobby); None: the match is over."""


def read(connection: Connection) -> list[Owed]:
    return [Owed(*row) for row in connection.execute(select(owed).order_by(owed.c.table))]


def keep(connection: Connection, row: Owed) -> None:
    drop(connection, row.table, row.message)
    connection.execute(insert(owed).values(row._asdict()))


def drop(connection: Connection, table: int, message: int | None = None) -> None:
    """Delete the debt of this message, or without one the table's debt since its match ended."""
    which = owed.c.hand.is_(None) if message is None else owed.c.message == message
    connection.execute(delete(owed).where(owed.c.table == table, which))


def left(record: Record) -> Owed | None:
    """Return the debt of the old message of a table that is resumed, which gets another one."""
    return Owed(record.id, record.message, record.hand or 0) if record.message else None


def closed(connection: Connection, record: Record) -> None:
    """Store, with the change that closes a table, that its last message has yet to show the end."""
    if record.status not in (*LIVE, "archived"):
        drop(connection, record.id)
        keep(connection, Owed(record.id, record.message or 0, None))
