"""What a decision was worth beside the one that the strongest computer player would have made there.

It is the same search that plays *hard* and gives hints: first it chooses, and then what it chose and what was
done are compared in worlds that are new to both, so that the choice is not flattered by the luck that it was
chosen for. All that it reads is the view.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from bot.ai import best, levels, think
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


LEAST: Final = 3
MOST: Final = 16
"""Actions to choose from in a puzzle: fewer are a toss, more are not tried one by one."""
GLANCE: Final = 30
THOROUGH: Final = 400
"""Imagined deals in which all actions of a puzzle are tried: to see whether it is one, and to be sure."""
LEAD: Final = 0.2
"""Points or places by which the best action of a puzzle is at least better than the next."""
PROMISING: Final = 2.0
"""Standard errors by which the best action has to lead after a glance."""


def posed(slug: str, view: Any, seat: Seat, done: str, chance: str) -> Thought | None:
    """All actions of a decision that makes a good puzzle, with their worth; None for any other.

    One action has to be better than each of the others beyond doubt, in deals that are new to the choice too;
    and it is not obvious: what was `done`, or a player by rules of thumb, differs.
    """
    choices = view.legal(seat)
    if not LEAST <= sum(choice.count for choice in choices) <= MOST:
        return None
    every = tuple(action for choice in choices for action in choice)
    seen = _all_tried(slug, view, seat, every, f"{chance} glance", GLANCE)
    if seen is None or not _leads(seen, PROMISING):
        return None
    thumbs = [level for level in ("easy", "normal") if level in levels(slug)]
    simple = (think(slug, level, view, seat, Random(f"{chance} {level}")).action for level in thumbs)
    if {done, *simple} == {seen.action}:
        return None
    sure = _all_tried(slug, view, seat, every, f"{chance} thorough", THOROUGH)
    return sure if sure and sure.action == seen.action and _leads(sure, CERTAIN) else None


def _all_tried(
    slug: str, view: Any, seat: Seat, every: tuple[str, ...], chance: str, worlds: int
) -> Thought | None:
    """None where the player has no worth for some of them."""
    among = Budget(iterations=worlds, among=every)
    found = think(slug, best(slug), view, seat, Random(chance), among)
    return found if {one.action for one in found.weighed} == {*every} else None


def _leads(thought: Thought, errors: float) -> bool:
    """Whether the first is better than all others by more than so many standard errors, and by a lead."""
    first, *others = thought.weighed
    return all(first.worth - one.worth > max(LEAD, errors * one.error) for one in others)
