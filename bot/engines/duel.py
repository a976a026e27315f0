"""Which of two computer players is better: the same deals played twice, the seats exchanged.

It knows nothing but the players, so that a process that thinks can play whole matches (duel_jobs.py).
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bot.ai import REPEATABLE, chance, thinker
from bot.ai.decision import Budget
from bot.games import GAMES
from bot.games.base import NATURE, Seat, State, play, shuffled


class Pairing(NamedTuple):
    """What came of two matches on the same deals; each pair is the first level's and the second's."""

    points: tuple[float, float]
    """On average of a seat and match; where points are penalties they stand below nothing."""
    victories: tuple[float, float]
    """Matches won; a shared one is divided."""
    seconds: tuple[tuple[float, ...], tuple[float, ...]]
    """Processor time of each decision."""

    @property
    def lead(self) -> float:
        return self.points[0] - self.points[1]

    @property
    def won(self) -> float:
        """1 where the first is ahead, 0 where it is behind, else a half."""
        return (self.lead > 0) + (self.lead == 0) / 2


@dataclass
class Tally:
    """The pairings so far."""

    done: list[Pairing] = field(default_factory=list)

    @property
    def pairings(self) -> list[float]:
        return [pairing.won for pairing in self.done]

    @property
    def leads(self) -> list[float]:
        return [pairing.lead for pairing in self.done]


@dataclass(frozen=True, slots=True)
class Duel:
    slug: str
    pair: tuple[str, str]
    """The two levels."""
    players: int
    options: Mapping[str, str]
    seed: str
    budget: Budget = REPEATABLE


def duel(
    slug: str,
    pair: tuple[str, str],
    *,
    players: int,
    options: Mapping[str, str],
    pairings: int,
    seed: str,
    budget: Budget = REPEATABLE,
) -> Tally:
    wanted = Duel(slug, pair, players, options, seed, budget)
    return Tally([pairing(wanted, number) for number in range(pairings)])


def pairing(wanted: Duel, number: int) -> Pairing:
    """Two matches on the same deals. Who sits where is drawn, half for each level; and then exchanged."""
    deals = f"{wanted.seed} {number}"
    sides = shuffled(Random(f"{deals} seats"), (seat % 2 for seat in range(wanted.players)))
    points, victories = [0.0, 0.0], [0.0, 0.0]
    seconds: tuple[list[float], list[float]] = ([], [])
    for swapped in (0, 1):
        at = [side ^ swapped for side in sides]
        end = _match(wanted, at, deals, seconds)
        # In some games points are penalties.
        sign = 1 if end.scores[end.winners[0]] == max(end.scores) else -1
        for side, score in zip(at, end.scores, strict=True):
            points[side] += sign * score / wanted.players
        for winner in end.winners:
            victories[at[winner]] += 1 / len(end.winners)
    return Pairing(
        (points[0], points[1]), (victories[0], victories[1]), (tuple(seconds[0]), tuple(seconds[1]))
    )


def _match(wanted: Duel, at: list[int], deals: str, seconds: tuple[list[float], list[float]]) -> State:
    """Play one match; `at` says which side has each seat, and `deals` is all that chance depends on."""
    state: State = GAMES[wanted.slug].start(wanted.players, wanted.options)
    minds = [thinker(wanted.slug, wanted.pair[side]) for side in at]
    rngs = [Random(f"{deals} seat {seat}") for seat in range(wanted.players)]
    shuffles = 0
    while state.to_act:
        seat: Seat = min(state.to_act)
        if seat == NATURE:
            action = chance.answer(state, seat, Random(f"{deals} chance {shuffles}"))
            shuffles += 1
        else:
            view = state.view(seat)
            started = time.thread_time()
            action = minds[seat](view, seat, rngs[seat], wanted.budget).action
            seconds[at[seat]].append(time.thread_time() - started)
        state, _ = play(state, seat, action)
    return state
