"""The language of a server, and of a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("players", sa.Column("language", sa.Text, nullable=False, server_default="server"))
    op.add_column("servers", sa.Column("language", sa.Text, nullable=False, server_default="en"))
