"""Packed logs of finished matches. `bot/store/packing.py` moves the rows, as that may take hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
# An older Toucan would find finished matches without a log.
floor = "0051"


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("actions", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("moments", sa.LargeBinary, nullable=False),
    )
