"""Weekly challenges, whose matches stand beside the table of a channel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

HELD = sa.text("status IN ('lobby', 'playing') AND week IS NULL")
ATTEMPTS = sa.text("week IS NOT NULL AND status NOT IN ('outdated', 'broken')")


def upgrade() -> None:
    op.add_column("tables", sa.Column("week", sa.Integer))
    op.drop_index("one_live_table_a_channel", "tables")
    for name, columns, where in (
        ("one_live_table_a_channel", ["channel"], HELD),
        ("one_attempt_a_week", ["guild", "week", "host"], ATTEMPTS),
    ):
        op.create_index(name, "tables", columns, unique=True, sqlite_where=where, postgresql_where=where)
    op.create_table(
        "challenges",
        sa.Column("guild", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("week", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild", "week", name="pk_challenges"),
    )
