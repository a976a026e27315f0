"""92Q by rules of thumb, with the rule that decided as the reason."""

from __future__ import annotations

from random import Random

from bot.ai.decision import MOST, Thought
from bot.ai.noise import NONE, Errors
from bot.ai.q92.heuristics import answer
from bot.ai.q92.reasons import why
from bot.games.base import Seat
from bot.games.q92.rules import NinetyTwoQ


def think(view: NinetyTwoQ, seat: Seat, rng: Random, errors: Errors = NONE) -> Thought:
    action = answer(view, seat, rng, errors)
    return Thought(action, why(view, seat, action) or (None if errors else MOST))
