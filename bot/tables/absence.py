"""Leaving a running match and coming back: functions from a record to the next, or a `Refusal`.

The person keeps the seat; a computer player acts for it meanwhile.
"""

from __future__ import annotations

from dataclasses import replace

from bot.ai import best
from bot.games.base import Refusal, Seat
from bot.records.presence import acts, contenders, contends, keeps_seat, people, returns, state, votes
from bot.records.stored import Away, Occupant, Record, Status, now
from bot.tables import lobby
from bot.tables.lobby import seated
from bot.tables.table import STAND_IN
from bot.time.deadlines import MISSES


def leave_to_computer(record: Record, user: int, why: Away) -> Record:
    """Let a computer player act for this person from this moment on."""
    seat, one = _sitting(record, user)
    if one.away in (why, "conceded"):
        raise Refusal("table-away-already")
    return seated(record, seat, one._replace(away=why, since=now()))


def concede(record: Record, user: int) -> Record:
    """Give the match up for good; it ends when only one contender is left."""
    seat, one = _sitting(record, user)
    if one.away == "conceded":
        raise Refusal("table-conceded-already")
    return _decided(seated(record, seat, one._replace(away="conceded", ending=False, offered=None)))


def _decided(record: Record) -> Record:
    """Return the record with the match ended if at most one contender is left: a single one has won."""
    left = contenders(record)
    if len(left) > 1 or (left and len(people(record)) == 1):
        return record
    return replace(record, status="conceded" if left else "ended")


def cast_vote(record: Record, user: int, *, ending: bool) -> Record:
    """Record whether the person wants to end the match."""
    seat, one = _sitting(record, user)
    if not votes(one):
        raise Refusal("table-away-votes" if returns(one) else "table-conceded-already")
    return seated(record, seat, one._replace(ending=ending))


def next_hand(record: Record) -> Record:
    """Clear the votes of the previous hand as new cards are dealt."""
    if not any(one and one.ending for one in record.seats):
        return record
    return replace(record, seats=tuple(one and one._replace(ending=False) for one in record.seats))


def count_stand_in(record: Record, seat: Seat) -> Record:
    """Count a decision that a computer player made for the person at this seat, if there is one."""
    one = record.seats[seat]
    if one is None or one.user is None:
        return record
    return seated(record, seat, one._replace(stood_in=one.stood_in + 1))


def take_over(record: Record, user: int, seat: Seat, since: int) -> Record:
    """Have a computer player act for a late person, at the request of another at the table."""
    _, asking = _sitting(record, user)
    one = record.seats[seat]
    if not votes(asking):
        raise Refusal("table-away-votes")
    if one is None or not acts(one):
        raise Refusal("table-moved-on")
    return seated(record, seat, one._replace(away="late", since=since))


def come_back(record: Record, user: int) -> Record:
    seat, one = _sitting(record, user)
    if acts(one):
        raise Refusal("table-not-away")
    if not returns(one):
        raise Refusal("table-conceded-already")
    return seated(record, seat, one._replace(away=None, missed=0, since=None))


def vacate(record: Record, user: int, *, early: bool = True) -> Record:
    """Take a person off the table for good: a computer player gets their seat; in a lobby it is free.

    If the match is not `early` and only two people may still win, the leaver concedes instead.
    """
    if record.status == "lobby":
        return lobby.leave(record, user)
    seat, one = _sitting(record, user)
    if not early and contends(one) and len(contenders(record)) == 2:
        return concede(record, user)
    computer = lobby.computer(seated(record, seat, None), best(record.slug, STAND_IN))
    if one.handed is not None:
        # The previous owner is still in the match, and keeps the result and their word.
        kept = {name: getattr(one, name) for name in ("owner", "owner_name", "handed", "word")}
        computer = computer._replace(**kept)
    left = seated(record, seat, computer)
    others = people(left)
    if not others:
        return replace(left, status="ended")
    return _decided(left if left.host in others else replace(left, host=others[0]))


def mark_present(record: Record, seat: Seat) -> Record:
    """Mark the person as present, as they acted themselves."""
    one = record.seats[seat]
    if one is None or (one.away is None and not one.missed):
        return record
    return seated(record, seat, one._replace(away=None, missed=0, since=None))


def mark_missed(record: Record, seat: Seat) -> Record:
    """Count a missed deadline; after `MISSES` in a row the person is "late".

    A person who drags counts as one who missed a deadline.
    """
    one = record.seats[seat]
    if one is None:
        raise LookupError(seat)
    count = one.missed + 1
    if count < MISSES:
        return seated(record, seat, one._replace(missed=count))
    return seated(record, seat, one._replace(missed=count, away="late", since=now()))


def take_up(
    record: Record, user: int, channel: int, *, begun: bool, early: bool = True, moderator: bool = False
) -> Record:
    """Return a table that was put by as a live table in this channel; the person who resumes it is present.

    People who were forgotten meanwhile are taken off for good, as if that happened now.
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
            record = vacate(record, other.user, early=early)
    one = None if seat is None else record.seats[seat]
    return record if seat is None or one is None or one.away == "conceded" else mark_present(record, seat)


def for_rematch(record: Record, user: int, at: int) -> tuple[Occupant | None, ...]:
    """Return the occupants of a rematch that this person asks for; all others are marked as asked.

    A person who left loses the seat, unless they ask for the rematch; a late person keeps it.
    """
    return tuple(_again(one, user, at) for one in record.seats)


def _again(one: Occupant | None, user: int, at: int) -> Occupant | None:
    if one is None or one.user is None:
        return one and Occupant(one.name, level=one.level)
    if one.user == user:
        return Occupant(one.name, user)
    return Occupant(one.name, one.user, away="asked", since=at) if keeps_seat(one) else None


def _sitting(record: Record, user: int) -> tuple[Seat, Occupant]:
    seat = record.seat_of(user)
    one = None if seat is None else record.seats[seat]
    if seat is None or one is None:
        raise Refusal("table-not-seated")
    if record.status == "lobby":
        raise Refusal("table-not-started")
    return seat, one
