"""A table and who sits at it, as rows of the database."""

from __future__ import annotations

import json

from sqlalchemy import RowMapping, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.records import Occupant, Record
from bot.schema import seats, tables


async def write_record(connection: AsyncConnection, record: Record) -> None:
    await connection.execute(update(tables).where(tables.c.id == record.id).values(row_of(record)))
    await connection.execute(delete(seats).where(seats.c.table == record.id))
    await insert_seats(connection, record)


def row_of(record: Record) -> dict[str, object]:
    return {
        "guild": record.guild,
        "channel": record.channel,
        "slug": record.slug,
        "rules": record.rules,
        "players": len(record.seats),
        "options": json.dumps(dict(record.options)),
        "host": record.host,
        "status": record.status,
        "message": record.message,
        "hand": record.hand,
        "clock": record.clock,
        "warned": record.warned,
        "reason": record.reason,
        "opened": record.opened,
        "changed": record.changed,
        "commitment": record.commitment,
        "deal_of": record.deal_of,
        "week": record.week,
    }


def record_of(row: RowMapping, sitting: dict[int, Occupant]) -> Record:
    values = dict(row)
    options = json.loads(values.pop("options"))
    chairs = tuple(sitting.get(seat) for seat in range(values.pop("players")))
    return Record(**values, options=options, seats=chairs)


async def insert_seats(connection: AsyncConnection, record: Record) -> None:
    rows = [
        {"table": record.id, "seat": seat, **one._asdict()} for seat, one in enumerate(record.seats) if one
    ]
    if rows:
        await connection.execute(insert(seats), rows)
