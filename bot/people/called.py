"""People whom a mention has called to a table: nobody twice to the same one, even after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import delete, insert, select

from bot.schema.tables import LIVE, called, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

Why = Literal["invited", "called", "substitute"]
"""Reason of a mention: a seat was kept for them; a table lacked one person and they wanted such calls; or
a player offers them a seat during a match."""

ASKED: Final = ("invited", "substitute")
"""Reasons that are another person's wish, not their own."""

KEPT: Final = 24 * 60 * 60 * 1000
"""Milliseconds for which a call is stored at least; it is always kept while the table is live."""


MOST_TABLES: Final = 3
"""Most tables to which one person may have another mentioned within `KEPT`; seats are still kept."""
MOST_OF_ALL: Final = 2 * MOST_TABLES
"""Most tables to which a person is mentioned at others' wish within `KEPT`, by all callers together."""


def call(connection: Connection, table: int, user: int, why: Why, at: int, caller: int | None = None) -> bool:
    """Record that a person is told of a table; return False if they were told before, or too often.

    `caller`: the person who wishes it, even if the table gets another host later.
    """
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    old = (called.c.user == user) & (called.c.at < at - KEPT) & called.c.table.not_in(live)
    connection.execute(delete(called).where(old))
    known = select(called.c.at).where(called.c.table == table, called.c.user == user)
    if connection.scalar(known) is not None:
        return False
    if why in ASKED and _too_many(connection, user, at, caller):
        return False
    connection.execute(insert(called).values(table=table, user=user, why=why, at=at, caller=caller))
    return True


def _too_many(connection: Connection, user: int, at: int, caller: int | None) -> bool:
    lately = (called.c.user == user) & called.c.why.in_(ASKED) & (called.c.at > at - KEPT)
    callers = list(connection.scalars(select(called.c.caller).where(lately)))
    return callers.count(caller) >= MOST_TABLES or len(callers) >= MOST_OF_ALL


def of_user(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the stored calls of this person, for their export."""
    mine = select(called.c.table, called.c.why, called.c.at).where(called.c.user == user)
    return [dict(row) for row in connection.execute(mine.order_by(called.c.table)).mappings()]
