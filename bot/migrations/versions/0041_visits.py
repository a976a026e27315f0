"""Tables where the bot is not itself, and the interactions by which they are shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.add_column("tables", sa.Column("visiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tokens",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("message", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_tokens_table"),
        sa.PrimaryKeyConstraint("table", "message", name="pk_tokens"),
    )
