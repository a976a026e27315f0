"""Deleting a person's data on request: a little at a time, as other transactions write too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    case,
    delete,
    func,
    insert,
    select,
    true,
    update,
)

from bot.people import seasons, used_attempts
from bot.ratings import ledger
from bot.records.stored import now
from bot.schema import TABLES
from bot.schema.challenges import members, nights, teams
from bot.schema.tables import LIVE, branches, calls, forgetting, players, published, seats, tables, waiting
from bot.store.rows import had, held_by
from bot.store.shards import Shards, in_shards


def _columns(what: str) -> dict[str, Column[Any]]:
    every = (column for table in TABLES for column in table.columns)
    return {f"{column.table.name}.{column.name}": column for column in every if what in column.info}


IDS: Final = _columns("person")
"""The columns with a person's Discord id, by `table.column`."""

NAMES: Final = _columns("words")
"""The columns with a person's name or own words, by `table.column`."""

BATCH: Final = 100
"""Rows of each kind that are changed in one transaction."""


def begin(connection: Connection, user: int) -> None:
    """Mark the person as being forgotten; then `go_on` until it is done.

    A used attempt at this week's challenge stays used.
    """
    if user in ledger.aliases(connection):
        return
    used_attempts.mark(connection, user, now())
    alias = _alias(connection)
    connection.execute(insert(forgetting).values(user=user, alias=alias))
    # From now on no web page names them, however long the rest takes.
    connection.execute(update(players).where(players.c.user == user).values(web=False))
    ledger.rename(connection, user, alias)
    seasons.forget(connection, user, alias)
    # Nor does any table call them.
    connection.execute(delete(calls).where(calls.c.user == user))


def sits_elsewhere(connection: Connection, user: int, shards: Shards) -> bool:
    """Return whether they sit at, or host, a live table of a server that is not ours."""
    if not shards.some:
        return False
    sits = tables.c.id.in_(select(seats.c.table).where(_named(user))) | (tables.c.host == user)
    sits |= tables.c.id.in_(_queues(user))
    there = select(tables.c.id).where(~_ours_to_change(shards), sits).limit(1)
    return connection.scalar(there) is not None


def _ours_to_change(shards: Shards) -> ColumnElement[bool]:
    """Return the condition for tables we may change: live tables of other processes are left to those."""
    if not shards.some:
        return true()
    return tables.c.status.not_in(LIVE) | in_shards(tables.c.guild, shards.count, shards.ours)


def go_on(connection: Connection, user: int, shards: Shards | None = None) -> bool:
    """Delete one batch of their ids and names; return whether that was all. Other people's data stays.

    Live tables must be left before; other processes' tables are not touched (ours are of these `shards`).
    Changed tables get a new version, so that old copies in memory cannot be written back. A moderator's
    reason for ending a match goes too, as it may speak of anybody who sat there.
    """
    alias = ledger.aliases(connection).get(user)
    if alias is None:
        return True
    free = _ours_to_change(shards or Shards())
    sitting = select(seats.c.table).join(tables, tables.c.id == seats.c.table).where(_named(user), free)
    sat = connection.scalars(sitting.limit(BATCH)).all()
    hosted = connection.scalars(select(tables.c.id).where(tables.c.host == user, free).limit(BATCH)).all()
    connection.execute(
        update(tables).where(tables.c.id.in_(sat)).values(reason=None, version=tables.c.version + 1)
    )
    queues = connection.scalars(select(tables.c.id).where(tables.c.id.in_(_queues(user)), free)).all()
    connection.execute(update(tables).where(tables.c.id.in_(queues)).values(version=tables.c.version + 1))
    connection.execute(delete(waiting).where(waiting.c.table.in_(queues), waiting.c.user == user))
    mine = seats.c.table.in_(sat) & (seats.c.user == user)
    theirs = select(seats.c.seat).where(seats.c.table == branches.c.table, had(user, branches.c.step))
    connection.execute(delete(branches).where(branches.c.table.in_(sat), branches.c.seat.in_(theirs)))
    theirs = select(seats.c.seat).where(seats.c.table == published.c.table, seats.c.user == user)
    connection.execute(delete(published).where(published.c.table.in_(sat), published.c.seat.in_(theirs)))
    # A word belongs to the person who typed it, so the owner of a handed seat keeps it.
    word = case((seats.c.handed.is_not(None), seats.c.word))
    connection.execute(update(seats).where(mine).values(user=alias, name="", word=word))
    theirs_before = seats.c.table.in_(sat) & (seats.c.owner == user)
    connection.execute(update(seats).where(theirs_before).values(owner=alias, owner_name="", word=None))
    offered = seats.c.table.in_(sat) & (seats.c.offered == user)
    connection.execute(update(seats).where(offered).values(offered=None))
    connection.execute(
        update(tables)
        .where(tables.c.id.in_(hosted))
        .values(host=alias, language="", version=tables.c.version + 1)
    )
    if ledger.forget(connection, user, alias, BATCH) or sat or hosted:
        return False
    if sits_elsewhere(connection, user, shards or Shards()):
        return False
    _out_of_nights(connection, user, alias)
    for column in IDS.values():
        of_them: ColumnElement[bool] = column == user
        if column.info["person"] == "deleted":
            connection.execute(delete(column.table).where(of_them))
        elif column.info["person"] == "cleared":
            connection.execute(update(column.table).where(of_them).values({column: None}))
    return True


def _named(user: int) -> ColumnElement[bool]:
    """Return the condition for the seats they have, gave away or are offered."""
    return held_by(user) | (seats.c.offered == user)


def _out_of_nights(connection: Connection, user: int, alias: int) -> None:
    """Take them out of duplicate nights, which go on; the name of a team that they founded goes too."""
    founded = select(teams.c.night, teams.c.team).join(
        members, (members.c.night == teams.c.night) & (members.c.team == teams.c.team)
    )
    for night, team in connection.execute(founded.where(members.c.user == user, members.c.line == 0)):
        mine = teams.c.night == night, teams.c.team == team
        connection.execute(update(teams).where(*mine).values(name=""))
    # Mark them as having left, too, so that no later round pairs them.
    stage = select(nights.c.stage).where(nights.c.id == members.c.night).scalar_subquery()
    gone = {"user": alias, "name": "", "left": func.coalesce(members.c.left, stage)}
    connection.execute(update(members).where(members.c.user == user).values(gone))
    connection.execute(update(nights).where(nights.c.host == user).values(host=alias))


def _queues(user: int) -> Select[tuple[int]]:
    """Return the tables where they wait for a seat."""
    return select(waiting.c.table).where(waiting.c.user == user)


def under_way(connection: Connection) -> Sequence[int]:
    """Return the people who are still being forgotten."""
    return connection.scalars(select(forgetting.c.user)).all()


def held(connection: Connection, user: int) -> set[str]:
    """Return the columns that hold this id."""
    return {
        name
        for name, column in IDS.items()
        if connection.scalar(select(func.count()).select_from(column.table).where(column == user))
    }


def _alias(connection: Connection) -> int:
    """Return a negative number that has not stood for anybody yet."""
    lowest = (connection.scalar(select(func.min(column))) for column in IDS.values())
    return min(0, *(number or 0 for number in lowest)) - 1
