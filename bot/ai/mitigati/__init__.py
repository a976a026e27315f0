"""Computer players of Mitigati."""

from collections.abc import Mapping
from typing import Final

from bot.ai.decision import Thinker, ruled
from bot.ai.mitigati import hard, normal
from bot.ai.noise import erring

PLAYERS: Final[Mapping[str, Thinker]] = {
    "novice": erring(normal.answer, normal.NOVICE),
    "easy": erring(normal.answer, normal.EASY),
    "normal": ruled(normal.answer),
    "hard": hard.answer,
}
COMPILED: Final = ("bitboard", "hard", "heuristics", "odds")
"""Modules beside this one in which a search spends its time."""
