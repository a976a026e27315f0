"""The picture in a person's panel: the table with their hand, or the hand alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("players", sa.Column("panel", sa.Text, nullable=False, server_default="table"))
