"""Used attempts of deleted people at this week's challenge, without saying who they were.

Until the week is over, a salted mark can be compared with the id of a player; then it is deleted, and nobody
can ask it any more.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bot.people.marks import is_of, mark_of
from bot.records.weekly import week_of
from bot.schema.challenges import spent
from bot.schema.tables import VOID, tables


def mark(connection: Connection, user: int, at: int) -> None:
    """Mark a person's attempts in the week of this moment as used, before the person is deleted."""
    sweep(connection, at)
    tried = select(tables.c.guild).where(
        tables.c.week == week_of(at), tables.c.host == user, tables.c.status.not_in(VOID)
    )
    for guild in connection.execute(tried).scalars().all():
        values = {"guild": guild, "week": week_of(at), **mark_of(user)._asdict()}
        connection.execute(insert(spent), values)


def is_spent(connection: Connection, guild: int, week: int, user: int) -> bool:
    """Return whether this person used their attempt, and was deleted since."""
    return any(row["guild"] == guild and row["week"] == week for row in of_user(connection, user))


def of_user(connection: Connection, user: int) -> list[dict[str, int]]:
    """Return the servers and weeks of a person's marks: all that the marks reveal to a reader with their
    id."""
    return [
        {"guild": row.guild, "week": row.week}
        for row in connection.execute(select(spent))
        if is_of(row.salt, row.mark, user)
    ]


def sweep(connection: Connection, at: int) -> None:
    """Delete the marks of weeks that are over."""
    connection.execute(delete(spent).where(spent.c.week < week_of(at)))
