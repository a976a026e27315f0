"""Results of matches, the ratings that follow from them, and who is seen on the boards of all servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("public_rating", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Text),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_results_table"),
        sa.UniqueConstraint("table", "seat", name="uq_results_table_seat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_results_board", "results", ["slug", "guild", "ended", "user", "points", "place"])
    op.create_index("ix_results_all", "results", ["slug", "ended", "user", "points", "place"])
    op.create_index("ix_results_person", "results", ["user", "guild", "slug", "id"])
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("scope", "slug", "user", name="pk_ratings"),
    )
    op.create_index("ix_ratings_board", "ratings", ["scope", "slug", "listed", "settled", "shown", "user"])
    op.create_index("ix_ratings_person", "ratings", ["user"])
