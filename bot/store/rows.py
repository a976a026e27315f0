"""Rows of a table and its seats in the database."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.records.packed import Packed, unpack
from bot.records.stored import Line, Occupant, Record, Waiter
from bot.schema.tables import LIVE, clicks, log, packed, removed, seats, tables, waiting
from bot.store import owed
from bot.store.names import usernames

UNREADABLE: Final[Mapping[str, str]] = {"": ""}
"""Placeholder for unreadable options: no game has such, so the table cannot be begun or woken."""

BATCH: Final = 200
"""Most table numbers in one query, below every database's limit."""


class Outpaced(Exception):
    """A write to a table whose stored version has changed since it was read."""

    def __init__(self, table: int) -> None:
        super().__init__(f"somebody else has changed table {table}: is another bot using this database?")
        self.table = table


_VERSIONS: Final = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("numbers", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
"""Query for the versions of tables; made once, as making it costs more than running it at each commit."""


def begun_from(connection: Connection, number: int) -> int | None:
    """Return the live table that is a rematch of this match, unless one person plays there alone."""
    persons = select(func.count()).where(seats.c.table == tables.c.id, seats.c.user.is_not(None))
    others = (tables.c.status == "lobby") | (persons.scalar_subquery() > 1)
    live = (tables.c.follows == number) & tables.c.status.in_(LIVE) & others
    return connection.scalar(select(tables.c.id).where(live).limit(1))


def check_versions(connection: Connection, seen: Mapping[int, int]) -> None:
    """Lock these tables until the transaction ends; raises `Outpaced` if one has another version by now."""
    for table, version in connection.execute(_VERSIONS, {"numbers": list(seen)}):
        if version != seen[table]:
            raise Outpaced(table)


def write_record(connection: Connection, record: Record) -> None:
    """Write the record as the next version; raises `Outpaced` if that version exists already."""
    mine = (tables.c.id == record.id) & (tables.c.version == record.version)
    values = {**row_of(record), "version": record.version + 1}
    if connection.execute(update(tables).where(mine).values(values)).rowcount != 1:
        raise Outpaced(record.id)
    _write_seats(connection, record)
    connection.execute(delete(waiting).where(waiting.c.table == record.id))
    _insert_queue(connection, record)
    if record.status not in LIVE:
        # Clicks in a lobby that never began no longer count, and nobody need be kept away.
        connection.execute(delete(clicks).where(clicks.c.table == record.id))
        connection.execute(delete(removed).where(removed.c.table == record.id))
    owed.closed(connection, record)


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
        "board": record.board,
        "told": record.told,
        "patience": record.patience,
        "hints": record.hints,
        "access": record.access,
        "parent": record.parent,
        "evening": record.evening,
        "language": record.language,
        "visiting": record.visiting,
    }


def record_of(row: RowMapping, sitting: dict[int, Occupant], queue: Sequence[Waiter] = ()) -> Record:
    values = dict(row)
    del values["opener"], values["follows"]
    options = _options(values.pop("options"))
    chairs = tuple(sitting.get(seat) for seat in range(values.pop("players")))
    return Record(**values, options=options, seats=chairs, waiting=tuple(queue))


def close_record(connection: Connection, record: Record) -> bool:
    """Write only that the table is closed, so that its faulty data can be inspected.

    Return False if another process has changed it meanwhile: then it is theirs.
    """
    closed = {"status": record.status, "changed": record.changed, "version": record.version + 1}
    mine = (tables.c.id == record.id) & (tables.c.version == record.version)
    return connection.execute(update(tables).where(mine).values(closed)).rowcount == 1


def insert_seats(connection: Connection, record: Record) -> None:
    """Insert the seats and the queue of a new table."""
    if rows := _seat_rows(record):
        connection.execute(insert(seats), rows)
    _insert_queue(connection, record)


def _seat_rows(record: Record) -> list[dict[str, Any]]:
    return [
        {"table": record.id, "seat": seat, **one._asdict()} for seat, one in enumerate(record.seats) if one
    ]


def _write_seats(connection: Connection, record: Record) -> None:
    """Write the seats. Unchanged occupants keep their row, with any columns of a newer Toucan."""
    mine = seats.c.table == record.id
    before = {row["seat"]: row for row in connection.execute(select(seats).where(mine)).mappings()}
    rows = {row["seat"]: row for row in _seat_rows(record)}
    staying = {seat for seat in rows.keys() & before.keys() if rows[seat]["user"] == before[seat]["user"]}
    if left := before.keys() - staying:
        connection.execute(delete(seats).where(mine, seats.c.seat.in_(left)))
    for seat in sorted(staying):
        if rows[seat] != dict(before[seat]):
            connection.execute(update(seats).where(mine, seats.c.seat == seat).values(rows[seat]))
    if new := [row for seat, row in rows.items() if seat not in staying]:
        connection.execute(insert(seats), new)


