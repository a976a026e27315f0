"""Search over guessed worlds: each promising move is tried in each, and played out by rules of thumb.

A world is the bitboard of a game's state, with nothing hidden: ints and bitmasks, changed in place. The
bitboard defines its moves and the end of a play-out. All moves are tried in the same worlds, so that a
world's luck cancels out in the comparison; clearly worse moves are soon left out, and the search ends before
its budget when the remaining doubt costs next to nothing.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, Protocol, Self

from bot.ai.decision import MOST, SHARES, Budget, Reason, Thought, Unit, Weighed, reason
from bot.games.base import NATURE, Seat, begins_hand, pick

Move = int
"""A bitboard's move."""


class World(Protocol):
    """A guess of everything hidden, to be played on."""

    def copy(self) -> Self: ...

    def play(self, move: Move) -> None:
        """Play a legal move for the seat to act."""
        ...

    def finish(self, rng: Random) -> None:
        """Play on by rules of thumb to the end of the hand, or as far as the bitboard looks ahead."""
        ...

    def worth(self, seat: Seat) -> float:
        """Return the worth of the end to the seat."""
        ...


Guess = Callable[[Random], World]
"""Returns a world that agrees with the seat's view."""

TRUST: Final = 1.0
"""Standard errors by which another move must look better to override the rules of thumb: they should only
give way to better evidence than a few unlucky worlds."""
FIRST: Final = 8
"""Number of worlds in which every move is tried before any is left out."""
AGAIN: Final = 1.25
"""Factor between the numbers of worlds at which the moves are reviewed."""
CLEARLY: Final = 2.5
"""Standard errors by which the best must lead a move for the move to be left out."""
NEGLIGIBLE: Final = 0.002
"""Expected cost of a wrong choice at which a search ends, as a part of the standard deviation of the best
move's worth from world to world."""


@dataclass(slots=True)
class Tried:
    """A move with its worth in each world in which it was tried."""

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
    """The result of a search: moves, best first, and the number of worlds in which the best were tried."""

    moves: tuple[Tried, ...]
    worlds: int

    @property
    def iterations(self) -> int:
        return sum(len(tried.worths) for tried in self.moves)

    def weighed(self, text: Callable[[Move], str]) -> tuple[Weighed, ...]:
        """Return the moves as actions, each with the standard error of its distance from the first."""
        first = self.moves[0]
        return tuple(
            Weighed(text(one.move), one.mean, len(one.worths), 0.0 if one is first else lead(first, one)[1])
            for one in self.moves
        )

    def worths(self) -> dict[Move, float]:
        """Return the worth of each move tried, none above that of the first."""
        most = self.moves[0].mean
        return {one.move: min(one.mean, most) for one in self.moves}

    def because(self, why: Reason | None, text: Callable[[Move], str], unit: Unit = "points") -> Thought:
        """Return the best move as a thought with this reason, or else with what it won how often."""
        weighed = self.weighed(text)
        return Thought(
            weighed[0].action, why or self._shares(unit), weighed, unit, self.worlds, self.iterations
        )

    def _shares(self, unit: Unit) -> Reason:
        """Return in how many of the worlds the best move came out ahead of the second, and behind it."""
        if len(self.moves) < 2:
            return MOST
        pairs = list(zip(self.moves[0].worths, self.moves[1].worths, strict=False))
        more = sum(first > second for first, second in pairs)
        less = sum(first < second for first, second in pairs)
        count = len(pairs)
        return reason(SHARES, unit=unit, more=round(100 * more / count), less=round(100 * less / count))


def search(
    guess: Guess,
    seat: Seat,
    moves: Sequence[Move],
    rng: Random,
    budget: Budget,
    *,
    thumb: Move | None = None,
    trust: float = TRUST,
    least: float = 0.0,
    first: int = FIRST,
) -> Found:
    """Compare the moves until the budget is spent, one is left, or a wrong choice would cost next to nothing.

    One round of the budget is one world. `thumb`: the move of the rules of thumb, which is still chosen if it
    lies no more than `trust` standard errors and `least` points behind. `first`: number of worlds in which
    every move is tried: more if moves hardly differ and worlds differ much.
    """
    every = _tried(moves, thumb)
    alive, worlds, next_look = every, 0, first
    for _ in budget.rounds():
        world = guess(rng)
        for tried in alive:
            tried.add(_play_out(world.copy(), tried.move, seat, rng))
        worlds += 1
        if worlds == next_look and not budget.among:
            next_look = math.ceil(next_look * AGAIN)
            alive, settled = _looked_through(alive, thumb, least)
            if settled:
                break
    out = sorted((tried for tried in every if tried not in alive), key=_worse)
    return Found((*_by_worth(alive, thumb, trust, least), *out), worlds)


def finished(state: Any, answer: Callable[[Any, Seat], str], chance: Random) -> Any:
    """Return the state at the end of the hand, where every seat plays on by `answer` from its own view."""
    while state.to_act:
        seat = min(state.to_act)
        action = pick(chance, state.legal(seat)) if seat == NATURE else answer(state.view(seat), seat)
        if begins_hand(seat, action):
            break
        state, _ = state.apply(seat, action)
    return state


def gained(before: Any, after: Any, seat: Seat) -> float:
    """Return the points that the seat made over the others' average; penalty points count as negative."""
    ahead = margin([now - then for now, then in zip(after.scores, before.scores, strict=True)], seat)
    return -ahead if before.lowest_wins else ahead


