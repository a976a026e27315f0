"""What processes on one PostgreSQL database tell each other, once it is committed (`NOTIFY`).

A word says what it is, then come numbers. Who heard nothing for a while has lost the lease, and begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from sqlalchemy import Connection, func, select

CHANNEL: Final = "toucan"

Kind = Literal["server", "person", "forget", "drain", "go-on", "shards", "nights", "night"]
"""What a server has chosen has changed; what a person prefers; a person is to leave every table, for they
are being forgotten; no more tables are opened; they are again; Discord wants more shards;
a duplicate night has begun or is over, or a board of one is played; what the messages of one show may have
changed."""


def tell(connection: Connection, kind: Kind, *numbers: int) -> None:
    """Tell every process of this database, this one too; where there can be only one, nobody."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, text(kind, numbers))))


def text(kind: Kind, numbers: Iterable[int] = ()) -> str:
    """As it is told."""
    return " ".join((kind, *map(str, numbers)))
