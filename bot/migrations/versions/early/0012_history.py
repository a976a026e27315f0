"""Find the matches of a person."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_index("ix_seats_user", "seats", ["user"])
