"""Playing a hand on after an action, every seat with its own view.

The play-outs of a search see all cards, which favours some actions: of the lead that they promise a departure
from the rules of thumb, less than half comes true.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from bot.ai.decision import Brain, Budget
from bot.ai.search import Doubt, Move, Tried, compare, finished, gained, lead
from bot.games.base import Seat

AHEAD: Final = 2.0
"""Standard errors by which an action must be ahead of others to be surely better."""
DEALS: Final = 60
"""Most deals in which a departure from the rules of thumb is played on."""
FEW: Final = 12
"""Deals after which it is looked at, and least number of deals that can make it doubtful."""
COST: Final = 10
"""Iterations of a search that take about as long as a deal that is played on."""
TAKES: Final = 0.01
"""Processor time in seconds that a deal takes at most on most machines."""


def worths(answer: Brain, view: Any, seat: Seat, actions: Sequence[str], chance: str) -> tuple[float, ...]:
    """Return the worth of these actions in a guessed deal, which players with this answer play on."""
    deal = view.guess(seat, Random(chance))
    return tuple(_worth(answer, deal, seat, action, chance) for action in actions)


def _worth(answer: Brain, deal: Any, seat: Seat, action: str, chance: str) -> float:
    """Return the points of the hand over the others' average, after this action."""
    rngs = [Random(f"{chance} seat {one}") for one in range(deal.players)]
    state, _ = deal.apply(seat, action)
    end = finished(state, lambda view, other: answer(view, other, rngs[other]), Random(f"{chance} nature"))
    return gained(deal, end, seat)


def is_ahead(worths: Sequence[tuple[float, ...]], errors: float = AHEAD) -> bool:
    """Return whether the first action is ahead of each other in these deals, by so many standard errors."""
    first, *others = (Tried(place, list(column)) for place, column in enumerate(zip(*worths, strict=True)))
    return all(by > errors * error for by, error in (lead(first, other) for other in others))


def doubt(answer: Brain, view: Any, seat: Seat, text: Callable[[Move], str], rng: Random) -> Doubt:
    """Return a doubt of moves that are not ahead where players with this answer play on.

    Where the budget leaves no time for enough deals, there is no doubt.
    """

    def doubted(move: Move, thumb: Move, budget: Budget, since: float) -> bool:
        actions = text(thumb), text(move)
        deals = DEALS if budget.iterations is None else min(DEALS, budget.iterations // COST)
        seconds = budget.left(since) - TAKES
        if deals < FEW or seconds < FEW * TAKES:
            return False

        def worths_of(rng: Random) -> tuple[float, ...]:
            return worths(answer, view, seat, actions, str(rng.random()))

        found = compare(worths_of, (thumb, move), rng, Budget(seconds, deals), first=FEW)
        return found.worlds >= FEW and found.moves[0].move == thumb

    return doubted
