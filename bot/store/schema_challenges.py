"""The database's tables of weekly challenges and of puzzles of the day: what is played, and by whom."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, Table, Text

from bot.store.schema import metadata

# What is played is kept too, so that an update of the bot in the middle of a week changes nothing.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("slug", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", Text, nullable=False),
)

# Of attempts that nobody's name stands at any more: see `bot/store/used_attempts.py`. Gone when the week is.
spent: Final = Table(
    "spent",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("salt", Text, primary_key=True),
    Column("mark", Text, nullable=False),
)

# What was posed is kept for a week (`position`, sealed), and for good of which match: none is used twice.
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("which", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer, ForeignKey("tables.id")),
    Column("position", Text, nullable=False),
)

# One answer a person and day.
answered: Final = Table(
    "answered",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("which", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("right", Boolean(create_constraint=False), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_answered_user", "user"),
)
