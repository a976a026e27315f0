"""Worth of actions in a deal where each seat plays on with a view of its own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bench.games import measured
from bot.ai import chance, think
from bot.ai.decision import Budget
from bot.games.base import NATURE, Seat, play


def worths(state: Any, actions: Sequence[str], number: int, level: str, budget: Budget) -> list[float]:
    """Return the worth of the actions in one deal, relative to the other seats' average."""
    seat: Seat = min(state.to_act)
    view = state.view(seat)
    deal = measured(state.slug).agreeing(view, seat, Random(f"deal {number}"))
    return [_worth(deal, seat, action, number, level, budget) for action in actions]


def _worth(deal: Any, seat: Seat, action: str, number: int, level: str, budget: Budget) -> float:
    state, _ = play(deal, seat, action)
    rngs = [Random(f"{number} seat {other}") for other in range(state.players)]
    shuffles = 0
    while state.to_act and len(state.sheet) == len(deal.sheet):
        other = min(state.to_act)
        if other == NATURE:
            shuffles += 1
            said = chance.answer(state, other, Random(f"{number} chance {shuffles}"))
        else:
            said = think(state.slug, level, state.view(other), other, rngs[other], budget).action
        state, _ = play(state, other, said)
    gains = [after - before for after, before in zip(state.scores, deal.scores, strict=True)]
    ahead: float = gains[seat] - (sum(gains) - gains[seat]) / (state.players - 1)
    return -ahead if state.lowest_wins else ahead
