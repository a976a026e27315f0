"""What a decision was worth beside the one that the strongest computer player would have made there.

It is the same search that plays *hard* and gives hints: first it chooses, and then what it chose and what was
done are compared in worlds that are new to both, so that the choice is not flattered by the luck that it was
chosen for. All that it reads is the view.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from bot.ai import best, think
from bot.ai.decision import Budget, Thought
from bot.games.base import Seat

CERTAIN: Final = 4.0
"""So many standard errors a loss has to be before it is said to be one. A match has many decisions: at 2.5
*hard* itself was blamed in eight matches of 22."""
HAIR: Final = 0.05
"""A loss of less than this, in points or places, is none."""


class Judged(NamedTuple):
    """A decision beside the strongest player's."""

    thought: Thought
    """What that would do, and why."""
    loss: float = 0.0
    """By how much that is better, on average in the worlds in which both were tried."""
    error: float = 0.0
    """The standard error of the loss."""
    worlds: int = 0
    """In how many both were tried: none where they are the same."""

    @property
    def certain(self) -> bool:
        """Whether it is a loss, and not chance."""
        return self.loss > max(HAIR, CERTAIN * self.error)


def judged(
    slug: str, view: Any, seat: Seat, action: str, chance: str, worlds: tuple[int, int]
) -> Judged | None:
    """None for what the player does not compare. `worlds`: how many to choose in, and then to compare in."""
    level, (first, then) = best(slug), worlds
    thought = think(slug, level, view, seat, Random(f"{chance} choose"), Budget(iterations=first))
    if thought.action == action:
        # By rules of thumb alone it would say nothing of other actions.
        return Judged(thought) if thought.weighed else None
    return compared(slug, view, seat, action, f"{chance} compare", thought, then)


def compared(
    slug: str, view: Any, seat: Seat, action: str, chance: str, thought: Thought, worlds: int
) -> Judged | None:
    """What was done beside what was thought of, in so many new worlds."""
    among = Budget(iterations=worlds, among=(thought.action, action))
    found = think(slug, best(slug), view, seat, Random(chance), among)
    by_action = {one.action: one for one in found.weighed}
    if by_action.keys() != {thought.action, action}:
        return None
    loss = by_action[thought.action].worth - by_action[action].worth
    return Judged(thought, loss, found.weighed[1].error, found.worlds)
