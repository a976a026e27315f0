"""The oldest step whose Toucan may play on this database, for one that does not know the newest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
floor = "0042"


def upgrade() -> None:
    op.create_table(
        "floor", sa.Column("step", sa.Text, nullable=False), sa.PrimaryKeyConstraint("step", name="pk_floor")
    )
