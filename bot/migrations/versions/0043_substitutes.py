"""Seats that change hands in the middle of a match: to whom they are offered, and whose they were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.add_column("seats", sa.Column("owner", sa.BigInteger))
    op.add_column("seats", sa.Column("owner_name", sa.Text))
    op.add_column("seats", sa.Column("handed", sa.Integer))
    op.add_column("seats", sa.Column("offered", sa.BigInteger))
    op.add_column("seats", sa.Column("offered_at", sa.BigInteger))
    op.add_column(
        "seats",
        sa.Column(
            "offer_told", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()
        ),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_index("ix_seats_offered", "seats", ["offered"])
