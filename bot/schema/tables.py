"""The current database schema; `bot/migrations` brings older databases to it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

from bot.schema.columns import metadata, person, words_of_person

LIVE: Final = ("lobby", "playing")
"""Statuses of a table that holds its channel."""

PUT_BY: Final = ("idle", "archived")
"""Statuses of a table that can be resumed."""

VOID: Final = ("outdated", "broken")
"""Statuses of a table that an update of the bot made unplayable; it does not count as an attempt."""

_CHANNEL_HELD: Final = text("status IN ('lobby', 'playing') AND week IS NULL AND board IS NULL")
_ATTEMPTS: Final = text("week IS NOT NULL AND status NOT IN ('outdated', 'broken')")

# Moments are whole milliseconds since 1970 in UTC: databases differ in their own types.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("slug", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    person("host", "alias", nullable=False),
    Column("status", Text, nullable=False),
    Column("message", BigInteger),
    Column("hand", Integer),
    Column("clock", Text, nullable=False, server_default="none"),
    Column("warned", BigInteger),
    Column("reason", Text),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("commitment", Text),
    Column("deal_of", Integer),
    Column("week", Integer),
    Column("board", Integer),
    Column("told", BigInteger),
    Column("patience", Integer, nullable=False, server_default="24"),
    Column("hints", Text, nullable=False, server_default="no"),
    Column("access", Text, nullable=False, server_default="open"),
    Column("parent", BigInteger),
    Column("evening", Integer, index=True),
    Column("language", Text, nullable=False, server_default=""),
    Column("visiting", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, server_default="0"),
    # Written with a new table and never again, while the host may change.
    person("opener", "cleared"),
    # Also never changed: the match that a rematch was begun from.
    Column("follows", Integer),
    Index("ix_tables_host", "host"),
    Index("ix_tables_opener", "opener"),
    Index("ix_tables_follows", "follows"),
    Index("ix_tables_channel", "channel"),
    Index("ix_tables_status", "status"),
    Index("ix_tables_guild_status", "guild", "status"),
    Index("ix_tables_guild_week", "guild", "week"),
    Index("ix_tables_board", "board"),
    # One live table a channel, enforced where two processes cannot both believe it. Matches of a challenge
    # and boards of a duplicate night stand beside it: each is one person's.
    Index(
        "one_live_table_a_channel",
        "channel",
        unique=True,
        sqlite_where=_CHANNEL_HELD,
        postgresql_where=_CHANNEL_HELD,
    ),
    # One attempt a week at a server's challenge, except for attempts that the bot itself made void.
    Index(
        "one_attempt_a_week",
        "guild",
        "week",
        "host",
        unique=True,
        sqlite_where=_ATTEMPTS,
        postgresql_where=_ATTEMPTS,
    ),
    # An id is never used again: an old button must not reach a new table.
    sqlite_autoincrement=True,
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    person("user", "alias", index=True),
    Column("level", Text),
    words_of_person("name", nullable=False),
    Column("away", Text),
    Column("missed", Integer, nullable=False, server_default="0"),
    Column("ending", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("since", BigInteger),
    Column("stood_in", Integer, nullable=False, server_default="0"),
    words_of_person("word"),
    person("owner", "alias", index=True),
    words_of_person("owner_name"),
    Column("handed", Integer),
    person("offered", "cleared", index=True),
    Column("offered_at", BigInteger),
    Column("offer_told", Boolean(create_constraint=False), nullable=False, server_default=false()),
    UniqueConstraint("table", "user"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

packed: Final = Table(
    "packed",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("lines", Integer, nullable=False),
    # Read by 0.3.0 alone, which may play beside us: it goes with a release that may not.
    Column("hands", Integer, nullable=False),
    Column("actions", LargeBinary, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("moments", LargeBinary, nullable=False),
)
"""Logs of finished matches, which have no rows in `log` any more: bot/store/packing.py."""

# A table of its own, so that reading `tables` never reveals a seed.
seeds: Final = Table(
    "seeds",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seed", Text, nullable=False),
    Column("clicks", Text),
    Column("words", Text),
)

clicks: Final = Table(
    "clicks",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    person("user", "deleted", primary_key=True),
    Column("click", BigInteger, nullable=False),
    Index("ix_clicks_user", "user"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("token", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Interaction tokens by which a guest table is shown, kept for their quarter of an hour:
bot/store/tokens.py."""

