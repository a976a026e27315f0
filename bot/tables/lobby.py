"""Seating before a match begins: functions from a record to the next, or a `Refusal`."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.ai import offered
from bot.games import GAMES
from bot.games.base import Refusal, Seat
from bot.records.presence import acting, acts, state
from bot.records.stored import Occupant, Record, now
from bot.store.names import folded
from bot.time.deadlines import CLOCKS, NO_CLOCK
from bot.time.outages import NONE, Outages

ANSWER: Final = 10 * 60 * 1000
"""Milliseconds for which a seat is kept for a person who was asked."""

HOST_AWAY: Final = 10 * 60 * 1000
"""Milliseconds since the host's last action after which another seated person may take over as host."""
OTHERS: Final = 48 * 60 * 60 * 1000
"""Milliseconds since the host's last action in which actions of others keep a lobby open."""

LONGEST_WORD: Final = 32
"""Longest word for the deals, in characters."""

OPEN: Final = "open"
INVITED: Final = "invited"
ROLE: Final = "role"

COMPUTERS: Final = ("Toco", "Ariel", "Keel", "Choco", "Cuvier", "Swainson", "Aracari", "Citron")
"""Names of computer players: toucans, the same in every language."""


def join(
    record: Record, user: int, name: str, seat: Seat | None = None, roles: Collection[int] = ()
) -> Record:
    """Take the given seat or the first free one, or accept a kept seat.

    `roles`: the person's roles on the server.
    """
    _before_start(record)
    own = record.seat_of(user)
    if own is not None:
        if acts(record.seats[own]):
            raise Refusal("table-already-seated")
        if state(record.seats[own]) == "asked" and any(one.user == user for one in record.waiting):
            # A person from the queue may have waited since before the table was closed to them.
            check_admitted(record, roles)
        return seated(record, own, Occupant(name, user, word=_word_at(record, own)))
    check_admitted(record, roles)
    return seated(record, _free(record, seat), Occupant(name, user))


def check_admitted(record: Record, roles: Collection[int]) -> None:
    """Raise a `Refusal` if the table is not open to a person for whom no seat is kept."""
    if record.access == INVITED:
        raise Refusal("guests-invited-only")
    role = role_of(record.access)
    if role is not None and role not in roles:
        raise Refusal("guests-role-only", role=f"<@&{role}>")


def admits(record: Record, roles: Collection[int]) -> bool:
    """Return whether the table is open to a person with these roles for whom no seat is kept."""
    try:
        check_admitted(record, roles)
    except Refusal:
        return False
    return True


def lacks_one(record: Record) -> bool:
    """Return whether exactly one seat is free before the match, and no answer is pending."""
    awaited = record.waiting or any(map(pending, record.seats))
    return record.status == "lobby" and record.seats.count(None) == 1 and not awaited


def role_of(access: str) -> int | None:
    """Return the role needed to sit down, if there is one."""
    kind, _, role = access.partition(":")
    return int(role) if kind == ROLE and role.isdigit() else None


def set_access(record: Record, user: int, access: str) -> Record:
    """Set who may sit down; host only. People who sit already stay."""
    _before_start(record)
    _host_only(record, user)
    if access not in (OPEN, INVITED) and role_of(access) is None:
        raise Refusal("bad-button")
    return replace(record, access=access)


def invite(record: Record, user: int, guest: int, name: str) -> Record:
    """Keep the first free seat for a guest until they accept or the host frees it; host only."""
    _before_start(record)
    _host_only(record, user)
    if record.seat_of(guest) is not None:
        raise Refusal("guests-seated-already", name=name)
    return seated(record, _free(record, None), Occupant(name, guest, away="invited"))


def send_away(record: Record, user: int, guest: int) -> Record:
    """Free a person's seat, whether taken or kept; host only."""
    _before_start(record)
    _host_only(record, user)
    if guest == user:
        raise Refusal("guests-yourself")
    return seated(record, _seat(record, guest), None)


