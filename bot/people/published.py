"""Matches with pages on the web, the people named there, and the boards of the web."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection, Select, and_, delete, func, insert, select

from bot.fair.seeds import REVEALED, revealed
from bot.games.base import Seat
from bot.people.boards import BoardRow, listed
from bot.ratings.ledger import ALL
from bot.records.stored import Occupant, Record
from bot.schema.boards import ratings
from bot.schema.tables import forgetting, players, published, seats, tables
from bot.store.names import usernames
from bot.store.rows import count_lines, read_records

MOST_ON_BOARD: Final = 100
"""People on a board."""
_ON_BOARDS: Final = ("user", "name", "shown", "games", "wins")
_WILLING: Final = and_(players.c.web, players.c.user.not_in(select(forgetting.c.user)))
"""Condition for people who want to be shown on the web and are not being forgotten."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A match that has pages."""

    record: Record
    """Record without the names of people who are not to be named, and without a moderator's reason."""
    named: frozenset[Seat]
    """Seats whose people agreed to be shown, and computer players: their hands are shown too."""
    lines: int
    """Number of lines of the log."""


def publish(connection: Connection, table: int, seat: Seat) -> None:
    """Store the wish of the person in this seat that the match has pages."""
    withdraw(connection, table, seat)
    connection.execute(insert(published).values(table=table, seat=seat))


def withdraw(connection: Connection, table: int, seat: Seat) -> None:
    """Withdraw the wish of this seat; another at the table may still have one."""
    connection.execute(delete(published).where(published.c.table == table, published.c.seat == seat))


def wishes(connection: Connection, table: int) -> frozenset[Seat]:
    """Return the seats whose people want pages of this match, and want to be shown at all."""
    theirs = _wishes().where(published.c.table == table)
    return frozenset(row.seat for row in connection.execute(theirs))


def _wishes() -> Select[tuple[int, int]]:
    chair = and_(seats.c.table == published.c.table, seats.c.seat == published.c.seat)
    theirs = published.join(seats, chair).join(players, players.c.user == seats.c.user)
    return select(published.c.table, published.c.seat).select_from(theirs).where(_WILLING)


def _willing() -> Select[tuple[int]]:
    return select(players.c.user).where(_WILLING)


def shown(connection: Connection, table: int | None = None) -> list[Shown]:
    """Return every match that has pages, or only this one if it has; oldest first.

    Matches whose cards are not yet public are left out: those of a running weekly challenge, or with deals
    that may still be played at another table.
    """
    wanted = _wishes() if table is None else _wishes().where(published.c.table == table)
    numbers = {row.table for row in connection.execute(wanted)}
    records = [
        record
        for record in read_records(connection, tables.c.id.in_(numbers) & tables.c.status.in_(REVEALED))
        if revealed(record)
    ]
    again = _dealt_again(connection, {_dealt_first(record) for record in records})
    records = [record for record in records if _dealt_first(record) not in again]
    chairs = [one for record in records for one in record.seats if one]
    users = {holder.user for one in chairs for holder in one.holders if holder.user}
    willing = {row.user for row in connection.execute(_willing().where(players.c.user.in_(users)))}
    lines = count_lines(connection, [record.id for record in records])
    return [_shown(record, willing, lines.get(record.id, 0)) for record in records]


def _dealt_first(record: Record) -> int:
    """Return the table that had these deals first."""
    return record.deal_of or record.id


def _dealt_again(connection: Connection, numbers: set[int]) -> set[int]:
    """Return the tables among these whose deals are still being played elsewhere."""
    going_on = tables.c.status.not_in(REVEALED)
    again = select(tables.c.deal_of).where(tables.c.deal_of.in_(numbers), going_on)
    return {number for number in connection.scalars(again) if number is not None}


def _shown(record: Record, willing: set[int], lines: int) -> Shown:
    named = frozenset(seat for seat, one in enumerate(record.seats) if one and _agreed(one, willing))
    chairs = tuple(
        one if one is None or seat in named else one._replace(name="", user=None, owner=None, owner_name=None)
        for seat, one in enumerate(record.seats)
    )
    return Shown(replace(record, seats=chairs, reason=None), named, lines)


def _agreed(one: Occupant, willing: set[int]) -> bool:
    """Return whether all holders of the seat agree to be published; computer players always do."""
    return all(holder.user is None or holder.user in willing for holder in one.holders)


def board(connection: Connection, slug: str) -> list[BoardRow]:
    """Return the best of a game who want to be shown on the web, with their places among all on the board.

    People who are not on the board of all servers are not on this one.
    """
    here = listed(ALL, slug)
    order = func.rank().over(order_by=ratings.c.shown.desc())
    every = (
        select(*(ratings.c[name] for name in _ON_BOARDS), order.label("place"))
        .where(here, ratings.c.settled)
        .subquery()
    )
    few = (
        select(every)
        .where(every.c.user.in_(_willing()))
        .order_by(every.c.place, every.c.user.desc())
        .limit(MOST_ON_BOARD)
    )
    rows = connection.execute(few).all()
    usernames.read(connection, (row.user for row in rows))
    return [BoardRow(row.place, row.user, row.name, row.shown, row.games, row.wins) for row in rows]
