"""Versions of the rating rules: since when each applies, and whether older matches were re-rated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from bot.games.base import NATURE
from bot.records.results import COUNTED, EARLY
from bot.schema.boards import rating_rules, results
from bot.schema.tables import log, tables
from bot.store.rows import read_logs, read_records
from bot.tables.table import Outdated, Table, Unreadable

VERSION: Final = 3
"""Current version, raised when results are rated differently; boards mention it."""


class Rules(NamedTuple):
    """A change of the rating rules, for display."""

    version: int
    since: int
    anew: int | None
    """Moment when the earlier matches were re-rated; None if they were not."""


def changed(connection: Connection) -> Rules | None:
    """Return the current rules, if there were others before."""
    found = connection.execute(select(rating_rules).order_by(rating_rules.c.version.desc()).limit(2)).all()
    return Rules(*found[0]) if len(found) == 2 and found[0].version == VERSION else None


def begin(connection: Connection, at: int) -> None:
    """Store that the current rules apply from this moment, unless they did before."""
    known = connection.execute(select(rating_rules.c.version).where(rating_rules.c.version == VERSION))
    if known.first() is None:
        connection.execute(insert(rating_rules).values(version=VERSION, since=at))


def made_anew(connection: Connection, at: int) -> None:
    """Store that the past was re-rated by the current rules."""
    begin(connection, at)
    mine = (rating_rules.c.version == VERSION) & rating_rules.c.anew.is_(None)
    connection.execute(update(rating_rules).where(mine).values(anew=at))


def given_up(connection: Connection) -> Sequence[int]:
    """Return conceded, rated matches in which no second hand was dealt."""
    dealt = (log.c.table == tables.c.id) & (log.c.seat == NATURE) & log.c.action.like("deal %")
    hands = select(func.count()).where(dealt).scalar_subquery()
    rated = select(results.c.table).where(results.c.rated.in_(COUNTED))
    short = select(tables.c.id).where(tables.c.status == "conceded", tables.c.id.in_(rated), hands <= 1)
    return connection.scalars(short).all()


def early(connection: Connection, numbers: Sequence[int]) -> Sequence[int]:
    """Return the matches among these that were given up too soon; the first rules rated them."""
    logs = read_logs(connection, numbers)
    found = []
    for record in read_records(connection, tables.c.id.in_(numbers)):
        try:
            if Table.of(record, logs[record.id]).early:
                found.append(record.id)
        except (Outdated, Unreadable):
            # The log cannot be read, so the match stays as it was.
            continue
    return found


def regrade(connection: Connection, numbers: Sequence[int]) -> int:
    """Mark these matches as unrated; return the number of results changed."""
    mine = results.c.table.in_(numbers) & results.c.rated.in_(COUNTED)
    return connection.execute(update(results).where(mine).values(rated=EARLY)).rowcount
