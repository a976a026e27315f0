"""Everything added after release 0.2.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0022"
floor = "0050"

ONE_LIVE_TABLE_A_CHANNEL = sa.text("status IN ('lobby', 'playing') AND week IS NULL AND board IS NULL")


def upgrade() -> None:
    _forced_actions()
    _columns()
    _tables()


def _forced_actions() -> None:
    """Turn "play all forced actions" or not into a choice of three; people who had not chosen are asked."""
    op.add_column("players", sa.Column("done", sa.Text, nullable=False, server_default="unset"))
    op.execute("UPDATE players SET done = 'all' WHERE forced")
    op.drop_column("players", "forced")
    op.execute("ALTER TABLE players RENAME COLUMN done TO forced")


def _columns() -> None:
    op.add_column("players", sa.Column("web", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("champion", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("players", sa.Column("username", sa.Text))
    op.add_column("seats", sa.Column("word", sa.Text))
    op.add_column("seats", sa.Column("owner", sa.BigInteger))
    op.add_column("seats", sa.Column("owner_name", sa.Text))
    op.add_column("seats", sa.Column("handed", sa.Integer))
    op.add_column("seats", sa.Column("offered", sa.BigInteger))
    op.add_column("seats", sa.Column("offered_at", sa.BigInteger))
    op.add_column("seats", sa.Column("offer_told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_seats_offered", "seats", ["offered"])
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.add_column("seeds", sa.Column("words", sa.Text))
    op.add_column("servers", sa.Column("threads", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("servers", sa.Column("programs", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("servers", sa.Column("nights", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("servers", sa.Column("season_since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("champions", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("announce", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("servers", sa.Column("typed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("access", sa.Text, nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("parent", sa.BigInteger))
    op.add_column("tables", sa.Column("evening", sa.Integer))
    op.add_column("tables", sa.Column("language", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("board", sa.Integer))
    op.add_column("tables", sa.Column("told", sa.BigInteger))
    op.add_column("tables", sa.Column("visiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("opener", sa.BigInteger))
    op.add_column("tables", sa.Column("follows", sa.Integer))
    op.create_index("ix_tables_board", "tables", ["board"])
    op.create_index("ix_tables_evening", "tables", ["evening"])
    op.create_index("ix_tables_follows", "tables", ["follows"])
    op.create_index("ix_tables_opener", "tables", ["opener"])
    # The index covers fewer tables than before: boards of a duplicate night stand beside a channel's table.
    op.drop_index("one_live_table_a_channel", "tables")
    op.create_index(
        "one_live_table_a_channel",
        "tables",
        ["channel"],
        unique=True,
        sqlite_where=ONE_LIVE_TABLE_A_CHANNEL,
        postgresql_where=ONE_LIVE_TABLE_A_CHANNEL,
    )


def _tables() -> None:
    op.create_table(
        "acted",
        sa.Column("interaction", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "answered",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("which", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "barred",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("salt", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("user", sa.BigInteger, index=True),
    )
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("other", sa.BigInteger, primary_key=True, index=True),
    )
    op.create_table(
        "branches",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
    op.create_table(
        "called",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("caller", sa.BigInteger),
    )
    op.create_table(
        "calls",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("guild", sa.BigInteger, primary_key=True, index=True),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("every", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "champions",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, primary_key=True),
        sa.Column("slug", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "crowns",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("role", sa.BigInteger, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("given", sa.Boolean, nullable=False),
    )
    op.create_table(
        "floor",
        sa.Column("step", sa.Text, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "nights",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False, index=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False, index=True),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("form", sa.Text, nullable=False, server_default="all"),
        sa.Column("stage", sa.Integer, nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "members",
        sa.Column("night", sa.Integer, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("left", sa.Integer),
        sa.UniqueConstraint("night", "user"),
    )
    op.create_table(
        "night_channels",
        sa.Column("night", sa.Integer, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("channel", sa.BigInteger, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False, server_default="0"),
        sa.Column("message", sa.BigInteger),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "plays",
        sa.Column("night", sa.Integer, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
    )
    op.create_table(
        "published",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "puzzles",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("which", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id")),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "removed",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
    )
    op.create_table(
        "seasons",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, primary_key=True),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("owed", sa.Boolean, nullable=False),
        sa.Column("tried", sa.BigInteger),
    )
    op.create_table(
        "teams",
        sa.Column("night", sa.Integer, sa.ForeignKey("nights.id"), primary_key=True),
        sa.Column("team", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lot", sa.Text),
    )
    op.create_table(
        "tokens",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("message", sa.BigInteger, primary_key=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "waiting",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("called", sa.BigInteger),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
    )
