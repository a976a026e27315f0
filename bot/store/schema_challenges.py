"""The database's tables of weekly challenges: what is played, the secret of the deals, and marks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, Table, Text

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