branches: Final = Table(
    "branches",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),
    Column("chance", Text, nullable=False),
    Column("lines", Text, nullable=False),
)
"""Branches: a seat's former player plays on alone from a moment of a finished match:
bot/matches/branches.py."""

waiting: Final = Table(
    "waiting",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    person("user", "deleted", primary_key=True, autoincrement=False, index=True),
    Column("place", Integer, nullable=False),
    words_of_person("name", nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("called", BigInteger),
    Column("told", Boolean(create_constraint=False), nullable=False, server_default=false()),
)
"""The queue for a seat at each table, in the order of their places."""

published: Final = Table(
    "published",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Finished matches with a page on the web, and the seats that want it: bot/people/published.py."""

players: Final = Table(
    "players",
    metadata,
    person("user", "deleted", primary_key=True, autoincrement=False),
    Column("text_only", Boolean(create_constraint=False), nullable=False),
    Column("colours", Integer, nullable=False),
    Column("cards", Text, nullable=False, server_default="normal"),
    Column("sorting", Text, nullable=False),
    Column("confirm", Boolean(create_constraint=False), nullable=False),
    Column("public_rating", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("mentions", Text, nullable=False, server_default="reminder"),
    Column("language", Text, nullable=False, server_default="server"),
    Column("panel", Text, nullable=False, server_default="table"),
    Column("forced", Text, nullable=False, server_default="unset"),
    Column("web", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("champion", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("talk", Boolean(create_constraint=False), nullable=False, server_default=true()),
    # Tells people of one name apart; stored for everybody who is named anywhere.
    words_of_person("username"),
)

forgetting: Final = Table(
    "forgetting",
    metadata,
    person("user", "deleted", primary_key=True, autoincrement=False),
    person("alias", "alias", nullable=False),
)
"""People being forgotten, with the negative number that replaces them; the row goes when that is done."""

servers: Final = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channels", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("mentions", Boolean(create_constraint=False), nullable=False),
    Column("hints", Boolean(create_constraint=False), nullable=False),
    Column("season", Integer, nullable=False),
    Column("language", Text, nullable=False, server_default="en"),
    Column("patience", Integer, nullable=False, server_default="24"),
    Column("hinted", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("corner", BigInteger, nullable=False, server_default="0"),
    Column("threads", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("programs", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("nights", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("season_since", BigInteger, nullable=False, server_default="0"),
    Column("champions", BigInteger, nullable=False, server_default="0"),
    Column("announce", BigInteger, nullable=False, server_default="0"),
    Column("typed", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("talk", Boolean(create_constraint=False), nullable=False, server_default=true()),
)

corners: Final = Table(
    "corners",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
)
"""Present place of each server's card corner; `servers.corner` is the wanted channel."""

# People kept apart: by themselves, by a server, at a table.
blocks: Final = Table(
    "blocks",
    metadata,
    person("user", "deleted", primary_key=True, autoincrement=False),
    person("other", "deleted", primary_key=True, autoincrement=False, index=True),
)
"""People with whom a person does not want to be seated."""

barred: Final = Table(
    "barred",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("salt", Text, primary_key=True),
    Column("mark", Text, nullable=False),
    person("user", "cleared", index=True),
)
"""People barred from a server's tables; of a deleted person only the mark remains (`bot/people/marks.py`)."""

removed: Final = Table(
    "removed",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    person("user", "deleted", primary_key=True, autoincrement=False, index=True),
)
"""People whom the host has sent away from a lobby."""

called: Final = Table(
    "called",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    person("user", "deleted", primary_key=True, autoincrement=False, index=True),
    Column("why", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    person("caller", "cleared"),
)
"""People mentioned in a channel because of a seat at this table: bot/people/called.py."""

calls: Final = Table(
    "calls",
    metadata,
    person("user", "deleted", primary_key=True, autoincrement=False),
    Column("guild", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("games", Text, nullable=False),
    Column("every", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""People who want to be called on a server when a table lacks one person: bot/people/calls.py."""

floor: Final = Table("floor", metadata, Column("step", Text, primary_key=True))
"""The oldest step whose Toucan may play on this database: bot/migrations."""
