"""The use of Alembic, imported only if steps are pending, as it costs a fifth of a start."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def walk(connection: Connection, step: str = "head") -> None:
    """Run every pending step up to this one, in the caller's transaction."""
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    return config
