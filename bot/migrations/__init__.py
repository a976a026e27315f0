"""How a database comes to have the tables of `bot.store.schema`: Alembic's steps, when the bot starts.

Two Toucans may play on one database side by side, where the newer one's steps only add to what the older
one knows. A step that does more names its `floor`: the oldest step whose Toucan may play on what it leaves.
The highest of them is kept in the database, for a Toucan that does not know the steps after its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, delete, insert, select

from bot.store.schema import floor as kept

RELEASED: Final[Mapping[str, str]] = {"0.2.0": "0022"}
"""At which step the database of each release is, the newest last."""


def upgrade(connection: Connection) -> None:
    """Walk every step this database has not seen, in the caller's transaction.

    One that a newer Toucan has brought further stays as it is, where this one may play on it all the same.
    """
    if ahead(connection):
        return
    if _step(connection) != revisions()[0]:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    if connection.scalar(select(kept.c.step)) != floor():
        connection.execute(delete(kept))
        connection.execute(insert(kept).values(step=floor()))


def behind(connection: Connection) -> bool:
    """Whether there are steps that this database has not seen."""
    here, known = _step(connection), revisions()
    return here is None or here in known[1:]


def ahead(connection: Connection) -> bool:
    """Whether a newer Toucan has brought this database further, and ours may play on it all the same."""
    here = _step(connection)
    if here is None or here in revisions():
        return False
    there = connection.dialect.has_table(connection, kept.name)  # type: ignore[no-untyped-call, unused-ignore]
    return bool(there) and fits(here, connection.scalar(select(kept.c.step)))


def readable(connection: Connection) -> bool:
    """Whether this database has every table and column that we know."""
    return _step(connection) == revisions()[0] or ahead(connection)


def fits(step: str | None, lowest: str | None) -> bool:
    """Whether this Toucan may play on a database at such a step, with such a floor."""
    known = revisions()
    return step in known or lowest in known


def revisions() -> tuple[str, ...]:
    """The names of all steps, the newest first."""
    return tuple(step.revision for step in steps())


def floor() -> str:
    """The oldest step whose Toucan may play on the database of today."""
    return max(getattr(step.module, "floor", "") for step in steps())


@cache
def steps() -> tuple[Script, ...]:
    """All steps, the newest first; Alembic compiles every one of them for this, so it is done once."""
    return tuple(ScriptDirectory.from_config(_config()).walk_revisions())


def _step(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    config.set_main_option("recursive_version_locations", "true")
    return config
