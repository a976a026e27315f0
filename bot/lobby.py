"""Who sits where before a match begins: from a record to the next, or a `Refusal`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.ai import levels
from bot.deadlines import CLOCKS
from bot.games.base import Refusal, Seat
from bot.presence import people
from bot.records import Occupant, Record

COMPUTERS: Final = ("Toco", "Ariel", "Keel", "Choco", "Cuvier", "Swainson", "Aracari", "Citron")
"""What computer players are called: toucans, whose names are the same in every language."""


def join(record: Record, user: int, name: str, seat: Seat | None = None) -> Record:
    """Take the seat, or the first free one."""
    _before_start(record)
    if record.seat_of(user) is not None:
        raise Refusal("table-already-seated")
    return _placed(record, _free(record, seat), Occupant(name, user))


def leave(record: Record, user: int) -> Record:
    """Stand up; the host's role goes to the next person, and with the last person the table closes."""
    _before_start(record)
    record = _placed(record, _seat(record, user), None)
    if not people(record):
        return replace(record, status="ended")
    return record if record.host in people(record) else replace(record, host=people(record)[0])


def sit(record: Record, user: int, seat: Seat) -> Record:
    """Move to a free seat, or change places with a computer player."""
    _before_start(record)
    own = _seat(record, user)
    there = _at(record, seat)
    if there and there.user not in (None, user):
        raise Refusal("table-seat-taken", name=there.name)
    return _exchanged(record, own, seat)


def swap(record: Record, user: int, one: Seat, other: Seat) -> Record:
    """The host lets two seats, whoever has them, change places."""
    _before_start(record)
    _host_only(record, user)
    _at(record, one)
    _at(record, other)
    return _exchanged(record, one, other)


def add_computer(record: Record, user: int, level: str, seat: Seat | None = None) -> Record:
    """The host gives a seat, or the first free one, to a computer player."""
    _before_start(record)
    _host_only(record, user)
    if level not in levels(record.slug):
        raise Refusal("no-such-level", game=record.slug, level=level)
    return _placed(record, _free(record, seat), computer(record, level))


def computer(record: Record, level: str) -> Occupant:
    """A computer player whose name nobody at the table has."""
    taken = {one.name for one in record.seats if one}
    return Occupant(next(name for name in COMPUTERS if name not in taken), level=level)


def remove_computer(record: Record, user: int, seat: Seat) -> Record:
    _before_start(record)
    _host_only(record, user)
    there = _at(record, seat)
    if there is None or there.level is None:
        raise Refusal("table-no-computer")
    return _placed(record, seat, None)


def set_clock(record: Record, user: int, clock: str) -> Record:
    """The host says how long a decision may take."""
    _before_start(record)
    _host_only(record, user)
    if clock not in CLOCKS:
        raise Refusal("no-such-clock")
    return replace(record, clock=clock)


def start(record: Record, user: int) -> Record:
    """The host begins the match, once every seat is taken."""
    _before_start(record)
    _host_only(record, user)
    if free := record.seats.count(None):
        raise Refusal("table-seats-free", free=free)
    return replace(record, status="playing")


def _before_start(record: Record) -> None:
    if record.status != "lobby":
        raise Refusal("table-started")


def _host_only(record: Record, user: int) -> None:
    if user != record.host:
        raise Refusal("table-host-only")


def _seat(record: Record, user: int) -> Seat:
    seat = record.seat_of(user)
    if seat is None:
        raise Refusal("table-not-seated")
    return seat


def _at(record: Record, seat: Seat) -> Occupant | None:
    if not 0 <= seat < len(record.seats):
        raise Refusal("no-such-seat", players=len(record.seats))
    return record.seats[seat]


def _free(record: Record, seat: Seat | None) -> Seat:
    if None not in record.seats:
        raise Refusal("table-full")
    if seat is None:
        return record.seats.index(None)
    if there := _at(record, seat):
        raise Refusal("table-seat-taken", name=there.name)
    return seat


def _placed(record: Record, seat: Seat, one: Occupant | None) -> Record:
    return replace(record, seats=(*record.seats[:seat], one, *record.seats[seat + 1 :]))


def _exchanged(record: Record, one: Seat, other: Seat) -> Record:
    first, second = record.seats[one], record.seats[other]
    return _placed(_placed(record, one, second), other, first)
