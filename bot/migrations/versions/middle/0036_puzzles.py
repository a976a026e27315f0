"""Puzzles of the day, and who answered what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("which", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table", sa.Integer),
        sa.Column("position", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_puzzles_table"),
        sa.PrimaryKeyConstraint("guild", "day", "which", name="pk_puzzles"),
    )
    op.create_table(
        "answered",
        sa.Column("guild", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("which", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild", "day", "user", name="pk_answered"),
    )
    op.create_index("ix_answered_user", "answered", ["user"])
