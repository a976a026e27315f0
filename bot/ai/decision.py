"""The decisions of computer players, and the budgets for them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from bot.games.base import Seat

SECONDS: Final = 0.7
"""Default processor time of a search in seconds; less if many searches wait."""

Unit = Literal["points", "tricks", "wins", "places"]
"""Unit of a search: points or tricks of the hand, share of matches won, or places in the ranking."""


class Reason(NamedTuple):
    """A reason, as a key of the word catalogue and its arguments; `reason` makes one.

    Cards are in notation. A value named `seat` is a seat, which is shown as the player's name.
    """

    key: str
    values: tuple[tuple[str, str | int | float], ...] = ()


def reason(key: str, **values: str | float) -> Reason:
    return Reason(key, tuple(values.items()))


MOST: Final = Reason("why-most")
"""Reason for a choice of the rules of thumb where no other reason is true."""

SHARES: Final = "why-shares"
"""Key of the reason for a choice of a search where no other is true: how often it came out ahead."""

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Rule(Generic[C]):
    """A reason and its predicate: wherever it holds of a case, the reason's sentence is true."""

    key: str
    holds: Callable[[C], bool]
    named: tuple[str, ...] = ()
    """Names of the sentence's values, which are attributes of the case."""


def first_reason(rules: Iterable[Rule[C]], case: C) -> Reason | None:
    """Return the first reason that holds of the case; None if no reason does."""
    for rule in rules:
        if rule.holds(case):
            return reason(rule.key, **{name: getattr(case, name) for name in rule.named})
    return None


class Weighed(NamedTuple):
    """An action that a search has tried."""

    action: str
    worth: float
    """Average worth in the imagined worlds, in the thought's unit; more is better."""
    visits: int
    error: float = 0.0
    """Standard error of the difference from the first action, in the worlds in which both were tried."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A computer player's action and its reason, made from a view, and so without hidden knowledge."""

    action: str
    reason: Reason | None = None
    """The first reason that is true of the action; a search has one for each that it has compared."""
    weighed: tuple[Weighed, ...] = ()
    """Actions tried by a search, best first; the first is the action."""
    unit: Unit = "points"
    worlds: int = 0
    """Number of imagined worlds."""
    iterations: int = 0

    @property
    def taught(self) -> bool:
        """Whether a rule of the game says why the action is right."""
        return self.reason is not None and self.reason.key not in (SHARES, MOST.key)


@dataclass(frozen=True, slots=True)
class Budget:
    """The limit of a search: seconds of processor time, a number of iterations, or whichever ends first.

    With iterations alone, the same view and random seed give the same answer on every machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    among: tuple[str, ...] = ()
    """Actions to try, exclusively and in every world; empty: the promising ones."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a search without end")

    def allows(self, action: str) -> bool:
        """Return whether the action is to be tried."""
        return not self.among or action in self.among

    def rounds(self) -> Iterator[int]:
        """Yield 0, 1, 2 … until the budget is spent, and at least 0. One round is one iteration."""
        rounds = itertools.count() if self.iterations is None else range(max(1, self.iterations))
        if self.seconds is None:
            yield from rounds
            return
        # Measured for this thread alone, so that other load on the machine costs a search nothing.
        until = time.thread_time() + self.seconds
        for number in rounds:
            yield number
            if time.thread_time() >= until:
                return


Brain = Callable[[Any, Seat, Random], str]
"""Returns a legal action, from a seat's view, the seat, and a random generator."""
Adviser = Callable[[Any, Seat, Random], Thought]
"""A player by rules of thumb: returns its action with a reason."""
Thinker = Callable[[Any, Seat, Random, Budget], Thought]
"""A player that may search as long as its budget lasts: returns its action with a reason."""


def plain(brain: Brain) -> Thinker:
    """Return a thinker that gives no reasons."""

    def think(view: Any, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        return Thought(brain(view, seat, rng))

    return think


def ruled(adviser: Adviser) -> Thinker:
    """Return a thinker that ignores its budget."""

    def think(view: Any, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        return adviser(view, seat, rng)

    return think
