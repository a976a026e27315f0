"""Tables that are left alone, votes to end that outlive a stop, and why a moderator closed a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ending", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("warned", sa.BigInteger))
    op.add_column("tables", sa.Column("reason", sa.Text))