def host_seen(record: Record) -> int:
    """Return the moment of the host's last action in a lobby, in milliseconds since 1970 in UTC."""
    seat = record.seat_of(record.host)
    one = None if seat is None else record.seats[seat]
    return (one.since if one else None) or record.opened


def touched(record: Record) -> int:
    """Return the moment of the last action that keeps a lobby open, in milliseconds since 1970 in UTC.

    Actions of others count only until `OTHERS` after the host's last action.
    """
    return min(record.changed, host_seen(record) + OTHERS)


def seen(record: Record, host: int) -> Record:
    """Return the record with this person as host, who has just acted."""
    seat = record.seat_of(host)
    one = None if seat is None else record.seats[seat]
    if seat is None or one is None:
        return replace(record, host=host)
    return seated(replace(record, host=host), seat, one._replace(since=now()))


def tended(record: Record, user: int, *, absent: bool) -> Record:
    """Return the lobby as it is when this person acts there.

    The host then counts as present. `absent`: the action is the host's, who has done nothing for a while;
    then a seated person who does it becomes the host.
    """
    if record.status != "lobby":
        return record
    if user != record.host:
        seat = record.seat_of(user)
        sits = seat is not None and acts(record.seats[seat])
        if not (absent and sits):
            return record
    return seen(record, user)


def hand_over(record: Record, user: int, guest: int) -> Record:
    """Make another seated person the host."""
    _before_start(record)
    _host_only(record, user)
    if not acts(record.seats[_seat(record, guest)]):
        raise Refusal("table-not-seated")
    return seen(record, guest)


def end(record: Record, user: int) -> Record:
    """Close the lobby; only its host may."""
    _seat(record, user)
    _host_only(record, user)
    return replace(record, status="ended")


def leave(record: Record, user: int) -> Record:
    """Stand up; the host's role goes to the next person, and with the last person the table closes."""
    _before_start(record)
    record = seated(record, _seat(record, user), None)
    here = acting(record)
    if not here:
        return replace(record, status="ended")
    return record if record.host in here else seen(record, here[0])


def sit(record: Record, user: int, seat: Seat) -> Record:
    """Move to a free seat, or change places with a computer player."""
    _before_start(record)
    own = _seat(record, user)
    there = _at(record, seat)
    if there and there.user not in (None, user):
        raise Refusal("table-seat-taken", name=there.name)
    if one := record.seats[own]:
        record = seated(record, own, Occupant(one.name, user, word=one.word, since=one.since))
    return _exchanged(record, own, seat)


def add_computer(record: Record, user: int, level: str, seat: Seat | None = None) -> Record:
    """Give a seat, or the first free one, to a computer player of a level or to a program; host only."""
    _before_start(record)
    _host_only(record, user)
    return seated(record, _free(record, seat), computer(record, level))


def computer(record: Record, level: str) -> Occupant:
    """Return a computer player with a name that nobody at the table has, while such names last."""
    computers = {one.name for one in record.seats if one and one.level}
    people = {folded(one.name) for one in record.seats if one and not one.level}
    free = [name for name in COMPUTERS if name not in computers]
    return Occupant(next((name for name in free if folded(name) not in people), free[0]), level=level)


def remove_computer(record: Record, user: int, seat: Seat) -> Record:
    _before_start(record)
    _host_only(record, user)
    there = _at(record, seat)
    if there is None or there.level is None:
        raise Refusal("table-no-computer")
    return seated(record, seat, None)


def set_clock(record: Record, user: int, clock: str) -> Record:
    """Set how long a decision may take; host only."""
    _before_start(record)
    _host_only(record, user)
    if clock not in CLOCKS or (record.visiting and clock != NO_CLOCK):
        raise Refusal("no-such-clock")
    return record if clock == record.clock else asked(replace(record, clock=clock), user)


def sizes(record: Record) -> tuple[int, ...]:
    """Return the numbers of seats the host may choose: those the game supports, never fewer than are
    taken."""
    taken = len(record.seats) - record.seats.count(None)
    known = GAMES[record.slug].seats if record.slug in GAMES and record.deal_of is None else ()
    return tuple(size for size in known if size >= taken)


