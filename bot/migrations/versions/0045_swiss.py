"""Duplicate nights in rounds: the form of a night, how far it is, and who was told of which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    op.add_column("nights", sa.Column("form", sa.Text, nullable=False, server_default="all"))
    op.add_column("nights", sa.Column("stage", sa.Integer, nullable=False, server_default="0"))
    op.add_column("night_channels", sa.Column("stage", sa.Integer, nullable=False, server_default="0"))
