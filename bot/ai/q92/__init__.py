"""Computer players of 92Q."""

from collections.abc import Mapping
from typing import Final

from bot.ai.decision import Thinker, ruled
from bot.ai.noise import erring
from bot.ai.q92 import hard, heuristics, normal

PLAYERS: Final[Mapping[str, Thinker]] = {
    "novice": erring(normal.think, heuristics.NOVICE),
    "easy": erring(normal.think, heuristics.EASY),
    "normal": ruled(normal.think),
    "hard": hard.think,
}
COMPILED: Final = ("bitboard", "evaluation", "hard", "rollout")
"""Modules beside this one in which a search spends its time."""
