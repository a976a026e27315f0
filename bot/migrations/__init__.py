"""How a database comes to have the tables of `bot.store.schema`: Alembic's steps, when the bot starts.

Two Toucans may play on one database side by side, where the newer one's steps only add to what the older
one knows. A step that does more names its `floor`: the oldest step whose Toucan may play on what it leaves.
The highest of them is kept in the database, for a Toucan that does not know the steps after its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, select

from bot.store.schema import floor as kept

RELEASED: Final[Mapping[str, str]] = {"0.2.0": "0022"}
"""At which step the database of each release is, the newest last."""

_FLOOR: Final = re.compile(r'^floor = "(\w+)"$', re.MULTILINE)
_ALEMBIC: Final = Table("alembic_version", MetaData(), Column("version_num", String))
"""Its own table, which names the step that a database is at."""


class UnknownStep(Exception):
    """A newer Toucan has brought the database to a step on which ours may not play."""


def upgrade(connection: Connection) -> None:
    """Walk every step this database has not seen, in the caller's transaction.

    One that a newer Toucan has brought further stays as it is, where this one may play on it all the same;
    else `UnknownStep` is raised.
    """
    if ahead(connection):
        return
    here, newest = reached(connection), revisions()[0]
    if here is not None and here not in revisions():
        raise UnknownStep(f"{here} > {newest}")
    if here != newest:
        from bot.migrations.walk import walk  # noqa: PLC0415

        walk(connection)
    if connection.scalar(select(kept.c.step)) != floor():
        connection.execute(delete(kept))
        connection.execute(insert(kept).values(step=floor()))


def behind(connection: Connection) -> bool:
    """Whether there are steps that this database has not seen."""
    here, known = reached(connection), revisions()
    return here is None or here in known[1:]


def ahead(connection: Connection) -> bool:
    """Whether a newer Toucan has brought this database further, and ours may play on it all the same."""
    here = reached(connection)
    if here is None or here in revisions():
        return False
    there = connection.dialect.has_table(connection, kept.name)  # type: ignore[no-untyped-call, unused-ignore]
    return bool(there) and fits(here, connection.scalar(select(kept.c.step)))


def readable(connection: Connection) -> bool:
    """Whether this database has every table and column that we know."""
    return reached(connection) == revisions()[0] or ahead(connection)


def fits(step: str | None, lowest: str | None) -> bool:
    """Whether this Toucan may play on a database at such a step, with such a floor."""
    known = revisions()
    return step in known or lowest in known


@cache
def revisions() -> tuple[str, ...]:
    """The names of all steps, the newest first: what the names of their files begin with."""
    return tuple(sorted((file.name.partition("_")[0] for file in _files()), reverse=True))


@cache
def floor() -> str:
    """The oldest step whose Toucan may play on the database of today."""
    said = (_FLOOR.search(file.read_text("utf-8")) for file in _files())
    return max((one[1] for one in said if one), default="")


def _files() -> Iterator[Path]:
    return Path(__file__).with_name("versions").rglob("[0-9]*_*.py")


def reached(connection: Connection) -> str | None:
    """The step that a database is at; None where it has no tables of ours yet."""
    if not connection.dialect.has_table(connection, _ALEMBIC.name):  # type: ignore[no-untyped-call, unused-ignore]
        return None
    return connection.scalar(select(_ALEMBIC.c.version_num))
