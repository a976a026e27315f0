"""Differ by rules of thumb, with the rule that decided as the reason."""

from __future__ import annotations

from random import Random

from bot.ai.decision import MOST, Thought
from bot.ai.differ.heuristics import answer
from bot.ai.differ.reasons import why
from bot.ai.noise import NONE, Errors
from bot.games.base import Seat
from bot.games.differ.rules import Differ


def think(view: Differ, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    action = answer(view, seat, rng, errors)
    return Thought(action, why(view, seat, action) or (None if errors else MOST))