@dataclass(slots=True)
class RulesWorld:
    """A world without a bitboard: a state that is played on by its rules, from the views of its seats."""

    before: Any
    state: Any
    texts: Mapping[Move, str]
    quick: Callable[[Any, Seat], str]

    def copy(self) -> RulesWorld:
        return replace(self)

    def play(self, move: Move) -> None:
        self.state, _ = self.state.apply(self.state.turn, self.texts[move])

    def finish(self, rng: Random) -> None:
        self.state = finished(self.state, self.quick, rng)

    def worth(self, seat: Seat) -> float:
        return gained(self.before, self.state, seat)


def search_by_rules(
    view: Any,
    seat: Seat,
    rng: Random,
    budget: Budget,
    *,
    thumb: Thought,
    quick: Callable[[Any, Seat], str],
    why: Callable[[str], Reason | None],
) -> Thought:
    """Try every action in guessed worlds, played on by their rules, without a bitboard; the hand's points
    decide.

    `thumb`: the thought of the rules of thumb; `quick`: the action by which everybody plays on, from their
    view; `why`: the reason for another action.
    """
    actions = [action for choice in view.legal(seat) for action in choice if budget.allows(action)]
    if len(actions) < 2:
        return thumb
    texts = dict(enumerate(actions))

    def guess(rng: Random) -> RulesWorld:
        state = view.guess(seat, rng)
        return RulesWorld(state, state, texts, quick)

    found = search(guess, seat, [*texts], rng, budget, thumb=move_of(thumb.action, texts))
    chosen = texts[found.moves[0].move]
    return found.because(thumb.reason if chosen == thumb.action else why(chosen), texts.__getitem__)


def compare(
    worths: Callable[[Random], Sequence[float]],
    moves: Sequence[Move],
    rng: Random,
    budget: Budget,
    *,
    thumb: Move | None = None,
    first: int = FIRST,
) -> Found:
    """Compare moves as `search` does, where a world gives the worth of all at once: none is left out
    early."""
    every = _tried(moves, thumb)
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
    return Found(tuple(_by_worth(every, thumb, TRUST)), worlds)


def estimate(worth: Callable[[Random], float], rng: Random, budget: Budget, *, error: float) -> Tried:
    """Return the average worth, to within this standard error or as far as the budget allows."""
    found, next_look = Tried(0), FIRST
    for _ in budget.rounds():
        found.add(worth(rng))
        count = len(found.worths)
        if count == next_look:
            next_look = math.ceil(next_look * AGAIN)
            if _mean_and_spread(found.worths)[1] <= error * math.sqrt(count):
                break
    return found


def move_of(action: str, texts: Mapping[Move, str]) -> Move | None:
    """Return the move with this text; None if there is none."""
    return next((move for move, text in texts.items() if text == action), None)


def _tried(moves: Sequence[Move], thumb: Move | None) -> list[Tried]:
    """Return the moves to try, that of the rules of thumb first: among equivalent moves the first is kept."""
    return [Tried(move) for move in sorted(moves, key=lambda move: move != thumb)]


def margin(points: Sequence[float], seat: Seat) -> float:
    """Return the seat's points over the others' average."""
    mine = points[seat]
    return float(mine - (sum(points) - mine) / (len(points) - 1))


def _play_out(world: World, move: Move, seat: Seat, rng: Random) -> float:
    world.play(move)
    world.finish(rng)
    return world.worth(seat)


def _worse(tried: Tried) -> float:
    return -tried.mean


def lead(first: Tried, second: Tried) -> tuple[float, float]:
    """Return the first's lead in the worlds in which both were tried, and its standard error."""
    mean, spread = _mean_and_spread(map(operator.sub, first.worths, second.worths))
    return mean, spread / math.sqrt(min(len(first.worths), len(second.worths)))


def _mean_and_spread(worths: Iterable[float]) -> tuple[float, float]:
    """Return the mean, and the standard deviation of the population as estimated from the sample."""
    some = list(worths)
    mean = math.fsum(some) / len(some)
    if len(some) == 1:
        return mean, math.inf
    return mean, math.sqrt(math.fsum((one - mean) ** 2 for one in some) / (len(some) - 1))


def _looked_through(
    alive: list[Tried], thumb: Move | None = None, least: float = 0.0
) -> tuple[list[Tried], bool]:
    """Return the moves without clearly worse or equivalent ones; and whether the search may end.

    That of the rules of thumb is clearly worse only if it lies more than `least` behind.
    """
    best = min(alive, key=_worse)
    stay, cost = [], 0.0
    for tried in alive:
        if tried is not best:
            ahead, error = lead(best, tried)
            if ahead - (least if tried.move == thumb else 0.0) >= CLEARLY * error:
                continue
            cost += cost_of_doubt(ahead, error) if error else 0.0
        stay.append(tried)
    # A single move costs nothing, and without luck there is no doubt left.
    return stay, cost <= NEGLIGIBLE * _mean_and_spread(best.worths)[1]


def cost_of_doubt(ahead: float, error: float) -> float:
    """Return the expected opportunity cost of a choice with this lead and standard error."""
    behind = ahead / error
    density = math.exp(-behind * behind / 2) / math.sqrt(2 * math.pi)
    return error * density - ahead * math.erfc(behind / math.sqrt(2)) / 2


def _by_worth(alive: list[Tried], thumb: Move | None, trust: float, least: float = 0.0) -> list[Tried]:
    """Return the moves, best first; but that of the rules of thumb precedes one that hardly leads it."""
    ranked = sorted(alive, key=_worse)
    for tried in ranked[1:]:
        if tried.move == thumb:
            ahead, error = lead(ranked[0], tried)
            leeway = trust * error + least
            # A single lucky world makes exactly one standard error: rounding must not decide that.
            if ahead <= leeway or math.isclose(ahead, leeway):
                ranked.remove(tried)
                return [tried, *ranked]
    return ranked
