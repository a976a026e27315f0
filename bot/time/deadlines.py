"""Deadlines of decisions: computed from a table's record and the seats to act."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, NamedTuple

from bot.games.base import NATURE, Seat
from bot.records.presence import awaited
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
