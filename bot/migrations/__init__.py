"""How a database comes to have the tables of `bot.schema`: Alembic's steps, walked when the bot starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Walk every step this database has not seen, in the caller's transaction."""
    config = Config()
    config.set_main_option("script_location", "bot:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
