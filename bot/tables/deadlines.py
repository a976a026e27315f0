"""When a decision has to be made: from a table as it is to the moments by which its people act."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, NamedTuple

from bot.games.base import NATURE, Seat
from bot.tables.presence import awaited
from bot.tables.records import Record

NO_CLOCK: Final = "none"
LENGTHS: Final[Mapping[str, float]] = {"live": 60, "relaxed": 5 * 60, "day": 24 * 60 * 60}
"""Seconds for a decision, by clock."""
CLOCKS: Final = (NO_CLOCK, *LENGTHS)

MISSES: Final = 2
"""Deadlines in a row that somebody may miss before a computer player goes on for them."""


LATE: Final = 60
"""Seconds that it may take at most to act for who is late."""


class Deadline(NamedTuple):
    """Of the decision that a seat makes after `turn` actions: `due` is in milliseconds since 1970 in UTC."""

    seat: Seat
    turn: int
    due: int


Deadlines = Mapping[Seat, Deadline]


def after(
    before: Deadlines, record: Record, to_act: Collection[Seat], turn: Callable[[Seat], int], at: int
) -> Deadlines:
    """The deadlines once `to_act` are to act: each person has their own, and keeps it while others act."""
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


def alive(signs: Iterable[int], at: int) -> int:
    """When the bot was last up, by its signs of life; those yet to come are of a clock that was wrong."""
    return max((sign for sign in signs if sign <= at), default=at)


def resumed(deadlines: Iterable[Deadline], clock: str, last: int, at: int) -> Deadlines:
    """The deadlines from this moment on, each with what it had left when the bot was last up.

    Nobody has more time than the clock gives, wherever the calendar has jumped; and while the bot is up
    nobody stays late for long, so who seems to has all their time again.
    """
    length = round(1000 * LENGTHS.get(clock, 0))
    lefts = {one: one.due - last for one in deadlines}
    return {
        one.seat: one._replace(due=at + (min(left, length) if left > -1000 * LATE else length))
        for one, left in lefts.items()
    }
