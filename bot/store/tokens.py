"""Stored tokens of interactions by which guest tables are shown.

Discord lets an interaction be answered for a quarter of an hour; a restarted bot goes on with its token.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.ops.refusals import Misconfigured
from bot.schema.tables import tables, tokens
from bot.store.shards import in_shards

if TYPE_CHECKING:
    from bot.store.sealing import Unsealed

LIFE: Final = 14 * 60 * 1000
"""Milliseconds for which a token is used: Discord accepts it for a minute more."""


class StoredToken(NamedTuple):
    """The token of an interaction at a table."""

    table: int
    message: int
    """Message that it can edit; 0 if it can only post another."""
    token: str
    until: int
    """Moment of its expiry, in milliseconds since 1970 in UTC."""


def keep(connection: Connection, token: StoredToken, sealing: Unsealed, at: int) -> None:
    """Store a message's newest token, and delete expired ones."""
    same = (tokens.c.table == token.table) & (tokens.c.message == token.message)
    connection.execute(delete(tokens).where(same | (tokens.c.until <= at)))
    sealed = sealing.seal(token.token, _name(token))
    connection.execute(insert(tokens).values(token._replace(token=sealed)._asdict()))


def read(
    connection: Connection, sealing: Unsealed, at: int, count: int = 1, shards: Collection[int] = (0,)
) -> list[StoredToken]:
    """Return the valid tokens of tables in these shards, out of `count`, oldest first."""
    those = select(tables.c.id).where(in_shards(tables.c.guild, count, shards))
    asked = select(tokens).where(tokens.c.table.in_(those), tokens.c.until > at)
    found = []
    for row in connection.execute(asked.order_by(tokens.c.until)):
        kept = StoredToken(*row)
        try:
            found.append(kept._replace(token=sealing.unseal(kept.token, _name(kept))))
        except Misconfigured:
            # It has another key, and would soon have expired anyway.
            continue
    return [one for one in found if one.token]


def _name(token: StoredToken) -> str:
    """Return the label under which a token is sealed."""
    return f"token {token.table} {token.message}"
