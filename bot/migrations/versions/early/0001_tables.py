"""Tables, seats, their log, and what players prefer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("hand", sa.Integer),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    live = sa.text("status IN ('lobby', 'playing')")
    op.create_index(
        "one_live_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=live,
        postgresql_where=live,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.UniqueConstraint("table", "user", name="uq_seats_table_user"),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_log"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("text_only", sa.Boolean, nullable=False),
        sa.Column("colours", sa.Integer, nullable=False),
        sa.Column("sorting", sa.Text, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_players"),
    )
