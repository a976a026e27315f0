"""What the database keeps of interactions by which a table is shown where the bot is not itself.

Discord lets an interaction be answered for a quarter of an hour; a bot that is started again meanwhile goes
on with it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.ops.settings import Misconfigured
from bot.store.schema import tables, tokens
from bot.store.shards import in_shards

if TYPE_CHECKING:
    from bot.store.sealing import Unsealed

LIFE: Final = 14 * 60 * 1000
"""Milliseconds that a token is used: Discord takes it for a minute more."""


class Token(NamedTuple):
    """Of an interaction at a table."""

    table: int
    message: int
    """The message that can be changed by it; 0 where it can only post another."""
    token: str
    until: int
    """When it ends, in milliseconds since 1970 in UTC."""


def keep(connection: Connection, token: Token, sealing: Unsealed, at: int) -> None:
    """The newest of each message; those that have ended go."""
    same = (tokens.c.table == token.table) & (tokens.c.message == token.message)
    connection.execute(delete(tokens).where(same | (tokens.c.until <= at)))
    sealed = sealing.seal(token.token, _name(token))
    connection.execute(insert(tokens).values(token._replace(token=sealed)._asdict()))


def drop(connection: Connection, token: Token) -> None:
    """Discord does not take it any more."""
    same = (tokens.c.table == token.table) & (tokens.c.message == token.message)
    connection.execute(delete(tokens).where(same, tokens.c.until == token.until))


def read(
    connection: Connection, sealing: Unsealed, at: int, count: int = 1, shards: Collection[int] = (0,)
) -> list[Token]:
    """Those that have not ended, of the tables of these shards, of so many; the oldest first."""
    those = select(tables.c.id).where(in_shards(tables.c.guild, count, shards))
    asked = select(tokens).where(tokens.c.table.in_(those), tokens.c.until > at)
    found = []
    for row in connection.execute(asked.order_by(tokens.c.until)):
        kept = Token(*row)
        try:
            found.append(kept._replace(token=sealing.unseal(kept.token, _name(kept))))
        except Misconfigured:
            # The key is another: it would soon have ended anyway.
            continue
    return [one for one in found if one.token]


def _name(token: Token) -> str:
    """What a token is sealed as."""
    return f"token {token.table} {token.message}"