def set_seats(record: Record, user: int, seats: int) -> Record:
    """Set the number of seats; host only. Free seats are added behind the others; the last free ones go
    first."""
    _before_start(record)
    _host_only(record, user)
    if seats not in sizes(record):
        raise Refusal("table-no-such-size")
    chairs = list(record.seats)
    while len(chairs) > seats:
        del chairs[max(seat for seat, one in enumerate(chairs) if one is None)]
    chairs += [None] * (seats - len(chairs))
    return record if len(record.seats) == seats else asked(replace(record, seats=tuple(chairs)), user)


def fill(record: Record, user: int) -> Record:
    """Give every free seat to a computer player of the usual level; host only."""
    _before_start(record)
    _host_only(record, user)
    if None not in record.seats:
        raise Refusal("table-full")
    while None in record.seats:
        record = seated(record, _free(record, None), computer(record, offered(record.slug)[0]))
    return record


def set_hints(record: Record, user: int) -> Record:
    """Switch hints on, which makes the table unrated, or off again; host only."""
    _before_start(record)
    _host_only(record, user)
    if record.hints == "rated":
        raise Refusal("table-hints-rated")
    return asked(replace(record, hints="no" if record.hints == "unrated" else "unrated"), user)


def set_word(record: Record, user: int, typed: str) -> Record:
    """Set a person's word for the deals to depend on; an empty one removes it."""
    _before_start(record)
    seat = _seat(record, user)
    one = record.seats[seat]
    if record.deal_of is not None:
        raise Refusal("word-settled", table=record.deal_of)
    if one is None or not acts(one):
        raise Refusal("word-asked")
    return seated(record, seat, one._replace(word=_word(typed) or None))


def _word(typed: str) -> str:
    """Return the typed word on one line, Unicode-normalized so that everybody can type it again."""
    word = unicodedata.normalize("NFC", " ".join(typed.split()))
    if len(word) > LONGEST_WORD or not word.isprintable():
        raise Refusal("word-unfit", most=LONGEST_WORD)
    return word


def _word_at(record: Record, seat: Seat) -> str | None:
    one = record.seats[seat]
    return one.word if one else None


def asked(record: Record, user: int) -> Record:
    """Ask all but this person again whether they play, as the terms of the match have changed."""
    at = now()
    seats = tuple(
        one._replace(away="asked", since=at) if one and acts(one) and one.user != user else one
        for one in record.seats
    )
    return replace(record, seats=seats)


def released(record: Record, at: int, outages: Outages = NONE) -> Record:
    """Free the seats of people who have not answered in time."""
    moments = (answer_by(one, record.guild, outages) for one in record.seats)
    seats = (None if due and due <= at else one for due, one in zip(moments, record.seats, strict=True))
    return replace(record, seats=tuple(seats))


def answer_by(one: Occupant | None, guild: int | None = None, outages: Outages = NONE) -> int | None:
    """Return until when a seat is kept for a person who was asked; None for all others."""
    return outages.due(guild, one.since or 0, ANSWER) if one and state(one) == "asked" else None


def pending(one: Occupant | None) -> bool:
    """Return whether a seat is kept for a person who has not yet said that they play."""
    return state(one) in ("asked", "invited")


def start(record: Record, user: int) -> Record:
    """Begin the match, once every seat is taken; host only."""
    _before_start(record)
    _host_only(record, user)
    if free := record.seats.count(None):
        raise Refusal("table-seats-free", free=free)
    if missing := [one.name for one in record.seats if one and pending(one)]:
        raise Refusal("table-asked", name=missing[0], more=len(missing) - 1)
    seats = tuple(one and one._replace(since=None) for one in record.seats)
    return replace(record, seats=seats, status="playing")


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


def seated(record: Record, seat: Seat, one: Occupant | None) -> Record:
    """Return the record with this occupant at that seat."""
    return replace(record, seats=(*record.seats[:seat], one, *record.seats[seat + 1 :]))


def _exchanged(record: Record, one: Seat, other: Seat) -> Record:
    first, second = record.seats[one], record.seats[other]
    return seated(seated(record, one, second), other, first)
