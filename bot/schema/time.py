"""The database schema of deadlines, outages and prompts."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, Table, Text

from bot.schema.columns import metadata

deadlines: Final = Table(
    "deadlines",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Last heartbeat of each shard, in milliseconds since 1970 in UTC.

`bot.store.shards.place` gives the id of a shard; an undivided bot has one row.
"""

outages: Final = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("guild", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Intervals in which nobody on a shard, or on one server, could act."""

prompts: Final = Table(
    "prompts",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger),
)
"""Notified players and the messages used, so that nobody is notified twice."""

owed: Final = Table(
    "owed",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("hand", Integer),
)
"""Updates that messages have yet to show, as their table has gone on or is over."""

acted: Final = Table(
    "acted",
    metadata,
    Column("interaction", BigInteger, primary_key=True, autoincrement=False),
)
"""Interactions that have changed something lately: one that is delivered again does nothing."""

takebacks: Final = Table(
    "takebacks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Index("ix_takebacks_table", "table"),
)
"""Lines taken back from a log by consent of all."""
