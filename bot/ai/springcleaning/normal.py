"""Spring Cleaning by sound rules of thumb, each decision with its reason."""

from __future__ import annotations

from random import Random
from typing import Final

from bot.ai.decision import MOST, Thought
from bot.ai.noise import NONE, Errors, foremost
from bot.ai.springcleaning.bitboard import SpringCleaningBitboard, text_of
from bot.ai.springcleaning.heuristics import WeighedMove, is_play, weigh
from bot.ai.springcleaning.moves import parts_of
from bot.ai.springcleaning.reasons import why
from bot.games.base import Seat
from bot.games.springcleaning.rules import DEALT, SpringCleaning

EASY: Final = dict.fromkeys(DEALT, Errors(slip=140.0))
"""Errors in eightieths of a play: small, never enough to keep last cards that may go."""
NOVICE: Final = dict.fromkeys(DEALT, Errors(slip=140.0, overlooks=0.2))
PLAINER: Final = 0.25
"""Part of the errors in where to insert a card and which one to offer: those are plain to see."""


def answer(view: SpringCleaning, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    """Return the move that saves most plays; ties are broken at random."""
    board = SpringCleaningBitboard.of(view, rng, seat)
    slip = errors.slip * (1.0 if view.phase == "play" else PLAINER)
    weighed = weigh(board)
    # Plays with cards from Offers are hard to see.
    seen = [one for one in weighed if not (_from_offers(one) and errors.overlooked(rng))]
    best = foremost(seen or weighed, lambda one: one.worth, rng, slip)
    return Thought(text_of(board, best.move), why(board, best, weighed) or (None if errors else MOST))


def _from_offers(one: WeighedMove) -> bool:
    _, size, _, _, length = parts_of(one.move)
    return is_play(one.move) and length < size
