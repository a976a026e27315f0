"""Notifications among processes on one PostgreSQL database, sent on commit (`NOTIFY`).

Each is a word and numbers. A process that may have missed some has lost its lease, and starts anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from sqlalchemy import Connection, func, select

CHANNEL: Final = "toucan"

Kind = Literal["server", "person", "forget", "drain", "go-on", "shards", "nights", "night"]
"""The kinds of notification: a server's settings or a person's preferences have changed; a person is being
forgotten and must leave every table; no more tables are opened, or they are again; Discord wants more
shards; a duplicate night has begun or ended, or a board of one is played; the messages that show one may
have changed."""


def tell(connection: Connection, kind: Kind, *numbers: int) -> None:
    """Notify every process of this database, including this one; do nothing on SQLite, where it is alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, text(kind, numbers))))


def text(kind: Kind, numbers: Iterable[int] = ()) -> str:
    """Return the text of a notification."""
    return " ".join((kind, *map(str, numbers)))
