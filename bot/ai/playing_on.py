"""Playing a hand on after an action, every seat with its own view.

The play-outs of a search see all cards, which favours some actions: of the lead that they promise a departure
from the rules of thumb, less than half comes true.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.ai.decision import Brain, Budget
from bot.ai.search import Doubt, Move, Tried, lead, margin
from bot.games.base import NATURE, Seat, begins_hand, pick, play

AHEAD: Final = 2.0
"""Standard errors by which an action must be ahead of others to be surely better."""
DEALS: Final = 60
"""Most deals in which a departure from the rules of thumb is played on."""
FEW: Final = 12
"""Deals after which it is looked at, and least number of deals that can make it doubtful."""
COST: Final = 10
"""Iterations of a search that take about as long as a deal that is played on."""
TAKES: Final = 0.03
"""Processor time in seconds that a deal is expected to take, until one takes longer."""


def worths(answer: Brain, view: Any, seat: Seat, actions: Sequence[str], chance: str) -> tuple[float, ...]:
    """Return the worth of these actions in a guessed deal, which players with this answer play on."""
    deal = view.guess(seat, Random(chance))
    return tuple(_worth(answer, deal, seat, action, chance) for action in actions)


def _worth(answer: Brain, deal: Any, seat: Seat, action: str, chance: str) -> float:
    """Return the points of the hand over the others' average, after this action."""
    state, _ = play(deal, seat, action)
    rngs = {one: Random(f"{chance} seat {one}") for one in (NATURE, *range(deal.players))}
    while state.to_act:
        other = min(state.to_act)
        rng = rngs[other]
        said = pick(rng, state.legal(other)) if other == NATURE else answer(state.view(other), other, rng)
        if begins_hand(other, said):
            break
        state, _ = play(state, other, said)
    ahead = margin([after - before for after, before in zip(state.scores, deal.scores, strict=True)], seat)
    return -ahead if state.lowest_wins else ahead


def is_ahead(worths: Sequence[tuple[float, ...]], errors: float = AHEAD) -> bool:
    """Return whether the first action is ahead of each other in these deals, by so many standard errors."""
    first, *others = (Tried(place, list(column)) for place, column in enumerate(zip(*worths, strict=True)))
    return all(by > errors * error for by, error in (lead(first, other) for other in others))


def doubt(answer: Brain, view: Any, seat: Seat, text: Callable[[Move], str], rng: Random) -> Doubt:
    """Return a doubt of moves that are not ahead where players with this answer play on.

    Where the budget leaves no time for enough deals, there is no doubt.
    """

    def doubted(move: Move, thumb: Move, budget: Budget, since: float) -> bool:
        actions, chance = (text(move), text(thumb)), str(rng.random())
        deals = DEALS if budget.iterations is None else min(DEALS, budget.iterations // COST)
        if deals < FEW or budget.left(since) < FEW * TAKES:
            return False
        first, second, longest, ahead = Tried(move), Tried(thumb), TAKES, True
        for number in range(1, deals + 1):
            before = time.thread_time()
            if budget.left(since) < longest:
                break
            for tried, worth in zip(
                (first, second), worths(answer, view, seat, actions, f"{chance} deal {number}"), strict=True
            ):
                tried.add(worth)
            if number % FEW == 0:
                by, error = lead(first, second)
                ahead = by > 0
                if abs(by) >= AHEAD * error:
                    break
            longest = max(longest, time.thread_time() - before)
        return not ahead

    return doubted
