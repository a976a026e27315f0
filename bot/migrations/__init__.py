"""How a database comes to have the tables of `bot.store.schema`: Alembic's steps, when the bot starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Walk every step this database has not seen, in the caller's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def behind(connection: Connection) -> bool:
    """Whether there are steps that this database has not seen."""
    here, known = MigrationContext.configure(connection).get_current_revision(), revisions()
    return here is None or here in known[1:]


def revisions() -> tuple[str, ...]:
    """The names of all steps, the newest first."""
    steps = ScriptDirectory.from_config(_config()).walk_revisions()
    return tuple(step.revision for step in steps)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    config.set_main_option("recursive_version_locations", "true")
    return config
