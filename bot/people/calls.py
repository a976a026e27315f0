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
from bot.store.schema import called, calls
from bot.tables.presence import people

if TYPE_CHECKING:
    from bot.store.storage import Store
    from bot.tables.records import Record

MINUTE: Final = 60 * 1000
HOUR: Final = 60 * MINUTE

Every = Literal["each", "hour", "day"]
OFTEN: Final[tuple[Every, ...]] = get_args(Every)
LEAST: Final[Mapping[Every, int]] = MappingProxyType({"each": 10 * MINUTE, "hour": HOUR, "day": 24 * HOUR})
"""Milliseconds between two calls of one person, as they like it."""

HOST: Final = 10 * MINUTE
"""Milliseconds between two calls by tables of one host, whomever they call."""
SAME: Final = HOUR
"""Milliseconds between two calls of one person by tables of one host."""

MOST: Final = 3
"""People whom one table calls, all in one message."""
LOOKED: Final = 12
"""People who are looked at for that: some are not on the server any more, say."""

HOURS: Final = (1, 3, 8, 24, 168)
"""For how many somebody may want to be called."""
USUAL: Final = 3


class Call(NamedTuple):
    """What somebody wants to be called to; moments are milliseconds since 1970 in UTC."""

    user: int
    guild: int
    games: tuple[str, ...]
    every: Every
    until: int
    since: int


async def wanted(store: Store, user: int, guild: int, at: int) -> Call | None:
    """What this person wants on this server; None where it is nothing, or not any more."""
    mine = select(calls).where(calls.c.user == user, calls.c.guild == guild, calls.c.until > at)
    row = await store.read(lambda connection: connection.execute(mine).first())
    return _read(row) if row else None


async def want(store: Store, wish: Call, at: int) -> None:
    """From now on they are called to this and nothing else here; what is over of anybody is forgotten."""

    def work(connection: Connection) -> None:
        mine = (calls.c.user == wish.user) & (calls.c.guild == wish.guild)
        connection.execute(delete(calls).where(mine | (calls.c.until <= at)))
        connection.execute(insert(calls).values({**wish._asdict(), "games": " ".join(wish.games)}))

    await store.write(work)


async def withdraw(store: Store, user: int, guild: int) -> None:
    """They are not called here any more."""
    mine = (calls.c.user == user) & (calls.c.guild == guild)

    def work(connection: Connection) -> None:
        connection.execute(delete(calls).where(mine))

    await store.write(work)


def callable_now(
    connection: Connection, record: Record, at: int, busy: Collection[int] = ()
) -> list[int] | None:
    """Whom this table could call now, who was not called for the longest time first; None where it has.

    `busy`: who is playing, and is left alone. Whether they may sit down there is for others to say.
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
    """Those whom neither the server nor the host nor anybody at the table keeps away, or they them."""
    for user in willing:
        if not company.kept_out(connection, record, user) and not company.apart(connection, user, seated):
            yield user


def keep(connection: Connection, record: Record, users: Sequence[int], at: int) -> list[int]:
    """Keep that this table calls these; returns whom to tell: none who took it back, sits or was told.

    It is kept before it is said: after a crash a call that is lost is better than one that comes twice.
    """
    waiting = select(calls.c.user).where(calls.c.guild == record.guild, calls.c.until > at)
    still = set(connection.scalars(waiting)).difference(people(record))
    told = partial(call, connection, record.id, why="called", at=at, caller=record.host)
    return [user for user in users if user in still and told(user)]


def of_user(connection: Connection, user: int) -> list[dict[str, Any]]:
    """What is kept of it about this person, for them."""
    columns = [column for column in calls.c if column.name != "user"]
    mine = select(*columns).where(calls.c.user == user).order_by(calls.c.guild)
    return [dict(row) for row in connection.execute(mine).mappings()]


def _last(connection: Connection, which: Any) -> dict[int, int]:
    """When each person was last called, where this is true."""
    rows = select(called.c.user, func.max(called.c.at).label("at"))
    rows = rows.where(which, called.c.why == "called").group_by(called.c.user)
    return {row.user: row.at for row in connection.execute(rows)}


def _read(row: Any) -> Call:
    return Call(**{**row._mapping, "games": tuple(row.games.split())})
