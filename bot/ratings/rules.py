"""Versions of the rating rules: since when each applies, and whether older matches were re-rated."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select, update

from bot.schema.boards import rating_rules

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
