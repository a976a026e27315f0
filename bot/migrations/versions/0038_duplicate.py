"""Duplicate nights, whose boards stand beside the table of a channel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"

HELD = sa.text("status IN ('lobby', 'playing') AND week IS NULL AND board IS NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("board", sa.Integer))
    op.add_column("tables", sa.Column("told", sa.BigInteger))
    op.create_index("ix_tables_board", "tables", ["board"])
    # The index covers fewer tables than before.
    op.drop_index("one_live_table_a_channel", "tables")
    op.create_index(
        "one_live_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=HELD,
        postgresql_where=HELD,
    )
    op.add_column(
        "servers",
        sa.Column("nights", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    )
    op.create_table(
        "nights",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_nights"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_nights_guild", "nights", ["guild"])
    op.create_index("ix_nights_host", "nights", ["host"])
    op.create_index("ix_nights_status", "nights", ["status"])
    op.create_table(
        "teams",
        sa.Column("night", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["night"], ["nights.id"], name="fk_teams_night"),
        sa.PrimaryKeyConstraint("night", "team", name="pk_teams"),
    )
    op.create_index("ix_teams_guild", "teams", ["guild"])
    op.create_table(
        "members",
        sa.Column("night", sa.Integer, nullable=False),
        sa.Column("team", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("line", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["night"], ["nights.id"], name="fk_members_night"),
        sa.PrimaryKeyConstraint("night", "team", "line", name="pk_members"),
        sa.UniqueConstraint("night", "user", name="uq_members_night_user"),
    )
    op.create_index("ix_members_user", "members", ["user"])
    op.create_table(
        "plays",
        sa.Column("night", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("team", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["night"], ["nights.id"], name="fk_plays_night"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_plays_table"),
        sa.PrimaryKeyConstraint("night", "board", "team", name="pk_plays"),
    )
    op.create_index("ix_plays_table", "plays", ["table"])
