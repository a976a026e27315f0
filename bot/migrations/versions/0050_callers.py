"""The match that a rematch follows, and the person who had another one mentioned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"


def upgrade() -> None:
    op.add_column("tables", sa.Column("follows", sa.Integer))
    op.create_index("ix_tables_follows", "tables", ["follows"])
    op.add_column("called", sa.Column("caller", sa.BigInteger))
