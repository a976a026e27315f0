"""Interactions that have changed something lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "acted",
        sa.Column("interaction", sa.BigInteger, nullable=False, autoincrement=False),
        sa.PrimaryKeyConstraint("interaction", name="pk_acted"),
    )
