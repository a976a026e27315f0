"""Duplicate nights: the round in which a member left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.add_column("members", sa.Column("left", sa.Integer))
