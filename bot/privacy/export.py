"""Everything the database has about a person, exported for that person, set by set rather than table by
table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Column, Connection, RowMapping, select
from sqlalchemy import Table as SqlTable

from bot.people import called, calls, company, used_attempts
from bot.schema.boards import champions, crowns, ratings, results
from bot.schema.challenges import answered, members, nights, teams
from bot.schema.tables import branches, clicks, players, published, seats, tables, waiting
from bot.schema.time import takebacks
from bot.store.rows import had, held_by, read_logs, read_records
from bot.store.storage import Store

BATCH: Final = 200
"""Tables read in one query."""

_TABLE: Final = (
    "id",
    "guild",
    "channel",
    "slug",
    "players",
    "options",
    "status",
    "opened",
    "changed",
    "week",
    "board",
    "evening",
    "language",
)
_CHAIR: Final = ("seat", "name", "away", "missed", "ending", "since", "stood_in", "word", "handed")


async def about(store: Store, user: int) -> dict[str, Any]:
    """Return a person's data as JSON values; moments are milliseconds since 1970 in UTC."""
    made = await store.read(lambda connection: _person(connection, user))
    numbers = made.pop("tables")
    told: list[dict[str, Any]] = []
    for start in range(0, len(numbers), BATCH):
        few = numbers[start : start + BATCH]
        told += await store.read(partial(_tables, numbers=few, user=user))
    return {"user": user, "settings": made.pop("settings"), "tables": told, **made}


