"""Looking back at what somebody did in a match: what it cost, judged by what they could see then.

Whatever is said follows from their views and their actions alone, the chance of the search too: other cards
that they could not see would change nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeVar, TypeVarTuple

from bot.ai.decision import Unit
from bot.ai.judging import Judged, compared, judged
from bot.engines.pool import Wrong
from bot.games.base import Seat, only
from bot.matches.replays import Replay
from bot.ops.errors import report
from bot.tables.records import Record

T = TypeVar("T")
Args = TypeVarTuple("Args")

MOST: Final = 300
"""Decisions of a match that are judged: the last ones."""
WORLDS: Final = 1200
"""Imagined deals to choose in, in all; as many to a decision as fit between the next two."""
CHOICE: Final = (6, 24)
TWICE: Final = 2
"""So many times as many to compare what was chosen with what was done."""
SHOWN: Final = 3
"""The costliest decisions, which are shown."""
SURE: Final = (6, 200)
"""So many of those that look costliest are compared once more, in so many imagined deals."""


class Thinks(Protocol):
    """Where it is worked out, while nobody at a table waits for a computer player."""

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T: ...


class Decision(NamedTuple):
    """What somebody did where they had a choice."""

    n: int
    """The line of the log."""
    turn: int
    """How often they had acted before."""
    view: Any
    """What they saw."""
    action: str


class Costly(NamedTuple):
    decision: Decision
    judged: Judged


@dataclass(frozen=True, slots=True)
class Review:
    """What came of it."""

    decisions: int
    """Where there was a choice: also those that are not judged."""
    judged: int
    close: int
    """Within a hair of the best, as far as can be told."""
    lost: float
    error: float
    """What was given away in all those that were judged, and its standard error."""
    unit: Unit
    costliest: tuple[Costly, ...]

    @property
    def beyond(self) -> int:
        """Decisions of a long match that nobody looked at."""
        return max(0, self.decisions - MOST)

    @property
    def unjudged(self) -> int:
        """Those that the search has nothing to compare with."""
        return self.decisions - self.beyond - self.judged


def decisions(replay: Replay, seat: Seat) -> tuple[Decision, ...]:
    """Where this seat had a choice."""
    found, turn = [], 0
    for line, state in zip(replay.lines, replay.states, strict=False):
        if line.seat == seat:
            view = state.view(seat)
            if only(view, seat) is None:
                found.append(Decision(line.n, turn, view, line.action))
            turn += 1
    return tuple(found)


def chance(decision: Decision, seat: Seat) -> str:
    """What the search's chance depends on: nothing that the seat did not see."""
    return f"review seat {seat} turn {decision.turn}"


async def review(record: Record, seat: Seat, made: Sequence[Decision], engines: Thinks) -> Review:
    """It takes as long as there is time beside the tables: each decision by itself is a moment's work."""
    least, most = CHOICE
    first = max(least, min(most, WORLDS // max(1, len(made))))
    worlds = first, TWICE * first
    found = []
    for one in made[-MOST:]:
        args = (record.slug, one.view, seat, one.action, chance(one, seat), worlds)
        try:
            came: Judged | None = await engines.aside(judged, *args)
        except Wrong as error:
            # It would go wrong the next time too: the other decisions are worth a look all the same.
            report(error, table=record.id, line=one.n, doing="judging a decision")
            continue
        if came:
            found.append(Costly(one, came))
    looks, deals = SURE
    costly = sorted((one for one in found if one.judged.loss > 0), key=_cheapest_last)[:looks]
    again = [await _once_more(record.slug, seat, one, deals, engines) for one in costly]
    surely = {one.decision.n: one for one in again}
    close = sum(not surely.get(one.decision.n, one).judged.certain for one in found)
    return Review(
        len(made),
        len(found),
        close,
        math.fsum(one.judged.loss for one in found),
        math.sqrt(math.fsum(one.judged.error**2 for one in found)),
        found[0].judged.thought.unit if found else "points",
        tuple(sorted((one for one in again if one.judged.certain), key=_cheapest_last)[:SHOWN]),
    )


def _cheapest_last(one: Costly) -> float:
    return -one.judged.loss


async def _once_more(slug: str, seat: Seat, one: Costly, deals: int, engines: Thinks) -> Costly:
    """In more imagined deals, and others: else the costliest would be those that bad luck made so."""
    decision, thought = one.decision, one.judged.thought
    said = f"{chance(decision, seat)} again"
    args = (slug, decision.view, seat, decision.action, said, thought, deals)
    again: Judged | None = await engines.aside(compared, *args)
    return Costly(decision, again or one.judged)


def places(scores: Sequence[int], seat: Seat, points: float, *, low: bool) -> int:
    """How many of those who came out ahead would not have, with so many points more."""
    sign = -1 if low else 1
    merits = [sign * score for score in scores]
    return sum(merits[seat] < merit < merits[seat] + points for merit in merits)
