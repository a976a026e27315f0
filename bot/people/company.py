"""People kept apart: blocked by a person, barred by a server, or sent away by a host.

Nobody is told that somebody blocks them. The effect: the bot never seats the two together by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, insert, select

from bot.games.base import Refusal
from bot.people.marks import is_of, mark_of
from bot.schema.tables import barred, blocks, removed

if TYPE_CHECKING:
    from bot.records.stored import Record
    from bot.store.storage import Store

MOST_PEOPLE: Final = 25
"""Most people whom a person can block, or a server bar: the limit of Discord's selects."""


# Blocks


async def blocked(store: Store, user: int) -> list[int]:
    """Return the people whom this person blocks."""
    mine = select(blocks.c.other).where(blocks.c.user == user).order_by(blocks.c.other)
    return await store.read(lambda connection: list(connection.scalars(mine)))


async def block(store: Store, user: int, others: Collection[int]) -> None:
    """Replace the people whom this person blocks."""

    def work(connection: Connection) -> None:
        connection.execute(delete(blocks).where(blocks.c.user == user))
        rows = [{"user": user, "other": other} for other in sorted(set(others) - {user})[:MOST_PEOPLE]]
        if rows:
            connection.execute(insert(blocks), rows)

    await store.write(work)


def apart(connection: Connection, user: int, others: Collection[int]) -> set[int]:
    """Return which of the others block this person or are blocked by them."""
    theirs = select(blocks.c.user).where(blocks.c.other == user, blocks.c.user.in_(others))
    own = select(blocks.c.other).where(blocks.c.user == user, blocks.c.other.in_(others))
    return {*connection.scalars(theirs), *connection.scalars(own)}


async def kept_apart(store: Store, user: int, others: Collection[int]) -> set[int]:
    """Return the result of `apart`, for callers without a connection."""
    return await store.read(lambda connection: apart(connection, user, others))


async def together(store: Store, guild: int | None, people: Sequence[int]) -> set[int]:
    """Return the people who may be seated together unasked on this server: the first, then each whom
    nothing keeps from those before."""

    def work(connection: Connection) -> set[int]:
        kept: set[int] = set()
        for user in people:
            if not apart(connection, user, kept) and not is_barred(connection, guild, user):
                kept.add(user)
        return kept

    return await store.read(work)


# Decisions of a server


async def barred_in(store: Store, guild: int) -> list[int]:
    """Return the people this server bars from its tables, without those deleted since."""
    here = (
        select(barred.c.user)
        .where(barred.c.guild == guild, barred.c.user.is_not(None))
        .order_by(barred.c.user)
    )
    return await store.read(lambda connection: list(connection.scalars(here)))


async def bar(store: Store, guild: int, users: Collection[int]) -> None:
    """Replace the people this server bars from its tables; marks of deleted people stay."""

    def work(connection: Connection) -> None:
        known = barred.c.user.is_not(None)
        connection.execute(delete(barred).where(barred.c.guild == guild, known))
        for user in sorted(set(users))[:MOST_PEOPLE]:
            for salt in _marks(connection, guild, user):
                # A deleted person is named again.
                connection.execute(delete(barred).where(barred.c.guild == guild, barred.c.salt == salt))
            connection.execute(insert(barred).values(guild=guild, user=user, **mark_of(user)._asdict()))

    await store.write(work)


def is_barred(connection: Connection, guild: int | None, user: int) -> bool:
    """Return whether this server bars this person from its tables."""
    return bool(_marks(connection, guild, user))


def _marks(connection: Connection, guild: int | None, user: int) -> list[str]:
    """Return the salts of this person's marks on this server."""
    rows = connection.execute(select(barred).where(barred.c.guild == guild)).all()
    return [
        row.salt for row in rows if row.user == user or (row.user is None and is_of(row.salt, row.mark, user))
    ]


async def check_server(store: Store, guild: int | None, user: int, *, other: bool = False) -> None:
    """Raise `Refusal` if this server bars this person from its tables; `other`: tell it to another person."""
    if await store.read(lambda connection: is_barred(connection, guild, user)):
        raise Refusal("guests-barred-other" if other else "guests-barred")


# Decisions of a host


async def check(store: Store, record: Record, user: int) -> None:
    """Raise `Refusal` if this person may not sit down at this table, whatever its access."""
    if key := await store.read(lambda connection: kept_out(connection, record, user)):
        raise Refusal(key)


def kept_out(connection: Connection, record: Record, user: int) -> str | None:
    """Return why this person may not sit down at this table, whatever its access; None if they may."""
    if is_barred(connection, record.guild, user):
        return "guests-barred"
    sent = select(removed.c.user).where(removed.c.table == record.id, removed.c.user == user)
    # A person who was invited since is welcome again.
    gone = record.seat_of(user) is None and connection.scalar(sent) is not None
    return "guests-removed" if gone else None


def send_away(connection: Connection, table: int, user: int) -> None:
    """Keep a person out of this lobby until they are invited."""
    take_back(connection, table, user)
    connection.execute(insert(removed).values(table=table, user=user))


def take_back(connection: Connection, table: int, user: int) -> None:
    """Lift the ban of a person from this lobby."""
    connection.execute(delete(removed).where(removed.c.table == table, removed.c.user == user))


def of_user(connection: Connection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return the stored rows about this person, for their export; blocks by others are those people's own."""
    mine = connection.scalars(select(blocks.c.other).where(blocks.c.user == user))
    sent = connection.scalars(select(removed.c.table).where(removed.c.user == user))
    kept = connection.execute(select(barred)).all()
    return {
        "blocks": [{"other": other} for other in mine],
        "barred": [
            {"guild": row.guild}
            for row in kept
            if row.user == user or (row.user is None and is_of(row.salt, row.mark, user))
        ],
        "removed": [{"table": table} for table in sent],
    }
