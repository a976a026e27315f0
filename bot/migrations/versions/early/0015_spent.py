"""Attempts at challenges of people who were forgotten, for as long as the week lasts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "spent",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("week", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "week", "salt", name="pk_spent"),
    )
