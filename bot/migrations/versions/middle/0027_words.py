"""A word of one's own that the deals depend on: on the seat, and its digest beside the seed for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("seats", sa.Column("word", sa.Text))
    op.add_column("seeds", sa.Column("words", sa.Text))
