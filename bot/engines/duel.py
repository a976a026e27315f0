"""Duels, which tell which of two computer players is better: the same deals played twice, seats exchanged.

It imports only the players, so that an engine process can play whole matches (duel_jobs.py). A player is a
level or, if there is none of that name, the command of a program (docs/engines.md).
"""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bot.ai import REPEATABLE, USUAL, best, chance, thinker
from bot.ai.decision import Budget
from bot.ai.request import Question
from bot.engines.program import MEMORY, Failed, Program, Resting
from bot.games import RULES
from bot.games.base import NATURE, Seat, State, play, shuffled


class Pairing(NamedTuple):
    """The result of two matches on the same deals; each pair is the first level's and the second's."""

    points: tuple[float, float]
    """Average points of a seat and match; penalty points count as negative."""
    victories: tuple[float, float]
    """Matches won; a shared win is divided."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """Processor time of each decision in seconds; for programs the wall-clock time."""
    failed: tuple[int, int] = (0, 0)
    """Number of decisions without an answer from a program, made by a normal player."""

    @property
    def lead(self) -> float:
        return self.points[0] - self.points[1]

    @property
    def won(self) -> float:
        """1 if the first is ahead, 0 if it is behind, else a half."""
        return (self.lead > 0) + (self.lead == 0) / 2


@dataclass(frozen=True, slots=True)
class Duel:
    slug: str
    pair: tuple[str, str]
    """The two levels, or commands of programs."""
    players: int
    options: Mapping[str, str]
    seed: str
    budget: Budget = REPEATABLE


def pairing(wanted: Duel, number: int) -> Pairing:
    """Play two matches on the same deals. Seats are drawn, half for each level, and then exchanged."""
    with ExitStack() as until_over:
        return _pairing(wanted, number, [_side(wanted, player, until_over) for player in wanted.pair])


def _pairing(wanted: Duel, number: int, pair: Sequence[_Side]) -> Pairing:
    deals = f"{wanted.seed} {number}"
    sides = shuffled(Random(f"{deals} seats"), (seat % 2 for seat in range(wanted.players)))
    points, victories = [0.0, 0.0], [0.0, 0.0]
    for swapped in (0, 1):
        at = [side ^ swapped for side in sides]
        end = _match(wanted, [pair[side] for side in at], deals)
        # In some games points are penalties.
        sign = 1 if end.scores[end.winners[0]] == max(end.scores) else -1
        for side, score in zip(at, end.scores, strict=True):
            points[side] += sign * score / wanted.players
        for winner in end.winners:
            victories[at[winner]] += 1 / len(end.winners)
    a, b = pair
    return Pairing(
        (points[0], points[1]),
        (victories[0], victories[1]),
        (tuple(a.seconds), tuple(b.seconds)),
        (a.failed, b.failed),
    )


class _Side:
    """One of the two players: how it decides, and the time it has spent."""

    def __init__(self, wanted: Duel, level: str) -> None:
        self._budget = wanted.budget
        self._thinker = thinker(wanted.slug, level)
        self.seconds: list[float] = []
        self.failed = 0

    def decide(self, view: State, seat: Seat, rng: Random, _chance: str) -> str:
        started = time.thread_time()
        action = self._thinker(view, seat, rng, self._budget).action
        self.seconds.append(time.thread_time() - started)
        return action


class _ProgramSide(_Side):
    """A program as a player; if it fails, a normal player decides."""

    def __init__(self, wanted: Duel, program: Program) -> None:
        super().__init__(wanted, best(wanted.slug, USUAL))
        self._program = program

    def decide(self, view: State, seat: Seat, rng: Random, chance: str) -> str:
        started = time.monotonic()
        try:
            action = self._program.ask(Question(view.slug, "", view, seat, chance), self._budget)
        except Failed as error:
            self.failed += 1
            if not isinstance(error, Resting):
                sys.stderr.write(f"{error}\n")
            return super().decide(view, seat, rng, chance)
        self.seconds.append(time.monotonic() - started)
        return action


def _side(wanted: Duel, player: str, until_over: ExitStack) -> _Side:
    with suppress(KeyError):
        return _Side(wanted, player)
    program = Program(tuple(shlex.split(player)), MEMORY, heard=True)
    until_over.callback(program.bury)
    return _ProgramSide(wanted, program)


def _match(wanted: Duel, at: list[_Side], deals: str) -> State:
    """Play one match; `at` gives the side of each seat, and `deals` seeds all chance."""
    state: State = RULES[wanted.slug].start(wanted.players, wanted.options)
    rngs = [Random(f"{deals} seat {seat}") for seat in range(wanted.players)]
    shuffles = turns = 0
    while state.to_act:
        seat: Seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{deals} chance {shuffles}"))
            shuffles += 1
        else:
            action = at[seat].decide(state.view(seat), seat, rngs[seat], f"{deals} seat {seat} turn {turns}")
            turns += 1
        state, _ = play(state, seat, action)
    return state
