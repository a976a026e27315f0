"""Results of a match, seat by seat: made once, when its last line is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.base import Seat, State
from bot.records.presence import contenders, owners, placed_last, programs, vanished
from bot.records.stored import Occupant, Record

RATED: Final = "yes"
ALONE: Final = "alone"
"""Not rated: fewer than two people have a result."""
AGAIN: Final = "again"
"""Not rated: its cards had been dealt before, at another table."""

HINTS: Final = "hints"
"""Not rated: people could ask what a computer player would do."""
PROGRAM: Final = "program"
"""Not rated: an external program had a seat, and its strength and owner are unknown."""
VISITING: Final = "visiting"
"""Not rated: the bot was a guest there, and no server's boards apply."""
EARLY: Final = "early"
"""Not rated: the match was given up too soon (`bot.games.base.early`)."""
STAND_IN: Final = "stand-in"
"""Rated for the others: a computer player made too many decisions for this seat."""
SUBSTITUTE: Final = "substitute"
"""Rated as if the person had left, without gain: a substitute has played on from this seat."""
STAYED: Final = "stayed"
"""Rated without loss: the match ended because another person stayed away."""
COUNTED: Final = (RATED, STAND_IN, STAYED, SUBSTITUTE)
"""Values of `rated` for results that count."""

WITHOUT_GAIN: Final = (STAND_IN, SUBSTITUTE)
"""Kinds of results that are rated but gain nothing."""

HANDED: Final = "handed"

MOST_HELP: Final = 5
"""Limit of stand-in decisions: one in this many of a person's decisions."""


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
    """Place, 1 for the winner; equal results share one."""
    left: str | None
    """State of its person at the end, if away; `HANDED` if a substitute has played on for them."""
    rated: str
    """`RATED`, or the reason why the match is not."""
    ended: int


def results(
    record: Record, state: State, ended: int, *, turns: Sequence[int] = (), early: bool = False
) -> tuple[Result, ...]:
    """Return the results of a match that is over.

    `turns`: number of actions of each seat; `early`: whether it was given up too soon.
    """
    seats = [one or Occupant("") for one in record.seats]
    answering = [one.holders[0] for one in seats]
    ranked = standing(record, state, owners=True)
    why_not, guild = unrated(record, early=early), record.server
    rated = [why_not or _counts(record, seat, turns[seat] if turns else 0) for seat in range(len(seats))]
    return tuple(
        Result(
            record.id, seat, guild, record.slug, len(seats), one.user, one.level, one.name,
            state.scores[seat], ranked[seat], _left(seats[seat]), rated[seat], ended,
        )
        for seat, one in enumerate(answering)
    )  # fmt: skip


def _left(one: Occupant) -> str | None:
    if one.holders[0].user is None:
        return None
    return HANDED if one.handed is not None else one.away


def unrated(record: Record, *, early: bool = False) -> str | None:
    """Return the reason why the match is rated for nobody, or None; `early`: it was given up too soon."""
    if len(owners(record)) < 2:
        return ALONE
    if record.visiting:
        return VISITING
    if record.deal_of is not None:
        return AGAIN
    if record.hints == "unrated":
        return HINTS
    if programs(record):
        return PROGRAM
    return EARLY if early else None


def _counts(record: Record, seat: Seat, turns: int) -> str:
    """Return how a rated match counts for the person in this seat."""
    one = record.seats[seat]
    if one and one.handed is not None:
        return SUBSTITUTE
    if record.status == "conceded" and not placed_last(one) and vanished(record):
        return STAYED
    return STAND_IN if one and not placed_last(one) and one.stood_in * MOST_HELP > turns else RATED


def standing(record: Record, state: State, *, owners: bool = False) -> tuple[int, ...]:
    """Return the place of each seat in a match that is over: people who left come last.

    `owners`: the first player of each seat is placed, who left if another has it; else the present player.
    """
    given_up = record.status == "conceded"
    winners = contenders(record) if given_up else state.winners
    merits = [-score if state.lowest_wins else score for score in state.scores]
    if given_up:
        # All who stayed have won: their cards so far decide nothing.
        merits = [0 if seat in winners else merit for seat, merit in enumerate(merits)]
    # A person who has won because all others gave up need not be present.
    last = [
        (placed_last(one) or (owners and one is not None and one.handed is not None))
        and not (given_up and seat in winners)
        for seat, one in enumerate(record.seats)
    ]
    if all(last):
        # Nobody stayed, so nobody is ahead of anybody by the cards.
        merits, winners = [0] * len(last), ()
    return places(merits, winners, last)


def places(merits: Sequence[int], winners: Sequence[Seat], left: Sequence[bool]) -> tuple[int, ...]:
    """Return the place of each seat: winners, then the others by merit, and last the people who left."""
    ranks = [(not left[seat], seat in winners, merit) for seat, merit in enumerate(merits)]
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)
