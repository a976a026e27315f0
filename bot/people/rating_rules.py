"""By which rules ratings are made, since when, and whether the past was made anew by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from bot.games.base import NATURE
from bot.people.results import EARLY, RATED
from bot.store.schema import log, tables
from bot.store.schema_boards import rating_rules, results

VERSION: Final = 2
"""Raised when results are rated otherwise; boards tell of it."""


class Rules(NamedTuple):
    """What there is to tell of a change of rules."""

    version: int
    since: int
    anew: int | None
    """When the matches before were rated anew by them; None if they were not."""


def changed(connection: Connection) -> Rules | None:
    """The rules of today, if there were others before."""
    found = connection.execute(select(rating_rules).order_by(rating_rules.c.version.desc()).limit(2)).all()
    return Rules(*found[0]) if len(found) == 2 and found[0].version == VERSION else None


def begin(connection: Connection, at: int) -> None:
    """The rules of today hold from this moment on, unless they did before."""
    known = connection.execute(select(rating_rules.c.version).where(rating_rules.c.version == VERSION))
    if known.first() is None:
        connection.execute(insert(rating_rules).values(version=VERSION, since=at))


def made_anew(connection: Connection, at: int) -> None:
    """The past was rated by the rules of today."""
    begin(connection, at)
    mine = (rating_rules.c.version == VERSION) & rating_rules.c.anew.is_(None)
    connection.execute(update(rating_rules).where(mine).values(anew=at))


def early(connection: Connection) -> Sequence[int]:
    """Results that are rated although their match was given up before its first hand was over.

    By the first rules they were.
    """
    dealt = (log.c.table == tables.c.id) & (log.c.seat == NATURE) & log.c.action.like("deal %")
    hands = select(func.count()).where(dealt).scalar_subquery()
    given_up = select(tables.c.id).where(tables.c.status == "conceded", hands <= 1)
    mine = (results.c.rated == RATED) & results.c.table.in_(given_up)
    return connection.scalars(select(results.c.id).where(mine)).all()


def regrade(connection: Connection, numbers: Sequence[int]) -> None:
    """These results are not rated."""
    connection.execute(update(results).where(results.c.id.in_(numbers)).values(rated=EARLY))
