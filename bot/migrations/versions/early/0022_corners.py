"""Card corners: where each server wants its lasting message, and which message it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("servers", sa.Column("corner", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "corners",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", name="pk_corners"),
    )
