"""Substitutes: a person takes a seat over for the rest of a match, at its owner's wish.

The result stays the owner's, as if they had left: they come last, and gain nothing by the substitute's play;
nor does the substitute. So a lost match cannot be passed on, and nobody can join a won one. A seat changes
hands once in a match. An owner who gave a seat away knows cards, and takes no other.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, select

from bot.evenings import queue
from bot.games.base import Refusal, Seat
from bot.people import called, company
from bot.records.presence import acts, people, returns
from bot.records.stored import Occupant, Record, now
from bot.schema.tables import called as mentioned
from bot.store.storage import Store
from bot.tables import lobby
from bot.tables.changes import Change, Changes
from bot.tables.registry import Registry
from bot.tables.table import Table

WHOEVER_WAITS: Final = 0
"""Value of `offered` for an offer to the queue instead of a named person."""
AGAIN: Final = 60 * 1000
"""Milliseconds between two offers of a seat, as each is a message to the whole channel."""
MENTIONED: Final = 3
"""Most people in the queue who are mentioned for an offer."""


# Changes of a record


def offer(record: Record, user: int, guest: int, at: int) -> Record:
    """Offer one's seat to a person, or to `WHOEVER_WAITS`; the owner plays on until it is taken."""
    seat, one = _own(record, user)
    if not queue.possible(record):
        raise Refusal("substitute-not-here")
    if one.handed is not None:
        raise Refusal("substitute-once")
    if not (acts(one) or returns(one)):
        raise Refusal("table-conceded-already")
    if guest == WHOEVER_WAITS and not queue.offered(record):
        raise Refusal("guests-invited-only")
    if record.seat_of(guest) is not None:
        raise Refusal("substitute-seated")
    if record.held_by(guest):
        # The guest gave a seat of this match away, and knows cards.
        raise Refusal("substitute-was-there")
    if one.offered == guest:
        return record
    if one.offered_at is not None and at - one.offered_at < AGAIN:
        raise Refusal("substitute-too-soon")
    return lobby.seated(record, seat, one._replace(offered=guest, offered_at=at, offer_told=False))


def withdraw(record: Record, user: int) -> Record:
    """Withdraw the offer of one's seat."""
    seat, one = _own(record, user)
    if one.offered is None:
        raise Refusal("substitute-gone")
    return lobby.seated(record, seat, one._replace(offered=None))


def take(
    record: Record, user: int, name: str, seat: Seat, lines: int, at: int, roles: Collection[int] = ()
) -> Record:
    """Take the offered seat; `lines`: length of the log so far. The caller checks all that needs the
    database: blocks, and the order of the queue."""
    one = record.seats[seat] if seat < len(record.seats) else None
    if record.status != "playing" or one is None or one.offered is None or not (acts(one) or returns(one)):
        raise Refusal("substitute-gone")
    if record.seat_of(user) is not None:
        raise Refusal("table-already-seated")
    if record.held_by(user):
        raise Refusal("substitute-was-there")
    if one.offered == WHOEVER_WAITS:
        lobby.check_admitted(record, roles)
    elif one.offered != user:
        raise Refusal("substitute-not-you")
    # The word stays, as the deals depend on it; and nobody has waited for the newcomer yet.
    there = Occupant(name, user, since=at, word=one.word, owner=one.user, owner_name=one.name, handed=lines)
    record = queue.settled(lobby.seated(record, seat, there))
    return record if record.host != one.user else replace(record, host=people(record)[0])


def told(record: Record, seat: Seat, at: int) -> Record:
    """Mark that the channel was told of the offer made at this moment."""
    one = record.seats[seat]
    if one is None or one.offered is None or one.offered_at != at:
        return record
    return lobby.seated(record, seat, one._replace(offer_told=True))


def to_tell(record: Record) -> list[tuple[Seat, Occupant]]:
    """Return the offered seats of which the channel has not been told."""
    if record.status != "playing":
        return []
    return [
        (seat, one)
        for seat, one in enumerate(record.seats)
        if one and one.offered is not None and not one.offer_told
    ]


def without(record: Record, user: int, alias: int) -> Record:
    """Return the record without this person; the alias owns a seat that they gave away."""
    record = declined(record, user)
    return replace(record, seats=tuple(one and _without(one, user, alias) for one in record.seats))


