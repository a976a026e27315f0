"""People without a chosen language read their Discord client's: until now there was no such choice."""

from __future__ import annotations

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.execute("UPDATE players SET language = 'discord' WHERE language = 'server'")
