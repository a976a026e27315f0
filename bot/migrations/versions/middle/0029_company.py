"""Access to tables, and people kept apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("tables", sa.Column("access", sa.Text, nullable=False, server_default="open"))
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("other", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "barred",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.PrimaryKeyConstraint("guild", "salt", name="pk_barred"),
    )
    op.create_index("ix_barred_user", "barred", ["user"])
    op.create_table(
        "removed",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_removed_table"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_removed"),
    )
    op.create_index("ix_removed_user", "removed", ["user"])
