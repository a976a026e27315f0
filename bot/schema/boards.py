"""The database schema of results, ratings and champions."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from bot.schema.columns import metadata, person, words_of_person

# One row a seat. Ratings are computed in the order of `id`, the order of entry.
results: Final = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guild", BigInteger),
    Column("slug", Text, nullable=False),
    Column("players", Integer, nullable=False),
    person("user", "alias"),
    Column("level", Text),
    words_of_person("name", nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("left", Text),
    Column("rated", Text, nullable=False),
    Column("points", Integer),
    Column("ended", BigInteger, nullable=False),
    Column("shown", Integer),
    Column("abroad", Boolean(create_constraint=False), nullable=False, server_default=false()),
    UniqueConstraint("table", "seat"),
    # The first answers boards from the index alone, the second profiles.
    Index("ix_results_board", "slug", "guild", "ended", "user", "points", "place"),
    Index("ix_results_abroad", "slug", "abroad", "ended", "user", "points", "place"),
    Index("ix_results_person", "user", "guild", "slug", "id"),
    # This one answers which people met in a week.
    Index("ix_results_met", "user", "slug", "ended"),
    sqlite_autoincrement=True,
)

# A scope is a server, or 0 for all of them.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("slug", Text, primary_key=True),
    person("user", "deleted", primary_key=True, autoincrement=False),
    words_of_person("name", nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("settled", Boolean(create_constraint=False), nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Index("ix_ratings_board", "scope", "slug", "listed", "settled", "shown", "user"),
    Index("ix_ratings_person", "user"),
)

# Moment from which each version of the rating rules applies, and when older matches were re-rated by it.
rating_rules: Final = Table(
    "rating_rules",
    metadata,
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("anew", BigInteger),
)

# Finished seasons of servers: see `bot/people/seasons.py`.
seasons: Final = Table(
    "seasons",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("first", BigInteger, nullable=False),
    Column("owed", Boolean(create_constraint=False), nullable=False),
    Column("tried", BigInteger),
)

champions: Final = Table(
    "champions",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, primary_key=True, autoincrement=False),
    Column("slug", Text, primary_key=True),
    person("user", "alias", primary_key=True, autoincrement=False, index=True),
    words_of_person("name", nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

# Roles that the bot has given or is about to give: see `bot/people/crowns.py`.
crowns: Final = Table(
    "crowns",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("role", BigInteger, primary_key=True, autoincrement=False),
    person("user", "deleted", primary_key=True, autoincrement=False, index=True),
    Column("given", Boolean(create_constraint=False), nullable=False),
)
