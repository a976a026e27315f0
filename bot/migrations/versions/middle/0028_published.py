"""People who want to be shown on the web, and the matches they have put there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "published",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_published_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_published"),
    )
    op.add_column(
        "players",
        sa.Column("web", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    )
