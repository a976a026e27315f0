"""Updates that messages have yet to show, as their table has gone on or is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "owed",
        sa.Column(
            "table", sa.Integer, sa.ForeignKey("tables.id", name="fk_owed_table_tables"), nullable=False
        ),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("hand", sa.Integer),
        sa.PrimaryKeyConstraint("table", "message", name="pk_owed"),
    )
