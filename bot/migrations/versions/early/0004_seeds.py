"""The source of a table's deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.Text))
    op.add_column("tables", sa.Column("deal_of", sa.Integer))
    op.create_table(
        "seeds",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("clicks", sa.Text),
        sa.PrimaryKeyConstraint("table", name="pk_seeds"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seeds_table"),
    )
    op.create_table(
        "clicks",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("click", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_clicks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_clicks_table"),
    )
