"""Computer players of Spring Cleaning."""

from collections.abc import Mapping
from typing import Final

from bot.ai.decision import Thinker, ruled
from bot.ai.noise import erring
from bot.ai.springcleaning import hard, normal

PLAYERS: Final[Mapping[str, Thinker]] = {
    "novice": erring(normal.answer, normal.NOVICE),
    "easy": erring(normal.answer, normal.EASY),
    "normal": ruled(normal.answer),
    "hard": hard.answer,
}
COMPILED: Final = ("bitboard", "evaluation", "hard", "heuristics", "joins", "moves", "packing", "round")
"""Modules beside this one in which a search spends its time."""
