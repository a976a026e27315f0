"""Calls: people who want to be told when a table lacks one person, and people a table tells.

Nobody is called more often than they wish. A person who hosts one table after another may call only seldom,
even if others host those tables later.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

from sqlalchemy import Connection, delete, func, insert, select

from bot.people import company
from bot.people.called import call
from bot.records.presence import people
from bot.schema.tables import called, calls

if TYPE_CHECKING:
    from bot.records.stored import Record
    from bot.store.storage import Store

MINUTE: Final = 60 * 1000
HOUR: Final = 60 * MINUTE

Every = Literal["each", "hour", "day"]
OFTEN: Final[tuple[Every, ...]] = get_args(Every)
LEAST: Final[Mapping[Every, int]] = MappingProxyType({"each": 10 * MINUTE, "hour": HOUR, "day": 24 * HOUR})
"""Least milliseconds between two calls of one person, by their wish."""

HOST: Final = 10 * MINUTE
"""Milliseconds between two calls by tables of one host, to any person."""
SAME: Final = HOUR
"""Milliseconds between two calls of one person by tables of one host."""

MOST_CALLED: Final = 3
"""Most people called by one table, all in one message."""
LOOKED: Final = 12
"""Most candidates considered for a call, as some may have left the server, for instance."""

HOURS: Final = (1, 3, 8, 24, 168)
"""Choices of hours for which a person wants to be called."""
USUAL: Final = 3


class Call(NamedTuple):
    """A person's wish to be called; moments are milliseconds since 1970 in UTC."""

    user: int
    guild: int
    games: tuple[str, ...]
    every: Every
    until: int
    since: int


async def wanted(store: Store, user: int, guild: int, at: int) -> Call | None:
    """Return a person's wish on this server; None if there is none or it has expired."""
    mine = select(calls).where(calls.c.user == user, calls.c.guild == guild, calls.c.until > at)
    row = await store.read(lambda connection: connection.execute(mine).first())
    return _read(row) if row else None


async def want(store: Store, wish: Call, at: int) -> None:
    """Store a person's wish here, replacing an earlier one; delete all expired wishes."""

    def work(connection: Connection) -> None:
        mine = (calls.c.user == wish.user) & (calls.c.guild == wish.guild)
        connection.execute(delete(calls).where(mine | (calls.c.until <= at)))
        connection.execute(insert(calls).values({**wish._asdict(), "games": " ".join(wish.games)}))

    await store.write(work)


async def withdraw(store: Store, user: int, guild: int) -> None:
    """Delete a person's wish here."""
    mine = (calls.c.user == user) & (calls.c.guild == guild)

    def work(connection: Connection) -> None:
        connection.execute(delete(calls).where(mine))

    await store.write(work)


def callable_now(
    connection: Connection, record: Record, at: int, busy: Collection[int] = ()
) -> list[int] | None:
    """Return the people this table could call now, least recently called first; None if it has called
    already.

    `busy`: people who are playing, and are left alone. Whether they may sit down there is checked elsewhere.
    """
    here = (called.c.table == record.id) & (called.c.why == "called")
    if connection.scalar(select(called.c.user).where(here).limit(1)) is not None:
        return None
    by_host = _last(connection, called.c.caller == record.host)
    if max(by_host.values(), default=0) > at - HOST:
        return []
    last = _last(connection, called.c.user.in_(select(calls.c.user).where(calls.c.guild == record.guild)))
    waiting = (calls.c.guild == record.guild) & (calls.c.until > at)
    rows = map(_read, connection.execute(select(calls).where(waiting).order_by(calls.c.since, calls.c.user)))
    seated = people(record)
    willing = [
        one.user
        for one in sorted(rows, key=lambda one: last.get(one.user, 0))
        if record.slug in one.games
        and one.user not in (*seated, *busy)
        and last.get(one.user, 0) <= at - LEAST[one.every]
        and by_host.get(one.user, 0) <= at - SAME
    ]
    return list(islice(_welcome(connection, record, willing, seated), LOOKED))


def _welcome(
    connection: Connection, record: Record, willing: Sequence[int], seated: Sequence[int]
) -> Iterator[int]:
    """Yield the people whom neither the server, the host nor a block at the table keeps away."""
    for user in willing:
        if not company.kept_out(connection, record, user) and not company.apart(connection, user, seated):
            yield user


def keep(connection: Connection, record: Record, users: Sequence[int], at: int) -> list[int]:
    """Store calls by this table; return the users to tell: nobody who withdrew, sits here or was told before.

    Calls are stored before they are posted: after a crash a lost call is better than a repeated one.
    """
    waiting = select(calls.c.user).where(calls.c.guild == record.guild, calls.c.until > at)
    still = set(connection.scalars(waiting)).difference(people(record))
    told = partial(call, connection, record.id, why="called", at=at, caller=record.host)
    return [user for user in users if user in still and told(user)]


def of_user(connection: Connection, user: int) -> list[dict[str, Any]]:
    """Return the stored wishes of this person, for their export."""
    columns = [column for column in calls.c if column.name != "user"]
    mine = select(*columns).where(calls.c.user == user).order_by(calls.c.guild)
    return [dict(row) for row in connection.execute(mine).mappings()]


def _last(connection: Connection, which: Any) -> dict[int, int]:
    """Return the time of each person's last call that meets the condition."""
    rows = select(called.c.user, func.max(called.c.at).label("at"))
    rows = rows.where(which, called.c.why == "called").group_by(called.c.user)
    return {row.user: row.at for row in connection.execute(rows)}


def _read(row: Any) -> Call:
    return Call(**{**row._mapping, "games": tuple(row.games.split())})
