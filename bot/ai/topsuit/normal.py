"""Top Suit by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import Thought
from bot.ai.noise import NONE, REMEMBERED, Errors, foremost
from bot.ai.topsuit.bitboard import CARDS, TOP, TOP_BITS, TopSuitBitboard, size_of, text_of
from bot.ai.topsuit.heuristics import WeighedMove, usual, weigh
from bot.ai.topsuit.reasons import why
from bot.games.base import Seat
from bot.games.kit.french import FRENCH
from bot.games.topsuit.rules import DEALT, TopSuit

EASY: Final = dict.fromkeys(DEALT, Errors(slip=0.45))
"""Errors in points: small, never enough to miss a plain trick."""
NOVICE: Final = {
    3: Errors(slip=0.5, overlooks=0.25, forgets=True),
    4: Errors(slip=0.9, hoard=0.9, overlooks=0.5, forgets=True),
}


def answer(view: TopSuit, _seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    """Return the most promising move; ties are broken at random."""
    if errors.forgets:
        old, new = view.sheet[:-REMEMBERED], view.sheet[-REMEMBERED:]
        view = view.but(sheet=(*(trick._replace(acts=()) for trick in old), *new))
    board = TopSuitBitboard.of(view)
    weighed = weigh(board, usual(board.players))
    # Single cards are plain to see, pairs and runs are not.
    seen = [one for one in weighed if size_of(one.move & CARDS) < 2 or not errors.overlooked(rng)]

    def promised(one: WeighedMove) -> float:
        return one.worth - (errors.hoard if FRENCH[one.move >> TOP & TOP_BITS][0] == "A" else 0.0)

    best = foremost(seen, promised, rng, errors.slip)
    return Thought(text_of(best.move), why(board, best, weighed))
