"""The queue for a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("called", sa.BigInteger),
        sa.Column("told", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_waiting_table"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_waiting"),
    )
    op.create_index("ix_waiting_user", "waiting", ["user"])
