"""What the database has about a person: all of it on request, and none of it on request."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Connection, RowMapping, delete, func, or_, select, update
from sqlalchemy import Table as SqlTable

from bot import ledger, spent
from bot.records import now
from bot.schema import clicks, log, metadata, players, seats, tables
from bot.schema_boards import ratings, results
from bot.schema_time import takebacks

IDS: Final = frozenset(
    {"tables.host", "seats.user", "players.user", "clicks.user", "results.user", "ratings.user"}
)
"""The columns that hold somebody's Discord id. A number below 0 in them is somebody who was forgotten."""

_CHAIR: Final = ("seat", "name", "away", "missed", "ending", "since", "stood_in")

NAMES: Final = frozenset({"seats.name", "results.name", "ratings.name"})
"""The columns that hold what somebody was called."""


def export(connection: Connection, user: int) -> dict[str, Any]:
    """Everything about a person, as values that JSON has; moments are milliseconds since 1970 in UTC."""
    return {
        "user": user,
        "settings": _rows(connection, players.c.user, user),
        "tables": _tables(connection, user),
        "results": _rows(connection, results.c.user, user),
        "ratings": _rows(connection, ratings.c.user, user),
        "clicks": _rows(connection, clicks.c.user, user),
        "spent": spent.of_user(connection, user),
    }


def forget(connection: Connection, user: int) -> None:
    """Take a person's id and names out of everything; what others have of their matches stays.

    Live tables are to be left before: what is in memory would be written again. An attempt at this
    week's challenge stays spent. Why a moderator ended a match may speak of anybody who sat there.
    """
    spent.mark(connection, user, now())
    alias = _alias(connection)
    sat = select(seats.c.table).where(seats.c.user == user)
    connection.execute(update(tables).where(tables.c.id.in_(sat)).values(reason=None))
    connection.execute(update(seats).where(seats.c.user == user).values(user=alias, name=""))
    connection.execute(update(tables).where(tables.c.host == user).values(host=alias))
    connection.execute(delete(clicks).where(clicks.c.user == user))
    connection.execute(delete(players).where(players.c.user == user))
    ledger.forget(connection, user, alias)


def held(connection: Connection, user: int) -> set[str]:
    """The columns that hold this id."""
    return {
        name for name in IDS if connection.execute(select(func.count()).where(_column(name) == user)).scalar()
    }


def _alias(connection: Connection) -> int:
    """A number below 0 that has stood for nobody yet."""
    lowest = (connection.execute(select(func.min(_column(name)))).scalar() for name in IDS)
    return min(0, *(number or 0 for number in lowest)) - 1


def _column(name: str) -> Column[Any]:
    table, _, column = name.partition(".")
    return metadata.tables[table].c[column]


def _rows(connection: Connection, column: Column[Any], user: int) -> list[dict[str, Any]]:
    """The rows of the column's table that are this person's, without the id that they all have."""
    found = connection.execute(select(column.table).where(column == user)).mappings()
    return [{name: value for name, value in row.items() if name != column.name} for row in found]


def _tables(connection: Connection, user: int) -> list[dict[str, Any]]:
    chair = seats.outerjoin(tables, tables.c.id == seats.c.table)
    mine = select(tables.c.id).select_from(chair).where(seats.c.user == user)
    which = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == user)).order_by(tables.c.id)
    return [_table(connection, row, user) for row in connection.execute(which).mappings().all()]


def _table(connection: Connection, row: RowMapping, user: int) -> dict[str, Any]:
    number = row["id"]
    mine = connection.execute(select(seats).where(seats.c.table == number, seats.c.user == user))
    chair = mine.mappings().first()
    wanted = ("id", "guild", "channel", "slug", "players", "options", "status", "opened", "changed", "week")
    return {
        **{name: row[name] for name in wanted},
        "host": row["host"] == user,
        "reason": row["reason"],
        "seat": chair and {name: chair[name] for name in _CHAIR},
        "actions": _said(connection, log, chair, "n", "action", "at"),
        "taken_back": _said(connection, takebacks, chair, "n", "action", "at", "taken"),
    }


def _said(
    connection: Connection, kept: SqlTable, chair: RowMapping | None, *wanted: str
) -> list[dict[str, Any]]:
    """What was done from this seat: these columns of the log, or of what was taken out of it."""
    if chair is None:
        return []
    columns = kept.c
    mine = select(*(columns[name] for name in wanted)).where(
        columns.table == chair["table"], columns.seat == chair["seat"]
    )
    return [dict(line) for line in connection.execute(mine.order_by(columns.at)).mappings()]
