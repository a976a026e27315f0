"""What a computer player hands back, and what it may spend on it."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal, NamedTuple

from bot.games.base import Seat

SECONDS: Final = 0.7
"""Of processor time that a search spends on a decision, unless an operator says otherwise or many wait."""

Unit = Literal["points", "tricks", "wins", "places"]
"""What a search counts: points or tricks of the hand, how often the match is won, places in the ranking."""


class Reason(NamedTuple):
    """Why, as a key of the word catalogue and its arguments; `reason` makes one.

    Cards stand in it as the notation has them. A value named `seat` is a seat: whoever tells the reason puts
    the player's name there.
    """

    key: str
    values: tuple[tuple[str, str | int | float], ...] = ()


def reason(key: str, **values: str | float) -> Reason:
    return Reason(key, tuple(values.items()))


class Weighed(NamedTuple):
    """One of the actions that a search looked at."""

    action: str
    worth: float
    """On average in the worlds it imagined, in the thought's unit; more is better."""
    visits: int
    error: float = 0.0
    """The standard error of how far it is from the first, in the worlds that both were tried in."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player does, and why. It is made from a view, so it holds nothing that the seat may not
    know."""

    action: str
    reason: Reason | None = None
    """The rule of thumb that decided, or that agrees with the search."""
    weighed: tuple[Weighed, ...] = ()
    """What a search found, best first; the first is the action."""
    unit: Unit = "points"
    worlds: int = 0
    """How many worlds were imagined."""
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to search: seconds of processor time, or a number of iterations, or whichever ends first.

    With iterations alone, the same view and the same source of chance give the same answer on every machine.
    """

    seconds: float | None = None
    iterations: int | None = None
    among: tuple[str, ...] = ()
    """Actions that alone are tried, in every world, however bad they look; none: those that look good."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.iterations is None:
            raise ValueError("a search without end")

    def allows(self, action: str) -> bool:
        """Whether the action is to be tried."""
        return not self.among or action in self.among

    def rounds(self) -> Iterator[int]:
        """0, 1, 2 … until the budget is spent, and at least 0. One round is one iteration."""
        rounds = itertools.count() if self.iterations is None else range(max(1, self.iterations))
        if self.seconds is None:
            yield from rounds
            return
        # Of this thread alone: what others do on a busy machine costs a search nothing.
        until = time.thread_time() + self.seconds
        for number in rounds:
            yield number
            if time.thread_time() >= until:
                return


Brain = Callable[[Any, Seat, Random], str]
"""From a seat's view of its own game, the seat, and a source of chance, to a legal action."""
Adviser = Callable[[Any, Seat, Random], Thought]
"""A player by rules of thumb: its action, with a reason."""
Thinker = Callable[[Any, Seat, Random, Budget], Thought]
"""A player that may search as long as its budget lasts: its action, with a reason."""


def plain(brain: Brain) -> Thinker:
    """A player that only says what it does."""

    def think(view: Any, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        return Thought(brain(view, seat, rng))

    return think


def ruled(adviser: Adviser) -> Thinker:
    """A player that needs no budget."""

    def think(view: Any, seat: Seat, rng: Random, _budget: Budget) -> Thought:
        return adviser(view, seat, rng)

    return think
