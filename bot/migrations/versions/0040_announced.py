"""The channels that have yet to be told how a duplicate night ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.create_table(
        "night_channels",
        sa.Column("night", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["night"], ["nights.id"], name="fk_night_channels_night"),
        sa.PrimaryKeyConstraint("night", "channel", name="pk_night_channels"),
    )
