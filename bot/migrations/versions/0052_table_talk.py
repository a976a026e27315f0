"""Whether computer players may say a line at a table, and people react."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.add_column("players", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("servers", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
