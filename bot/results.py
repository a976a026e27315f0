"""What came of a match, seat by seat: made once, when its last line is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.base import Seat, State
from bot.presence import people, placed_last
from bot.records import Occupant, Record

RATED: Final = "yes"
ALONE: Final = "alone"
"""Not rated: there were not two people at the table."""
AGAIN: Final = "again"
"""Not rated: its cards had been dealt before, at another table."""

FEWEST: Final = frozenset({"springcleaning"})
"""The games in which less is better."""


@dataclass(frozen=True, slots=True)
class Result:
    """One seat of a match that was played to its end."""

    table: int
    seat: Seat
    guild: int | None
    slug: str
    players: int
    user: int | None
    level: str | None
    name: str
    score: int
    place: int
    """1 has won; equal places are shared."""
    left: str | None
    """How its person was away at the end, if they were."""
    rated: str
    """`RATED`, or why the match is not."""
    ended: int


def results(record: Record, state: State, ended: int, winners: Sequence[Seat] = ()) -> tuple[Result, ...]:
    """Of a match that is over; `winners`: who won, where the others gave up."""
    seats = [one or Occupant("") for one in record.seats]
    left = [one.away if one.user is not None else None for one in seats]
    merits = [-score if record.slug in FEWEST else score for score in state.scores]
    ranked = places(merits, winners or state.winners, [placed_last(one) for one in seats])
    rated = ALONE if len(people(record)) < 2 else RATED if record.deal_of is None else AGAIN
    return tuple(
        Result(
            record.id, seat, record.guild, record.slug, len(seats), one.user, one.level, one.name,
            state.scores[seat], ranked[seat], left[seat], rated, ended,
        )
        for seat, one in enumerate(seats)
    )  # fmt: skip


def places(merits: Sequence[int], winners: Sequence[Seat], left: Sequence[bool]) -> tuple[int, ...]:
    """The place of each seat: the winners, then the others by what they have, and last whoever left."""
    standing = [(not left[seat], seat in winners, merit) for seat, merit in enumerate(merits)]
    return tuple(1 + sum(other > mine for other in standing) for mine in standing)
