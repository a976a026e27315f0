"""The database schema of weekly challenges, puzzles of the day and duplicate nights."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from bot.schema.columns import metadata, person, words_of_person

# The game and options are stored too, so that an update of the bot during a week changes nothing.
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

# Used attempts of deleted people: see `bot/people/used_attempts.py`. Deleted with the week.
spent: Final = Table(
    "spent",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("week", Integer, primary_key=True, autoincrement=False),
    Column("salt", Text, primary_key=True),
    Column("mark", Text, nullable=False),
)

# The puzzle (`position`, sealed) is kept for a week, its match for good, so that none is used twice.
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
    person("user", "deleted", primary_key=True, autoincrement=False),
    Column("which", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("right", Boolean(create_constraint=False), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_answered_user", "user"),
)

# A night of duplicate: one secret, from which the deals of all its boards come.
nights: Final = Table(
    "nights",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    person("host", "alias", nullable=False),
    Column("slug", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("ended", BigInteger),
    Column("form", Text, nullable=False, server_default="all"),
    Column("stage", Integer, nullable=False, server_default="0"),
    Index("ix_nights_guild", "guild"),
    Index("ix_nights_host", "host"),
    Index("ix_nights_status", "status"),
    # An id is never used again: deals come from it, and buttons name it.
    sqlite_autoincrement=True,
)

teams: Final = Table(
    "teams",
    metadata,
    Column("night", Integer, ForeignKey("nights.id"), primary_key=True),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False, index=True),
    words_of_person("name", nullable=False),
    # Lot that breaks ties, drawn when a night in rounds begins.
    Column("lot", Text),
)

# The line of the movement that each member plays for a team; team 0: sent away by the host.
members: Final = Table(
    "members",
    metadata,
    Column("night", Integer, ForeignKey("nights.id"), primary_key=True),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),
    person("user", "alias", nullable=False, index=True),
    words_of_person("name", nullable=False),
    # Round in which the member left the night, counted from 0; null while they take part.
    Column("left", Integer),
    UniqueConstraint("night", "user"),
)

# A board counts once it is begun: there is one table for each team.
plays: Final = Table(
    "plays",
    metadata,
    Column("night", Integer, ForeignKey("nights.id"), primary_key=True),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("table", Integer, ForeignKey("tables.id"), nullable=False, index=True),
)

# Channels where a night was opened or joined, until they are told how it ended; with the last round they
# know of (-1: none yet), and the newest message that shows it.
night_channels: Final = Table(
    "night_channels",
    metadata,
    Column("night", Integer, ForeignKey("nights.id"), primary_key=True),
    Column("channel", BigInteger, primary_key=True, autoincrement=False),
    Column("guild", BigInteger, nullable=False),
    Column("stage", Integer, nullable=False, server_default="0"),
    Column("message", BigInteger),
)
