"""How long everybody may take: deadlines of decisions, and when the others need not wait any more.

All of it is computed from a table's record and log. `bot/tables/timeouts.py` does what follows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, NamedTuple

from bot.games.base import NATURE, Seat
from bot.records.log import Log
from bot.records.presence import acts, awaited, outvoted_always, state
from bot.records.stored import Record
from bot.time.outages import Outages

NO_CLOCK: Final = "none"
LENGTHS: Final[Mapping[str, float]] = {"live": 60, "relaxed": 5 * 60, "day": 24 * 60 * 60}
"""Seconds per decision, by clock."""
CLOCKS: Final = (NO_CLOCK, *LENGTHS)
BRISK: Final = ("live", "relaxed")
"""Clocks at which everybody is present, unlike the clock of a day for each move."""

MISSES: Final = 2
"""Missed deadlines in a row after which a computer player acts for the person."""


HOUR: Final = 60 * 60 * 1000
"""Milliseconds of an hour."""

NEWEST: Final = 6
"""Number of a seat's newest decisions whose times are added up."""
NEARLY: Final = 4
"""Limit of the newest decisions' total time, in multiples of `may_take`; above it a person stalls."""


class Deadline(NamedTuple):
    """The deadline of a seat's decision after `turn` actions; `due` is in milliseconds since 1970 in UTC."""

    seat: Seat
    turn: int
    due: int


Deadlines = Mapping[Seat, Deadline]


def after(
    before: Deadlines, record: Record, to_act: Collection[Seat], turn: Callable[[Seat], int], at: int
) -> Deadlines:
    """Return the deadlines while `to_act` are to act: each person has their own, and keeps it while others
    act."""
    length = LENGTHS.get(record.clock)
    if length is None:
        return {}
    made = {}
    for seat in sorted(to_act):
        if seat != NATURE and awaited(record, seat) is not None:
            kept = before.get(seat)
            fresh = Deadline(seat, turn(seat), at + round(1000 * length))
            made[seat] = kept if kept and kept.turn == fresh.turn else fresh
    return made


def by_seat(deadlines: Iterable[Deadline]) -> Deadlines:
    return {one.seat: one for one in deadlines}


def put_off(kept: Deadlines, record: Record, outages: Outages) -> Deadlines:
    """Return these deadlines, postponed by the outages since each began."""
    length = round(1000 * LENGTHS.get(record.clock, 0))
    return {
        seat: one._replace(due=outages.due(record.guild, one.due - length, length))
        for seat, one in kept.items()
    }


def may_take(record: Record) -> int:
    """Return the milliseconds that one decision may take."""
    length = LENGTHS.get(record.clock)
    return record.patience * HOUR if length is None else round(1000 * length)


def stalls(record: Record, log: Log, seat: Seat, outages: Outages) -> bool:
    """Return whether a person's `NEWEST` latest decisions took more than `NEARLY` times `may_take`."""
    one, longest = record.seats[seat], may_take(record)
    if record.status != "playing" or not acts(one):
        return False
    begun, newest = (one.handed or 0) if one else 0, list[int]()
    for n in reversed(range(max(1, begun), len(log))):
        if log.seat(n) == seat:
            newest.append(n)
            if len(newest) == NEWEST:
                break
    if len(newest) < NEWEST or log.at(newest[0]) - log.at(newest[-1] - 1) <= NEARLY * longest:
        return False
    taken = (outages.elapsed(log.at(n - 1), log.at(n), record.guild) for n in newest)
    return sum(min(longest, each) for each in taken) > NEARLY * longest


def overdue_after(record: Record, seat: Seat, turn: int | None) -> tuple[int, int] | None:
    """Return the begin of the wait for this seat and the wait's length; None if nobody waits for it.

    Both are in milliseconds: the begin since 1970 in UTC, the length without outages. `turn`: the moment when
    the seat's turn began, if it is its turn. With a clock, a person is late after `MISSES` deadlines; the
    others wait as long for one who left.
    """
    one, length = record.seats[seat], LENGTHS.get(record.clock)
    if one is None or outvoted_always(one):
        return None
    patience = record.patience * HOUR if length is None else round(1000 * length * MISSES)
    if acts(one):
        return None if length or turn is None else (turn, patience)
    return one.since or 0, 0 if length and state(one) == "late" else patience
