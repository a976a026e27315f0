"""Deadlines, outages and heartbeats in the database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sqlalchemy import Connection, delete, insert, select, update

from bot.schema.tables import LIVE, tables
from bot.schema.time import deadlines, pulse
from bot.schema.time import outages as kept_outages
from bot.store.shards import Shards, at_place, place
from bot.time.deadlines import Deadline, Deadlines
from bot.time.outages import KEPT, Outage, Where


def write_deadlines(connection: Connection, table: int, those: Deadlines) -> None:
    """Replace the table's deadlines by these."""
    connection.execute(delete(deadlines).where(deadlines.c.table == table))
    if those:
        rows = [{"table": table, **one._asdict()} for one in those.values()]
        connection.execute(insert(deadlines), rows)


def read_deadlines(connection: Connection, table: int | None = None) -> dict[int, list[Deadline]]:
    """Return the deadlines of this table, or of every live one, by table."""
    live = select(tables.c.id).where(tables.c.status.in_(LIVE))
    which = deadlines.c.table.in_(live) if table is None else deadlines.c.table == table
    found: dict[int, list[Deadline]] = {}
    for number, *rest in connection.execute(select(deadlines).where(which)):
        found.setdefault(number, []).append(Deadline(*rest))
    return found


def beat(
    connection: Connection, at: int, shards: Shards | None = None, outages: Iterable[Outage] = ()
) -> None:
    """Store the heartbeat of these shards, and these outages; remove outages that are too old."""
    shards = shards or Shards()
    for number in sorted(place(shard, shards.count) for shard in shards.ours):
        done = connection.execute(update(pulse).where(pulse.c.id == number).values(at=at))
        if not done.rowcount:
            connection.execute(insert(pulse).values(id=number, at=at))
    for where, begin, end in outages:
        row = {**where._asdict(), "since": begin}
        connection.execute(delete(kept_outages).where(*(kept_outages.c[name] == row[name] for name in row)))
        connection.execute(insert(kept_outages).values(**row, until=end))
    old = at - KEPT
    connection.execute(delete(kept_outages).where(kept_outages.c.since < old, kept_outages.c.until < old))


def read_outages(connection: Connection) -> list[Outage]:
    """Return all outages in the order in which they ended."""
    rows = connection.execute(select(kept_outages).order_by(kept_outages.c.id))
    return [Outage(Where(row.place, row.guild), row.since, row.until) for row in rows]


Beats = Mapping[int, Mapping[int, int]]
"""Last heartbeat of each shard, in milliseconds since 1970 in UTC, by the number of shards at that time."""


def beats(connection: Connection) -> Beats:
    found: dict[int, dict[int, int]] = {}
    for number, at in connection.execute(select(pulse.c.id, pulse.c.at)):
        shard, count = at_place(number)
        found.setdefault(count, {})[shard] = at
    return found


def last_beat(found: Beats, shard: int, count: int) -> int | None:
    """Return the last heartbeat of a shard in milliseconds since 1970 in UTC; None if there is none.

    For beats with another number of shards, all of those shards must have been up.
    """
    last = (by.get(shard) if other == count else min(by.values()) for other, by in found.items())
    return max((at for at in last if at is not None), default=None)
