"""Top Suit by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Thought
from bot.ai.noise import foremost
from bot.ai.topsuit.bitboard import TopSuitBitboard, text_of
from bot.ai.topsuit.heuristics import usual, weigh
from bot.ai.topsuit.reasons import why
from bot.games.base import Seat
from bot.games.topsuit.rules import TopSuit

SLIP: Final = 0.45
"""Most points by which an easy player misjudges a move."""


def answer(view: TopSuit, _seat: Seat, rng: Random) -> Thought:
    """Return the most promising move; ties are broken at random."""
    return _answer(view, rng, 0.0)


def easy(view: TopSuit, _seat: Seat, rng: Random) -> Thought:
    """Return the action with small misjudgements, never enough to miss a plain trick."""
    return _answer(view, rng, SLIP)


def _answer(view: TopSuit, rng: Random, slip: float) -> Thought:
    board = TopSuitBitboard.of(view)
    weighed = weigh(board, usual(board.players))
    best = foremost(weighed, lambda one: one.worth, rng, slip)
    return Thought(text_of(best.move), why(board, best, weighed))
