"""Reviews of a person's match: the cost of their decisions, judged by what they could see then.

All judgements, even the seed of the search, depend only on their views and actions: other hidden cards would
change nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeVar, TypeVarTuple

from bot.ai.decision import Unit
from bot.ai.judging import Judged, compared, judged, played_on
from bot.ai.playing_on import is_ahead
from bot.engines.pool import Wrong
from bot.games.base import Seat, only
from bot.matches.replays import Replay
from bot.ops.errors import report
from bot.records.stored import Record

T = TypeVar("T")
Args = TypeVarTuple("Args")

MOST_DECISIONS: Final = 300
"""Most decisions of a match that are judged, the last ones."""
WORLDS: Final = 1200
"""Imagined deals for choosing, in all decisions together; `CHOICE` limits those of each."""
CHOICE: Final = (6, 24)
TWICE: Final = 2
"""Factor by which more deals are used to compare the chosen action with the actual one."""
SHOWN: Final = 3
"""Number of costliest decisions shown."""
SURE: Final = (6, 200)
"""Number of costliest decisions that are compared again, and the imagined deals for each."""
LOOKS: Final = (60, 120, 240)
"""Numbers of deals, played on with views, after which an action that is said to be better is looked at."""
AT_ONCE: Final = 4
"""Number of these deals between two searches of tables."""


class Thinks(Protocol):
    """A queue for deferrable work, which runs while no search of a table is waiting."""

    async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T: ...


class Decision(NamedTuple):
    """A decision of a person who had a choice."""

    n: int
    """Number of the log's line."""
    turn: int
    """Number of their earlier actions."""
    view: Any
    """Their view at the time."""
    action: str


class Costly(NamedTuple):
    decision: Decision
    judged: Judged


class Progress(NamedTuple):
    """How far a review has come."""

    done: int
    of: int
    again: bool
    """Whether the costliest decisions are being compared once more."""


@dataclass(frozen=True, slots=True)
class Review:
    """The result of a review."""

    decisions: int
    """Number of decisions with a choice, including those not judged."""
    judged: int
    close: int
    """Number of decisions that were best as far as can be told."""
    lost: float
    error: float
    """Standard error of `lost`, the total loss of all judged decisions."""
    unit: Unit
    costliest: tuple[Costly, ...]

    @property
    def beyond(self) -> int:
        """Number of early decisions of a long match that were not judged."""
        return max(0, self.decisions - MOST_DECISIONS)

    @property
    def unjudged(self) -> int:
        """Number of decisions for which the search has nothing to compare."""
        return self.decisions - self.beyond - self.judged


def decisions(replay: Replay, seat: Seat) -> tuple[Decision, ...]:
    """Return the decisions in which this seat had a choice."""
    found, turn = [], 0
    for line, state in zip(replay.lines, replay.states, strict=False):
        if line.seat == seat:
            view = state.view(seat)
            if only(view, seat) is None:
                found.append(Decision(line.n, turn, view, line.action))
            turn += 1
    return tuple(found)


def chance(decision: Decision, seat: Seat) -> str:
    """Return the seed of a decision's search, which depends on nothing that the seat did not see."""
    return f"review seat {seat} turn {decision.turn}"


async def review(
    record: Record,
    seat: Seat,
    made: Sequence[Decision],
    engines: Thinks,
    come: Callable[[Progress], None] = lambda _: None,
) -> Review:
    """Judge a person's decisions. It takes as long as tables leave time; each decision is a moment's work.

    `come` is called with each step.
    """
    least, most = CHOICE
    first = max(least, min(most, WORLDS // max(1, len(made))))
    worlds = first, TWICE * first
    found, looked_at = [], made[-MOST_DECISIONS:]
    for done, one in enumerate(looked_at):
        come(Progress(done, len(looked_at), again=False))
        args = (record.slug, one.view, seat, one.action, chance(one, seat), worlds)
        try:
            came: Judged | None = await engines.aside(judged, *args)
        except Wrong as error:
            # It would fail again, but the other decisions are still worth judging.
            report(error, table=record.id, line=one.n, doing="judging a decision")
            continue
        if came:
            found.append(Costly(one, came))
    looks, deals = SURE
    costly = sorted((one for one in found if one.judged.loss > 0), key=_cheapest_last)[:looks]
    again = []
    for done, dear in enumerate(costly):
        come(Progress(done, len(costly), again=True))
        again.append(await _once_more(record.slug, seat, dear, deals, engines))
    surely = {one.decision.n: one for one in again}
    close = sum(not surely.get(one.decision.n, one).judged.certain for one in found)
    return Review(
        len(made),
        len(found),
        close,
        math.fsum(one.judged.loss for one in found),
        math.sqrt(math.fsum(one.judged.error**2 for one in found)),
        found[0].judged.thought.unit if found else "points",
        tuple(sorted((one for one in again if one.judged.told), key=_cheapest_last)[:SHOWN]),
    )


def _cheapest_last(one: Costly) -> float:
    return -one.judged.loss


async def _once_more(slug: str, seat: Seat, one: Costly, deals: int, engines: Thinks) -> Costly:
    """Judge a decision again in more, and other, imagined deals: else mere bad luck would select the
    costliest."""
    decision, thought = one.decision, one.judged.thought
    said = f"{chance(decision, seat)} again"
    args = (slug, decision.view, seat, decision.action, said, thought, deals)
    again: Judged | None = await engines.aside(compared, *args)
    sure = again or one.judged
    if sure.certain:
        actions = (thought.action, decision.action)
        sure = sure._replace(stands=await stands(slug, decision.view, seat, actions, said, engines))
    return Costly(decision, sure)


async def stands(
    slug: str, view: Any, seat: Seat, actions: tuple[str, ...], chance: str, engines: Thinks
) -> bool:
    """Return whether the first action is surely ahead of the others, too, where all play on with views.

    More deals are played on while it is ahead, but not surely.
    """
    worths: list[tuple[float, ...]] = []
    for look in LOOKS:
        for first in range(len(worths), look, AT_ONCE):
            deals = range(first, first + AT_ONCE)
            worths += await engines.aside(played_on, slug, view, seat, actions, chance, deals)
        if is_ahead(worths) or not is_ahead(worths, errors=0):
            break
    return is_ahead(worths)


def places(scores: Sequence[int], seat: Seat, points: float, *, low: bool) -> int:
    """Return how many people ahead of this seat it would have passed with so many points more."""
    sign = -1 if low else 1
    merits = [sign * score for score in scores]
    return sum(merits[seat] < merit < merits[seat] + points for merit in merits)
