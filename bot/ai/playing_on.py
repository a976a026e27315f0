"""Playing a hand on after an action, every seat with its own view.

A search plays on by quicker rules of thumb, which favours some actions: of the lead that it promises a
departure from them, a part does not come true.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bot.ai.decision import Brain
from bot.ai.search import Tried, finished, gained, lead
from bot.games.base import Seat

AHEAD: Final = 2.0
"""Standard errors by which an action must be ahead of others to be surely better."""


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
