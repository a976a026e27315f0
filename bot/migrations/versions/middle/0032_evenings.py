"""Matches that were begun from each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("tables", sa.Column("evening", sa.Integer))
    op.create_index("ix_tables_evening", "tables", ["evening"])
