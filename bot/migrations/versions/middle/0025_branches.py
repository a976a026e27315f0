"""Branches: a person plays on alone from a moment of a finished match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.create_table(
        "branches",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_branches_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_branches"),
    )
