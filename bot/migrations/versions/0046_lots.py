"""Duplicate nights: what lot a team has drawn, and which message of a channel shows the night."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.add_column("teams", sa.Column("lot", sa.Text))
    op.add_column("night_channels", sa.Column("message", sa.BigInteger))
