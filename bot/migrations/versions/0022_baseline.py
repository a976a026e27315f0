"""Tables of release 0.2.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = None

ONE_LIVE_TABLE_A_CHANNEL = sa.text("status IN ('lobby', 'playing') AND week IS NULL")
ONE_ATTEMPT_A_WEEK = sa.text("week IS NOT NULL AND status NOT IN ('outdated', 'broken')")


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("week", sa.Integer, primary_key=True),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "corners",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "forgetting",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("alias", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("text_only", sa.Boolean, nullable=False),
        sa.Column("colours", sa.Integer, nullable=False),
        sa.Column("sorting", sa.Text, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("public_rating", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("cards", sa.Text, nullable=False, server_default="normal"),
        sa.Column("mentions", sa.Text, nullable=False, server_default="reminder"),
        sa.Column("language", sa.Text, nullable=False, server_default="server"),
        sa.Column("panel", sa.Text, nullable=False, server_default="table"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rating_rules",
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("anew", sa.BigInteger),
    )
    op.create_table(
        "ratings",
        sa.Column("scope", sa.BigInteger, primary_key=True),
        sa.Column("slug", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Index("ix_ratings_board", "scope", "slug", "listed", "settled", "shown", "user"),
        sa.Index("ix_ratings_person", "user"),
    )
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("mentions", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("language", sa.Text, nullable=False, server_default="en"),
        sa.Column("patience", sa.Integer, nullable=False, server_default="24"),
        sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("corner", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "spent",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("week", sa.Integer, primary_key=True),
        sa.Column("salt", sa.Text, primary_key=True),
        sa.Column("mark", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False, index=True),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False, index=True),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("message", sa.BigInteger),
        sa.Column("hand", sa.Integer),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("commitment", sa.Text),
        sa.Column("deal_of", sa.Integer),
        sa.Column("clock", sa.Text, nullable=False, server_default="none"),
        sa.Column("warned", sa.BigInteger),
        sa.Column("reason", sa.Text),
        sa.Column("week", sa.Integer),
        sa.Column("patience", sa.Integer, nullable=False, server_default="24"),
        sa.Column("hints", sa.Text, nullable=False, server_default="no"),
        sa.Index("ix_tables_guild_status", "guild", "status"),
        sa.Index("ix_tables_guild_week", "guild", "week"),
        sa.Index(
            "one_attempt_a_week",
            "guild",
            "week",
            "host",
            unique=True,
            sqlite_where=ONE_ATTEMPT_A_WEEK,
            postgresql_where=ONE_ATTEMPT_A_WEEK,
        ),
        sa.Index(
            "one_live_table_a_channel",
            "channel",
            unique=True,
            sqlite_where=ONE_LIVE_TABLE_A_CHANNEL,
            postgresql_where=ONE_LIVE_TABLE_A_CHANNEL,
        ),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "clicks",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, index=True),
        sa.Column("click", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deadlines",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "owed",
        sa.Column(
            "table", sa.Integer, sa.ForeignKey("tables.id", name="fk_owed_table_tables"), primary_key=True
        ),
        sa.Column("message", sa.BigInteger, primary_key=True),
        sa.Column("hand", sa.Integer),
    )
    op.create_table(
        "prompts",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
    )
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("slug", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Text),
        sa.Column("rated", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("shown", sa.Integer),
        sa.Column("abroad", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("table", "seat"),
        sa.Index("ix_results_abroad", "slug", "abroad", "ended", "user", "points", "place"),
        sa.Index("ix_results_board", "slug", "guild", "ended", "user", "points", "place"),
        sa.Index("ix_results_met", "user", "slug", "ended"),
        sa.Index("ix_results_person", "user", "guild", "slug", "id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, index=True),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("away", sa.Text),
        sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ending", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("since", sa.BigInteger),
        sa.Column("stood_in", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("table", "user"),
    )
    op.create_table(
        "seeds",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("clicks", sa.Text),
    )
    op.create_table(
        "takebacks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
    )
