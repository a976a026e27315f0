"""Who is away from a running match, and comes back: from a record to the next, or a `Refusal`.

They keep their seat; a computer player acts for it meanwhile.
"""

from __future__ import annotations

from dataclasses import replace

from bot import lobby
from bot.ai import best
from bot.games.base import Refusal, Seat
from bot.presence import contenders, keeps_seat, people, state
from bot.records import Away, Occupant, Record, Status
from bot.table import STAND_IN


def go(record: Record, user: int, why: Away) -> Record:
    """Let a computer player act for this person from now on."""
    seat, one = _sitting(record, user)
    if one.away in (why, "conceded"):
        raise Refusal("table-away-already")
    return seated(record, seat, one._replace(away=why))


def concede(record: Record, user: int) -> Record:
    """Give the match up for good; it ends when only one person is left who has not."""
    seat, one = _sitting(record, user)
    if one.away == "conceded":
        raise Refusal("table-conceded-already")
    record = seated(record, seat, one._replace(away="conceded"))
    if len(contenders(record)) > 1:
        return record
    return replace(record, status="conceded" if len(people(record)) > 1 else "ended")


def votes(record: Record, user: int) -> Record:
    """The person wants to end the match."""
    seat, one = _sitting(record, user)
    return seated(record, seat, one._replace(ending=True))


def come_back(record: Record, user: int) -> Record:
    seat, one = _sitting(record, user)
    if one.away is None:
        raise Refusal("table-not-away")
    if one.away == "conceded":
        raise Refusal("table-conceded-already")
    return seated(record, seat, one._replace(away=None, missed=0))


def vacated(record: Record, user: int) -> Record:
    """The person is gone for good: their seat is a computer player's, or free where nothing has begun."""
    if record.status == "lobby":
        return lobby.leave(record, user)
    seat, _ = _sitting(record, user)
    left = seated(record, seat, lobby.computer(record, best(record.slug, STAND_IN)))
    others = people(left)
    if not others:
        return replace(left, status="ended")
    return left if left.host in others else replace(left, host=others[0])


def acted(record: Record, seat: Seat) -> Record:
    """The person acted themselves: they are here."""
    one = record.seats[seat]
    if one is None or (one.away is None and not one.missed):
        return record
    return seated(record, seat, one._replace(away=None, missed=0))


def missed(record: Record, seat: Seat, most: int) -> Record:
    """The person did not act in time; after so many times in a row they are away."""
    one = record.seats[seat]
    if one is None:
        raise LookupError(seat)
    count = one.missed + 1
    return seated(record, seat, one._replace(missed=count, away="late" if count >= most else None))


def taken_up(record: Record, user: int, channel: int, *, begun: bool, moderator: bool = False) -> Record:
    """A table that was put by, live again in this channel; who takes it up and sits at it is there.

    Who was forgotten meanwhile is gone for good.
    """
    seat = record.seat_of(user)
    if seat is None and not moderator:
        raise Refusal("table-not-seated")
    if not contenders(record):
        raise Refusal("table-not-put-by")
    status: Status = "playing" if begun else "lobby"
    record = replace(record, channel=channel, status=status, message=None, hand=None, warned=None)
    for other in record.seats:
        if other and other.user is not None and state(other) == "forgotten" and other.away != "conceded":
            record = vacated(record, other.user)
    one = None if seat is None else record.seats[seat]
    return record if seat is None or one is None or one.away == "conceded" else acted(record, seat)


def for_rematch(record: Record, user: int) -> tuple[Occupant | None, ...]:
    """Who sits down again when this person asks for it.

    Whoever left gives the seat up, unless it is they who ask; whoever was only late has it as before.
    """
    return tuple(
        one._replace(away=None, missed=0, ending=False)
        if one and (one.user == user or keeps_seat(one))
        else None
        for one in record.seats
    )


def seated(record: Record, seat: Seat, one: Occupant) -> Record:
    """The record with this occupant at that seat."""
    return replace(record, seats=(*record.seats[:seat], one, *record.seats[seat + 1 :]))


def _sitting(record: Record, user: int) -> tuple[Seat, Occupant]:
    seat = record.seat_of(user)
    one = None if seat is None else record.seats[seat]
    if seat is None or one is None:
        raise Refusal("table-not-seated")
    if record.status == "lobby":
        raise Refusal("table-not-started")
    return seat, one
