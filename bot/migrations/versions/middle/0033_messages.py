"""Tables in messages to the bot, which speak their person's language after a restart too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.add_column("tables", sa.Column("language", sa.Text, nullable=False, server_default=""))
