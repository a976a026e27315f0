"""Whether a server lets programs sit down that are not part of the bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column(
        "servers",
        sa.Column("programs", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    )
