"""Ending a match early: by votes, and without people for whom nobody has to wait any more."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final, NamedTuple

from bot.games.base import Seat
from bot.records.log import Log
from bot.records.presence import acts, outvoted_always, state, votes
from bot.records.stored import Record
from bot.time.deadlines import LENGTHS, MISSES
from bot.time.outages import Outages

HOUR: Final = 60 * 60 * 1000
"""Milliseconds."""

NEWEST: Final = 6
"""Number of a seat's newest decisions whose times are added up."""
NEARLY: Final = 4
"""Limit of the newest decisions' total time, in multiples of `may_take`; above it a person stalls."""
JUDGES: Final = 2
"""Number of other people who must be present to end a match without a person who stalls."""


class Ending(NamedTuple):
    """The current state of the votes to end a match."""

    voted: tuple[int, ...]
    """The users who voted to end it and whose vote counts, in the order of their seats."""
    missing: int
    """Number of votes still needed."""
    early: bool
    """Whether a simple majority is enough and the match counts for nothing (`bot.games.base.early`)."""
    without: tuple[Seat, ...] = ()
    """Seats that are waited for no longer: they come last, and those who stayed lose nothing."""


def ending(
    record: Record, overdue: Collection[Seat], stalling: Collection[Seat] = (), *, early: bool
) -> Ending:
    """Count the votes for ending a match; `overdue`: the seats that nobody has to wait for any more."""
    # An overdue person who also votes to end it is there after all.
    late = {seat for seat in overdue if not ((one := record.seats[seat]) and one.ending and acts(one))}
    others = [seat for seat, one in enumerate(record.seats) if acts(one) and seat not in (*late, *stalling)]
    # Between two people nobody can tell slow play from a lost position.
    without = tuple(sorted(late | set(stalling) if len(others) >= JUDGES else late))
    chairs = [one for seat, one in enumerate(record.seats) if seat not in without]
    asked = [one for one in chairs if one and votes(one)]
    voted = tuple(one.user for one in asked if one.ending and one.user is not None)
    if early:
        return Ending(voted, len(asked) // 2 + 1 - len(voted), early=True)
    needed = sum(not outvoted_always(one) for one in chairs)
    return Ending(voted, max(1, needed) - len(voted), early=False, without=without)


def ended(record: Record, how: Ending) -> Record:
    """Return the record with the match ended by these votes."""
    if not how.without:
        return replace(record, status="ended")
    seats = tuple(
        one and one._replace(away="vanished") if seat in how.without else one
        for seat, one in enumerate(record.seats)
    )
    return replace(record, seats=seats, status="conceded")


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