def written(about: Mapping[str, Any]) -> str:
    """Return the data as JSON with one line per table and row, as indenting it all would take far longer."""
    parts = []
    for key, value in about.items():
        if isinstance(value, list) and value:
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            parts.append(f"{json.dumps(key)}: [\n  {rows}\n ]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _person(connection: Connection, user: int) -> dict[str, Any]:
    """Return all data but the tables, of which there may be many: only their numbers."""
    sat = connection.scalars(select(seats.c.table).where(held_by(user) | (seats.c.offered == user)))
    opened = (tables.c.host == user) | (tables.c.opener == user)
    hosted = connection.scalars(select(tables.c.id).where(opened))
    return {
        "tables": sorted({*sat, *hosted}),
        "settings": _rows(connection, players.c.user, user),
        "results": _rows(connection, results.c.user, user),
        "ratings": _rows(connection, ratings.c.user, user),
        "clicks": _rows(connection, clicks.c.user, user),
        "spent": used_attempts.of_user(connection, user),
        "puzzles": _rows(connection, answered.c.user, user),
        "nights": _nights(connection, user),
        **company.of_user(connection, user),
        "waiting": _rows(connection, waiting.c.user, user),
        "champion": _rows(connection, champions.c.user, user),
        "roles": _rows(connection, crowns.c.user, user),
        "calls": calls.of_user(connection, user),
        "called": called.of_user(connection, user),
    }


def _nights(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the duplicate nights that this person opened or took part in, without their secrets."""
    wanted = (
        "guild",
        "channel",
        "slug",
        "rounds",
        "size",
        "hours",
        "status",
        "opened",
        "until",
        "ended",
        "form",
    )
    mine = select(members).where(members.c.user == user).subquery()
    there = nights.outerjoin(mine, mine.c.night == nights.c.id).outerjoin(
        teams, (teams.c.night == mine.c.night) & (teams.c.team == mine.c.team)
    )
    columns = [
        nights.c.id, *(nights.c[name] for name in wanted), (nights.c.host == user).label("host"),
        mine.c.team, mine.c.line, mine.c.name, teams.c.name.label("team_name"),
    ]  # fmt: skip
    which = (nights.c.host == user) | mine.c.user.is_not(None)
    rows = connection.execute(select(*columns).select_from(there).where(which).order_by(nights.c.id))
    return [{**row, "host": bool(row["host"])} for row in rows.mappings()]


def _rows(connection: Connection, column: Column[Any], user: int) -> list[dict[str, Any]]:
    """Return this person's rows of the column's table, without that column."""
    wanted = [one for one in column.table.columns if one.name != column.name]
    return _dicts([one.name for one in wanted], connection.execute(select(*wanted).where(column == user)))


def _dicts(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]


def _tables(connection: Connection, numbers: Sequence[int], user: int) -> list[dict[str, Any]]:
    found = connection.execute(select(tables).where(tables.c.id.in_(numbers)).order_by(tables.c.id))
    mine = select(seats).where(seats.c.table.in_(numbers), seats.c.user == user)
    chairs = {chair["table"]: chair for chair in connection.execute(mine).mappings()}
    given = select(seats).where(seats.c.table.in_(numbers), seats.c.owner == user)
    gave = {chair["table"]: chair for chair in connection.execute(given).mappings()}
    asked = select(seats.c.table, seats.c.offered_at).where(
        seats.c.table.in_(numbers), seats.c.offered == user
    )
    offers = {row.table: row.offered_at for row in connection.execute(asked)}
    onward = _said(connection, branches, numbers, user, ("step", "lines"), ())
    actions = _actions(connection, numbers, user)
    pages = _said(connection, published, numbers, user, ("seat",), ())
    taken = _said(connection, takebacks, numbers, user, ("n", "action", "at", "taken"))
    return [
        _table(row, user, chairs.get(row["id"]), actions.get(row["id"], []), taken.get(row["id"], []))
        | {"played_on": onward.get(row["id"], []), "on_the_web": row["id"] in pages}
        | _given(gave.get(row["id"]), offers.get(row["id"]))
        for row in found.mappings()
    ]


def _given(gave: RowMapping | None, offered: int | None) -> dict[str, Any]:
    """Return the seat they gave away during the match, and the moment when they were offered one."""
    wanted = {"seat": "seat", "name": "owner_name", "handed": "handed", "word": "word"}
    seat = gave and {name: gave[column] for name, column in wanted.items()}
    return {"gave": seat, "offered_at": offered}


def _chair(chair: RowMapping) -> dict[str, Any]:
    told = {name: chair[name] for name in _CHAIR}
    # After a seat changed hands, its word still belongs to the owner.
    return told if chair["handed"] is None else told | {"word": None}


def _table(
    row: RowMapping,
    user: int,
    chair: RowMapping | None,
    actions: list[dict[str, Any]],
    taken: list[dict[str, Any]],
) -> dict[str, Any]:
    return {
        **{name: row[name] for name in _TABLE},
        "host": row["host"] == user,
        "opener": row["opener"] == user,
        "reason": row["reason"],
        "seat": chair and _chair(chair),
        "actions": actions,
        "taken_back": taken,
    }


def _actions(connection: Connection, numbers: Sequence[int], user: int) -> dict[int, list[dict[str, Any]]]:
    """Return, by table, the lines of the log that this person's seats wrote while they had them."""
    said = {}
    logs = read_logs(connection, numbers)
    for record in read_records(connection, tables.c.id.in_(numbers)):
        had = {seat: one.holders for seat, one in enumerate(record.seats) if one}
        said[record.id] = [
            {"n": line.n, "action": line.action, "at": line.at}
            for line in logs[record.id]
            if any(holder.user == user and holder.had(line.n) for holder in had.get(line.seat, ()))
        ]
    return said


def _said(
    connection: Connection,
    kept: SqlTable,
    numbers: Sequence[int],
    user: int,
    wanted: Sequence[str],
    order: Sequence[str] = ("at", "n"),
) -> dict[int, list[dict[str, Any]]]:
    """Return, by table, lines that this person's seats took back or played on from.

    If a seat changed hands, each holder gets their own lines.
    """
    columns = kept.c
    chairs = seats.join(kept, (columns.table == seats.c.table) & (columns.seat == seats.c.seat))
    # The number of the log line at which it happened, if the table has such a column.
    at = columns.get("n", columns.get("step"))
    theirs = seats.c.user == user if at is None else had(user, at)
    lines = (
        select(columns.table, *(columns[name] for name in wanted))
        .select_from(chairs)
        .where(seats.c.table.in_(numbers), theirs)
        .order_by(columns.table, *(columns[name] for name in order))
    )
    said: dict[int, list[dict[str, Any]]] = {}
    for table, *line in connection.execute(lines):
        said.setdefault(table, []).append(dict(zip(wanted, line, strict=True)))
    return said
