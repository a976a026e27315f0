"""Forced actions: done for people only where that reveals nothing, always or never.

Until now it was always or not at all, and people who had not chosen were asked for each action.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("players", sa.Column("done", sa.Text, nullable=False, server_default="unset"))
    op.execute("UPDATE players SET done = 'all' WHERE forced")
    op.drop_column("players", "forced")
    op.execute("ALTER TABLE players RENAME COLUMN done TO forced")
