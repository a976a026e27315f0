"""A thread for each table, where a server likes that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent", sa.BigInteger))
    op.add_column(
        "servers",
        sa.Column("threads", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    )
