"""Seasons that are over, their champions, and whom the bot has given a role for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("owed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("tried", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild", "until", name="pk_seasons"),
    )
    op.create_table(
        "champions",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guild", "until", "slug", "user", name="pk_champions"),
    )
    op.create_index("ix_champions_user", "champions", ["user"])
    op.create_table(
        "crowns",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("role", sa.BigInteger, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("given", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("guild", "role", "user", name="pk_crowns"),
    )
    op.create_index("ix_crowns_user", "crowns", ["user"])
    for name in ("season_since", "champions", "announce"):
        op.add_column("servers", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column(
        "players",
        sa.Column("champion", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    )
