"""Since when somebody is away and how often a computer player decided for them; what a table agreed to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    op.add_column("seats", sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="24"))
    op.add_column("tables", sa.Column("hints", sa.Text, nullable=False, server_default="no"))
    op.add_column("servers", sa.Column("patience", sa.Integer, nullable=False, server_default="24"))
    op.add_column("servers", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()))