def _insert_queue(connection: Connection, record: Record) -> None:
    if record.waiting:
        queue = [
            {"table": record.id, "place": place, **one._asdict()} for place, one in enumerate(record.waiting)
        ]
        connection.execute(insert(waiting), queue)


def read_records(connection: Connection, which: Any) -> list[Record]:
    """Return the records that match the condition, oldest first."""
    rows = connection.execute(select(tables).where(which).order_by(tables.c.id)).mappings().all()
    chairs = connection.execute(select(seats).where(seats.c.table.in_(select(tables.c.id).where(which))))
    sitting: dict[int, dict[int, Occupant]] = {}
    for table, seat, *rest in chairs:
        user, level, name, *others = rest
        sitting.setdefault(table, {})[seat] = Occupant(name, user, level, *others)
    wanted = [waiting.c[name] for name in ("table", *Waiter._fields)]
    theirs = select(*wanted).where(waiting.c.table.in_(select(tables.c.id).where(which)))
    queues: dict[int, list[Waiter]] = {}
    for table, *one in connection.execute(theirs.order_by(waiting.c.place)):
        queues.setdefault(table, []).append(Waiter(*one))
    records = [record_of(row, sitting.get(row["id"], {}), queues.get(row["id"], ())) for row in rows]
    people = {holder.user for record in records for one in record.seats if one for holder in one.holders}
    usernames.read(connection, people.union(one.user for record in records for one in record.waiting))
    return records


def read_logs(connection: Connection, numbers: Sequence[int], since: int = 0) -> dict[int, list[Line]]:
    """Return the lines of these tables, packed or not, in order, from line `since` on."""
    found: dict[int, list[Line]] = {number: [] for number in numbers}
    for few in in_parts(numbers):
        lines = select(log).where(log.c.table.in_(few), log.c.n >= since)
        for table, n, seat, action, at in connection.execute(lines.order_by(log.c.table, log.c.n)):
            found[table].append(Line(n, seat, _shared(action), at))
        # Read afterwards, as a log may be packed in between. Lines may follow the packed ones: a board of a
        # night that was stopped is played out later.
        for table, *columns in connection.execute(select(packed).where(packed.c.table.in_(few))):
            first = unpack(Packed(*columns))
            found[table] = [*first[since:], *(line for line in found[table] if line.n >= len(first))]
    return found


def has_lines(table: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the SQL condition that the log of this table has a line."""
    return or_(
        select(log.c.n).where(log.c.table == table, log.c.n == 0).exists(),
        select(packed.c.lines).where(packed.c.table == table).exists(),
    )


def count_lines(connection: Connection, numbers: Sequence[int]) -> dict[int, int]:
    """Return the number of lines of these tables, without those that have none."""
    counted: Counter[int] = Counter()
    for few in in_parts(numbers):
        rows = select(log.c.table, func.count()).where(log.c.table.in_(few)).group_by(log.c.table)
        pack = select(packed.c.table, packed.c.lines).where(packed.c.table.in_(few))
        for table, lines in (*connection.execute(rows), *connection.execute(pack)):
            counted[table] += lines
    return counted


def erase_word(connection: Connection, table: int, seat: int) -> None:
    """Erase the word of a seat at a closed table."""
    mine = (seats.c.table == table) & (seats.c.seat == seat)
    connection.execute(update(seats).where(mine).values(word=None))
    connection.execute(update(tables).where(tables.c.id == table).values(version=tables.c.version + 1))


def _options(text: str) -> Mapping[str, str]:
    try:
        read = json.loads(text)
    except ValueError:
        return UNREADABLE
    fine = isinstance(read, dict) and all(isinstance(value, str) for value in read.values())
    return read if fine else UNREADABLE


def _shared(action: str) -> str:
    """Return the interned action, as the many lines hold few different ones."""
    # Values of other types are left for the replay to refuse.
    return sys.intern(action) if type(action) is str else action


def held_by(user: int) -> ColumnElement[bool]:
    """Return the SQL condition for seats that this person has, or gave away; see `Record.held_by`."""
    return (seats.c.user == user) | (seats.c.owner == user)


def had(user: int, line: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the SQL condition that a seat was this person's at this line; see `Holder.had`."""
    since = seats.c.handed.is_(None) | (line >= seats.c.handed)
    return ((seats.c.user == user) & since) | ((seats.c.owner == user) & (line < seats.c.handed))


def in_parts(numbers: Sequence[int]) -> Iterable[Sequence[int]]:
    """Split the numbers into parts that fit one query."""
    return (numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH))
