"""Alembic's part in it, loaded only where a database has steps to go: it is a fifth of what a start costs."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def walk(connection: Connection, step: str = "head") -> None:
    """Go every step that this database has not seen, up to that one, in the caller's transaction."""
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    config.set_main_option("recursive_version_locations", "true")
    return config
