"""Presence: the states a person's seat can be in, and the consequences of each.

`Occupant.holders` lists the people who had a seat. The first holder owns its result and is counted. The last
one plays, votes and is waited for. Each of them reviews and exports what they did themselves.

All questions about the people at a table are answered from this table alone, by pure functions of a record.
`docs/time.md` says the same table in words; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from bot.ai import LEVELS
from bot.games.base import Seat
from bot.records.stored import Occupant, Record

Presence = Literal["playing", "asked", "invited", "left", "late", "conceded", "gone", "vanished", "forgotten"]


class Follows(NamedTuple):
    """The consequences of a presence state."""

    outvoted: Literal["early", "always"]
    """Condition for ending the match without them: "always", or "early" (only if early or overdue)."""
    placed: Literal["score", "last"]
    """Rank of the seat: by its score, or last."""
    acts: bool = False
    """Whether the person acts themselves; else a computer player does, as long as anybody acts."""
    awaited: bool = False
    """Whether the table waits for the person's turn: their clock runs, and they are notified."""
    votes: bool = False
    """Whether they vote: on ending the match, on taking an action back, on a claim."""
    rated: bool = False
    """Whether the match counts for their rating, if it is rated at all."""
    rematch: bool = False
    """Whether another person's rematch keeps a seat for them."""
    returns: bool = False
    """Whether they may come back to this match."""


PRESENCE: Final[Mapping[Presence, Follows]] = MappingProxyType(
    {
        "playing": Follows("early", "score", acts=True, awaited=True, votes=True, rated=True, rematch=True),
        "asked": Follows("always", "last", returns=True),
        "invited": Follows("always", "last", returns=True),
        "left": Follows("early", "last", rated=True, returns=True),
        "late": Follows("early", "last", rated=True, rematch=True, returns=True),
        "conceded": Follows("always", "last", rated=True, rematch=True),
        "gone": Follows("early", "last", rated=True, returns=True),
        "vanished": Follows("always", "last", rated=True),
        "forgotten": Follows("always", "last", rated=True),
    }
)


def state(one: Occupant | None) -> Presence | None:
    """Return the presence of the person here; None for a computer player or an empty seat."""
    if one is None or one.user is None:
        return None
    # A negative number stands for a deleted person (`bot/privacy/deletion.py`).
    return "forgotten" if one.user < 0 else one.away or "playing"


def follows(one: Occupant | None) -> Follows | None:
    what = state(one)
    return None if what is None else PRESENCE[what]


def acts(one: Occupant | None) -> bool:
    """Return whether a person sits here and acts for themselves."""
    row = follows(one)
    return row is not None and row.acts


def away(one: Occupant | None) -> bool:
    """Return whether a person has this seat and a computer player acts for them."""
    return _is(one, lambda row: not row.acts)


def returns(one: Occupant | None) -> bool:
    """Return whether a person who is away from this seat may come back to it."""
    return _is(one, lambda row: row.returns)


def people(record: Record) -> tuple[int, ...]:
    """Return the people who have a seat, in seat order."""
    return tuple(one.user for one in record.seats if one and one.user is not None)


def owners(record: Record) -> tuple[int, ...]:
    """Return the people who own the result of a seat, even if another plays it now, in seat order."""
    first = (one.holders[0].user for one in record.seats if one)
    return tuple(user for user in first if user is not None)


def known(record: Record) -> tuple[int, ...]:
    """Return everybody who has, had or waits for a seat in this match, or is offered one."""
    seated = (holder.user for one in record.seats if one for holder in one.holders)
    others = (*(one.offered for one in record.seats if one), *(one.user for one in record.waiting))
    return tuple(user for user in (*seated, *others) if user)


def programs(record: Record) -> tuple[str, ...]:
    """Return the names of the seated programs, each once, in seat order."""
    levels = (one.level for one in record.seats if one and one.level)
    return tuple(dict.fromkeys(level for level in levels if level not in LEVELS))


def acting(record: Record) -> tuple[int, ...]:
    """Return the people who act for themselves, in seat order."""
    return _users(record, lambda row: row.acts)


def voters(record: Record) -> tuple[int, ...]:
    """Return the people who have a vote, in seat order."""
    return _users(record, lambda row: row.votes)


def awaited(record: Record, seat: Seat) -> int | None:
    """Return the person for whom the table waits when this seat is to act."""
    one = record.seats[seat]
    return one.user if one and _is(one, lambda row: row.awaited) else None


def outvoted_always(one: Occupant | None) -> bool:
    """Return whether ending the match never needs the agreement of this seat."""
    row = follows(one)
    return row is None or row.outvoted == "always"


def votes(one: Occupant | None) -> bool:
    return _is(one, lambda row: row.votes)


def contenders(record: Record) -> tuple[Seat, ...]:
    """Return the seats of the people who may still win: they act, or may come back."""
    return tuple(seat for seat, one in enumerate(record.seats) if contends(one))


def contends(one: Occupant | None) -> bool:
    """Return whether a person has this seat who may still win."""
    return _is(one, lambda row: row.acts or row.returns)


def placed_last(one: Occupant | None) -> bool:
    return _is(one, lambda row: row.placed == "last")


def vanished(record: Record) -> bool:
    """Return whether the others ended the match without a person."""
    return any(state(one) == "vanished" for one in record.seats)


def keeps_seat(one: Occupant | None) -> bool:
    """Return whether a rematch that another person asks for keeps this seat."""
    row = follows(one)
    return one is not None and (row is None or row.rematch)


def _is(one: Occupant | None, column: Callable[[Follows], bool]) -> bool:
    row = follows(one)
    return row is not None and column(row)


def _users(record: Record, column: Callable[[Follows], bool]) -> tuple[int, ...]:
    return tuple(one.user for one in record.seats if one and one.user is not None and _is(one, column))
