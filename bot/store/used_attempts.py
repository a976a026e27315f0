"""That somebody who was forgotten has had this week's attempt at a challenge, without saying who it was.

As long as the week lasts, a mark answers to whoever
comes with that id; then it goes, salt and all, and nobody can ask it any more.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bot.people.marks import is_of, mark_of
from bot.people.weekly import week_of
from bot.store.schema import VOID, tables
from bot.store.schema_challenges import spent


def mark(connection: Connection, user: int, at: int) -> None:
    """Before the person is forgotten: what they have tried in the week of this moment stays tried."""
    sweep(connection, at)
    tried = select(tables.c.guild).where(
        tables.c.week == week_of(at), tables.c.host == user, tables.c.status.not_in(VOID)
    )
    for guild in connection.execute(tried).scalars().all():
        values = {"guild": guild, "week": week_of(at), **mark_of(user)._asdict()}
        connection.execute(insert(spent), values)


def is_spent(connection: Connection, guild: int, week: int, user: int) -> bool:
    """Whether this person had their attempt, and was forgotten since."""
    return any(row["guild"] == guild and row["week"] == week for row in of_user(connection, user))


def of_user(connection: Connection, user: int) -> list[dict[str, int]]:
    """The servers and weeks of their marks: for each, all that it tells of somebody whose id one has."""
    return [
        {"guild": row.guild, "week": row.week}
        for row in connection.execute(select(spent))
        if is_of(row.salt, row.mark, user)
    ]


def sweep(connection: Connection, at: int) -> None:
    """Throw away the marks of weeks that are over."""
    connection.execute(delete(spent).where(spent.c.week < week_of(at)))
