"""People mentioned because of a seat, so that nobody is mentioned twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "called",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_called_table"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_called"),
    )
    op.create_index("ix_called_user", "called", ["user"])
