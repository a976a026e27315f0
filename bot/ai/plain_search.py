"""Search on the rules themselves, for games without a bitboard: far slower, with nothing more to write."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Self

from bot.ai.decision import Adviser, Budget, Thinker, Thought
from bot.ai.search import search
from bot.games.base import Seat, State

TRUST: Final = 1.0
"""Standard errors by which an action must look better to override the rules of thumb."""


class PlainWorld:
    """A guess of everything hidden, in which everybody plays on by rules of thumb."""

    def __init__(self, state: State, moves: tuple[str, ...], adviser: Adviser) -> None:
        self.state = state
        self.moves = moves
        self.adviser = adviser
        self.hand = len(state.sheet)

    def copy(self) -> Self:
        return type(self)(self.state, self.moves, self.adviser)

    def play(self, move: int) -> None:
        self.state, _ = self.state.apply(self.state.turn, self.moves[move])

    def finish(self, rng: Random) -> None:
        """Play on to the end of the hand."""
        state = self.state
        while len(state.sheet) == self.hand:
            state, _ = state.apply(state.turn, self.adviser(state, state.turn, rng).action)
        self.state = state

    def worth(self, seat: Seat) -> float:
        """Return the seat's points in this hand over the others' average."""
        points = self.state.sheet[-1].points
        return float(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))


def searching(adviser: Adviser) -> Thinker:
    """Return a player that tries every legal action in guessed hands, played out by its rules of thumb.

    The rules of thumb get states instead of views there, and may use nothing that a view would hide.
    """

    def think(view: Any, seat: Seat, rng: Random, budget: Budget) -> Thought:
        advice = adviser(view, seat, rng)
        every = (action for choice in view.legal(seat) for action in choice)
        actions = tuple(filter(budget.allows, every))
        if len(actions) < 2:
            return advice
        texts = dict(enumerate(actions))
        trust = {move: TRUST for move, text in texts.items() if text == advice.action}

        def guess(rng: Random) -> PlainWorld:
            return PlainWorld(view.guess(seat, rng), actions, adviser)

        found = search(guess, seat, list(texts), rng, budget, trust=trust)
        return found.thought(texts, advice)

    return think
