"""None of what the database has about a person, on request: a little at a time, as others write too."""

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

from bot.people import ledger, seasons
from bot.store import used_attempts
from bot.store.rows import had, held_by
from bot.store.schema import (
    LIVE,
    barred,
    blocks,
    branches,
    called,
    calls,
    clicks,
    forgetting,
    metadata,
    players,
    published,
    removed,
    seats,
    tables,
    waiting,
)
from bot.store.schema_boards import crowns, ratings
from bot.store.schema_challenges import answered, members, nights, teams
from bot.store.shards import Shards, in_shards
from bot.tables.records import now

IDS: Final = frozenset(
    {
        *("tables.host", "seats.user", "players.user", "clicks.user", "results.user", "ratings.user"),
        *("forgetting.user", "forgetting.alias"),
        *("blocks.user", "blocks.other", "barred.user", "removed.user", "called.user", "calls.user"),
        "called.caller",
        *("waiting.user", "answered.user", "nights.host", "members.user"),
        *("seats.owner", "seats.offered", "tables.opener"),
        *("champions.user", "crowns.user"),
    }
)
"""The columns that hold somebody's Discord id. A number below 0 in them is somebody who was forgotten."""

NAMES: Final = frozenset(
    {
        *("waiting.name", "seats.word", "seats.name", "results.name", "ratings.name"),
        *("members.name", "teams.name", "champions.name", "seats.owner_name", "players.username"),
    }
)
"""The columns that hold what somebody was called, or a word of their own."""

BATCH: Final = 100
"""Rows of each kind that are changed in one transaction."""


def begin(connection: Connection, user: int) -> None:
    """From here on the person is being forgotten, whatever happens; `go_on` until it is done.

    An attempt at this week's challenge stays spent.
    """
    if user in ledger.aliases(connection):
        return
    used_attempts.mark(connection, user, now())
    alias = _alias(connection)
    connection.execute(insert(forgetting).values(user=user, alias=alias))
    # From this moment on no page of the web names them, however long the rest takes.
    connection.execute(update(players).where(players.c.user == user).values(web=False))
    ledger.rename(connection, user, alias)
    seasons.forget(connection, user, alias)
    # Nor does any table call them.
    connection.execute(delete(calls).where(calls.c.user == user))


def sits_elsewhere(connection: Connection, user: int, shards: Shards) -> bool:
    """Whether they sit at a live table of a server that is not ours, or are its host."""
    if not shards.some:
        return False
    sits = tables.c.id.in_(select(seats.c.table).where(_named(user))) | (tables.c.host == user)
    sits |= tables.c.id.in_(_queues(user))
    there = select(tables.c.id).where(~_ours_to_change(shards), sits).limit(1)
    return connection.scalar(there) is not None


def _ours_to_change(shards: Shards) -> ColumnElement[bool]:
    """Live tables of other processes are left to those: they know who sits there."""
    if not shards.some:
        return true()
    return tables.c.status.not_in(LIVE) | in_shards(tables.c.guild, shards.count, shards.ours)


def go_on(connection: Connection, user: int, shards: Shards | None = None) -> bool:
    """Take their id and names out of so much; whether that was all. What others have of their matches stays.

    Live tables are to be left before; another process's are not touched (ours are of these `shards`).
    What is in memory of others cannot be written again: they have another version now. Why a moderator ended
    a match may speak of anybody who sat there.
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
    # No process has that in memory.
    connection.execute(update(tables).where(tables.c.opener == user).values(opener=None))
    connection.execute(update(called).where(called.c.caller == user).values(caller=None))
    if ledger.forget(connection, user, alias, BATCH) or sat or hosted:
        return False
    if sits_elsewhere(connection, user, shards or Shards()):
        return False
    # A server may still know them if they come back; without their id it is nobody's.
    connection.execute(update(barred).where(barred.c.user == user).values(user=None))
    _out_of_nights(connection, user, alias)
    for column in (
        *(clicks.c.user, players.c.user, ratings.c.user, forgetting.c.user),
        *(blocks.c.user, blocks.c.other, removed.c.user, called.c.user, answered.c.user),
        crowns.c.user,
    ):
        connection.execute(delete(column.table).where(column == user))
    return True


def _named(user: int) -> ColumnElement[bool]:
    """The seats that they have, have given away, or are offered."""
    return held_by(user) | (seats.c.offered == user)


def _out_of_nights(connection: Connection, user: int, alias: int) -> None:
    """Duplicate nights go on without them; the name of a team that they have made goes too."""
    founded = select(teams.c.night, teams.c.team).join(
        members, (members.c.night == teams.c.night) & (members.c.team == teams.c.team)
    )
    for night, team in connection.execute(founded.where(members.c.user == user, members.c.line == 0)):
        mine = teams.c.night == night, teams.c.team == team
        connection.execute(update(teams).where(*mine).values(name=""))
    # Leave the nights, too, so that no later round pairs them.
    stage = select(nights.c.stage).where(nights.c.id == members.c.night).scalar_subquery()
    gone = {"user": alias, "name": "", "left": func.coalesce(members.c.left, stage)}
    connection.execute(update(members).where(members.c.user == user).values(gone))
    connection.execute(update(nights).where(nights.c.host == user).values(host=alias))


def _queues(user: int) -> Select[tuple[int]]:
    """The tables where they wait for a seat."""
    return select(waiting.c.table).where(waiting.c.user == user)


def under_way(connection: Connection) -> Sequence[int]:
    """Who is being forgotten, and is not yet."""
    return connection.scalars(select(forgetting.c.user)).all()


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
