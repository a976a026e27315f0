"""What the database keeps of time: deadlines, and when the bot was last up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from bot.store.schema import LIVE, log, tables
from bot.store.schema_time import deadlines, pulse
from bot.tables.deadlines import Deadline, Deadlines

PULSE: Final = 1


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


def wake(connection: Connection, now: int, changed: Mapping[int, Deadlines]) -> None:
    """Keep the deadlines that have changed while nobody could act, and that the bot is up."""
    for number, those in changed.items():
        write_deadlines(connection, number, those)
    beat(connection, now)


def beat(connection: Connection, at: int) -> None:
    done = connection.execute(update(pulse).where(pulse.c.id == PULSE).values(at=at))
    if not done.rowcount:
        connection.execute(insert(pulse).values(id=PULSE, at=at))


def signs(connection: Connection) -> list[int]:
    """Moments at which the bot was up: the last beat, and of every live table the last change and line."""
    newest = select(log.c.at).where(log.c.table == tables.c.id).order_by(log.c.n.desc()).limit(1)
    live = select(tables.c.changed, newest.scalar_subquery()).where(tables.c.status.in_(LIVE))
    found = [moment for row in connection.execute(live) for moment in row if isinstance(moment, int)]
    return [last_beat(connection), *found]


def last_beat(connection: Connection) -> int:
    """0 if the bot was never up."""
    return connection.execute(select(pulse.c.at)).scalar() or 0
