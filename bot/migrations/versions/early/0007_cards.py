"""How large a player likes the cards of a hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("players", sa.Column("cards", sa.Text, nullable=False, server_default="normal"))
