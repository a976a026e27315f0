"""Servers' settings for their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("mentions", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_servers"),
    )
