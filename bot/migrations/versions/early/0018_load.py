"""Find tables by all that is asked about them, and know who is being forgotten when the bot is killed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_channel", "tables", ["channel"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_guild_status", "tables", ["guild", "status"])
    op.create_index("ix_tables_guild_week", "tables", ["guild", "week"])
    op.create_index("ix_clicks_user", "clicks", ["user"])
    op.create_table(
        "forgetting",
        sa.Column("user", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("alias", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_forgetting"),
    )
