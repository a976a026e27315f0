"""What the database keeps of time: deadlines, and when the bot was last up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isqrt

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from bot.store.schema import LIVE, log, tables
from bot.store.schema_time import deadlines, pulse
from bot.store.shards import Shards, shard_of
from bot.tables.deadlines import Deadline, Deadlines


def write_deadlines(connection: Connection, table: int, those: Deadlines) -> None:
    """These and no others are the table's."""
    connection.execute(delete(deadlines).where(deadlines.c.table == table))
    if those:
        rows = [{"table": table, **one._asdict()} for one in those.values()]
        connection.execute(insert(deadlines), rows)


def read_deadlines(connection: Connection, table: int | None = None) -> dict[int, list[Deadline]]:
    """Of this table, or of every live one."""
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    which = deadlines.c.table.in_(live) if table is None else deadlines.c.table == table
    found: dict[int, list[Deadline]] = {}
    for number, *rest in connection.execute(select(deadlines).where(which)):
        found.setdefault(number, []).append(Deadline(*rest))
    return found


def place(shard: int, count: int) -> int:
    """The number under which the beats of a shard are kept: that of the only one there is is 1.

    Each number is that of one shard among so many.
    """
    return count * (count - 1) // 2 + shard + 1


def beat(connection: Connection, at: int, shards: Shards | None = None) -> None:
    """The bot is up for these shards at this moment."""
    shards = shards or Shards()
    for number in sorted(place(shard, shards.count) for shard in shards.ours):
        done = connection.execute(update(pulse).where(pulse.c.id == number).values(at=at))
        if not done.rowcount:
            connection.execute(insert(pulse).values(id=number, at=at))


def signs(connection: Connection, which: ColumnElement[bool] | None = None) -> list[tuple[int | None, int]]:
    """Servers, and moments at which the bot was up there: of every live table the last change and line.

    `which`: only of these tables.
    """
    newest = select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.n.desc()).limit(1)
    live = select(tables.c.guild, tables.c.changed, newest.scalar_subquery()).where(tables.c.status.in_(LIVE))
    rows = connection.execute(live if which is None else live.where(which))
    return [(guild, moment) for guild, *both in rows for moment in both if isinstance(moment, int)]


Beats = Mapping[int, Mapping[int, int]]
"""The last beat of each shard, by how many shards there were then."""


def beats(connection: Connection) -> Beats:
    found: dict[int, dict[int, int]] = {}
    for number, at in connection.execute(select(pulse.c.id, pulse.c.at)):
        count = (1 + isqrt(8 * number - 7)) // 2
        found.setdefault(count, {})[number - place(0, count)] = at
    return found


def last_beats(found: Beats, guild: int | None) -> Iterable[int]:
    """Those of the shards that have had this server, however many there were."""
    return (by[shard] for count, by in found.items() if (shard := shard_of(guild, count)) in by)
