"""Lines that were taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "takebacks",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_takebacks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_takebacks_table"),
    )
    op.create_index("ix_takebacks_table", "takebacks", ["table"])
