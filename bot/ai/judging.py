"""Judging a decision against that of the strongest computer player.

The search is the one that plays *hard* and gives hints. It first chooses an action; then its choice and the
actual action are compared in new worlds, so that the luck which selected the choice does not flatter it. Only
the view is used.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

from bot.ai import USUAL, best, brain, think
from bot.ai.decision import SHARES, Budget, Thought
from bot.ai.playing_on import worths
from bot.games.base import Seat

CERTAIN: Final = 4.0
"""Standard errors from which a loss counts as certain. A match has many decisions: at 2.5, *hard* itself
was blamed in eight matches of 22."""
HAIR: Final = 0.05
"""Smallest loss that counts, in points or places."""


class Judged(NamedTuple):
    """A decision compared with the strongest player's."""

    thought: Thought
    """The strongest player's decision."""
    loss: float = 0.0
    """Average loss against that decision, in the worlds in which both were tried."""
    error: float = 0.0
    """Standard error of the loss."""
    worlds: int = 0
    """Number of worlds in which both were tried; 0 if they are the same."""
    stands: bool = True
    """Whether it is a loss, too, where every seat plays on with its own view."""

    @property
    def certain(self) -> bool:
        """Whether the loss is certain, and not chance."""
        return self.stands and self.loss > max(HAIR, CERTAIN * self.error)

    @property
    def told(self) -> bool:
        """Whether the loss is certain, and a rule of the game says why the other action is right."""
        return self.certain and self.thought.taught


def judged(
    slug: str, view: Any, seat: Seat, action: str, chance: str, worlds: tuple[int, int]
) -> Judged | None:
    """Judge an action; None if the search does not compare it. `worlds`: to choose in, and to compare in."""
    level, (first, then) = best(slug), worlds
    thought = think(slug, level, view, seat, Random(f"{chance} choose"), Budget(iterations=first))
    if thought.action == action:
        # By rules of thumb alone nothing would be known of other actions.
        return Judged(thought) if thought.weighed else None
    return compared(slug, view, seat, action, f"{chance} compare", thought, then)


def compared(
    slug: str, view: Any, seat: Seat, action: str, chance: str, thought: Thought, worlds: int
) -> Judged | None:
    """Compare the actual action with the thought, in so many new worlds."""
    among = Budget(iterations=worlds, among=(thought.action, action))
    found = think(slug, best(slug), view, seat, Random(chance), among)
    by_action = {one.action: one for one in found.weighed}
    if by_action.keys() != {thought.action, action}:
        return None
    loss = by_action[thought.action].worth - by_action[action].worth
    if found.action == thought.action and (not thought.reason or thought.reason.key == SHARES):
        # Against the actual action, and over more deals.
        thought = replace(thought, reason=found.reason)
    return Judged(thought, loss, found.weighed[1].error, found.worlds)


LEAST: Final = 3
MOST_ACTIONS: Final = 16
"""Range of the number of actions in a puzzle: fewer are a toss-up, more are not tried one by one."""
GLANCE: Final = 30
THOROUGH: Final = 400
"""Number of imagined deals for all actions of a puzzle: for a first look, and again for certainty."""
LEAD: Final = 0.2
"""Least lead of a puzzle's best action, in points or places."""
PROMISING: Final = 2.0
"""Standard errors by which the best action must lead in the first look."""
DRAWS: Final = 40
"""Number of easy players asked for a puzzle's action."""
USUALLY: Final = 8
"""Number of normal players asked, who differ only where chance breaks a tie."""
FOUND: Final = (0.05, 0.45)
"""Least and greatest part of them who find the right one: fewer would be chance, more make no puzzle."""
TEMPTING: Final = 2
"""Least number of wrong actions that somebody chooses."""


def posed(slug: str, view: Any, seat: Seat, done: str, chance: str) -> Thought | None:
    """Return all actions of a decision that makes a good puzzle, with their worth; None for any other.

    One action must be certainly better than all others, also in new deals; a normal player must miss it and
    some easy ones find it; and others must tempt. `done`: the action that was chosen in the match.
    """
    choices = view.legal(seat)
    if not LEAST <= sum(choice.count for choice in choices) <= MOST_ACTIONS:
        return None
    chosen, findable = _asked(slug, view, seat, done, chance)
    if not findable or len(chosen) <= TEMPTING:
        return None
    every = tuple(action for choice in choices for action in choice)
    seen = _all_tried(slug, view, seat, every, f"{chance} glance", GLANCE)
    if seen is None or seen.action not in findable or not _leads(seen, PROMISING):
        return None
    sure = _all_tried(slug, view, seat, every, f"{chance} thorough", THOROUGH)
    return sure if sure and sure.action == seen.action and _leads(sure, CERTAIN) else None


def _asked(slug: str, view: Any, seat: Seat, done: str, chance: str) -> tuple[set[str], set[str]]:
    """Return all actions that somebody chooses, and those that may be a puzzle's right one."""
    normal, easy = (best(slug, level) for level in ("normal", "easy"))
    usual, drawn = (
        Counter(think(slug, level, view, seat, Random(f"{chance} {level} {n}")).action for n in range(count))
        for level, count in ((normal, USUALLY), (easy, DRAWS))
    )
    least, most = FOUND
    findable = {action for action, count in drawn.items() if least <= count / DRAWS <= most}
    return {*usual, done, *drawn} - {""}, findable - {*usual}


def _all_tried(
    slug: str, view: Any, seat: Seat, every: tuple[str, ...], chance: str, worlds: int
) -> Thought | None:
    """Return the worth of all these actions; None if the search has none for some."""
    among = Budget(iterations=worlds, among=every)
    found = think(slug, best(slug), view, seat, Random(chance), among)
    return found if {one.action for one in found.weighed} == {*every} else None


def _leads(thought: Thought, errors: float) -> bool:
    """Return whether the first leads all others by so many standard errors, and by at least `LEAD`."""
    first, *others = thought.weighed
    return all(first.worth - one.worth > max(LEAD, errors * one.error) for one in others)


RIVALS: Final = 3
"""Number of next best actions of a puzzle against which the right one is played on."""


def played_on(
    slug: str, view: Any, seat: Seat, actions: tuple[str, ...], chance: str, deals: range
) -> list[tuple[float, ...]]:
    """Return the worth of these actions in each deal, where normal players play on with their own views."""
    answer = brain(slug, best(slug, USUAL))
    return [worths(answer, view, seat, actions, f"{chance} deal {number}") for number in deals]
