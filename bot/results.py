"""What came of a match, seat by seat: made once, when its last line is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.base import Seat, State
from bot.records import Occupant, Record

RATED: Final = "yes"
ALONE: Final = "alone"
"""Not rated: there were not two people at the table."""


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


def results(
    record: Record, state: State, ended: int, unrated: str = "", winners: Sequence[Seat] = ()
) -> tuple[Result, ...]:
    """Of a match that is over; `unrated`: why it is not rated, if that was known from the start.

    `winners`: who won, where the others gave up.
    """
    seats = [one or Occupant("") for one in record.seats]
    left = [one.away if one.user is not None else None for one in seats]
    ranked = places(state.scores, winners or state.winners, [bool(away) for away in left])
    rated = unrated or (RATED if len(record.users) > 1 else ALONE)
    return tuple(
        Result(
            record.id, seat, record.guild, record.slug, len(seats), one.user, one.level, one.name,
            state.scores[seat], ranked[seat], left[seat], rated, ended,
        )
        for seat, one in enumerate(seats)
    )  # fmt: skip


def places(scores: Sequence[int], winners: Sequence[Seat], left: Sequence[bool]) -> tuple[int, ...]:
    """The place of each seat: the winners, then the others by their scores, and last whoever left.

    Some games are won by the most points and others by the fewest: the winners tell which.
    """
    fewest = scores[winners[0]] < max(scores)

    def merit(seat: Seat) -> tuple[bool, bool, int]:
        """Less is better."""
        return left[seat], seat not in winners, scores[seat] if fewest else -scores[seat]

    merits = [merit(seat) for seat in range(len(scores))]
    return tuple(1 + sum(other < mine for other in merits) for mine in merits)
