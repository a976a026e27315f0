"""People who want to be called when a table lacks one person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("every", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "guild", name="pk_calls"),
    )
    op.create_index("ix_calls_guild", "calls", ["guild"])
