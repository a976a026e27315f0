"""The queue for a seat at a table, first come, first served: functions from a record to the next, or a
`Refusal`.

A seat is kept for the next person, who must accept it; nobody is seated without saying yes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, delete, select

from bot.games.base import Refusal
from bot.people import company
from bot.records.presence import people, state
from bot.records.stored import Occupant, Record, Waiter
from bot.schema.tables import LIVE, PUT_BY, removed, tables, waiting
from bot.tables import lobby

MOST_WAITING: Final = 12
"""Most people in the queue of a table."""
KEPT: Final = 12 * 60 * 60 * 1000
"""Milliseconds after a match until its queue is cleared; a match begun by then takes the queue over."""


def possible(record: Record) -> bool:
    """Return whether the table can have a queue: the bot can call people there, and others may sit there."""
    return not (record.duplicated or record.guild is None or record.visiting)


def offered(record: Record) -> bool:
    """Return whether people from outside may join the queue of this table."""
    return possible(record) and record.access != lobby.INVITED


def wait(record: Record, user: int, name: str, at: int, roles: Collection[int] = ()) -> Record:
    """Join the end of the queue; `roles`: the person's roles on the server."""
    if not possible(record):
        raise Refusal("queue-not-here")
    if record.seat_of(user) is not None:
        raise Refusal("table-already-seated")
    if any(one.user == user for one in record.waiting):
        raise Refusal("queue-already")
    lobby.check_admitted(record, roles)
    if record.status == "lobby" and None in record.seats and not record.waiting:
        raise Refusal("queue-seat-free")
    if len(record.waiting) >= MOST_WAITING:
        raise Refusal("queue-full", most=MOST_WAITING)
    return replace(record, waiting=(*record.waiting, Waiter(user, name, at)))


def stop(record: Record, user: int) -> Record:
    """Leave the queue, and free a seat that is kept for this person."""
    if not any(one.user == user for one in record.waiting):
        raise Refusal("queue-not-waiting")
    return without(record, user)


def without(record: Record, user: int) -> Record:
    """Return the record without this person in the queue or in a kept seat."""
    seat, left = record.seat_of(user), tuple(one for one in record.waiting if one.user != user)
    if record.status == "lobby" and seat is not None and lobby.pending(record.seats[seat]):
        record = lobby.seated(record, seat, None)
    return replace(record, waiting=left)


def uncalled(record: Record) -> Record:
    """Return the record with all queue calls undone, so that each person's admission is checked again."""
    waits = {one.user for one in record.waiting}
    seats = tuple(
        None if state(one) == "asked" and one and one.user in waits else one for one in record.seats
    )
    waiting = tuple(one._replace(called=None, told=False) for one in record.waiting)
    return replace(record, seats=seats, waiting=waiting)


def settled(record: Record) -> Record:
    """Return the record without people in the queue who have sat down or let a kept seat go."""
    left = tuple(one for one in record.waiting if _waits(record, one))
    return record if left == record.waiting else replace(record, waiting=left)


def _waits(record: Record, one: Waiter) -> bool:
    seat = record.seat_of(one.user)
    if seat is None:
        return one.called is None
    return lobby.pending(record.seats[seat])


def next_ones(record: Record) -> list[int]:
    """Return the people in the queue who have not been called, in order."""
    return [one.user for one in record.waiting if one.called is None and record.seat_of(one.user) is None]


def call(record: Record, welcome: Sequence[int], at: int) -> Record:
    """Keep the free seats of a lobby for these people, as far as there are any."""
    names = {one.user: one.name for one in record.waiting}
    seats = list(record.seats)
    for user in welcome:
        if None in seats:
            seats[seats.index(None)] = Occupant(names[user], user, away="asked", since=at)
    called = {one.user for one in seats if one}
    theirs = tuple(
        one._replace(called=at, told=False) if one.user in called and one.user in welcome else one
        for one in record.waiting
    )
    return replace(record, seats=tuple(seats), waiting=theirs)


def told(record: Record, user: int) -> Record:
    """Mark that a person was told of the seat kept for them."""
    now = tuple(one._replace(told=True) if one.user == user else one for one in record.waiting)
    return replace(record, waiting=now)


def to_tell(record: Record) -> list[Waiter]:
    """Return the people who have not been told of the seat kept for them."""
    return [one for one in record.waiting if one.called is not None and not one.told]


def to_tell_again(record: Record, at: int) -> list[Waiter]:
    """Return those whose seat is still kept past the moment they were told, because of an outage."""
    told = [one for one in record.waiting if one.called is not None and one.told and _waits(record, one)]
    return [one for one in told if (one.called or 0) + lobby.ANSWER < at]


def make_room(record: Record, welcome: Sequence[int]) -> Record:
    """Remove computer players for people in the queue if there are too few free seats, last seats first."""
    seats = list(record.seats)
    for seat in reversed(range(len(seats))):
        one = seats[seat]
        if seats.count(None) < len(welcome) and one and one.user is None:
            seats[seat] = None
    return replace(record, seats=tuple(seats))


# Queries


def welcome(connection: Connection, record: Record, most: int) -> list[int]:
    """Return the next people to call from the queue, at most `most`.

    It skips people who block, or are blocked by, a player at the table, people the host has sent away, and
    people the server bars. They keep their place and are not told. An invitation-only table calls nobody.
    """
    if record.access == lobby.INVITED:
        return []
    found: list[int] = []
    seated = set(people(record))
    sent = set(connection.scalars(select(removed.c.user).where(removed.c.table == record.id)))
    for user in next_ones(record):
        if len(found) == most:
            break
        if user in sent or company.is_barred(connection, record.guild, user):
            continue
        if not company.apart(connection, user, seated):
            found.append(user)
            seated.add(user)
    return found


def take_along(connection: Connection, table: int) -> None:
    """Clear the queue of a table, as the table begun from it has taken the queue over."""
    connection.execute(delete(waiting).where(waiting.c.table == table))


def sweep(connection: Connection, since: int) -> None:
    """Clear the queues of tables that were over before `since`."""
    over = select(tables.c.id).where(tables.c.status.not_in((*LIVE, *PUT_BY)), tables.c.changed < since)
    connection.execute(delete(waiting).where(waiting.c.table.in_(over)))
