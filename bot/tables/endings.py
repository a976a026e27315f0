"""Ending a match early: by votes, and without people for whom nobody has to wait any more."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final, NamedTuple

from bot.games.base import Seat
from bot.records.presence import acts, outvoted_always, votes
from bot.records.stored import Record

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
