"""Computer players of Differ."""

from collections.abc import Mapping
from typing import Final

from bot.ai.decision import Thinker, ruled
from bot.ai.differ import hard, heuristics, normal
from bot.ai.noise import erring

PLAYERS: Final[Mapping[str, Thinker]] = {
    "novice": erring(normal.think, heuristics.NOVICE),
    "easy": erring(normal.think, heuristics.EASY),
    "normal": ruled(normal.think),
    "hard": hard.think,
}
COMPILED: Final = ("bitboard", "evaluation", "hard", "heuristics", "odds")
"""Modules beside this one in which a search spends its time."""
