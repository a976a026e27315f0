"""Tables of the database, as SQLAlchemy knows them: the schema that migrations lead to."""

from __future__ import annotations

from typing import Final

# SQLAlchemy's metadata know only tables whose modules are imported.
from bot.schema import boards, challenges, tables, time
from bot.schema.columns import metadata

__all__ = ["TABLES", "boards", "challenges", "tables", "time"]

TABLES: Final = tuple(metadata.sorted_tables)
"""All tables, in an order in which no row precedes one that it refers to."""
