"""People's usernames, and whether a server shows what people type."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    op.add_column("players", sa.Column("username", sa.Text))
    op.add_column(
        "servers",
        sa.Column("typed", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    )
