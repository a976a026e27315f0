"""Results know whether their person is seen on the boards of all servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("results", sa.Column("abroad", sa.Boolean, nullable=False, server_default=sa.false()))
    op.drop_index("ix_results_all", "results")
    columns = ["slug", "abroad", "ended", "user", "points", "place"]
    op.create_index("ix_results_abroad", "results", columns)
