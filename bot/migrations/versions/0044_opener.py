"""The opener of a table, whoever is its host now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.BigInteger))
    op.create_index("ix_tables_opener", "tables", ["opener"])
