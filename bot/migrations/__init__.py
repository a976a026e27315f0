"""Migrations of a database to the schema of `bot.schema.tables`, by Alembic, when the bot starts.

Two Toucans may play on one database side by side if the newer one's steps only add to the schema. A step that
does more names its `floor`: the oldest step whose Toucan may play on the result. The highest floor is stored
in the database, for a Toucan that does not know the newest steps.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, select, update

from bot.schema.tables import floor as kept

logger = logging.getLogger(__name__)

RELEASED: Final[Mapping[str, str]] = {"0.2.0": "0022", "0.3.0": "0051"}
"""Last step of each release, newest last."""

ALL_STEPS: Final = "57cb21b4"
"""Commit with a step for each commit of before it: it brings their databases to step 0050."""

MOVING: Final = "moving"
"""Step of a database into which another is being copied: `bot/store/moving.py`."""

_FLOOR: Final = re.compile(r'^floor = "(\w+)"$', re.MULTILINE)
_ALEMBIC: Final = Table("alembic_version", MetaData(), Column("version_num", String))
"""Alembic's own table, with the present step of a database."""


class UnknownStep(Exception):
    """A database of a newer Toucan on which ours may not play, or of a commit between releases."""

    def __init__(self, step: str) -> None:
        super().__init__(f"{step} > {revisions()[0]}")
        self.step = step


def upgrade(connection: Connection) -> None:
    """Run every pending step, in the caller's transaction.

    A database at an unknown step stays as it is if this Toucan may still play on it; else raises
    `UnknownStep`.
    """
    if ahead(connection):
        return
    here = reached(connection)
    if here is not None and here not in revisions():
        raise UnknownStep(here)
    if here != revisions()[0]:
        from bot.migrations.walk import walk  # noqa: PLC0415

        logger.info("updating the database from step %s to step %s", here or "none", revisions()[0])
        walk(connection)
    if connection.scalar(select(kept.c.step)) != floor():
        connection.execute(delete(kept))
        connection.execute(insert(kept).values(step=floor()))


def unreleased(step: str) -> bool:
    """Return whether this is the step of a commit between releases, from which no step leads to ours."""
    return step not in revisions() and step < revisions()[0]


def behind(connection: Connection) -> bool:
    """Return whether there are pending steps."""
    here, known = reached(connection), revisions()
    return here is None or here in known[1:]


def ahead(connection: Connection) -> bool:
    """Return whether a newer Toucan has migrated this database further, and ours may still play on it."""
    here = reached(connection)
    if here is None or here in revisions():
        return False
    there = connection.dialect.has_table(connection, kept.name)  # type: ignore[no-untyped-call, unused-ignore]
    return bool(there) and fits(here, connection.scalar(select(kept.c.step)))


def readable(connection: Connection) -> bool:
    """Return whether this database has every table and column that we know."""
    return reached(connection) == revisions()[0] or ahead(connection)


def fits(step: str | None, lowest: str | None) -> bool:
    """Return whether this Toucan may play on a database at this step, with this floor."""
    known = revisions()
    return step in known or lowest in known


@cache
def revisions() -> tuple[str, ...]:
    """Return the names of all steps, newest first, from the names of their files."""
    return tuple(sorted((file.name.partition("_")[0] for file in _files()), reverse=True))


@cache
def floor() -> str:
    """Return the oldest step whose Toucan may play on the current schema."""
    said = (_FLOOR.search(file.read_text("utf-8")) for file in _files())
    return max((one[1] for one in said if one), default="")


def _files() -> Iterator[Path]:
    return Path(__file__).with_name("versions").glob("[0-9]*_*.py")


def reached(connection: Connection) -> str | None:
    """Return the step of a database; None if it has no tables of ours yet."""
    if not connection.dialect.has_table(connection, _ALEMBIC.name):  # type: ignore[no-untyped-call, unused-ignore]
        return None
    return connection.scalar(select(_ALEMBIC.c.version_num))


def set_step(connection: Connection, step: str) -> None:
    """Set the step of a database, without running any."""
    connection.execute(update(_ALEMBIC).values(version_num=step))
