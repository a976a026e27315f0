"""Whom a mention has called to a table: nobody twice to the same one, whatever its host does, and after a
restart too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import delete, func, insert, select

from bot.store.schema import LIVE, called, tables

if TYPE_CHECKING:
    from sqlalchemy import Connection

Why = Literal["invited", "called", "substitute"]
"""A seat was kept for them, a table lacked one and they had asked to hear of such, or somebody would give
them a seat in the middle of a match."""

ASKED: Final = ("invited", "substitute")
"""What somebody at the table has wished, and not they."""

KEPT: Final = 24 * 60 * 60 * 1000
"""Milliseconds that it is kept at least; and while the table is live."""


MOST: Final = 3
"""Tables of one host to which somebody is called by a mention in `KEPT`: a seat is kept all the same."""


def call(connection: Connection, table: int, user: int, why: Why, at: int) -> bool:
    """Whether this person is to be told of the table now: not if they ever were. From here on they were.

    Nor if its host has invited them to `MOST` tables lately, however many were opened and ended.
    """
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    old = (called.c.user == user) & (called.c.at < at - KEPT) & called.c.table.not_in(live)
    connection.execute(delete(called).where(old))
    known = select(called.c.at).where(called.c.table == table, called.c.user == user)
    if connection.scalar(known) is not None:
        return False
    if why in ASKED and _invitations(connection, table, user, at) >= MOST:
        return False
    connection.execute(insert(called).values(table=table, user=user, why=why, at=at))
    return True


def _invitations(connection: Connection, table: int, user: int, at: int) -> int:
    """How often the host of this table has had somebody mentioned in the last day, at any table."""
    host = select(tables.c.host).where(tables.c.id == table).scalar_subquery()
    theirs = called.join(tables, tables.c.id == called.c.table)
    lately = (called.c.user == user) & called.c.why.in_(ASKED) & (called.c.at > at - KEPT)
    counted = select(func.count()).select_from(theirs).where(lately, tables.c.host == host)
    return connection.execute(counted).scalar_one()


def of_user(connection: Connection, user: int) -> list[dict[str, Any]]:
    """What is kept of it about this person, for them."""
    mine = select(called.c.table, called.c.why, called.c.at).where(called.c.user == user)
    return [dict(row) for row in connection.execute(mine.order_by(called.c.table)).mappings()]
