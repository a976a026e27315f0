"""Notifications of a turn, and people's wishes for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("players", sa.Column("mentions", sa.Text, nullable=False, server_default="reminder"))
    op.create_table(
        "prompts",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_prompts"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_prompts_table"),
    )