def declined(record: Record, user: int) -> Record:
    """Return the record without offers of seats to this person, who is not there to take one."""
    offered = (one and (one._replace(offered=None) if one.offered == user else one) for one in record.seats)
    return replace(record, seats=tuple(offered))


def _without(one: Occupant, user: int, alias: int) -> Occupant:
    return one._replace(owner=alias, owner_name="", word=None) if one.owner == user else one


def _own(record: Record, user: int) -> tuple[Seat, Occupant]:
    seat = record.seat_of(user)
    one = None if seat is None else record.seats[seat]
    if seat is None or one is None:
        raise Refusal("table-not-seated")
    if record.status != "playing":
        raise Refusal("table-not-started")
    return seat, one


# Queries


def called_for(connection: Connection, table: int, at: int) -> list[int]:
    """Return the people mentioned in the message of the offer made at this moment."""
    wanted = (mentioned.c.table == table) & (mentioned.c.why == "substitute") & (mentioned.c.at == at)
    return list(connection.scalars(select(mentioned.c.user).where(wanted).order_by(mentioned.c.user)))


def _call(connection: Connection, record: Record, seat: Seat, at: int) -> None:
    """Store the people to mention: nobody in a block with a person at the table."""
    one = record.seats[seat]
    if one is None or one.offered is None:
        return
    if one.offered == WHOEVER_WAITS:
        guests = queue.welcome(connection, record, MENTIONED)
    else:
        guests = [one.offered] if not _kept_apart(connection, record, one.offered) else []
    for guest in guests:
        called.call(connection, record.id, guest, "substitute", at, one.user or record.host)


def _kept_apart(connection: Connection, record: Record, user: int) -> bool:
    if company.kept_out(connection, record, user):
        return True
    return bool(company.apart(connection, user, people(record)))


class Substitutes:
    def __init__(self, store: Store, registry: Registry, changes: Changes) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes

    async def offer(self, number: int, user: int, guest: int) -> Table:
        """Offer one's seat to a person, or to `WHOEVER_WAITS`."""
        table = self._registry.get(number)

        async def offered(change: Change) -> None:
            table.check_live()
            if guest != WHOEVER_WAITS:
                await company.check_server(self._store, table.guild, guest, other=True)
            at = now()
            record, seat = offer(table.record, user, guest, at), table.record.seat_of(user)
            if record is not table.record and seat is not None:
                await change.save(record, also=lambda connection: _call(connection, record, seat, at))

        # Not while a person is being deleted, as it may be this one.
        async with self._registry.coming:
            await self._changes.change(table, offered)
        return table

    async def withdraw(self, number: int, user: int) -> Table:
        """Withdraw the offer of one's seat."""
        table = self._registry.get(number)

        async def kept(change: Change) -> None:
            table.check_live()
            await change.save(withdraw(table.record, user))

        await self._changes.change(table, kept)
        return table

    async def take(self, number: int, user: int, name: str, seat: Seat, roles: Collection[int] = ()) -> Table:
        """Play on from an offered seat."""
        table = self._registry.get(number)

        async def taken(change: Change) -> None:
            table.check_live()
            record = take(table.record, user, name, seat, len(table.log), now(), roles)
            await company.check(self._store, table.record, user)
            await self._store.read(lambda connection: _check(connection, table.record, user, seat))
            await change.save(record)

        async with self._registry.coming:
            await self._changes.change(table, taken)
        return table

    async def told(self, table: Table, seat: Seat, at: int) -> None:
        """Mark that the channel was told of the offer made at this moment."""

        async def kept(change: Change) -> None:
            if (record := told(table.record, seat, at)) != table.record:
                await change.save(record)

        await self._changes.note(table, kept)


def _check(connection: Connection, record: Record, user: int, seat: Seat) -> None:
    """Raise `Refusal` if others in the queue come first, or somebody at the table is in a block with the
    person. The block is not mentioned: nobody in a match could leave it to avoid the person."""
    one = record.seats[seat]
    # The leaving owner does not count.
    others = [other for other in people(record) if one is None or other != one.user]
    if company.apart(connection, user, others):
        raise Refusal("substitute-gone")
    if one and one.offered == WHOEVER_WAITS:
        # The order within the queue does not matter.
        first = queue.welcome(connection, record, queue.MOST_WAITING)
        if first and user not in first:
            raise Refusal("substitute-others-wait")
