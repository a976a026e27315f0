"""A database as the next Toucan may leave it: with all that a step may add, everywhere."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, text

from bot.migrations import upgrade
from bot.schema.columns import metadata

STEP: Final = "9001"
KEPT: Final = 7


def go_further(connection: Connection, floor: str | None = None) -> None:
    """Bring a database beyond the schema of today; `floor`: the oldest step whose Toucan may play on it."""
    upgrade(connection)
    op = Operations(MigrationContext.configure(connection))
    for name in sorted(metadata.tables):
        op.add_column(name, sa.Column("later_text", sa.Text))
        op.add_column(name, sa.Column("later", sa.Integer, nullable=False, server_default=str(KEPT)))
        op.create_index(f"ix_{name}_later", name, ["later"])
    op.create_table(
        "later",
        sa.Column("table", sa.Integer, nullable=False),
        sa.Column("said", sa.Text),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_later_table"),
        sa.PrimaryKeyConstraint("table", name="pk_later"),
    )
    _now_at(connection, floor)


def _now_at(connection: Connection, floor: str | None) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = :step"), {"step": STEP})
    if floor:
        connection.execute(text("UPDATE floor SET step = :step"), {"step": floor})


def closed_to_older(connection: Connection) -> None:
    """A second step, which a Toucan that does not know it cannot play on."""
    _now_at(connection, STEP)
