"""Search over guessed worlds: try every promising move in each of them, play on by rules of thumb, compare.

A world is the bitboard of a game's state, with nothing hidden: ints and bitmasks, changed in place. What is a
move, and when the play-out ends, is the bitboard's own affair. All moves are tried in the same worlds, so
what luck a world holds for everybody falls out of the comparison; moves that are clearly worse are soon left
out, and the search ends before its budget when what it does not know yet is not worth finding out.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol, Self

from bot.ai.decision import Budget, Thought, Weighed
from bot.games.base import Seat

Move = int
"""What a bitboard calls a move."""


class World(Protocol):
    """One guess of everything that is hidden, to be played on."""

    def copy(self) -> Self: ...

    def play(self, move: Move) -> None:
        """Do a legal move, for whoever is to act."""
        ...

    def finish(self, rng: Random) -> None:
        """Play on by rules of thumb to the end of the hand, or as far as the bitboard looks ahead."""
        ...

    def worth(self, seat: Seat) -> float:
        """What the end is worth to the seat."""
        ...


Guess = Callable[[Random], World]
"""Makes a world that looks to the seat just like its view."""

FIRST: Final = 8
"""Worlds in which every move is tried before any is left out."""
AGAIN: Final = 1.25
"""How many times as many worlds there are when the moves are looked through the next time."""
CLEARLY: Final = 2.5
"""A move is left out once the best leads it by so many standard errors of what divides the two."""
NEGLIGIBLE: Final = 0.002
"""A search ends once the wrong choice is expected to cost no more than this part of what luck does: of the
standard deviation, from world to world, of what the best move is worth."""


@dataclass(slots=True)
class Tried:
    """What is known of a move: what it was worth in each world it was tried in."""

    move: Move
    worths: list[float] = field(default_factory=list)
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / len(self.worths) if self.worths else -math.inf

    def add(self, worth: float) -> None:
        self.worths.append(worth)
        self.total += worth


@dataclass(frozen=True, slots=True)
class Found:
    """The moves, best first, and in how many worlds the best were tried."""

    moves: tuple[Tried, ...]
    worlds: int

    @property
    def iterations(self) -> int:
        return sum(len(tried.worths) for tried in self.moves)

    def weighed(self, text: Callable[[Move], str]) -> tuple[Weighed, ...]:
        """The moves as actions, each with how sure it is how far it lies from the first."""
        first = self.moves[0]
        return tuple(
            Weighed(text(one.move), one.mean, len(one.worths), 0.0 if one is first else lead(first, one)[1])
            for one in self.moves
        )

    def thought(self, texts: Mapping[Move, str], advice: Thought) -> Thought:
        """The best move as an action; with the reason for the advice where it comes to the same."""
        weighed = self.weighed(texts.__getitem__)
        action = weighed[0].action
        agreed = advice.reason if action == advice.action else None
        return Thought(action, agreed, weighed, worlds=self.worlds, iterations=self.iterations)


def search(
    guess: Guess,
    seat: Seat,
    moves: Sequence[Move],
    rng: Random,
    budget: Budget,
    *,
    trust: Mapping[Move, float] | None = None,
    first: int = FIRST,
) -> Found:
    """Compare the moves until the budget is spent, one is left, or the wrong one of those that are left would
    cost next to nothing; one round of the budget is one world.

    `trust` says for some moves how many standard errors they may lie behind and still be chosen: what the
    rules of thumb say should only give way to better evidence than a few unlucky worlds. In the `first`
    worlds every move is tried: more of them where moves hardly differ and worlds differ much.
    """
    every = _tried(moves, trust)
    alive, worlds, next_look = every, 0, first
    for _ in budget.rounds():
        world = guess(rng)
        for tried in alive:
            tried.add(_play_out(world.copy(), tried.move, seat, rng))
        worlds += 1
        if worlds == next_look and not budget.among:
            next_look = math.ceil(next_look * AGAIN)
            alive, settled = _looked_through(alive)
            if settled:
                break
    out = sorted((tried for tried in every if tried not in alive), key=_worse)
    return Found((*_by_worth(alive, trust or {}), *out), worlds)


def compare(
    worths: Callable[[Random], Sequence[float]],
    moves: Sequence[Move],
    rng: Random,
    budget: Budget,
    *,
    trust: Mapping[Move, float] | None = None,
    first: int = FIRST,
) -> Found:
    """A search where a world tells at once what each of the moves is worth: none is left out before."""
    every = _tried(moves, trust)
    by_move = {tried.move: tried for tried in every}
    worlds, next_look = 0, first
    for _ in budget.rounds():
        for move, worth in zip(moves, worths(rng), strict=True):
            by_move[move].add(worth)
        worlds += 1
        if worlds == next_look and not budget.among:
            next_look = math.ceil(next_look * AGAIN)
            if _looked_through(every)[1]:
                break
    return Found(tuple(_by_worth(every, trust or {})), worlds)


def estimate(worth: Callable[[Random], float], rng: Random, budget: Budget, *, error: float) -> Tried:
    """What something is worth on average, to within this standard error or as well as the budget allows."""
    found, next_look = Tried(0), FIRST
    for _ in budget.rounds():
        found.add(worth(rng))
        count = len(found.worths)
        if count == next_look:
            next_look = math.ceil(next_look * AGAIN)
            if _mean_and_spread(found.worths)[1] <= error * math.sqrt(count):
                break
    return found


def _tried(moves: Sequence[Move], trust: Mapping[Move, float] | None) -> list[Tried]:
    """The trusted first: of moves that come to the same, the first is kept."""
    trusted = trust or {}
    return [Tried(move) for move in sorted(moves, key=lambda move: move not in trusted)]


def _play_out(world: World, move: Move, seat: Seat, rng: Random) -> float:
    world.play(move)
    world.finish(rng)
    return world.worth(seat)


def _worse(tried: Tried) -> float:
    return -tried.mean


def lead(first: Tried, second: Tried) -> tuple[float, float]:
    """By how much the first was better in the worlds that both were tried in, and its standard error."""
    mean, spread = _mean_and_spread(map(operator.sub, first.worths, second.worths))
    return mean, spread / math.sqrt(min(len(first.worths), len(second.worths)))


def _mean_and_spread(worths: Iterable[float]) -> tuple[float, float]:
    """The spread is the standard deviation of what they were drawn from, as far as they tell."""
    some = list(worths)
    mean = math.fsum(some) / len(some)
    if len(some) == 1:
        return mean, math.inf
    return mean, math.sqrt(math.fsum((one - mean) ** 2 for one in some) / (len(some) - 1))


def _looked_through(alive: list[Tried]) -> tuple[list[Tried], bool]:
    """Without the moves that are clearly worse than the best, or came out just like it in every world; and
    whether no more needs to be known of those that stay."""
    best = min(alive, key=_worse)
    stay, cost = [], 0.0
    for tried in alive:
        if tried is not best:
            ahead, error = lead(best, tried)
            if ahead >= CLEARLY * error:
                continue
            cost += cost_of_doubt(ahead, error)
        stay.append(tried)
    # A lone move costs nothing, and where no luck is at work there is nothing left to be in doubt about.
    return stay, cost <= NEGLIGIBLE * _mean_and_spread(best.worths)[1]


def cost_of_doubt(ahead: float, error: float) -> float:
    """What is lost on average by a choice that seems to lead by so much with this standard error, because
    it may lie behind after all: the expected opportunity cost of the selection."""
    behind = ahead / error
    density = math.exp(-behind * behind / 2) / math.sqrt(2 * math.pi)
    return error * density - ahead * math.erfc(behind / math.sqrt(2)) / 2


def _by_worth(alive: list[Tried], trust: Mapping[Move, float]) -> list[Tried]:
    """Best first; but a trusted move that lies hardly behind the best comes before it."""
    ranked = sorted(alive, key=_worse)
    for tried in ranked[1:]:
        if tried.move in trust:
            ahead, error = lead(ranked[0], tried)
            leeway = trust[tried.move] * error
            # One lucky world among any number makes just one standard error: rounding is not to settle it.
            if ahead <= leeway or math.isclose(ahead, leeway):
                ranked.remove(tried)
                return [tried, *ranked]
    return ranked
