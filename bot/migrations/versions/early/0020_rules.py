"""Versions of the rating rules, and since when each applies; existing ratings are by the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "rating_rules",
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("anew", sa.BigInteger),
        sa.PrimaryKeyConstraint("version", name="pk_rating_rules"),
    )
    op.execute(
        "INSERT INTO rating_rules (version, since)"
        " SELECT 1, min(ended) FROM results HAVING min(ended) IS NOT NULL"
    )
    op.create_index("ix_results_met", "results", ["user", "slug", "ended"])
